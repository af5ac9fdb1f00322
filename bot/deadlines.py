"""The one task that sleeps until the next deadline. Deadlines are rows, so a restart loses none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from bot.clock import Clock
from bot.sitting import Timer
from bot.stored import timer
from storage import deadlines
from storage.store import Store

BATCH: Final = 64
AGAIN: Final = timedelta(seconds=30)
"""When a timer is tried again whose table is broken."""

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
                # One broken table must not stop the clocks of all others.
                log.exception("table %s: %s failed", row.table_id, row.kind)
                async with self.store.begin() as tx:
                    await deadlines.postpone(tx, row, self.clock.now() + AGAIN)
        return bool(rows)
