"""Waiting by the real clock."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.clock import SystemClock


async def waiting(wake: asyncio.Event, seconds: float | None) -> None:
    """Wait again and again, as everything does that serves until it is cancelled."""
    clock = SystemClock()
    while True:
        wake.clear()
        await clock.wait(
            wake, None if seconds is None else clock.now() + timedelta(seconds=seconds)
        )


@pytest.mark.parametrize("seconds", [None, 600])
@pytest.mark.parametrize("turns", [0, 1, 2])
async def test_who_is_cancelled_just_as_he_is_woken_ends(seconds: float | None, turns: int) -> None:
    wake = asyncio.Event()
    task = asyncio.create_task(waiting(wake, seconds))
    for _ in range(5):
        await asyncio.sleep(0)
    wake.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait({task}, timeout=5)
    assert done == {task}


async def test_a_wait_ends_when_it_is_woken_and_when_its_time_has_come() -> None:
    clock, wake = SystemClock(), asyncio.Event()
    await clock.wait(wake, clock.now())
    wake.set()
    await clock.wait(wake, None)
