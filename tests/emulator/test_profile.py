"""Commands, name and descriptions."""

from __future__ import annotations

import aiogram.types
import pytest
import telegram

from tests.emulator.conftest import Client, Refused, Wire
from tests.support.telegram import Chat, Person, World
from tests.support.telegram.methods_profile import menu


def commands(*names: str) -> list[dict[str, str]]:
    return [{"command": name, "description": name} for name in names]


async def test_get_me(client: Client, world: World) -> None:
    me = await client.get_me()
    assert (me.id, me.username, me.is_bot) == (world.bot.id, "cards_bot", True)
    assert me.can_read_all_group_messages is False
    assert world.violations == []


async def test_commands_by_scope_and_language(
    wire: Wire, world: World, ann: Person, bob: Person, table: Chat
) -> None:
    async def put(names: list[str], **place: object) -> None:
        assert (await wire("setMyCommands", commands=commands(*names), **place))[0] == 200

    await put(["all"])
    await put(["dm"], scope={"type": "all_private_chats"})
    await put(["dm_zh"], scope={"type": "all_private_chats"}, language_code="zh")
    await put(["boss"], scope={"type": "all_chat_administrators"})
    bob.language_code = "zh-hans"
    assert menu(world, ann, ann.dm) == ["dm"]
    assert menu(world, bob, bob.dm) == ["dm_zh"]
    assert (menu(world, ann, table), menu(world, bob, table)) == (["boss"], ["all"])
    await put(["here"], scope={"type": "chat", "chat_id": table.id})
    assert menu(world, bob, table) == ["here"]
    _, body = await wire("getMyCommands", scope={"type": "all_private_chats"}, language_code="zh")
    assert body["result"] == commands("dm_zh")
    await wire("deleteMyCommands")
    assert (await wire("getMyCommands"))[1]["result"] == []
    assert world.violations == []


async def test_commands_through_the_libraries(client: Client, world: World) -> None:
    kind = telegram.BotCommand if isinstance(client.bot, telegram.Bot) else aiogram.types.BotCommand
    wanted = [kind(command=name, description="x") for name in ("join", "new_game2")]
    assert await client.set_my_commands(commands=wanted)
    assert [command.command for command in await client.get_my_commands()] == ["join", "new_game2"]
    assert world.violations == []


@pytest.mark.parametrize(
    ("list_", "words"),
    [
        ([{"command": "加入", "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "Join", "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "a" * 33, "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "a", "description": ""}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        ([{"command": "a", "description": "x" * 257}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        (commands(*(f"c{i}" for i in range(101))), "BOT_COMMANDS_TOO_MUCH"),
        ({}, "can't parse list of bot commands"),
    ],
)
async def test_commands_telegram_refuses(wire: Wire, list_: object, words: str) -> None:
    assert await wire.refusal("setMyCommands", commands=list_) == "Bad Request: " + words


async def test_places_telegram_refuses(wire: Wire) -> None:
    good = commands("a")
    said = await wire.refusal("setMyCommands", commands=good, scope={"type": "moon"})
    assert "Unsupported type" in said
    said = await wire.refusal("setMyCommands", commands=good, language_code="zh-hans")
    assert "language code" in said


async def test_name_and_descriptions(client: Client, world: World) -> None:
    assert await client.set_my_name(name="Cards")
    assert await client.set_my_name(name="牌", language_code="zh")
    assert (await client.get_my_name()).name == "Cards"
    assert (await client.get_my_name(language_code="zh")).name == "牌"
    assert (await client.get_my_name(language_code="de")).name == "Cards"
    await client.set_my_description(description="d")
    await client.set_my_short_description(short_description="s")
    assert (await client.get_my_description()).description == "d"
    assert (await client.get_my_short_description()).short_description == "s"
    with pytest.raises(Refused, match=r"(?i)too_long"):
        await client.set_my_short_description(short_description="x" * 121)
    assert world.violations == []
