from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from storage import results, updates
from storage.models import ResultRow
from storage.store import Store
from tests.storage.conftest import NOW, later


async def test_an_update_is_applied_once(store: Store) -> None:
    async with store.begin() as tx:
        assert await updates.first_time(tx, "fake", "1", NOW)
        assert not await updates.first_time(tx, "fake", "1", later(1))
        assert await updates.first_time(tx, "fake", "2", NOW)
        assert await updates.first_time(tx, "console", "1", NOW)


async def test_an_update_whose_step_failed_may_come_again(store: Store) -> None:
    async def fail() -> None:
        async with store.begin() as tx:
            assert await updates.first_time(tx, "fake", "1", NOW)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.begin() as tx:
        assert await updates.first_time(tx, "fake", "1", NOW)


async def test_updates_are_forgotten_after_seven_days(store: Store) -> None:
    async with store.begin() as tx:
        await updates.first_time(tx, "fake", "old", NOW)
        await updates.first_time(tx, "fake", "new", later(1))
        await updates.prune(tx, NOW + timedelta(days=7, seconds=1))
        assert await updates.first_time(tx, "fake", "old", NOW)
        assert not await updates.first_time(tx, "fake", "new", NOW)


async def test_a_result_is_written_once_and_can_be_rebuilt(store: Store) -> None:
    first = ResultRow(
        hand_id="1-a",
        table_id=1,
        people="[1,null]",
        places="[0,1]",
        points="[1,-1]",
        sweep=False,
        at=NOW,
    )
    second = ResultRow(**{**first.model_dump(), "hand_id": "1-b", "at": later(5)})
    async with store.begin() as tx:
        await results.put(tx, second)
        await results.put(tx, first)
        await results.put(tx, ResultRow(**{**first.model_dump(), "sweep": True}))
        found = await results.of_table(tx, 1)
    assert [(row.hand_id, row.sweep) for row in found] == [("1-a", True), ("1-b", False)]


async def test_moments_come_back_in_utc_and_naive_ones_are_refused(store: Store) -> None:
    east = timezone(timedelta(hours=8))
    row = ResultRow(
        hand_id="1-a",
        table_id=1,
        people="",
        places="",
        points="",
        sweep=False,
        at=datetime(2026, 3, 2, 4, 0, 0, 123456, tzinfo=east),
    )
    async with store.begin() as tx:
        await results.put(tx, row)
        [found] = await results.of_table(tx, 1)
        assert found.at == row.at
        assert found.at.tzinfo is UTC
        row.at = datetime(2026, 3, 2, 4, 0)  # noqa: DTZ001
        with pytest.raises(StatementError, match="a moment needs a time zone"):
            await results.put(tx, row)
