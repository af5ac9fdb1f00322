"""The whole bot at Discord in one process: the real library, a real database, a clock that the
test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text

from adapters.discord.client import TableClient
from adapters.discord.port import DiscordPort
from bot.app import App
from bot.pace import UNPACED, Pace
from bot.port import ChatPort
from bot.sitting import Sitting
from bot.tempo import LIVE, Tempo
from bot.text import Text, locale
from bot.tokens import Op, Token
from engine.gouji.matters import Matter
from storage.store import MEMORY, Store
from tests.support.bot_process import KnownChance
from tests.support.discord import Answer, Channel, Control, Person, Shown, World
from tests.support.fake_clock import FakeClock

NAMES: Final = ("老王", "小李", "丽姐", "Anna", "大刚", "Tom")
"""In playing order: 老王 opens the table."""
LOCALES: Final = ("zh-CN", "zh-CN", "zh-TW", "zh-CN", "zh-CN", "en-US")
LANGUAGES: Final = {"zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "en-US": "en"}
DECLINES: Final = (Op.PASS, Op.NO_BURN, Op.NO_SHOW, Op.SAY)
"""Where these stand, the first of them takes nothing on: what is asked around the play is
answered with no, or as the rules would have it, by its first button."""
PATIENCE: Final = 30.0
"""Seconds until a test gives up on the bot, on a machine that has other things to do."""
STEPS: Final = 2000
"""So many rounds of looking whether anybody is asked; more would mean that a hand is stuck."""


def words(key: str, language: str = "zh-Hans", **args: object) -> str:
    """One of the bot's texts, as most people here read it."""
    return locale(language, here=True).words(Text(key, args))


def token_of(control: Control) -> Token:
    """What pressing it hands in."""
    written = control.value or control.custom_id.removeprefix("gj:").rpartition(":")[0]
    return Token.parse(written)


def having(shown: Shown, *ops: Op) -> list[Control]:
    return [control for control in shown.controls if token_of(control).op in ops]


@dataclass(slots=True)
class SameChance(KnownChance):
    """The same secrets and marks, too: what is drawn from them takes the same time in every run."""

    _marks: Iterator[int] = field(default_factory=lambda: count(1))

    def secret(self) -> str:
        return "0" * 32

    def mark(self) -> str:
        return f"m{next(self._marks)}"


