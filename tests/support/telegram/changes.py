"""Waiting for something to become true, without sleeping.

Everything that changes the world calls ``notify()``, which is synchronous, so that a test can
act as a person without ``await``. Whoever waits is woken and looks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Changes:
    """A condition variable for one event loop, with a ``notify`` that needs no lock."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        """Wake everybody who waits."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()

    async def wait_for(self, predicate: Callable[[], T], timeout: float) -> T:  # noqa: ASYNC109
        """Return the first true value of ``predicate``, or its last value after ``timeout``."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while True:
            value = predicate()
            remaining = end - loop.time()
            if value or remaining <= 0:
                return value
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.add(waiter)
            try:
                await asyncio.wait([waiter], timeout=remaining)
            finally:
                self._waiters.discard(waiter)
