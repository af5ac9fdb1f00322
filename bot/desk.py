"""The step: load one table, let something happen, write everything, in one transaction.

Steps of one table follow each other; the key of the journal catches whoever else might write.
No table lives in memory: a small cache spares folding the same events again, and is checked
against the length of the journal.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

from bot import announce, clocks, computers, play
from bot.chance import Chance
from bot.clock import Clock
from bot.inbound import Inbound, Sender
from bot.messages import Address, Message
from bot.narrate import Narrators
from bot.records import Folded, Records
from bot.sitting import Sitting, Timer, Who
from bot.table import Phase
from bot.tempo import Tempo
from engine.errors import Rejected
from storage import rooms
from storage.store import Store, Tx

CACHED_HANDS: Final = 256

Work = Callable[[Sitting, Who], Any]
Look = Callable[[Sitting, Who | None], Any]
Fired = Callable[[Sitting], None]


@dataclass(slots=True)
class Desk:
    store: Store
    clock: Clock
    chance: Chance
    tempo: Tempo
    narrators: Narrators
    records: Records
    wake: Callable[[], None] = lambda: None
    """Called after each step: there may be something to send and to wait for."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _hands: OrderedDict[str, Folded] = field(default_factory=OrderedDict)

    async def step(self, table: int, inbound: Inbound, work: Work) -> Any:
        """Apply *inbound* to a table, once. Raises Rejected, Repeated or NoTable."""
        async with self._lock(table):
            async with self.store.begin() as tx:
                who = await self.records.arrive(tx, inbound, self.clock.now())
                sitting = await self._load(tx, table)
                result = await self._work(tx, sitting, lambda s: work(s, who))
            self._keep(sitting)
        self.wake()
        return result

    async def open(self, inbound: Inbound, game: str, profile: str, work: Work) -> Any:
        """Open a table where *inbound* happened. Raises Rejected or Repeated."""
        async with self.store.begin() as tx:
            now = self.clock.now()
            who = await self.records.arrive(tx, inbound, now)
            secret = self.chance.secret()
            table = await self.records.open(tx, inbound, game, profile, who, secret, now)
            sitting = await self._load(tx, table)
            result = await self._work(tx, sitting, lambda s: work(s, who))
        self._keep(sitting)
        self.wake()
        return result

    async def fire(self, table: int, timer: Timer, work: Fired) -> None:
        """A timer of the table is due."""
        async with self._lock(table):
            async with self.store.begin() as tx:
                sitting = await self._load(tx, table)
                if timer not in sitting.timers:
                    return
                await self._work(tx, sitting, work)
            self._keep(sitting)
        self.wake()

    async def say(self, inbound: Inbound, messages: Callable[[Who], list[Message]]) -> None:
        """Answer outside any table. Raises Repeated."""
        async with self.store.begin() as tx:
            who = await self.records.arrive(tx, inbound, self.clock.now())
            await self.records.put(tx, messages(who))
        self.wake()

    async def look(self, table: int, sender: Sender, work: Look) -> Any:
        """Look at a table without changing anything. Raises Rejected or NoTable."""
        async with self.store.read() as tx:
            who = await self.records.known(tx, sender)
            sitting = await self._load(tx, table)
        return work(sitting, who)

    async def tables_in(self, room: Address, phases: Sequence[Phase]) -> list[int]:
        """Ids of the tables of a room, oldest first."""
        async with self.store.read() as tx:
            return await self.records.tables_in(tx, room, phases)

    async def table_of(self, sender: Sender, number: str) -> int:
        """The table at which a person plays, by its *number* where he wrote one.

        Raises Rejected when there is none, or more than one.
        """
        async with self.store.read() as tx:
            found = await self.records.tables_of(tx, sender)
        fitting = [(id, named) for id, named in found if number in ("", str(named))]
        if not fitting:
            raise Rejected("not-seated")
        if len(fitting) > 1:
            raise Rejected("many-tables", tables=tuple(str(named) for _, named in fitting))
        return fitting[0][0]

    async def language_of(self, sender: Sender) -> str:
        async with self.store.read() as tx:
            who = await self.records.known(tx, sender)
        return self.records.language if who is None else who.language

    async def speak(self, inbound: Inbound, language: str, answer: Message) -> None:
        """Set the language of the room or the person where *inbound* happened. Raises Repeated."""
        async with self.store.begin() as tx:
            await self.records.arrive(tx, inbound, self.clock.now())
            await self.records.speak(tx, inbound, language)
            await self.records.put(tx, [answer])
        self.wake()

    async def move(self, room: Address, chat: str) -> None:
        """A room has got a new id on its platform."""
        async with self.store.begin() as tx:
            await rooms.moved(tx, room.key, replace(room, chat=chat).key)

    async def _work(self, tx: Tx, sitting: Sitting, work: Callable[[Sitting], Any]) -> Any:
        before = sitting.question
        result = work(sitting)
        if sitting.table.phase is Phase.PLAYING:
            done = computers.advance(sitting)
            play.settle(sitting)
            clocks.renew(sitting, before)
            if not done:
                sitting.add.append(Timer("computers", sitting.now, hand=sitting.table.hand_id))
        if sitting.was.phase is Phase.PLAYING and sitting.table.phase is not Phase.PLAYING:
            due = sitting.now + timedelta(seconds=self.tempo.next_hand)
            sitting.add.append(Timer("idle", due))
        announce.announce(sitting, before)
        await self.records.save(tx, sitting)
        return result

    async def _load(self, tx: Tx, table: int) -> Sitting:
        return await self.records.load(
            tx, table, self._hands, self.clock.now(), self.tempo, self.narrators
        )

    def _keep(self, sitting: Sitting) -> None:
        if sitting.hand is None:
            return
        self._hands[sitting.table.hand_id] = Folded(sitting.hand, tuple(sitting.log))
        self._hands.move_to_end(sitting.table.hand_id)
        while len(self._hands) > CACHED_HANDS:
            self._hands.popitem(last=False)

    def _lock(self, table: int) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def unreachable(self, address: Address) -> None:
        """Messages to *address* cannot be delivered: tell the rooms where this person plays."""
        if not address.private:
            return
        async with self.store.begin() as tx:
            await self.records.closed_private(tx, address)
        self.wake()
