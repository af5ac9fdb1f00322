"""What only Telegram has: entities, links, its errors, its time zones."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from traceback import format_exception

import pytest
from telegram import Bot
from telegram.error import InvalidToken

from adapters.telegram.errors import own_errors
from adapters.telegram.port import TelegramPort, spoken, written
from bot.messages import Address
from bot.port import (
    ChatError,
    Gone,
    Moved,
    Refused,
    Rendered,
    RenderedButton,
    SlowDown,
    Unreachable,
)
from tests.adapters.telegram.house import world_of
from tests.support.telegram import Chat, Person, Server, World
from tests.support.telegram.errors import bad

MOMENT = datetime(2026, 3, 1, 20, 0, 45, tzinfo=UTC)
HELLO = Rendered(("你好",))


class Room:
    """A group with one person, and the port to it."""

    def __init__(self, world: World, port: TelegramPort, group: Chat, anna: Person) -> None:
        self.world, self.port, self.group, self.anna = world, port, group, anna
        self.at = Address.room("telegram", str(group.id))


@asynccontextmanager
async def room() -> AsyncIterator[Room]:
    world = world_of()
    anna = world.add_person("Anna", started=True)
    group = world.add_group("Table", admins=[anna])
    async with Server(world) as server, Bot(world.token, base_url=server.base_url) as bot:
        yield Room(world, TelegramPort(bot), group, anna)
    world.assert_clean()


def test_moments_are_entities_where_they_stand_counted_in_utf_16() -> None:
    text, entities = written(("🃏 到 ", MOMENT, "，再到 ", MOMENT))
    assert text == "🃏 到 20:00:45 UTC，再到 20:00:45 UTC"
    assert [(e.offset, e.length, e.unix_time, e.date_time_format) for e in entities] == [
        (5, 12, MOMENT, "T"),
        (21, 12, MOMENT, "T"),
    ]
    units = text.encode("utf-16-le")
    for entity in entities:
        piece = units[2 * entity.offset : 2 * (entity.offset + entity.length)]
        assert piece.decode("utf-16-le") == spoken(MOMENT)


async def test_moments_arrive_as_entities() -> None:
    async with room() as place:
        await place.port.send(place.at, Rendered(("到 ", MOMENT)))
        (entity,) = place.group.last.entities
        assert entity["type"] == "date_time"
        assert entity["unix_time"] == int(MOMENT.timestamp())


async def test_nobody_is_called_by_a_name_and_no_link_has_a_preview() -> None:
    async with room() as place:
        await place.port.send(place.at, Rendered(("@anna_smith 先出", " https://example.org")))
        assert {entity["type"] for entity in place.group.last.entities} == {"url"}
        sent = place.world.calls[-1].parameters
        assert sent["link_preview_options"] == '{"is_disabled": true}'


async def test_a_table_rings_for_nobody_and_a_private_message_for_its_reader() -> None:
    async with room() as place:
        await place.port.send(place.at, HELLO)
        await place.port.send(Address.person("telegram", str(place.anna.id)), HELLO)
        assert place.group.last.silent
        assert not place.anna.dm.last.silent


async def test_a_button_with_a_payload_is_a_link_to_the_private_chat() -> None:
    async with room() as place:
        link = RenderedButton("打开私聊", start="s7_1f09ab3c")
        await place.port.send(place.at, Rendered(("坐下",), ((link,),)))
        assert place.group.last.url("打开私聊") == "https://t.me/cards_bot?start=s7_1f09ab3c"


async def test_a_button_can_copy_what_is_to_be_pasted_elsewhere() -> None:
    async with room() as place:
        copying = RenderedButton("复制规矩码", copied="GJ-fs-6")
        await place.port.send(place.at, Rendered(("规矩码 GJ-fs-6",), ((copying,),)))
        assert place.group.last.copied("复制规矩码") == "GJ-fs-6"
        assert "callback_data" not in place.group.last.button("复制规矩码")


async def test_there_is_no_link_before_the_bot_knows_its_name() -> None:
    port = TelegramPort(Bot("1:" + "A" * 35))
    with pytest.raises(ChatError):
        port.link("s7_1f09ab3c")


async def test_too_many_writes_say_for_how_long_to_be_silent() -> None:
    async with room() as place:
        place.world.faults.slow_down("sendMessage", 17)
        with pytest.raises(SlowDown) as caught:
            await place.port.send(place.at, HELLO)
        assert caught.value.seconds == 17


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("message to edit not found", Gone),
        ("message can't be edited", Gone),
        ("chat not found", Unreachable),
        ("not enough rights to send text messages to the chat", Unreachable),
        ("group chat was deactivated", Unreachable),
        ("TOPIC_CLOSED", Unreachable),
        ("message thread not found", Unreachable),
        ("MESSAGE_ID_INVALID", Gone),
        ("message is too long", Refused),
        ("BUTTON_DATA_INVALID", Refused),
    ],
)
async def test_refusals_of_telegram_in_words_of_the_core(
    words: str, error: type[ChatError]
) -> None:
    async with room() as place:
        sent = await place.port.send(place.at, HELLO)
        place.world.faults.fail("editMessageText", bad(words))
        with pytest.raises(error) as caught:
            await place.port.edit(sent, Rendered(("二",)))
        assert type(caught.value) is error


async def test_a_group_that_has_a_new_id_says_which() -> None:
    async with room() as place:
        old = place.world.add_group("klein", admins=[place.anna], kind="group")
        new = place.anna.migrate(old)
        with pytest.raises(Moved) as caught:
            await place.port.send(Address.room("telegram", str(old.id)), HELLO)
        assert caught.value.chat == str(new.id)


@pytest.mark.parametrize("strike", ["outage", "cut_before", "cut_after"])
@pytest.mark.parametrize("call", ["send", "edit", "strip"])
async def test_a_broken_connection_is_an_error_whose_outcome_nobody_knows(
    strike: str, call: str
) -> None:
    async with room() as place:
        sent = await place.port.send(place.at, Rendered(("一",), ((RenderedButton("是", "x"),),)))
        getattr(place.world.faults, strike)()
        calls: dict[str, Callable[[], Awaitable[object]]] = {
            "send": lambda: place.port.send(place.at, HELLO),
            "edit": lambda: place.port.edit(sent, HELLO),
            "strip": lambda: place.port.strip(sent),
        }
        with pytest.raises(ChatError) as caught:
            await calls[call]()
        assert type(caught.value) is ChatError


def test_a_wrong_token_is_of_no_use_to_try_again() -> None:
    with pytest.raises(Refused, match="token") as caught, own_errors():
        raise InvalidToken("The token `1:secret` was rejected by the server.")
    assert "secret" not in "".join(format_exception(caught.value))


async def test_messages_of_a_topic_stay_in_it() -> None:
    async with room() as place:
        forum = place.world.add_group("论坛", admins=[place.anna], forum=True)
        topic = place.anna.open_topic(forum, "够级")
        sent = await place.port.send(Address.room("telegram", str(forum.id), str(topic)), HELLO)
        assert forum.last.thread_id == topic
        await place.port.edit(sent, Rendered(("二",)))
        assert forum.last.text == "二"
