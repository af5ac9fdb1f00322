"""From the outbox to the chats: the only place that sends, waits for a chat and tries again.

Everything that must go out is a row; this loop keeps nothing that a restart would miss. Each chat
is served in order by a task of its own, which ends when nothing waits; chats do not wait for each
other. A message is put into words only now, in the language of its reader.

A call whose outcome nobody knows is made again. Edits may happen twice without harm; a message
with a slot is a snapshot, and its latest copy is the one that is edited from then on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from bot.clock import Clock
from bot.messages import Address
from bot.pace import POLITE, Budget, Pace, chat_of, is_room
from bot.port import ChatPort, Gone, Moved, Refused, Sent, SlowDown, Unreachable
from bot.rendering import Item, Words, next_item
from bot.text import locale
from storage import deadlines, outbox, people, slots, writes
from storage.models import SlotRow
from storage.store import Store, Tx

PRUNE_EVERY: Final = 100
"""Writes between two clearances of what no longer counts."""

T = TypeVar("T")
log = logging.getLogger(__name__)


async def ignore(*_: object) -> None:
    """A callback for those who need not know."""


@dataclass(slots=True)
class _Lane:
    """One chat that is being served."""

    chat: str
    platform: str
    more: bool = False
    """Something was put since the lane last looked."""
    old: deque[Sent] = field(default_factory=deque)
    """Messages posted anew elsewhere, whose buttons should go."""


class Sender:
    """*ports* by platform; messages for others wait.

    *on_unreachable* learns of an address that takes no messages (what waited for it is dropped,
    and a person is marked), *on_moved* of a room's address and the new id of its chat, and must
    rewrite the rows (:func:`storage.rooms.moved`), *on_sent* that clocks have started to run.
    """

    def __init__(
        self,
        store: Store,
        ports: Mapping[str, ChatPort],
        clock: Clock,
        pace: Pace = POLITE,
        *,
        on_unreachable: Callable[[Address], Awaitable[None]] = ignore,
        on_moved: Callable[[Address, str], Awaitable[None]] = ignore,
        on_sent: Callable[[], None] = lambda: None,
        words: Words = locale,
    ) -> None:
        self._store = store
        self._ports = ports
        self._clock = clock
        self._pace = pace
        self._budget = Budget(pace)
        self._on_unreachable = on_unreachable
        self._on_moved = on_moved
        self._on_sent = on_sent
        self._words = words
        self._lanes: dict[str, _Lane] = {}
        self._calls = asyncio.Semaphore(pace.at_once)
        self._wake = asyncio.Event()
        self._written = 0
        self._active = 1
        self._still = asyncio.Event()

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def idle(self) -> None:
        """Return when nothing is left that may be sent now. Waits for :meth:`run` to begin."""
        while self._active or self._wake.is_set():
            if self._active:
                await self._still.wait()
            else:
                await asyncio.sleep(0)

    async def run(self) -> None:
        """Until cancelled."""
        try:
            await self._restore()
            async with asyncio.TaskGroup() as tasks:
                while True:
                    self._wake.clear()
                    async with self._store.read() as tx:
                        waiting = await outbox.waiting(tx)
                    for key in waiting:
                        self._open_lane(Address.parse(key), tasks)
                    with self._resting():
                        await self._clock.wait(self._wake, None)
        finally:
            self._lanes.clear()
            self._active = 0
            self._wake.clear()
            self._still.set()

    async def _restore(self) -> None:
        """The window of each room goes on where the last process was stopped."""
        now = self._clock.now()
        since = now - timedelta(seconds=self._pace.window)
        async with self._store.begin() as tx:
            await writes.prune(tx, since)
            for chat, at in await writes.since(tx, since):
                self._budget.wrote(chat, min(at, now))

    def _open_lane(self, address: Address, tasks: asyncio.TaskGroup) -> None:
        chat = chat_of(address)
        if chat in self._lanes:
            self._lanes[chat].more = True
        elif address.platform in self._ports:
            lane = self._lanes[chat] = _Lane(chat, address.platform)
            self._active += 1
            tasks.create_task(self._serve(lane))

    async def _serve(self, lane: _Lane) -> None:
        """Send what waits for one chat, in order, until nothing does."""
        try:
            while True:
                lane.more = False
                item = await next_item(self._store, lane.chat, self._words)
                if item is not None:
                    await self._handle(lane, item)
                elif not (await self._tidy(lane) or lane.more):
                    break
        finally:
            self._lanes.pop(lane.chat, None)
            self._done()

    async def _handle(self, lane: _Lane, item: Item) -> None:
        """One step: skip it, wait, or write. What has waited is looked at anew."""
        if item.shown and item.slot is not None:
            await self._mark(item, item.slot.message, wrote=False)
            return
        if await self._until(self._budget.ready_at(lane.chat, self._clock.now())):
            return
        if await self._until(self._budget.reserve(lane.platform, self._clock.now())):
            newest = await next_item(self._store, lane.chat, self._words)
            if newest is None or newest.shown:
                return
            item = newest
        await self._write(lane, item)

    async def _write(self, lane: _Lane, item: Item) -> None:
        port, old = self._ports[lane.platform], item.edits
        try:
            if old is None:
                message = (await self._call(lane, port.send(item.to, item.message))).id
            else:
                message = old.message
                await self._call(lane, port.edit(Sent(item.to, message), item.message))
        except Exception as error:
            await self._trouble(lane, item, error)
            return
        await self._mark(item, message)
        replaced = item.slot
        if replaced is not None and replaced.buttons and replaced.message != message:
            lane.old.append(Sent(item.to, replaced.message))

    async def _mark(self, item: Item, message: str, wrote: bool = True) -> None:
        """It stands in the chat: note it, and start the clocks it starts."""
        row, at = item.row, self._clock.now()
        started = False
        async with self._store.begin() as tx:
            await outbox.sent(tx, row)
            if row.slot and wrote:
                await slots.put(tx, self._slot(item, message, at))
            if row.starts_hand:
                started = await deadlines.start(tx, row.starts_hand, row.starts_decision, at)
            if wrote:
                await self._count(tx, chat_of(item.to), at)
        if started:
            self._on_sent()

    def _slot(self, item: Item, message: str, at: datetime) -> SlotRow:
        return SlotRow(
            address=item.row.address,
            slot=item.row.slot,
            message=message,
            digest=item.digest,
            buttons=bool(item.message.buttons),
            at=at,
        )

    async def _count(self, tx: Tx, chat: str, at: datetime) -> None:
        """Note a write to a room, so that a restart knows of it."""
        if is_room(chat):
            await writes.add(tx, chat, at)
        self._written += 1
        if self._written % PRUNE_EVERY == 0:
            self._budget.prune(at)
            await writes.prune(tx, at - timedelta(seconds=self._pace.window))

    async def _trouble(self, lane: _Lane, item: Item, error: Exception) -> None:
        """It did not go out, or nobody knows."""
        match error:
            case SlowDown():
                log.warning("%s: %s", lane.chat, error)
                self._rest(lane, timedelta(seconds=error.seconds))
            case Moved():
                self._rest(lane, self._pace.rest(1))
                await self._tell(self._on_moved(item.to, error.chat))
                self.wake()
            case Unreachable():
                await self._drop_address(item.to)
            case Gone() if item.edits is not None:
                async with self._store.begin() as tx:
                    await slots.forget(tx, item.edits)
            case Gone() | Refused():
                log.error("%s refused a message: %s", item.row.address, error)
                async with self._store.begin() as tx:
                    await outbox.refused(tx, item.row)
            case _:
                log.warning("%s: %r", lane.chat, error)
                self._rest(lane, self._pace.rest(item.row.attempts + 1))
                async with self._store.begin() as tx:
                    await outbox.failed(tx, item.row)
                    await self._count(tx, lane.chat, self._clock.now())

    async def _drop_address(self, to: Address) -> None:
        async with self._store.begin() as tx:
            await outbox.clear(tx, to.key)
            if to.private:
                await people.set_reachable(tx, to.platform, to.chat, False)
        await self._tell(self._on_unreachable(to))

    async def _tidy(self, lane: _Lane) -> bool:
        """Take the buttons of an old message away while nothing else waits and the chat has
        writes to spare; False: nothing is left to tidy."""
        if not lane.old:
            return False
        if not self._budget.spare(lane.chat, self._clock.now()):
            lane.old.clear()
            return False
        if await self._until(self._budget.ready_at(lane.chat, self._clock.now())):
            return True
        if await self._until(self._budget.reserve(lane.platform, self._clock.now())):
            return True
        sent = lane.old.popleft()
        try:
            await self._call(lane, self._ports[lane.platform].strip(sent))
        except SlowDown as error:
            self._rest(lane, timedelta(seconds=error.seconds))
        except Exception as error:
            log.info("%s: %r", lane.chat, error)
        else:
            async with self._store.begin() as tx:
                await self._count(tx, lane.chat, self._clock.now())
        return True

    async def _call(self, lane: _Lane, work: Coroutine[Any, Any, T]) -> T:
        """Raises what *work* raises, and TimeoutError when it takes too long."""
        async with self._calls:
            task = asyncio.ensure_future(work)
            done = asyncio.Event()
            task.add_done_callback(lambda _: done.set())
            patience = timedelta(seconds=self._pace.patience)
            try:
                await self._clock.wait(done, self._clock.now() + patience)
                if not task.done():
                    raise TimeoutError
                return task.result()
            finally:
                task.cancel()
                self._budget.wrote(lane.chat, self._clock.now())

    def _rest(self, lane: _Lane, wait: timedelta) -> None:
        self._budget.hold_back(lane.chat, self._clock.now() + wait)

    async def _until(self, moment: datetime) -> bool:
        """Wait; False when there was nothing to wait for."""
        if moment <= self._clock.now():
            return False
        with self._resting():
            while moment > self._clock.now():
                await self._clock.wait(asyncio.Event(), moment)
        return True

    async def _tell(self, callback: Awaitable[None]) -> None:
        """What others make of it must not stop the chats."""
        try:
            await callback
        except Exception:
            log.exception("a callback failed")

    @contextmanager
    def _resting(self) -> Iterator[None]:
        self._done()
        try:
            yield
        finally:
            self._active += 1
            self._still.clear()

    def _done(self) -> None:
        self._active -= 1
        if not self._active:
            self._still.set()
