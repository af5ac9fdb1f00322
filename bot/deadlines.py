"""The one task that sleeps until the next deadline. Deadlines are rows, so a restart loses none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from bot.clock import Clock
from bot.records import timer
from bot.sitting import Timer
from storage import deadlines
from storage.store import Store

BATCH: Final = 64

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Deadlines:
    """*fire* handles one due timer of a table, and removes its row in the same transaction."""

    store: Store
    clock: Clock
    fire: Callable[[int, Timer], Awaitable[None]]
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        """The rows have changed."""
        self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self._wake.clear()
            if await self.settle():
                continue
            async with self.store.read() as tx:
                next_at = await deadlines.next_at(tx)
            await self.clock.wait(self._wake, next_at)

    async def settle(self) -> bool:
        """Fire what is due now; whether there was anything."""
        async with self.store.read() as tx:
            rows = await deadlines.due(tx, self.clock.now(), BATCH)
        for row in rows:
            try:
                await self.fire(row.table_id, timer(row))
            except Exception:
                # One broken table must not stop the clocks of all others; its row is tried again
                # when something else wakes this task, and the log says why.
                log.exception("table %s: %s failed", row.table_id, row.kind)
                async with self.store.begin() as tx:
                    await deadlines.postpone(tx, row, self.clock.now())
        return bool(rows)
