"""The whole bot on the emulator in one process: the real library, a real database, short waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from adapters.telegram.run import telegram
from bot.app import App
from bot.chance import Chance
from bot.clock import Clock, SystemClock
from bot.codec import codecs
from bot.intake import take
from bot.pace import UNPACED, Pace
from bot.tempo import Tempo
from sqlmodel import col, select

from engine.events import EVERYONE
from storage import journal
from storage.models import HandRow, TableRow
from storage.store import MEMORY, Store
from tests.support.bot_process import BRISK, KnownChance
from tests.support.players import Player, by_buttons, recommended, until
from tests.support.telegram import Chat, Flood, Message, Person, RealClock, Server, World

NAMES: Final = ("老王", "小李", "丽姐", "Anna", "大刚", "Tom")
"""In playing order: 老王 opens the table."""
TOWN: Final = "青岛老乡群"


def world_of(**more: Any) -> World:
    """A world without the flood rule: people here are quicker than any chat could be."""
    return World(flood=Flood(RealClock(), enabled=False), **more)


@dataclass(slots=True)
class House:
    world: World
    server: Server
    store: Store
    app: App
    group: Chat
    people: Sequence[Person]

    @property
    def host(self) -> Person:
        return self.people[0]

    async def open(self, chat: Chat | None = None, topic: int | None = None) -> Message:
        """The host opens a table; its lobby."""
        chat = chat or self.group
        before = len(chat.from_bot)
        self.host.say(chat, f"/newgame@{self.world.bot.username}", topic=topic)
        return await self.world.wait_for(lambda: chat.from_bot[before:] and chat.from_bot[before])

    async def seat(self, lobby: Message, *people: Person) -> None:
        """They sit down, in this order."""
        for person in people:
            assert "坐下了" in (await person.press(lobby, "坐下").answered()).text
        await self.world.wait_for(lambda: all(person.first_name in lobby.text for person in people))

    async def start(self, lobby: Message) -> Message:
        """The host starts; the table message."""
        chat, before = lobby.chat, len(lobby.chat.from_bot)
        label = next(b for row in lobby.labels for b in row if b.startswith("开打"))
        assert (await self.host.press(lobby, label).answered()).text == ""
        return await self.world.wait_for(lambda: chat.from_bot[before:] and chat.from_bot[before])

    async def deal(self, chat: Chat | None = None) -> Message:
        """A table with all the people and a hand dealt; the table message."""
        lobby = await self.open(chat)
        await self.seat(lobby, *self.people[1:])
        board = await self.start(lobby)
        for person in self.people:
            await self.world.wait_for(lambda person=person: "你的牌" in self.hand_of(person).text)
        return board

    def hand_of(self, person: Person) -> Message:
        """The newest private message of somebody."""
        return person.dm.from_bot[-1]

    def players(self, *people: Person, **more: Any) -> list[Player]:
        return [Player(person, recommended, by_buttons, **more) for person in people or self.people]

    async def hands(self) -> list[str]:
        """Ids of all hands ever dealt, oldest first."""
        async with self.store.read() as tx:
            found = await tx.execute(select(col(HandRow.id)).order_by(col(HandRow.opened_at)))
            return list(found.scalars())

    async def tables(self) -> list[Any]:
        async with self.store.read() as tx:
            found = await tx.execute(select(TableRow).order_by(col(TableRow.id)))
            return list(found)

    async def events(self, hand: str | None = None) -> list[Any]:
        """The journal of a hand, the newest by default."""
        hand = hand or (await self.hands())[-1]
        codec = codecs()["gouji"]
        async with self.store.read() as tx:
            return [codec.load(entry) for entry in await journal.read(tx, hand)]


def opened(events: Sequence[Any]) -> list[Any]:
    """What everybody has seen; the end of a hold is nothing to see."""
    return [e for e in events if e.audience is EVERYONE and e.kind != "hold-ended"]


@asynccontextmanager
async def served(
    world: World,
    *,
    people: Sequence[Person] = (),
    group: Chat | None = None,
    seed: int = 1,
    tempo: Tempo = BRISK,
    pace: Pace = UNPACED,
    clock: Clock | None = None,
    chance: Chance | None = None,
    database: Any = MEMORY,
) -> AsyncIterator[House]:
    """The bot, serving *world*. Without *people*, six who have started it, in one group."""
    people = people or [
        world.add_person(name, language_code="zh-hans", started=True) for name in NAMES
    ]
    group = group or world.add_group(TOWN, people[1:], admins=people[:1])
    clock = clock or SystemClock()
    async with Server(world) as server:
        store = await Store.open(database)
        try:
            async with telegram(world.token, server.root) as client:
                app = App.build(
                    store,
                    {client.port.platform: client.port},
                    clock=clock,
                    chance=chance or KnownChance(seed),
                    tempo=tempo,
                    pace=pace,
                )
                running = asyncio.create_task(app.run(take(client.source, app.handle, clock)))
                try:
                    await world.wait_for(lambda: world.updates.polling or running.done())
                    yield House(world, server, store, app, group, people)
                    await world.answers_settled()
                finally:
                    running.cancel()
                    await asyncio.gather(running, return_exceptions=True)
                if not running.cancelled():
                    running.result()
        finally:
            await store.close()
    world.assert_clean()
