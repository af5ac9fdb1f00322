"""Time that runs faster than ours, for the emulator and for the bot alike."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

EPOCH: Final = datetime.fromtimestamp(1_800_000_000, UTC)
"""When the emulator's own time begins."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """The emulator's clock: *speed* seconds pass in each of ours."""

    speed: float

    def now(self) -> float:
        return time.monotonic() * self.speed


@dataclass(frozen=True, slots=True)
class HurriedClock:
    """The bot's clock beside it."""

    time: Hurry

    def now(self) -> datetime:
        return EPOCH + timedelta(seconds=self.time.now())

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        seconds = None
        if until is not None:
            seconds = max(0.0, (until - self.now()).total_seconds() / self.time.speed)
        try:
            async with asyncio.timeout(seconds):
                await wake.wait()
        except TimeoutError:
            return
