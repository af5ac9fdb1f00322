"""Discord's refusals in words of the core."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from traceback import format_exception
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from adapters.discord.errors import own_errors
from adapters.discord.port import DiscordPort
from bot.messages import Address
from bot.port import (
    ChatError,
    Gone,
    Refused,
    Rendered,
    RenderedButton,
    Sent,
    SlowDown,
    Unreachable,
)
from tests.support.discord import Person, World

HELLO = Rendered(("你好",), ((RenderedButton("是", "x1.1."),),))
ANYWHERE = "/channels/*"

Call = Callable[[DiscordPort, Sent], Awaitable[object]]
CALLS: dict[str, Call] = {
    "send": lambda port, sent: port.send(sent.to, HELLO),
    "edit": lambda port, sent: port.edit(sent, HELLO),
    "strip": lambda port, sent: port.strip(sent),
    "delete": lambda port, sent: port.delete(sent),
}


def answer(status: int, code: int, headers: dict[str, str] | None = None) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers=headers or {})
    return discord.HTTPException(response, {"code": code, "message": "no"})


def raised(error: BaseException) -> ChatError:
    with pytest.raises(ChatError) as caught, own_errors():
        raise error
    return caught.value


async def written(world: World, client: discord.Client) -> tuple[DiscordPort, Sent]:
    port = DiscordPort(client)
    room = world.channel()
    return port, await port.send(Address.room("discord", str(room.id)), HELLO)


def client() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (403, 50001, Unreachable),
        (403, 50013, Unreachable),
        (404, 10003, Unreachable),
        (403, 50009, Unreachable),
        (403, 0, Unreachable),
        (400, 160005, Unreachable),
        (404, 10008, Gone),
        (400, 30046, Gone),
        (403, 50005, Gone),
        (400, 50035, Refused),
        (400, 50006, Refused),
        (400, 200000, Refused),
        (413, 40005, Refused),
        (429, 0, SlowDown),
        (429, 20016, SlowDown),
        (400, 20028, SlowDown),
        (401, 0, ChatError),
        (404, 0, ChatError),
        (500, 0, ChatError),
        (503, 0, ChatError),
    ],
)
@pytest.mark.parametrize("call", ["send", "edit", "strip"])
async def test_refusals_in_words_of_the_core(
    call: str, status: int, code: int, expected: type[ChatError]
) -> None:
    bot = client()
    async with World(bot) as world:
        port, sent = await written(world, bot)
        world.fail("*", ANYWHERE, status, code)
        with pytest.raises(ChatError) as caught:
            await CALLS[call](port, sent)
        assert type(caught.value) is expected


@pytest.mark.parametrize("call", ["edit", "strip"])
async def test_an_archived_thread_is_woken_by_a_new_message_only(call: str) -> None:
    bot = client()
    async with World(bot) as world:
        port, sent = await written(world, bot)
        world.fail("PATCH", ANYWHERE, 400, 50083)
        with pytest.raises(Gone):
            await CALLS[call](port, sent)
        world.fail("POST", ANYWHERE, 400, 50083)
        with pytest.raises(Unreachable):
            await port.send(sent.to, HELLO)


@pytest.mark.parametrize("code", [10008, 50083])
async def test_what_cannot_be_taken_away_any_more_is_no_error(code: int) -> None:
    bot = client()
    async with World(bot) as world:
        port, sent = await written(world, bot)
        world.fail("DELETE", ANYWHERE, 404, code)
        await port.delete(sent)
        world.fail("DELETE", ANYWHERE, 500)
        with pytest.raises(ChatError):
            await port.delete(sent)


@pytest.mark.parametrize(
    "shut",
    [
        lambda world, person: person.close_dms(),
        lambda world, person: person.leave(),
        lambda world, person: world.fail("POST", "/users/@me/channels", 403, 50007),
        lambda world, person: world.fail("POST", "/users/@me/channels", 400, 50033),
    ],
)
async def test_who_takes_no_private_messages_is_unreachable(
    shut: Callable[[World, Person], None],
) -> None:
    bot = client()
    async with World(bot) as world:
        anna = world.person("Anna")
        shut(world, anna)
        with pytest.raises(Unreachable):
            await DiscordPort(bot).send(Address.person("discord", str(anna.id)), HELLO)


async def test_where_the_bot_may_not_write_or_look_nothing_is_reachable() -> None:
    bot = client()
    async with World(bot) as world:
        for denied in ("send_messages", "view_channel"):
            room = world.channel(deny=[denied])
            with pytest.raises(Unreachable):
                await DiscordPort(bot).send(Address.room("discord", str(room.id)), HELLO)


@pytest.mark.parametrize(
    ("status", "code"), [(401, 50027), (404, 10015), (404, 10062), (400, 40060)]
)
def test_an_answer_that_comes_too_late_may_be_lost(status: int, code: int) -> None:
    assert type(raised(answer(status, code))) is ChatError


def test_an_interaction_that_was_answered_may_be_lost() -> None:
    interaction: Any = None
    assert type(raised(discord.InteractionResponded(interaction))) is ChatError


def test_too_many_writes_say_for_how_long_to_be_silent() -> None:
    slow = [
        raised(discord.RateLimited(61.5)),
        raised(answer(429, 0, {"Retry-After": "17"})),
        raised(answer(429, 0)),
        raised(answer(400, 20028, {"Retry-After": "nonsense"})),
    ]
    assert all(isinstance(error, SlowDown) for error in slow)
    assert [error.seconds for error in slow if isinstance(error, SlowDown)] == [61.5, 17, 10, 10]


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError("cut"),
        ConnectionResetError(104, "reset"),
        TimeoutError(),
        RuntimeError("Session is closed"),
        discord.DiscordException("no gateway"),
    ],
)
def test_a_broken_connection_is_an_error_whose_outcome_nobody_knows(error: Exception) -> None:
    assert type(raised(error)) is ChatError


@pytest.mark.parametrize(
    ("code", "expected"), [(4004, Refused), (4014, Refused), (4000, ChatError)]
)
def test_some_ends_of_a_connection_are_for_good(code: int, expected: type[ChatError]) -> None:
    socket: Any = SimpleNamespace(close_code=code)
    error = discord.ConnectionClosed(socket, shard_id=None, code=code)
    assert type(raised(error)) is expected
    assert type(raised(discord.PrivilegedIntentsRequired(None))) is Refused


def test_a_wrong_token_is_of_no_use_to_try_again_and_is_never_told() -> None:
    error = discord.LoginFailure("Improper token secret.secret.secret.")
    error.__cause__ = discord.DiscordException("secret")
    refused = raised(error)
    assert type(refused) is Refused
    assert "token" in str(refused)
    assert "secret" not in "".join(format_exception(refused))


def test_faults_of_our_own_are_not_hidden() -> None:
    with pytest.raises(RuntimeError), own_errors():
        raise RuntimeError("something else")
    with pytest.raises(KeyError), own_errors():
        raise KeyError("x")
