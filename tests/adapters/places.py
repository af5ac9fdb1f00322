"""Chats of every platform, each behind the same few looks, for the contract of the ports."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Final, Protocol

import discord
from rich.console import Console
from telegram import Bot

from adapters.console.port import ConsolePort
from adapters.discord.port import DiscordPort
from adapters.telegram.port import TelegramPort
from bot.messages import Address
from bot.port import ChatPort, Rendered, Sent
from bot.text import Mention
from tests.support.discord import Person
from tests.support.discord import Shown as DiscordMessage
from tests.support.discord import World as DiscordWorld
from tests.support.fake_chat import FakeChat, labels_of, text_of
from tests.support.fake_clock import FakeClock
from tests.support.telegram import Flood, ManualClock, Message, Server, World

Labels = list[list[str]]

CALLED: Final = "<老王> *_@all"
"""Name of the person in every place: a platform may take it from there."""


class Place(Protocol):
    """A port, and what somebody sees who reads along."""

    port: ChatPort
    room: Address
    person: Address
    stranger: Address | None
    """Somebody who cannot be written to, where there is such a thing."""
    longest: int | None
    """Letters of the longest text that is taken."""

    erases: bool
    """Whether what has been shown can be taken away."""
    at_sign: str
    """How ``@`` is written in a name, so that it calls nobody."""
    shaped: bool
    """Whether the biggest keyboard keeps its rows."""
    copies: bool
    """Whether a button can put its words into the clipboard."""

    def text(self, sent: Sent) -> str: ...

    def labels(self, sent: Sent) -> Labels:
        """The buttons that may be pressed, row by row."""
        ...

    def tokens(self, sent: Sent) -> list[str]:
        """What pressing them hands in, in the same order."""
        ...

    def delete(self, sent: Sent) -> bool:
        """Somebody deletes a message. False: nobody can."""
        ...

    def rings(self, sent: Sent) -> list[str]:
        """Ids of the people whose device rings for what the message says."""
        ...


@dataclass
class TelegramPlace:
    port: ChatPort
    world: World
    room: Address
    person: Address
    stranger: Address | None
    longest: int | None = 4096
    erases: bool = True
    at_sign: str = "@\u2060"
    shaped: bool = True
    copies: bool = True

    def text(self, sent: Sent) -> str:
        return self._message(sent).text

    def rings(self, sent: Sent) -> list[str]:
        entities = self._message(sent).content.get("entities", ())
        called = [e for e in entities if e["type"] in ("mention", "text_mention")]
        return [str(entity["user"]["id"]) for entity in called]

    def labels(self, sent: Sent) -> Labels:
        return self._message(sent).labels

    def tokens(self, sent: Sent) -> list[str]:
        return [str(button["callback_data"]) for button in self._message(sent).now.buttons]

    def delete(self, sent: Sent) -> bool:
        self._message(sent).deleted = True
        return True

    def _message(self, sent: Sent) -> Message:
        found = self.world.chats[int(sent.to.chat)].find(int(sent.id))
        assert found is not None
        return found


@asynccontextmanager
async def telegram() -> AsyncIterator[Place]:
    clock = ManualClock()
    world = World(clock=clock, flood=Flood(clock, enabled=False))
    anna = world.add_person(CALLED, started=True)
    stranger = world.add_person("Tom")
    group = world.add_group("Table", [anna])
    async with Server(world) as server, Bot(world.token, base_url=server.base_url) as bot:
        yield TelegramPlace(
            TelegramPort(bot),
            world,
            Address.room("telegram", str(group.id)),
            Address.person("telegram", str(anna.id)),
            Address.person("telegram", str(stranger.id)),
        )
    world.assert_clean()


@dataclass
class ConsolePlace:
    """Nothing is ever edited on paper: what was printed last is what stands there."""

    port: ChatPort
    console: ConsolePort
    paper: io.StringIO
    room: Address
    person: Address
    stranger: Address | None = None
    longest: int | None = None
    erases: bool = False
    at_sign: str = "@"
    shaped: bool = True
    copies: bool = False

    def text(self, sent: Sent) -> str:
        box = self.paper.getvalue().rpartition("╭")[2].partition("╰")[0]
        lines = box.splitlines()[1:]
        return "\n".join(line.strip("│").removeprefix(" ").rstrip() for line in lines).rstrip()

    def labels(self, sent: Sent) -> Labels:
        rows = self.paper.getvalue().rpartition("╯\n")[2].splitlines()
        return [re.findall(r" \d+  (.+?) {3}", f"{row}   ") for row in rows]

    def tokens(self, sent: Sent) -> list[str]:
        return list(self.console.choices)

    def delete(self, sent: Sent) -> bool:
        return False

    def rings(self, sent: Sent) -> list[str]:
        return []


@asynccontextmanager
async def console() -> AsyncIterator[Place]:
    paper = io.StringIO()
    port = ConsolePort(Console(file=paper, width=20_000, highlight=False))
    yield ConsolePlace(
        port, port, paper, Address.room("console", "you"), Address.person("console", "you")
    )


@dataclass
class FakePlace:
    port: ChatPort
    chat: FakeChat
    room: Address
    person: Address
    stranger: Address | None
    longest: int | None = 4096
    erases: bool = True
    at_sign: str = "@"
    shaped: bool = True
    copies: bool = True

    def rings(self, sent: Sent) -> list[str]:
        pieces = self._standing(sent).pieces
        return [piece.user for piece in pieces if isinstance(piece, Mention)]

    def text(self, sent: Sent) -> str:
        return text_of(self._standing(sent))

    def labels(self, sent: Sent) -> Labels:
        return [list(row) for row in labels_of(self._standing(sent))]

    def tokens(self, sent: Sent) -> list[str]:
        return [button.token for row in self._standing(sent).buttons for button in row]

    def delete(self, sent: Sent) -> bool:
        self.chat.remove(sent.to, sent.id)
        return True

    def _standing(self, sent: Sent) -> Rendered:
        return next(shown.message for shown in self.chat.shows(sent.to) if shown.id == sent.id)


@asynccontextmanager
async def fake() -> AsyncIterator[Place]:
    stranger = Address.person("fake", "2")
    chat = FakeChat(FakeClock(), room_writes=1000, all_writes=1000, closed={stranger})
    yield FakePlace(chat, chat, Address.room("fake", "-1"), Address.person("fake", "1"), stranger)


@dataclass
class DiscordPlace:
    """Five rows at most: the biggest keyboards become lists."""

    port: ChatPort
    world: DiscordWorld
    reader: Person
    room: Address
    person: Address
    stranger: Address | None
    longest: int | None = 4096
    erases: bool = True
    at_sign: str = "@"
    shaped: bool = False
    copies: bool = False

    def text(self, sent: Sent) -> str:
        return self._message(sent).text

    def rings(self, sent: Sent) -> list[str]:
        return [str(user) for user in self._message(sent).rings]

    def labels(self, sent: Sent) -> Labels:
        return self._message(sent).labels

    def tokens(self, sent: Sent) -> list[str]:
        return [
            control.value or control.custom_id.removeprefix("gj:").rpartition(":")[0]
            for control in self._message(sent).controls
        ]

    def delete(self, sent: Sent) -> bool:
        self.world.remove(self._message(sent))
        return True

    def _message(self, sent: Sent) -> DiscordMessage:
        chat = self.reader.user.dm_channel.id if sent.to.private else int(sent.to.chat)
        found = self.world.find(chat, int(sent.id))
        assert found is not None
        return found


@asynccontextmanager
async def at_discord() -> AsyncIterator[Place]:
    client = discord.Client(intents=discord.Intents(guilds=True))
    async with DiscordWorld(client) as world:
        anna, tom = world.person(CALLED), world.stranger("Tom")
        tom.leave()
        yield DiscordPlace(
            DiscordPort(client),
            world,
            anna,
            Address.room("discord", str(world.channel().id)),
            Address.person("discord", str(anna.id)),
            Address.person("discord", str(tom.id)),
        )


PLACES: Final[dict[str, Callable[[], AbstractAsyncContextManager[Place]]]] = {
    "telegram": telegram,
    "console": console,
    "fake": fake,
    "discord": at_discord,
}
