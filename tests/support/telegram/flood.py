"""The flood rule: how much a bot may write, and how long it must be silent after too much.

Sends and edits share one budget, per chat: about one a second with a small burst, twenty a
minute in a group, thirty a second over all chats. The real thresholds are not published and
differ between chats; these are the figures of Telegram's FAQ, taken strictly.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass

from tests.support.telegram.clock import Clock
from tests.support.telegram.errors import too_many


@dataclass(frozen=True, slots=True)
class FloodHit:
    """A call that was refused. ``early``: it came before an earlier ``retry_after`` was over."""

    chat_id: int
    method: str
    at: float
    retry_after: int
    early: bool


class Flood:
    """Counts writes on a clock. ``speed`` shortens every period, for tests that run fast."""

    def __init__(
        self,
        clock: Clock,
        *,
        enabled: bool = True,
        speed: float = 1.0,
        burst: int = 3,
        group_per_minute: int = 20,
        all_per_second: int = 30,
    ) -> None:
        self.clock = clock
        self.enabled = enabled
        self.speed = speed
        self.burst = burst
        self.group_per_minute = group_per_minute
        self.all_per_second = all_per_second
        self.hits: list[FloodHit] = []
        self._writes: dict[int, list[float]] = defaultdict(list)
        self._all: list[float] = []
        self._silent_until: dict[int, float] = {}

    def spend(self, chat_id: int, method: str) -> None:
        """Count one write, or raise 429 if there is no room for it."""
        if not self.enabled:
            return
        now = self.clock.now()
        wait = self._wait(chat_id, now)
        if wait > 0:
            retry_after = max(1, math.ceil(wait - 1e-9))
            early = now < self._silent_until.get(chat_id, now)
            self._silent_until[chat_id] = now + retry_after
            self.hits.append(FloodHit(chat_id, method, now, retry_after, early))
            raise too_many(retry_after)
        self._writes[chat_id].append(now)
        self._all.append(now)

    def _wait(self, chat_id: int, now: float) -> float:
        minute, second = 60.0 / self.speed, 1.0 / self.speed
        writes = self._writes[chat_id] = [t for t in self._writes[chat_id] if now - t < minute]
        self._all = [t for t in self._all if now - t < second]
        waits = [
            _bucket(writes, now, self.burst, second),
            _window(self._all, now, self.all_per_second, second),
        ]
        if chat_id < 0:
            waits.append(_window(writes, now, self.group_per_minute, minute))
        return max(waits)


def _window(writes: list[float], now: float, limit: int, period: float) -> float:
    """Seconds until fewer than ``limit`` writes lie within ``period``."""
    recent = [at for at in writes if now - at < period]
    return recent[-limit] + period - now if len(recent) >= limit else 0.0


def _bucket(writes: list[float], now: float, size: int, refill: float) -> float:
    """Seconds until a bucket of ``size`` drops, refilled one each ``refill``, has one again."""
    free_at = -math.inf
    for at in writes:
        free_at = max(free_at, at) + refill
    return max(0.0, free_at - size * refill + refill - now)
