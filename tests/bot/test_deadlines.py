"""The task that sleeps until the next deadline."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.deadlines import AGAIN, Deadlines
from bot.sitting import Timer
from storage import deadlines
from storage.models import DeadlineRow
from storage.store import Store
from tests.bot.conftest import ROOM, Club
from tests.support.fake_clock import START, FakeClock
from tests.support.hands import P0
from tests.support.hands import table as position


class Rows:
    """A deadline task over a real database, whose timers note that they were fired."""

    def __init__(self, store: Store, clock: FakeClock) -> None:
        self.store = store
        self.clock = clock
        self.fired: list[tuple[int, str, float]] = []
        self.broken: set[int] = set()
        self.task = Deadlines(store, clock, self.fire)

    async def fire(self, table: int, timer: Timer) -> None:
        self.fired.append((table, timer.kind, (self.clock.now() - START).total_seconds()))
        if table in self.broken:
            raise LookupError("a table nobody can read")
        async with self.store.begin() as tx:
            await deadlines.clear(tx, table)

    async def put(self, table: int, kind: str, seconds: float) -> None:
        row = DeadlineRow(table_id=table, kind=kind, due_at=START + timedelta(seconds=seconds))
        async with self.store.begin() as tx:
            await deadlines.add(tx, [row])
        self.task.wake()


@pytest.fixture
async def rows(tmp_path: Path) -> AsyncIterator[Rows]:
    clock, store = FakeClock(), await Store.open(tmp_path / "gouji.db")
    clock.watch(store.quiet)
    found = Rows(store, clock)
    running = asyncio.create_task(found.task.run())
    yield found
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await store.close()


async def test_timers_are_fired_when_they_are_due_in_the_order_of_time(rows: Rows) -> None:
    await rows.put(1, "b", 20)
    await rows.put(2, "a", 10)
    await rows.put(3, "c", 30)
    await rows.clock.advance(25)
    assert rows.fired == [(2, "a", 10), (1, "b", 20)]


async def test_a_nearer_timer_that_comes_later_is_not_slept_through(rows: Rows) -> None:
    await rows.put(1, "far", 1000)
    await rows.clock.advance(5)
    await rows.put(2, "near", 6)
    await rows.clock.advance(2)
    assert rows.fired == [(2, "near", 6)]


async def test_a_broken_table_does_not_stop_the_others_and_is_tried_again_later(
    rows: Rows, caplog: pytest.LogCaptureFixture
) -> None:
    rows.broken = {1}
    await rows.put(1, "broken", 10)
    await rows.put(2, "sound", 10)
    await rows.clock.advance(11)
    assert rows.fired == [(1, "broken", 10), (2, "sound", 10)]
    again = 10 + AGAIN.total_seconds()
    await rows.clock.advance(again)
    assert rows.fired[2:] == [(1, "broken", again)]
    rows.broken = set()
    await rows.clock.advance(again)
    assert rows.fired[3:] == [(1, "broken", again * 2 - 10)]
    await rows.clock.advance(1000)
    assert len(rows.fired) == 4


async def test_more_timers_than_one_batch_are_all_fired(rows: Rows) -> None:
    for table in range(1, 151):
        await rows.put(table, "same", 10)
    await rows.clock.advance(11)
    assert sorted(table for table, _, _ in rows.fired) == list(range(1, 151))


async def test_a_table_whose_hand_cannot_be_read_leaves_the_clocks_of_others_running(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    wang, li = club.person("老王"), club.person("小李")
    scene = position(P0="4x5 4x9").led_by(P0)
    broken, sound = await club.laid(scene, wang, li), await club.laid(scene, wang, li)
    async with club.store.begin() as tx:
        hand = f"{broken}-%"
        await tx.execute(text("update events set kind = 'lost' where hand_id like :h"), {"h": hand})
    club.app.desk.records.recent._hands.clear()
    await club.advance(45 + 10 + 90 + 1)
    assert len((await club.sitting(sound)).log) > len(scene.log)
    (rows,) = await club.rows("select count(*) from deadlines where table_id = :t", t=broken)
    assert rows[0] > 0


async def test_a_table_whose_room_is_gone_asks_nothing_of_the_machine(club: Club) -> None:
    """Nobody is there any more: the clocks play the hand to its end, and then nothing runs."""
    wang, li = club.person("老王"), club.person("小李")
    scene = position(P0="3 4", P1="4 5", P2="5", P3="6", P4="7", P5="8").led_by(P0)
    table = await club.laid(scene, wang, li)
    club.chat.closed |= {ROOM, wang.dm, li.dm}
    before = len(club.port.sent)
    for _ in range(20):
        await club.advance(300)
    assert (await club.sitting(table)).table.phase.value == "between"
    assert len(club.port.sent) - before < 60
    assert await club.rows("select * from outbox") == []
    calls = len(club.port.sent)
    await club.advance(3600)
    assert len(club.port.sent) == calls
