"""Time as the emulated server sees it. Any object with ``now() -> float`` seconds will do."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds that never go backwards."""

    def now(self) -> float:
        """The present, in seconds from some fixed point."""
        ...


class RealClock:
    """The machine's monotonic clock."""

    def now(self) -> float:
        return time.monotonic()


class ManualClock:
    """A clock that moves only when the test moves it."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start

    def now(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        """Let ``seconds`` go by at once."""
        if seconds < 0:
            raise ValueError("a clock does not go back")
        self._now += seconds
