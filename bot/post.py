"""What the lanes of one platform share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta

from bot.clock import Clock
from bot.messages import Address
from bot.pace import Budget, Pace
from bot.port import ChatPort
from bot.rendering import Words
from storage.store import Store


class Activity:
    """How many are doing something, other than waiting for a time to come."""

    def __init__(self) -> None:
        self._active = 0
        self.still = asyncio.Event()
        """Set while nobody does."""

    def begin(self) -> None:
        self._active += 1
        self.still.clear()

    def end(self) -> None:
        self._active -= 1
        if not self._active:
            self.still.set()

    def stop(self) -> None:
        """Nobody is left, however the last ones ended."""
        self._active = 0
        self.still.set()

    @contextmanager
    def resting(self) -> Iterator[None]:
        self.end()
        try:
            yield
        finally:
            self.begin()


@dataclass(slots=True)
class Post:
    """What all lanes of one platform share. For the callbacks see :class:`bot.sender.Sender`."""

    store: Store
    port: ChatPort
    clock: Clock
    pace: Pace
    words: Words
    on_unreachable: Callable[[Address], Awaitable[None]]
    on_moved: Callable[[Address, str], Awaitable[None]]
    on_sent: Callable[[], None]
    wake: Callable[[], None]
    budget: Budget
    calls: asyncio.Semaphore
    remember: timedelta
    """How long writes to rooms are kept: as long as the slowest platform counts them."""
    activity: Activity
    """Of the whole sender."""
    written: int = 0
