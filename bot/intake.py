"""Taking updates, from a platform that is asked for them and from one that brings them.

Where we ask, an update is acknowledged only when it has been applied: :meth:`Source.next` is
called again after everything it gave has been handled, and what a killed process had not handled
comes again. Where it is brought, it comes once, and its sender waits for :func:`answer`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Final, Protocol

from bot.clock import Clock
from bot.inbound import Click, Command, Inbound, Reply
from bot.port import ChatError, Refused, SlowDown

LONGEST_WAIT: Final = 60.0
"""Seconds between two attempts while a platform does not answer."""
SERVED: Final = 300.0
"""Seconds after which an attempt that has failed in the end was none: it had been serving."""
PROMISE: Final = 1.5
"""Seconds after which somebody who waits is told that his answer takes longer."""

log = logging.getLogger(__name__)

Handle = Callable[[Inbound], Awaitable[Reply | None]]


class Source(Protocol):
    """All calls raise nothing but :exc:`~bot.port.ChatError`."""

    @property
    def platform(self) -> str: ...

    async def next(self) -> Sequence[Inbound]:
        """Acknowledge all that was given before, and wait for more. Raises Refused when it is of
        no use to try again (a wrong token)."""
        ...

    async def acknowledge(self, click: Click, reply: Reply) -> None:
        """Answer a click."""
        ...


class Answering(Protocol):
    """Somebody who waits for the answer to what he did. All calls raise nothing but
    :exc:`~bot.port.ChatError`."""

    async def promise(self) -> None:
        """The answer will take longer than the platform waits. It will be for him alone."""
        ...

    async def give(self, reply: Reply) -> None:
        """The answer, once."""
        ...


class Front(Protocol):
    """What a platform that brings updates talks to. Nothing raises."""

    async def answer(self, inbound: Inbound, answering: Answering) -> None:
        """Handle one update and give its answer."""
        ...

    async def suggest(self, command: Command) -> Sequence[str]:
        """At most 25 words that could complete *command*, whose words are what has been typed so
        far: legal plays of the sender at his table for ``play``, terms for ``rules``. For the
        sender alone; nothing is changed."""
        ...


async def keep(platform: str, serve: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Call *serve* again and again: until cancelled, or until it raises Refused."""
    wait = 1.0
    while True:
        began = clock.now()
        try:
            await serve()
        except Refused as error:
            log.error("%s is not served: %s", platform, error)
            return
        except Exception as error:
            if clock.now() - began >= timedelta(seconds=SERVED):
                wait = 1.0
            asked = error.seconds if isinstance(error, SlowDown) else 0.0
            pause = max(wait, asked)
            log.warning("%s does not answer, next try in %.0f s: %s", platform, pause, error)
            if not isinstance(error, ChatError):
                log.error("that was a fault of ours", exc_info=error)
            await clock.wait(asyncio.Event(), clock.now() + timedelta(seconds=pause))
            wait = min(LONGEST_WAIT, wait * 2)
        else:
            wait = 1.0


async def take(source: Source, handle: Handle, clock: Clock) -> None:
    """Until cancelled, or until the platform refuses for good."""

    async def batch() -> None:
        await _apply(source, await source.next(), handle)

    await keep(source.platform, batch, clock)


async def answer(inbound: Inbound, answering: Answering, handle: Handle, clock: Clock) -> None:
    """Handle one update that was brought to us, and answer in time."""
    task = asyncio.ensure_future(handle(inbound))
    done = asyncio.Event()
    task.add_done_callback(lambda _: done.set())
    try:
        await clock.wait(done, clock.now() + timedelta(seconds=PROMISE))
        if not task.done():
            await _lossy(answering.promise())
        reply = await task
    finally:
        task.cancel()
    await _lossy(answering.give(reply or Reply()))


async def _lossy(saying: Awaitable[None]) -> None:
    """What is said of a step that has been written may get lost."""
    try:
        await saying
    except ChatError as error:
        log.info("an answer was lost: %s", error)


async def _apply(source: Source, batch: Sequence[Inbound], handle: Handle) -> None:
    """People beside each other; what one person did, in order."""
    lines: dict[str, list[Inbound]] = defaultdict(list)
    for inbound in batch:
        lines[inbound.sender.user].append(inbound)
    async with asyncio.TaskGroup() as group:
        for line in lines.values():
            group.create_task(_one_by_one(source, line, handle))


async def _one_by_one(source: Source, line: Sequence[Inbound], handle: Handle) -> None:
    for inbound in line:
        reply = await handle(inbound)
        if isinstance(inbound, Click):
            await _lossy(source.acknowledge(inbound, reply or Reply()))
