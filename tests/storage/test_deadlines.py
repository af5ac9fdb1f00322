from __future__ import annotations

from typing import Any

from storage import deadlines
from storage.models import DeadlineRow
from storage.store import Store
from tests.storage.conftest import NOW, later


def row(kind: str = "turn", due: float = 10, **fields: Any) -> DeadlineRow:
    return DeadlineRow(**{"table_id": 1, "kind": kind, "due_at": later(due), **fields})


async def kinds(store: Store, table: int = 1) -> list[str]:
    async with store.read() as tx:
        return [found.kind for found in await deadlines.of_table(tx, table)]


async def test_replacing_leaves_exactly_the_new_ones_of_that_table(store: Store) -> None:
    async with store.begin() as tx:
        await deadlines.add(tx, [row("a"), row("b")])
        await deadlines.add(tx, [row("other", table_id=2)])
        await deadlines.replace(tx, 1, [row("d", 20), row("c", 10)])
    assert await kinds(store) == ["c", "d"]
    assert await kinds(store, 2) == ["other"]
    async with store.begin() as tx:
        await deadlines.replace(tx, 1, [])
    assert await kinds(store) == []


async def test_a_deadline_is_dropped_by_what_it_stands_for(store: Store) -> None:
    first = row("turn", hand_id="1-a", decision=3, seat=0)
    second = row("turn", hand_id="1-a", decision=3, seat=1)
    third = row("turn", hand_id="1-a", decision=4, seat=0)
    async with store.begin() as tx:
        await deadlines.add(tx, [first, second, third])
        await deadlines.drop(tx, [row("turn", 99, hand_id="1-a", decision=3, seat=0)])
        await deadlines.drop(tx, [])
        left = await deadlines.of_table(tx, 1)
    assert [(found.decision, found.seat) for found in left] == [(3, 1), (4, 0)]


async def test_due_ones_come_the_longest_overdue_first(store: Store) -> None:
    async with store.begin() as tx:
        assert await deadlines.next_at(tx) is None
        await deadlines.add(tx, [row(str(due), due) for due in (3, 1, 5, 2)])
        assert await deadlines.next_at(tx) == later(1)
        assert [r.kind for r in await deadlines.due(tx, later(3), 10)] == ["1", "2", "3"]
        assert [r.kind for r in await deadlines.due(tx, later(3), 2)] == ["1", "2"]
        assert await deadlines.due(tx, later(0.999999), 10) == []


async def test_a_postponed_deadline_comes_later(store: Store) -> None:
    async with store.begin() as tx:
        await deadlines.add(tx, [row(due=1), row(due=2)])
        [first] = await deadlines.due(tx, later(1), 10)
        await deadlines.postpone(tx, first, later(30))
        assert [r.due_at for r in await deadlines.of_table(tx, 1)] == [later(2), later(30)]


async def started(store: Store, at: float, decision: int = 8, hand: str = "1-a") -> bool:
    async with store.begin() as tx:
        return await deadlines.start(tx, hand, decision, later(at))


async def due(store: Store) -> list[tuple[float, int]]:
    async with store.read() as tx:
        found = await deadlines.of_table(tx, 1)
    return [((r.due_at - NOW).total_seconds(), r.runs) for r in found]


async def clocks(store: Store) -> None:
    async with store.begin() as tx:
        await deadlines.add(
            tx,
            [
                row("hold", 22, hand_id="1-a", decision=8, runs=7000),
                row("turn", 60, hand_id="1-a", decision=8, runs=45500),
                row("naming", 100, hand_id="1-a", decision=8, runs=0),
                row("idle", 3600),
                row("turn", 5, hand_id="1-a", decision=8),
                row("turn", 70, hand_id="1-a", decision=9, runs=1000),
                row("turn", 80, hand_id="1-b", decision=8, runs=1000),
            ],
        )


async def test_clocks_of_a_question_run_from_when_it_was_shown(store: Store) -> None:
    await clocks(store)
    assert await started(store, 2)
    assert await due(store) == [
        (2, -1),
        (5, -1),
        (9, -1),
        (47.5, -1),
        (70, 1000),
        (80, 1000),
        (3600, -1),
    ]


async def test_clocks_start_only_once(store: Store) -> None:
    await clocks(store)
    await started(store, 2)
    before = await due(store)
    assert not await started(store, 1)
    assert not await started(store, 30)
    assert await due(store) == before


async def test_a_late_message_does_not_make_a_deadline_later(store: Store) -> None:
    await clocks(store)
    await started(store, 20)
    assert (22, -1) in await due(store)
    assert (60, -1) in await due(store)


async def test_nothing_starts_for_a_question_without_clocks(store: Store) -> None:
    await clocks(store)
    assert not await started(store, 1, decision=7)
    assert not await started(store, 1, hand="2-a")
