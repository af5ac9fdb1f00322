"""The whole bot between a real database and a chat in memory, on a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot import table as tables
from bot.app import App
from bot.desk import Work
from bot.inbound import Click, Command, Inbound, Reply, Sender, Typed
from bot.messages import Address
from bot.pace import UNPACED, Pace
from bot.port import Rendered, Sent
from bot.sitting import Sitting, Who
from bot.table import ALIVE
from bot.tempo import LIVE, Tempo
from bot.tokens import Op, Token
from engine.seats import Seat
from storage.store import Store
from tests.support.fake_chat import FakeChat, Shown, Write
from tests.support.fake_clock import FakeClock

PLATFORM = "fake"
ROOM = Address.room(PLATFORM, "-100")
OTHER_ROOM = Address.room(PLATFORM, "-200")
TOPIC = Address.room(PLATFORM, "-100", "7")
TITLES = {ROOM: "青岛老乡群", OTHER_ROOM: "柏林牌友", TOPIC: "青岛老乡群"}
NAMES = ("老王", "小李", "丽姐", "Anna", "大刚", "Tom")
ANSWERS = (Op.PLAY, Op.PASS, Op.NO_BURN, Op.YIELD, Op.APPLY, Op.SHOW, Op.NO_SHOW, Op.BURN, Op.SAY)


@dataclass(slots=True)
class KnownChance:
    """The same shuffles, secrets and marks in the same order."""

    seeds: Iterable[int] = field(default_factory=lambda: count(1))
    _numbers: Any = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.seeds = iter(self.seeds)

    def seed(self) -> int:
        return next(self.seeds)  # type: ignore[call-overload,no-any-return]

    def secret(self) -> str:
        return f"secret-{next(self._numbers)}"

    def mark(self) -> str:
        return f"mark{next(self._numbers)}"


@dataclass(slots=True)
class Recorder:
    """A port that keeps every message word for word, tokens and all, before it is written."""

    chat: FakeChat
    sent: list[tuple[Any, ...]] = field(default_factory=list)
    """(moment, call, address, message), in order."""

    @property
    def platform(self) -> str:
        return self.chat.platform

    @property
    def discreet(self) -> bool:
        return self.chat.discreet

    @property
    def pace(self) -> Pace:
        return self.chat.pace

    async def send(self, to: Address, message: Rendered) -> Sent:
        self.sent.append((self.chat.clock.now(), "send", to, message))
        return await self.chat.send(to, message)

    async def edit(self, sent: Sent, message: Rendered) -> None:
        self.sent.append((self.chat.clock.now(), "edit", sent.to, message))
        await self.chat.edit(sent, message)

    async def strip(self, sent: Sent) -> None:
        self.sent.append((self.chat.clock.now(), "strip", sent.to, None))
        await self.chat.strip(sent)

    async def delete(self, sent: Sent) -> None:
        self.sent.append((self.chat.clock.now(), "delete", sent.to, None))
        await self.chat.delete(sent)


@dataclass(slots=True)
class Person:
    """Somebody who uses the bot by what stands in his chats."""

    club: Club
    sender: Sender

    @property
    def dm(self) -> Address:
        return self.sender.address

    async def command(self, name: str, words: str = "", at: Address = ROOM) -> Reply | None:
        return await self.hand_in(Command, at, name=name, words=words)

    async def types(self, words: str, at: Address | None = None) -> None:
        await self.hand_in(Typed, at or self.dm, text=words)

    async def starts(self, payload: str = "") -> None:
        """Open the private chat."""
        await self.command("start", payload, at=self.dm)

    async def clicks(self, token: Token | str, at: Address = ROOM) -> Reply:
        reply = await self.hand_in(Click, at, token=str(token))
        assert reply is not None
        return reply

    async def presses(self, op: Op, arg: str | None = None, at: Address = ROOM) -> Reply:
        """Press a button that stands under one of the messages of a chat, the newest first."""
        return await self.clicks(self.club.button(at, op, arg), at)

    async def answers(self, op: Op, arg: str | None = None) -> Reply:
        """Press a button of the private chat."""
        return await self.presses(op, arg, at=self.dm)

    async def hand_in(self, kind: type[Inbound], at: Address, **more: Any) -> Reply | None:
        inbound = kind(
            id=str(next(self.club.updates)),
            sender=self.sender,
            at=at,
            title=TITLES.get(at, ""),
            alone=self.club.discreet and not at.private,
            **more,
        )
        return await self.club.handle(inbound)

    @property
    def buttons(self) -> list[Token]:
        """Of the newest message about cards in the private chat."""
        return tokens(self.screen)

    @property
    def screen(self) -> Shown:
        """The newest message of the private chat that is about a hand."""
        hands = [shown for shown in self.club.chat.shows(self.dm) if "张" in shown.text]
        return hands[-1]

    @property
    def last(self) -> str:
        return self.club.chat.last(self.dm).text


def tokens(shown: Shown) -> list[Token]:
    return [
        Token.parse(button.token) for row in shown.message.buttons for button in row if button.token
    ]


@dataclass(slots=True)
class Club:
    """The bot, running. :meth:`restart` ends it as a kill would and starts it on its database."""

    path: Path
    tempo: Tempo = LIVE
    discreet: bool = False
    """Whether people are answered alone in a room."""
    pace: Pace = UNPACED
    """By default people and rooms take everything at once; see :func:`polite`."""
    clock: FakeClock = field(default_factory=FakeClock)
    chance: KnownChance = field(default_factory=KnownChance)
    chat: FakeChat = None  # type: ignore[assignment]
    port: Recorder = None  # type: ignore[assignment]
    store: Store = None  # type: ignore[assignment]
    app: App = None  # type: ignore[assignment]
    updates: Any = field(default_factory=lambda: count(1))
    _task: asyncio.Task[None] = None  # type: ignore[assignment]

    async def start(self) -> None:
        if self.chat is None:
            self.chat = FakeChat(self.clock, PLATFORM, discreet=self.discreet)
            if self.pace is UNPACED:
                self.chat.room_writes = self.chat.all_writes = 10**9
            self.port = Recorder(self.chat)
        self.store = await Store.open(self.path)
        self.app = App.build(
            self.store,
            {PLATFORM: self.port},
            clock=self.clock,
            chance=self.chance,
            tempo=self.tempo,
            pace=self.pace,
        )
        self.clock.watch(self.store.quiet)
        self.clock.until(self.app.sender.idle)
        self._task = asyncio.create_task(self.app.run())
        await self.clock.settle()

    async def stop(self) -> None:
        if self._task.done():
            self._task.result()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.store.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    def person(self, name: str) -> Person:
        number = NAMES.index(name) + 1 if name in NAMES else sum(map(ord, name)) + 100
        return Person(self, Sender(PLATFORM, str(number), name, "zh-CN"))

    @property
    def six(self) -> list[Person]:
        return [self.person(name) for name in NAMES]

    async def handle(self, inbound: Inbound) -> Reply | None:
        """Hand something in, and let go out what may."""
        reply = await self.app.handle(inbound)
        await self.clock.settle()
        return reply

    async def advance(self, seconds: float) -> None:
        await self.clock.advance(seconds)

    async def seated(self, *people: Person, at: Address = ROOM, game: str = "") -> int:
        """A lobby where all *people* sit; returns the table."""
        for person in people:
            await person.starts()
        await people[0].command("newgame", game, at=at)
        for person in people[1:]:
            await person.presses(Op.JOIN, at=at)
        return await self.newest()

    async def dealt(self, *people: Person, at: Address = ROOM) -> int:
        """A table where all *people* have been dealt a hand; returns the table."""
        table = await self.seated(*people, at=at)
        await people[0].presses(Op.START, at=at)
        return table

    async def laid(self, scene: Any, *people: Person, at: Address = ROOM) -> int:
        """A table where all *people* play the hand of *scene*, a position of some game; computers
        sit where they are not."""
        table = await self.seated(*people, at=at, game=scene.hand.game.key)

        def start(sitting: Sitting, who: Who) -> None:
            sitting.table = tables.started(sitting.table, who.id, "greedy")
            self._lay(sitting, scene)

        await self._step(table, people[0], at, start)
        return table

    async def laid_next(self, table: int, scene: Any, person: Person, at: Address = ROOM) -> None:
        """The next hand of *table*, where *person* sits, is that of *scene*."""
        await self._step(table, person, at, lambda sitting, _: self._lay(sitting, scene))

    def _lay(self, sitting: Sitting, scene: Any) -> None:
        hand_id = f"{sitting.table.id}-{self.chance.mark()}"
        sitting.table = tables.dealt(sitting.table, hand_id, sitting.tempo.reserve)
        sitting.log.clear()
        sitting.stored = 0
        sitting.record((scene.hand, scene.log))

    async def _step(self, table: int, person: Person, at: Address, work: Work) -> None:
        command = Command(id=str(next(self.updates)), sender=person.sender, at=at, name="lay")
        await self.app.desk.step(table, command, work)
        await self.clock.settle()

    def button(self, at: Address, op: Op, arg: str | None = None) -> Token:
        """The newest button of this kind in a chat."""
        for shown in reversed(self.chat.shows(at)):
            for token in tokens(shown):
                if token.op is op and arg in (None, token.arg):
                    return token
        raise AssertionError(f"no button {op.name} in {at.key}")

    async def newest(self) -> int:
        """The table opened last."""
        return int((await self.rows("select max(id) from tables"))[0][0])

    async def sitting(self, table: int) -> Sitting:
        """How the table stands in the database now."""
        async with self.store.read() as tx:
            return await self.app.desk.records.load(tx, table, self.clock.now())

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        async with self.store.read() as tx:
            return [tuple(row) for row in await tx.execute(text(query), values)]

    async def everything(self, but: Iterable[str] = ()) -> dict[str, list[tuple[Any, ...]]]:
        """All rows of the database, but those of some tables."""
        names = [
            row[0] for row in await self.rows("select name from sqlite_master where type = 'table'")
        ]
        return {
            name: sorted(await self.rows(f"select * from {name}"), key=repr)
            for name in names
            if name not in but
        }

    def told(self, at: Address = ROOM) -> list[str]:
        """What stands in a chat."""
        return [shown.text for shown in self.chat.shows(at)]

    def written(self, at: Address = ROOM) -> list[Write]:
        return self.chat.to(at)

    async def front(self, table: int) -> list[Person]:
        """Whom the table waits for."""
        sitting = await self.sitting(table)
        question = sitting.question
        assert question is not None
        return [
            await self.at(table, ask.seat)
            for ask in question.asks
            if ask.waits and ask.seat in sitting.table.people
        ]

    async def at(self, table: int, seat: Seat) -> Person:
        sitting = await self.sitting(table)
        return self.person(sitting.people[sitting.table.people[seat]].name)

    async def alive(self, at: Address = ROOM) -> list[int]:
        return await self.app.desk.tables_in(at, ALIVE)


@asynccontextmanager
async def opened(path: Path, **options: Any) -> AsyncIterator[Club]:
    club = Club(path, **options)
    await club.start()
    try:
        yield club
    finally:
        await club.stop()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with opened(tmp_path / "gouji.db") as found:
        yield found
