"""The step: load one table, let something happen, write everything, in one transaction.

Steps of one table follow each other; the key of the journal catches whoever else might write.
No table lives in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final
from weakref import WeakValueDictionary

from bot import announce, clocks, computers, lobby, play
from bot.chance import Chance
from bot.clock import Clock
from bot.house import voting
from bot.house.at_table import of
from bot.house.house import House
from bot.house.saved import begun_with, saved_with
from bot.inbound import Inbound, Sender
from bot.lately import Lately
from bot.messages import Address, Message
from bot.records import NewTable, Records
from bot.refusal import Worded
from bot.sitting import Sitting, Timer, Who
from bot.table import ALIVE, Phase, Table
from bot.text import language_for
from bot.told import NOTHING, Told, answer
from engine.errors import Rejected, Stale
from storage import people, rooms, tables
from storage.journal import Conflict
from storage.store import Store, Tx

ATTEMPTS: Final = 3
"""How often a step is tried when somebody else has written to its hand meanwhile."""

Work = Callable[[Sitting, Who], Told | None]
Look = Callable[[Sitting, Who | None], Any]


@dataclass(slots=True)
class Desk:
    store: Store
    clock: Clock
    chance: Chance
    records: Records
    wake: Callable[[], None] = lambda: None
    """Called after each step: there may be something to send and to wait for."""
    lately: Lately = field(default_factory=Lately)
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def step(self, table: int, inbound: Inbound, work: Work) -> Told:
        """Apply *inbound* to a table, once; what is left to answer its sender with: that which
        *work* tells, and his private message where he is answered alone.

        Raises Rejected (in words, where the table has any), Repeated or NoTable; then nothing has
        changed, and the same update may come again.
        """

        async def body(tx: Tx) -> tuple[Sitting, Told]:
            now = self.clock.now()
            who = await self.records.arrive(tx, inbound, now)
            sitting = await self.records.load(tx, table, now)
            return sitting, await self._told(tx, sitting, inbound, who, work)

        async with self._lock(table):
            told: Told = await self._transact(body)
        return told

    async def open(self, inbound: Inbound, game: str, profile: str, work: Work) -> Told:
        """Open a table where *inbound* happened. Raises Rejected or Repeated.

        Nobody else knows the table before the transaction is over, so it needs no lock.
        """
        new = NewTable(game, profile, self.chance.secret())

        async def body(tx: Tx) -> tuple[Sitting, Told]:
            now = self.clock.now()
            who = await self.records.arrive(tx, inbound, now)
            table = await self.records.open(tx, inbound, new, who, now)
            sitting = await self.records.load(tx, table, now)
            return sitting, await self._told(tx, sitting, inbound, who, work)

        told: Told = await self._transact(body)
        return told

    async def fire(self, table: int, timer: Timer, work: Callable[[Sitting, Timer], None]) -> None:
        """A timer of the table was due when it was read; it may be gone by now, or run longer."""

        async def body(tx: Tx) -> tuple[Sitting, None] | None:
            sitting = await self.records.load(tx, table, self.clock.now())
            found = next((t for t in sitting.timers if t.row == timer.row), None)
            if found is None or found.due > sitting.now:
                return None
            await self._work(tx, sitting, lambda s: work(s, found))
            return sitting, None

        async with self._lock(table):
            await self._transact(body)

    async def say(self, inbound: Inbound, messages: Callable[[Who], list[Message]]) -> None:
        """Answer outside any table. Raises Repeated."""
        async with self._writing() as tx:
            who = await self.records.arrive(tx, inbound, self.clock.now())
            await self.records.put(tx, messages(who))
        self.wake()

    async def look(self, table: int, inbound: Inbound, work: Look) -> Any:
        """Look at a table without changing anything. Raises Rejected or NoTable."""
        async with self.store.read() as tx:
            who = await self.records.known(tx, inbound.sender)
            sitting = await self.records.load(tx, table, self.clock.now())
        sitting.here = who if inbound.alone else None
        return _worded(sitting, lambda: work(sitting, who))

    async def tables_in(self, room: Address, phases: Sequence[Phase]) -> list[int]:
        """Ids of the tables of a room, oldest first."""
        async with self.store.read() as tx:
            return await self.records.tables_in(tx, room, phases)

    async def table_numbered(self, room: Address, number: int) -> int | None:
        """Id of the living table that people of *room* call by *number*."""
        async with self.store.read() as tx:
            rows = await tables.in_room(tx, room.key, ALIVE)
        return next((row.id for row in rows if row.number == number), None)

    async def tables_of(self, sender: Sender, phases: Sequence[Phase]) -> list[Table]:
        """Tables at which a person has a seat, oldest first."""
        async with self.store.read() as tx:
            who = await self.records.known(tx, sender)
            return [] if who is None else await self.records.tables_of(tx, who, phases)

    async def language_of(self, sender: Sender) -> str:
        async with self.store.read() as tx:
            who = await self.records.known(tx, sender)
        if who is not None:
            return language_for(who.language)
        return language_for(sender.language) if sender.language else self.records.language

    async def speak(
        self, inbound: Inbound, language: str, answer: Callable[[Who], Message] | None = None
    ) -> None:
        """Set the language of the room or the person where *inbound* happened, and say *answer*.

        Raises Repeated.
        """
        async with self._writing() as tx:
            who = await self.records.arrive(tx, inbound, self.clock.now())
            await self.records.speak(tx, inbound, who, language)
            await self.records.put(tx, [] if answer is None else [answer(who)])
        self.wake()

    async def keep_house(self, inbound: Inbound, table: Table) -> None:
        """Let new tables of its room begin with the rules of *table*. Raises Repeated."""
        async with self._writing() as tx:
            await self.records.arrive(tx, inbound, self.clock.now())
            room = table.room.key
            saved = saved_with(of(table), await rooms.saved_house(tx, room))
            await rooms.save_house(tx, room, *saved)
        self.wake()

    async def game_in(self, room: Address) -> str:
        """The game of which a table is opened in *room* where none is named."""
        async with self.store.read() as tx:
            return await self.records.game_in(tx, room.key)

    async def begun_with(self, game: str, room: Address) -> House:
        """The rules with which a table of *game* begins in *room*."""
        async with self.store.read() as tx:
            return begun_with(game, await rooms.saved_house(tx, room.key))

    async def move(self, room: Address, chat: str) -> None:
        """A room has got a new id on its platform: its tables are shown there anew."""
        there = await self.tables_in(room, ALIVE)
        async with self.store.begin() as tx:
            await rooms.moved(tx, room.key, replace(room, chat=chat).key)
        for table in there:
            await self._show_anew(table)
        self.wake()

    async def unreachable(self, address: Address) -> None:
        """Messages to *address* cannot be delivered: tell the rooms where this person plays."""
        if not address.private:
            return
        async with self.store.begin() as tx:
            row = await people.by_user(tx, address.platform, address.chat)
            if row is None or row.id is None:
                return
            who = self.records.who(row)
            playing = await self.records.tables_of(tx, who, (Phase.PLAYING,))
            await self.records.put(
                tx,
                [
                    announce.private_closed(table, who)
                    for table in playing
                    if not table.room.private
                ],
            )
        self.wake()

    async def _show_anew(self, table: int) -> None:
        def work(sitting: Sitting) -> None:
            sitting.board_anew = True

        async def body(tx: Tx) -> tuple[Sitting, None]:
            sitting = await self.records.load(tx, table, self.clock.now())
            await self._work(tx, sitting, work)
            return sitting, None

        async with self._lock(table):
            await self._transact(body)

    async def _transact(self, body: Callable[[Tx], Awaitable[tuple[Sitting, Any] | None]]) -> Any:
        """One transaction, tried again when somebody else has written to the hand."""
        for _ in range(ATTEMPTS):
            try:
                async with self._writing() as tx:
                    done = await body(tx)
            except Conflict as conflict:
                self.records.recent.forget(str(conflict))
                continue
            if done is None:
                return None
            sitting, result = done
            self.records.keep(sitting)
            self.wake()
            return result
        raise Stale

    async def reach(self, inbound: Inbound, wanted: bool, answer: Callable[[Who], Message]) -> None:
        """Its sender wants private messages, or no more of them; *answer* is the first one, or the
        last. Raises Repeated."""
        async with self._writing() as tx:
            who = await self.records.arrive(tx, inbound, self.clock.now())
            await people.set_reachable(tx, inbound.sender.platform, inbound.sender.user, wanted)
            await self.records.put(tx, [answer(who)] if wanted else [])
        self.wake()

    async def _told(self, tx: Tx, sitting: Sitting, inbound: Inbound, who: Who, work: Work) -> Told:
        sitting.here = who if inbound.alone else None
        sitting.inside = who if inbound.at.private else None

        def answered(sitting: Sitting) -> Told:
            return answer(sitting, inbound, who, work(sitting, who) or NOTHING)

        told: Told = await self._work(tx, sitting, answered)
        told = replace(told, language=language_for(who.language))
        if sitting.answer is None:
            return told
        number = sitting.table.id
        living = sitting.answer.slot in (announce.hand_slot(number), voting.panel(number))
        return replace(told, screen=sitting.answer, living=living)

    async def _work(self, tx: Tx, sitting: Sitting, work: Callable[[Sitting], Any]) -> Any:
        result = _worded(sitting, lambda: _done(sitting, work))
        await self.records.save(tx, sitting)
        return result

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Tx]:
        """A transaction. Who is cancelled at its very end may have committed it: then it is for
        others to go on with what has been written."""
        try:
            async with self.store.begin() as tx:
                yield tx
        except asyncio.CancelledError:
            self.wake()
            raise

    def _lock(self, table: int) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


def _done(sitting: Sitting, work: Callable[[Sitting], Any]) -> Any:
    """*work* and all that follows from it."""
    before, phase = sitting.question, sitting.table.phase
    result = work(sitting)
    if sitting.table.phase is Phase.PLAYING:
        finished = computers.advance(sitting)
        play.settle(sitting)
        clocks.renew(sitting, before)
        if not finished:
            sitting.add.append(Timer("computers", sitting.now, hand=sitting.table.hand_id))
    moved = sitting.table.phase is not phase or sitting.table.hand_id != sitting.was.hand_id
    if sitting.table.phase in (Phase.BETWEEN, Phase.OVER) and moved:
        sitting.clear = True
        lobby.rest(sitting)
    if sitting.table.phase is Phase.CLOSED:
        sitting.clear = True
        sitting.drop += sitting.timers
        sitting.add.clear()
    announce.announce(sitting, before)
    return result


def _worded(sitting: Sitting, work: Callable[[], Any]) -> Any:
    """What is refused at a table is put into words by its narrator."""
    try:
        return work()
    except Rejected as error:
        text = sitting.narrator.refusal(error)
        table, asked = sitting.table, sitting.question
        question = 0 if asked is None else asked.id
        raise Worded(error, text, table.id, table.hand_id, question) from error
