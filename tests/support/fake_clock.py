"""A clock that moves when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

START = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
CALM = 25
"""So many turns of the loop without a transaction mean that nobody has anything left to do."""


class FakeClock:
    """Implements :class:`bot.clock.Clock`.

    :meth:`advance` goes from waiter to waiter in the order of time and lets the loop settle at
    each, so that what is due at 20:00:01 has happened when 20:00:02 begins. Give it what takes
    real time (``clock.watch(store.quiet)``), or it runs ahead of the database.
    """

    def __init__(self, start: datetime = START) -> None:
        self._now = start
        self._waiting: list[tuple[datetime, asyncio.Event]] = []
        self._quiet: list[asyncio.Event] = []
        self._idle: list[Callable[[], Awaitable[None]]] = []

    def now(self) -> datetime:
        return self._now

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        if wake.is_set() or (until is not None and until <= self._now):
            await asyncio.sleep(0)
            return
        due = asyncio.Event()
        entry = (until, due) if until is not None else None
        if entry is not None:
            self._waiting.append(entry)
        racers = [asyncio.ensure_future(event.wait()) for event in (wake, due)]
        try:
            await asyncio.wait(racers, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for racer in racers:
                racer.cancel()
            if entry in self._waiting:
                self._waiting.remove(entry)

    def watch(self, quiet: asyncio.Event) -> None:
        """Let time stand still while *quiet* is not set, as :attr:`storage.store.Store.quiet`."""
        self._quiet.append(quiet)

    def until(self, idle: Callable[[], Awaitable[None]]) -> None:
        """Let time stand still until *idle* returns, as :meth:`bot.sender.Sender.idle`."""
        self._idle.append(idle)

    async def advance(self, seconds: float) -> None:
        """Let *seconds* pass, with everything that is due in them."""
        await self.advance_to(self._now + timedelta(seconds=seconds))

    async def advance_to(self, moment: datetime) -> None:
        await self.settle()
        while (step := self._next(moment)) is not None:
            self._now = step
            for due_at, due in list(self._waiting):
                if due_at <= self._now:
                    self._waiting.remove((due_at, due))
                    due.set()
            await self.settle()
        self._now = max(self._now, moment)
        await self.settle()

    @property
    def next_at(self) -> datetime | None:
        """The nearest moment that anybody waits for."""
        return min((due_at for due_at, _ in self._waiting), default=None)

    async def settle(self) -> None:
        """Let everybody do what can be done now."""
        calm = 0
        while calm < CALM:
            await asyncio.sleep(0)
            calm += 1
            for quiet in self._quiet:
                if not quiet.is_set():
                    await quiet.wait()
                    calm = 0
        for idle in self._idle:
            await idle()

    def _next(self, moment: datetime) -> datetime | None:
        step = self.next_at
        return None if step is None or step > moment else max(step, self._now)