@dataclass(slots=True)
class House:
    """Six people in one channel. :meth:`restart` ends the bot and starts it on its database."""

    database: Path | str
    chance: SameChance
    """Outlives a restart."""
    tempo: Tempo
    pace: Pace | None
    clock: FakeClock
    others: Mapping[str, ChatPort]
    """Ports of other platforms that the same bot serves."""
    source: Callable[[App], Coroutine[Any, Any, None]] | None = None
    """Takes the updates of another platform."""
    table: int | None = None
    """The table that is looked at; otherwise the newest."""
    held_up: bool = False
    """Calls to Discord fail or hang: nobody waits for what is on its way there."""
    world: World = None  # type: ignore[assignment]
    store: Store = None  # type: ignore[assignment]
    app: App = None  # type: ignore[assignment]
    room: Channel = None  # type: ignore[assignment]
    people: Sequence[Person] = ()
    marks: list[tuple[int, int, int]] = field(default_factory=list)
    """After each step of a play: calls to Discord so far, the number of the hand, and how many of
    its events were stored."""
    journals: dict[int, list[Any]] = field(default_factory=dict)
    """What was stored of each hand when a mark was set last."""
    seats: dict[int, int] = field(default_factory=dict)
    """Where people sit, by their ids: a lot may have decided it."""
    _running: asyncio.Task[None] = None  # type: ignore[assignment]

    @property
    def host(self) -> Person:
        return self.people[0]

    # The bot

    async def start(self, client: TableClient) -> None:
        """Serve with *client*, which must not be logged in yet."""
        self.store = await Store.open(self.database)
        self.app = App.build(
            self.store,
            {"discord": DiscordPort(client), **self.others},
            clock=self.clock,
            chance=self.chance,
            tempo=self.tempo,
            pace=self.pace,
        )
        client.front = self.app
        self.clock.watch(self.store.quiet)
        if not self.others:
            self.clock.until(self.app.sender.idle)

    async def run(self) -> None:
        """Send and keep the clocks, now that the client is connected."""
        sources = () if self.source is None else (self.source(self.app),)
        self._running = asyncio.create_task(self.app.run(*sources))
        self.world.until(self.settled)
        await self.world.settle()

    async def settled(self) -> None:
        """Return when nothing more is on its way to Discord now."""
        if not self.others:
            await self.app.settled()
        elif not self.held_up:
            await self.out("discord")

    async def out(self, platform: str) -> None:
        """Return when everything for one platform has gone out, whatever others do."""
        waiting = "select count(*) from outbox where address like :address"
        async with asyncio.timeout(PATIENCE):
            while await self.rows(waiting, address=f"{platform}/%") != [(0,)]:  # noqa: ASYNC110
                await asyncio.sleep(0)

    async def stop(self) -> None:
        if self._running.done():
            self._running.result()
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.store.close()

    async def restart(self, *, close: bool = True) -> None:
        """A new process on the same database. Not *close*: the old one was killed."""
        await self.stop()
        await self.start_again(close=close)

    async def start_again(self, *, close: bool = True) -> None:
        """After :meth:`stop`, with a new client in the old world."""
        client = TableClient()
        await self.start(client)
        await self.world.restart(client, close=close)
        await self.run()

    async def advance(self, seconds: float) -> None:
        """Let time pass for the bot and at Discord."""
        await self.clock.advance(seconds)
        await self.world.travel(seconds)

    # What stands in the channel

    @property
    def board(self) -> Shown:
        """The table message of a hand: the newest, and all that can be pressed there."""
        return next(s for s in reversed(self.public) if having(s, Op.TABLE))

    @property
    def public(self) -> list[Shown]:
        """What the bot wrote there for everybody and still stands, oldest first."""
        me = self.world.env.backend.bot_user.id
        standing = self.world.standing(self.room.id, public=True)
        return [shown for shown in standing if shown.author == me]

    @property
    def texts(self) -> list[str]:
        return [shown.text for shown in self.public]

    def result(self) -> Shown | None:
        last = self.public[-1:]
        return next((s for s in last if "对得上" in str(s.embeds)), None)

    # A table

    async def open(self, host: Person | None = None) -> Shown:
        """The host opens a table; its lobby."""
        await (host or self.host).slash(self.room, "newgame")
        return self.public[-1]

    async def seat(self, lobby: Shown, *people: Person) -> None:
        """They sit down, in this order."""
        for person in people:
            answer = await person.press(lobby, "坐下")
            assert answer.private
            assert answer.text.startswith(("坐下了", "Seated")), answer.text

    async def deal(self, profile: str = "finalstone") -> Shown:
        """A table with all the people and a hand dealt; the table message."""
        lobby = await self.open()
        name = words(f"profile-gouji-{profile}")
        if name not in lobby.text:
            await self.host.press(lobby, words("button-profile", name=name))
        await self.seat(lobby, *self.people[1:])
        return await self.begin(lobby)

    async def begin(self, lobby: Shown) -> Shown:
        """The host starts; the table message."""
        (start,) = having(self.now(lobby), Op.START)
        await self.host.press(lobby, start)
        assert "第1局" in self.board.text
        return self.board

    def now(self, shown: Shown) -> Shown:
        """The same message as it stands now."""
        found = self.world.find(shown.channel, shown.id)
        assert found is not None
        return found

    async def hand(self, person: Person) -> Shown:
        """Look at one's hand by the table message."""
        answer = await person.press(self.board, having(self.board, Op.HAND)[0])
        return hand_in(answer)

    async def lead(self) -> Person:
        """Nobody declares or shows anything before the first lead; who leads then."""
        for _ in range(STEPS):
            sitting = await self.sitting()
            assert sitting.question is not None
            if sitting.question.kind == Matter.LEAD:
                break
            asked = await self.asked()
            for person in asked:
                await self.decline(person)
            if not asked:
                await self.release()
        (leader,) = await self.asked()
        return leader

    async def decline(self, person: Person) -> None:
        """*person* looks at his hand, and says no to what he is asked there, if anything."""
        for control in having(await self.hand(person), *DECLINES)[:1]:
            await person.press(person.sees(self.room)[-1], control)

    async def play(
        self,
        players: Sequence[Any],
        seen: Callable[[], object],
        disturb: Mapping[int, Callable[[], Any]] | None = None,
    ) -> None:
        """Let *players* answer what they are asked until *seen*; at round N, *disturb* first."""
        for number in range(STEPS):
            if seen():
                return
            if disturb and number in disturb:
                await disturb[number]()
                await self.mark()
                continue
            await self.round(players)
        raise AssertionError(f"{STEPS} rounds, and no end")

    async def round(self, players: Sequence[Any]) -> None:
        """All of *players* who are asked answer; where nobody is, a hold runs out."""
        asked = {person.id for person in await self.asked()}
        turns = [player for player in players if player.person.id in asked]
        for player in turns:
            await player.turn()
            await self.mark()
        if not turns:
            await self.release()
            await self.mark()

    async def mark(self) -> None:
        """A step of a play is over, and all that comes of it has been sent."""
        sitting = await self.sitting()
        number = sitting.table.hands
        self.marks.append((len(self.world.calls()), number, len(sitting.log)))
        self.journals[number] = list(sitting.log)
        users = {s: sitting.people[who].address.chat for s, who in sitting.table.people.items()}
        self.seats = {int(user): seat for seat, user in users.items()}

    async def asked(self, *, waiting: bool = False) -> list[Person]:
        """Who owes an answer, in the order of the rules; only those without whose answer it does
        not go on, if *waiting*."""
        sitting = await self.sitting()
        if sitting.question is None:
            return []
        users = (
            sitting.people[sitting.table.people[ask.seat]].address.chat
            for ask in sitting.question.asks
            if ask.seat in sitting.table.people and (ask.waits or not waiting)
        )
        by_id = {str(person.id): person for person in self.people}
        return [by_id[user] for user in users if user in by_id]

    async def release(self, table: int | None = None) -> None:
        """Let as much time pass as the hold of the open question takes."""
        sitting = await self.sitting(table)
        dues = [timer.due for timer in sitting.timers if timer.kind == "hold" and timer.due]
        now = self.clock.now()
        until = max(min(dues, default=now), now)
        await self.clock.advance_to(until)
        await self.world.settle()

    # What is stored

    async def sitting(self, table: int | None = None) -> Sitting:
        """How a table stands in the database now."""
        table = table or self.table or int((await self.rows("select max(id) from tables"))[0][0])
        async with self.store.read() as tx:
            return await self.app.desk.records.load(tx, table, self.clock.now())

    async def events(self) -> list[Any]:
        """The journal of the hand."""
        return (await self.sitting()).log

    async def plays(self) -> int:
        return sum(event.kind == "cards-played" for event in await self.events())

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        async with self.store.read() as tx:
            return [tuple(row) for row in await tx.execute(text(query), values)]


def hand_in(answer: Answer) -> Shown:
    """The private message with one's cards that *answer* shows."""
    shown = answer.shown
    assert shown is not None, "no answer"
    assert shown.reader is not None, "a hand for everybody"
    return shown


@asynccontextmanager
async def served(
    database: Path | str = MEMORY,
    *,
    seed: int = 1,
    tempo: Tempo = LIVE,
    pace: Pace | None = UNPACED,
    people: int = 6,
    names: Sequence[str] = NAMES,
    guild: str = "青岛老乡群",
    others: Mapping[str, ChatPort] | None = None,
    source: Callable[[App], Coroutine[Any, Any, None]] | None = None,
) -> AsyncIterator[House]:
    """The bot, serving a new world with a channel and *people* in it, none of whom takes private
    messages."""
    house = House(database, SameChance(seed), tempo, pace, FakeClock(), others or {}, source)
    client = TableClient()
    await house.start(client)
    try:
        async with World(client, guild=guild) as house.world:
            house.room = house.world.channel("gouji")
            house.people = [
                house.world.person(name, locale=locale)
                for name, locale in zip(names[:people], LOCALES[:people], strict=True)
            ]
            for person in house.people:
                person.close_dms()
            await house.run()
            yield house
    finally:
        await house.stop()
