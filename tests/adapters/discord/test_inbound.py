"""Whatever comes in is acknowledged: old commands, and faults of ours, too."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord
import pytest
from discord import app_commands

from adapters.discord.client import TableClient
from adapters.discord.port import DiscordPort
from bot.inbound import Command, Inbound, Reply
from bot.intake import Answering
from bot.messages import Address
from bot.port import Rendered, RenderedButton
from tests.adapters.discord.fronts import Front
from tests.support.discord import World

BOARD = Rendered(("桌1",), ((RenderedButton("我的牌", "h1.0."),),))


@asynccontextmanager
async def served(front: Front) -> AsyncIterator[tuple[World, TableClient]]:
    client = TableClient()
    client.front = front
    async with World(client) as world:
        yield world, client


async def test_a_command_that_we_no_longer_know_is_handed_in() -> None:
    front = Front()
    async with served(front) as (world, client):
        room, anna = world.channel(), world.person("Anna")
        client.tree.remove_command("hand")
        answer = await anna.slash(room, "hand", table=7)
        assert isinstance(front.last, Command)
        assert (front.last.name, front.last.words) == ("hand", "7")
        assert front.last.alone
        assert answer.private
        assert answer.text == "好"
        assert await anna.complete(room, "play", "cards", "5") == []
        client.tree.remove_command("play")
        assert await anna.complete(room, "play", "cards", "5") == []
        assert {type(each) for each in world.env.errors} == {app_commands.CommandNotFound}


async def test_an_option_that_we_no_longer_know_is_handed_in_as_words() -> None:
    front = Front()
    async with served(front) as (world, client):
        room, anna = world.channel(), world.person("Anna")
        client.tree.remove_command("play")

        @client.tree.command(description="another one")
        async def play(interaction: discord.Interaction, other: str) -> None:
            raise AssertionError

        answer = await anna.slash(room, "play", cards="5个10")
        assert isinstance(front.last, Command)
        assert (front.last.name, front.last.words) == ("play", "5个10")
        assert answer.private
        errors = {type(each) for each in world.env.errors}
        assert errors == {app_commands.CommandSignatureMismatch}


class Broken(Front):
    """A core with a fault."""

    async def answer(self, inbound: Inbound, answering: Answering) -> None:
        if self.slow:
            await answering.promise()
        if self.offers:
            await answering.give(Reply(("好",)))
        raise ValueError("a fault of ours")

    async def suggest(self, command: Command) -> Sequence[str]:
        raise ValueError("a fault of ours")


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize("said", [False, True])
async def test_a_fault_of_ours_fails_no_interaction(
    slow: bool, said: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(Broken(slow=slow, offers=["好"] * said)) as (world, client):
        room, anna = world.channel(), world.person("Anna")
        await DiscordPort(client).send(Address.room("discord", str(room.id)), BOARD)
        board = world.public(room)[-1]
        answers = [await anna.slash(room, "hand"), await anna.press(board, "我的牌")]
        assert all(each.private or each.shown == board for each in answers)
        assert world.public(room) == [board]
        assert await anna.complete(room, "play", "cards", "5") == []
    assert caplog.text.count("a fault of ours") >= 3


@pytest.mark.parametrize(
    ("granted", "lacking"),
    [
        ({}, ("view-channel", "send-messages", "embed-links")),
        ({"view_channel": True, "embed_links": True}, ("send-messages",)),
        ({"send_messages": True, "embed_links": True}, ("view-channel",)),
        ({"view_channel": True, "send_messages": True}, ("embed-links",)),
        ({"view_channel": True, "send_messages": True, "embed_links": True}, ()),
    ],
)
async def test_each_right_that_a_table_needs_is_missed(
    monkeypatch: pytest.MonkeyPatch, granted: dict[str, bool], lacking: tuple[str, ...]
) -> None:
    """Discord says with each interaction what the bot may do where it happened."""
    front = Front()
    async with served(front) as (world, _):
        room, anna = world.channel(), world.person("Anna")
        may = discord.Permissions(**granted)
        monkeypatch.setattr(discord.Interaction, "app_permissions", property(lambda _: may))
        await anna.slash(room, "newgame")
        assert front.last.lacking == lacking
