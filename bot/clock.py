"""The only place that knows what time it is."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    def now(self) -> datetime:
        """UTC."""
        ...

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        """Return when *wake* is set, or at *until*; with ``None``, only when *wake* is set."""
        ...


class SystemClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        seconds = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            # Not wait_for: before Python 3.12 it may swallow that the task is cancelled.
            async with asyncio.timeout(seconds):
                await wake.wait()
        except TimeoutError:
            return
