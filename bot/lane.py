"""Serving one chat: what waits for it goes out in order, until nothing does.

A call whose outcome nobody knows is made again. Edits may happen twice without harm; a message
with a slot is a snapshot, and its latest copy is the one that is edited from then on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Coroutine
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from bot.messages import Address
from bot.pace import is_room
from bot.port import Gone, Moved, Refused, Sent, SlowDown, Unreachable
from bot.post import Post
from bot.rendering import Item, next_item
from storage import deadlines, outbox, people, slots, writes
from storage.models import SlotRow
from storage.store import Tx

PRUNE_EVERY: Final = 100
"""Writes between two clearances of what no longer counts."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class Lane:
    """One chat (see :func:`bot.pace.chat_of`) that is being served by :meth:`run`."""

    def __init__(self, post: Post, chat: str) -> None:
        self._post = post
        self._chat = chat
        self._port = post.port
        self._old: deque[Sent] = deque()
        """Messages that were posted anew elsewhere and should lose their buttons."""
        self.more = False
        """Something may have been put since the lane last looked."""

    async def run(self) -> None:
        while True:
            self.more = False
            item = await self._next()
            if item is not None:
                await self._handle(item)
            elif not (await self._tidy() or self.more):
                return

    async def _next(self) -> Item | None:
        return await next_item(self._post.store, self._chat, self._post.words)

    async def _handle(self, item: Item) -> None:
        """One step: skip it, wait, or write. What has waited is looked at anew."""
        if item.shown and item.slot is not None:
            await self._mark(item, item.slot.message, wrote=False)
            return
        if item.vanishes and item.slot is None:
            await self._vanished(item, wrote=False)
            return
        if await self._ready():
            return
        if await self._reserved():
            newest = await self._next()
            if newest is None or newest.shown or newest.vanishes:
                return
            item = newest
        if item.vanishes:
            await self._take_away(item)
        else:
            await self._write(item)

    async def _write(self, item: Item) -> None:
        old = item.edits
        try:
            if old is None:
                message = (await self._call(self._port.send(item.to, item.message))).id
            else:
                message = old.message
                await self._call(self._port.edit(Sent(item.to, message), item.message))
        except Exception as error:
            await self._trouble(item, error)
            return
        await self._mark(item, message)
        replaced = item.slot
        if replaced is not None and replaced.buttons and replaced.message != message:
            self._old.append(Sent(item.to, replaced.message))

    async def _take_away(self, item: Item) -> None:
        assert item.slot is not None
        try:
            await self._call(self._port.delete(Sent(item.to, item.slot.message)))
        except Exception as error:
            await self._trouble(item, error)
            return
        await self._vanished(item)

    async def _vanished(self, item: Item, wrote: bool = True) -> None:
        """Nothing of the slot stands in the chat any more."""
        async with self._post.store.begin() as tx:
            await outbox.sent(tx, item.row)
            if item.slot is not None:
                await slots.forget(tx, item.slot)
            if wrote:
                await self._count(tx)

    async def _mark(self, item: Item, message: str, wrote: bool = True) -> None:
        """It stands in the chat: note it, and start the clocks it starts."""
        row, at = item.row, self._post.clock.now()
        started = False
        async with self._post.store.begin() as tx:
            await outbox.sent(tx, row)
            if row.slot and wrote:
                await slots.put(tx, _slot(item, message, at))
            if row.starts_hand:
                started = await deadlines.start(tx, row.starts_hand, row.starts_decision, at)
            if wrote:
                await self._count(tx)
        if started:
            self._post.on_sent()

    async def _count(self, tx: Tx) -> None:
        """Note a write to a room, so that a restart knows of it."""
        post, at = self._post, self._post.clock.now()
        if is_room(self._chat):
            await writes.add(tx, self._chat, at)
        post.written += 1
        if post.written % PRUNE_EVERY == 0:
            post.budget.prune(at)
            await writes.prune(tx, at - post.remember)

    async def _trouble(self, item: Item, error: Exception) -> None:
        """It did not go out, or nobody knows."""
        post = self._post
        match error:
            case SlowDown():
                log.warning("%s: %s", self._chat, error)
                self._rest(timedelta(seconds=error.seconds))
            case Moved():
                self._rest(post.pace.rest(1))
                await _tell(post.on_moved(item.to, error.chat))
                post.wake()
            case Unreachable():
                await self._give_up(item.to)
            case Gone() if item.edits is not None:
                async with post.store.begin() as tx:
                    await slots.forget(tx, item.edits)
            case Gone() | Refused():
                log.error("%s refused a message: %s", item.row.address, error)
                async with post.store.begin() as tx:
                    await outbox.refused(tx, item.row)
            case _:
                log.warning("%s: %r", self._chat, error)
                self._rest(post.pace.rest(item.row.attempts + 1))
                async with post.store.begin() as tx:
                    await outbox.failed(tx, item.row)
                    await self._count(tx)

    async def _give_up(self, to: Address) -> None:
        """The address takes no messages: drop what waits for it."""
        async with self._post.store.begin() as tx:
            await outbox.clear(tx, to.key)
            if to.private:
                await people.set_reachable(tx, to.platform, to.chat, False)
        await _tell(self._post.on_unreachable(to))

    async def _tidy(self) -> bool:
        """Take the buttons of an old message away while nothing else waits and the chat has
        writes to spare; False: nothing is left to tidy."""
        if not self._old:
            return False
        if not self._post.budget.spare(self._chat, self._post.clock.now()):
            self._old.clear()
            return False
        if await self._ready() or await self._reserved():
            return True
        sent = self._old.popleft()
        try:
            await self._call(self._port.strip(sent))
        except SlowDown as error:
            self._rest(timedelta(seconds=error.seconds))
        except Exception as error:
            log.info("%s: %r", self._chat, error)
        else:
            async with self._post.store.begin() as tx:
                await self._count(tx)
        return True

    async def _call(self, work: Coroutine[Any, Any, T]) -> T:
        """Raises what *work* raises, and TimeoutError when it takes too long."""
        post = self._post
        async with post.calls:
            task = asyncio.ensure_future(work)
            done = asyncio.Event()
            task.add_done_callback(lambda _: done.set())
            patience = timedelta(seconds=post.pace.patience)
            try:
                await post.clock.wait(done, post.clock.now() + patience)
                if not task.done():
                    raise TimeoutError
                return task.result()
            finally:
                task.cancel()
                post.budget.wrote(self._chat, post.clock.now())

    def _rest(self, wait: timedelta) -> None:
        self._post.budget.hold_back(self._chat, self._post.clock.now() + wait)

    async def _ready(self) -> bool:
        """Wait for the chat; False: there was no need to."""
        return await self._until(self._post.budget.ready_at(self._chat, self._post.clock.now()))

    async def _reserved(self) -> bool:
        """Wait for the platform; False: there was no need to."""
        now = self._post.clock.now()
        return await self._until(self._post.budget.reserve(self._port.platform, now))

    async def _until(self, moment: datetime) -> bool:
        clock = self._post.clock
        if moment <= clock.now():
            return False
        with self._post.activity.resting():
            while moment > clock.now():
                await clock.wait(asyncio.Event(), moment)
        return True


def _slot(item: Item, message: str, at: datetime) -> SlotRow:
    return SlotRow(
        address=item.row.address,
        slot=item.row.slot,
        message=message,
        digest=item.digest,
        buttons=bool(item.message.buttons),
        at=at,
    )


async def _tell(callback: Awaitable[None]) -> None:
    """What others make of it must not stop the chats."""
    try:
        await callback
    except Exception:
        log.exception("a callback failed")
