"""What happens at Discord, as the core is told of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from adapters.discord.client import TableClient
from adapters.discord.port import DiscordPort
from bot.inbound import Click, Command, Typed
from bot.messages import Address
from bot.port import Rendered, RenderedButton
from tests.adapters.discord.fronts import Front
from tests.support.discord import World


@asynccontextmanager
async def served() -> AsyncIterator[tuple[World, Front]]:
    client, front = TableClient(), Front()
    client.front = front
    async with World(client) as world:
        yield world, front


async def test_it_asks_for_nothing_privileged() -> None:
    async with served() as (world, _):
        intents = world.env.bot.intents
        assert [intents.members, intents.presences, intents.message_content] == [False] * 3
        assert intents.guilds


async def test_a_command_in_a_channel() -> None:
    async with served() as (world, front):
        room = world.channel("够级")
        anna = world.person("Anna", nick="老王", locale="zh-TW")
        await anna.slash(room, "newgame")
        command = front.last
        assert isinstance(command, Command)
        assert (command.name, command.words) == ("newgame", "")
        assert command.at == Address.room("discord", str(room.id))
        assert command.title == "青岛老乡群 #够级"
        assert command.alone
        assert command.lacking == ()
        assert command.sender.user == str(anna.id)
        assert command.sender.name == "老王"
        assert command.sender.language == "zh-TW"


async def test_options_are_words() -> None:
    async with served() as (world, front):
        room, anna = world.channel(), world.person("Anna")
        said = [
            ("newgame", {"game": "gouji wanjiaxiang"}, "gouji wanjiaxiang"),
            ("hand", {"table": 7}, "7"),
            ("hand", {}, ""),
            ("play", {"cards": "5个10"}, "5个10"),
            ("play", {"cards": "过", "table": 12}, "#12 过"),
            ("rules", {"word": "烧"}, "烧"),
            ("rules", {}, ""),
            ("language", {"language": "en"}, "en"),
            ("help", {}, ""),
        ]
        for name, options, words in said:
            await anna.slash(room, name, **options)
            assert isinstance(front.last, Command)
            assert (front.last.name, front.last.words) == (name, words)


async def test_a_thread_is_a_room() -> None:
    async with served() as (world, front):
        anna = world.person("Anna")
        parent = world.channel()
        thread = world.thread(parent, "桌七", anna)
        await anna.slash(thread, "newgame")
        assert front.last.at == Address.room("discord", str(thread.id))
        assert front.last.title == "青岛老乡群 #桌七"


@pytest.mark.parametrize(
    ("denied", "lacking"),
    [
        ("send_messages", ("send-messages",)),
        ("embed_links", ("embed-links",)),
    ],
)
async def test_what_the_bot_may_not_do_is_known(denied: str, lacking: tuple[str, ...]) -> None:
    async with served() as (world, front):
        room, anna = world.channel(), world.person("Anna")
        await anna.slash(room, "help")
        assert front.last.lacking == ()
        world.deny(room, denied)
        await anna.slash(room, "newgame")
        assert set(front.last.lacking) == set(lacking)


async def test_in_a_thread_another_right_counts() -> None:
    async with served() as (world, front):
        anna = world.person("Anna")
        parent = world.channel()
        thread = world.thread(parent, "桌七", anna)
        world.deny(parent, "send_messages_in_threads")
        await anna.slash(thread, "newgame")
        assert front.last.lacking == ("send-in-threads",)


async def test_a_press_brings_its_token() -> None:
    async with served() as (world, front):
        room, anna = world.channel(), world.person("Anna")
        port = DiscordPort(world.env.bot)
        board = Rendered(("桌1",), ((RenderedButton("我的牌", "h7.2c.x"),),))
        await port.send(Address.room("discord", str(room.id)), board)
        await anna.press(anna.sees(room)[-1], "我的牌")
        click = front.last
        assert isinstance(click, Click)
        assert click.token == "h7.2c.x"
        assert click.alone
        assert click.at == Address.room("discord", str(room.id))


async def test_a_button_that_nobody_knows_gets_a_word_all_the_same() -> None:
    async with served() as (world, front):
        import discord

        room, anna = world.channel(), world.person("Anna")
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="old", custom_id="old:format:1"))
        view.stop()
        await world.env.bot.get_channel(room.id).send("x", view=view)  # type: ignore[union-attr]
        answer = await anna.press(anna.sees(room)[-1], "old")
        assert front.last.token == "old:format:1"  # type: ignore[attr-defined]
        assert answer.text == "好"


async def test_the_private_chat() -> None:
    async with served() as (world, front):
        anna = world.person("Anna")
        await anna.slash(None, "newgame")
        assert front.last.at == Address.person("discord", str(anna.id))
        assert not front.last.alone
        await anna.say(None, "5个10")
        assert isinstance(front.last, Typed)
        assert front.last.text == "5个10"
        assert front.last.at == Address.person("discord", str(anna.id))


async def test_nothing_that_people_say_in_a_channel_is_read() -> None:
    async with served() as (world, front):
        room, anna = world.channel(), world.person("Anna")
        await anna.say(room, "5个10")
        await anna.say(room, "/newgame")
        assert front.heard == []


async def test_suggestions_come_while_one_types() -> None:
    async with served() as (world, front):
        room, anna = world.channel(), world.person("Anna")
        front.offers = ["5个10", "x" * 101, "", *(f"{n}个9" for n in range(40))]
        offers = await anna.complete(room, "play", "cards", "5")
        assert len(offers) == 25
        assert offers[0] == "5个10"
        assert isinstance(front.last, Command)
        assert (front.last.name, front.last.words) == ("play", "5")
        await anna.complete(room, "play", "cards", "5", table=3)
        assert front.last.words == "#3 5"
        await anna.complete(None, "rules", "word", "烧")
        assert (front.last.name, front.last.words) == ("rules", "烧")
        front.offers = []
        assert await anna.complete(room, "rules", "word", "") == []


@pytest.mark.parametrize("may", [True, False])
async def test_the_bot_greets_a_server_where_it_may(may: bool) -> None:
    """The simulator's servers have no channel for greetings: it is made first, then we join."""
    async with served() as (world, front):
        room = world.channel("general", deny=() if may else ("send_messages",))
        await world.settle()
        guild = world.env.bot.get_guild(world.guild.id)
        assert guild is not None
        guild._system_channel_id = room.id
        world.env.bot.dispatch("guild_join", guild)
        await world.settle()
        greetings = [each for each in front.heard if isinstance(each, Command)]
        assert [each.name for each in greetings] == ["start"] * may
        assert all(each.at == Address.room("discord", str(room.id)) for each in greetings)
        assert not any(each.alone for each in greetings)
