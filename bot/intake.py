"""Taking updates from a platform that is asked for them.

An update is acknowledged only when it has been applied: :meth:`Source.next` is called again after
everything it gave has been handled, and what a killed process had not handled comes again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Final, Protocol

from bot.clock import Clock
from bot.inbound import Click, Inbound, Reply
from bot.port import ChatError, Refused, SlowDown

LONGEST_WAIT: Final = 60.0
"""Seconds between two attempts while a platform does not answer."""

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


async def take(source: Source, handle: Handle, clock: Clock) -> None:
    """Until cancelled, or until the platform refuses for good."""
    wait = 1.0
    while True:
        try:
            batch = await source.next()
        except Refused as error:
            log.error("%s is not served: %s", source.platform, error)
            return
        except ChatError as error:
            asked = error.seconds if isinstance(error, SlowDown) else 0.0
            pause = max(wait, asked)
            log.warning("%s does not answer, next try in %.0f s: %s", source.platform, pause, error)
            await clock.wait(asyncio.Event(), clock.now() + timedelta(seconds=pause))
            wait = min(LONGEST_WAIT, wait * 2)
            continue
        wait = 1.0
        await _apply(source, batch, handle)


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
            try:
                await source.acknowledge(inbound, reply or Reply())
            except ChatError as error:
                log.info("the reply to a click was lost: %s", error)
