from __future__ import annotations

import pytest

from storage import hands, journal
from storage.journal import Conflict, Entry
from storage.models import HandRow
from storage.store import Store
from tests.storage.conftest import NOW, later


def entries(*bodies: str) -> list[Entry]:
    return [Entry("cards-played", 1, body) for body in bodies]


async def append(store: Store, after: int, *bodies: str, hand: str = "1-a") -> None:
    async with store.begin() as tx:
        await journal.append(tx, hand, after, entries(*bodies), NOW)


async def read(store: Store, after: int = 0, hand: str = "1-a") -> list[str]:
    async with store.read() as tx:
        return [entry.body for entry in await journal.read(tx, hand, after)]


async def test_events_come_back_in_order(store: Store) -> None:
    await append(store, 0, "a", "b")
    await append(store, 2, *(str(number) for number in range(20)))
    await append(store, 0, "x", hand="1-b")
    assert await read(store) == ["a", "b", *(str(number) for number in range(20))]
    assert await read(store, after=20) == ["18", "19"]
    assert await read(store, hand="none") == []


async def test_an_entry_keeps_kind_and_version(store: Store) -> None:
    entry = Entry("hand-ended", 7, '{"places":[0,1]}')
    async with store.begin() as tx:
        await journal.append(tx, "1-a", 0, [entry], NOW)
        assert await journal.read(tx, "1-a") == [entry]


async def test_whoever_writes_second_at_the_same_length_writes_nothing(store: Store) -> None:
    await append(store, 0, "a")
    await append(store, 1, "b")
    with pytest.raises(Conflict, match="1-a"):
        await append(store, 1, "c", "d", "e")
    assert await read(store) == ["a", "b"]


async def test_appending_nothing_is_harmless(store: Store) -> None:
    await append(store, 0)
    assert await read(store) == []


async def test_hands_are_found_by_id_and_by_table(store: Store) -> None:
    first = HandRow(id="1-a", table_id=1, number=1, game="gouji", opened_at=NOW)
    second = HandRow(id="1-b", table_id=1, number=2, game="gouji", opened_at=later(60))
    async with store.begin() as tx:
        await hands.opened(tx, second)
        await hands.opened(tx, first)
        assert await hands.by_id(tx, "1-b") == second
        assert await hands.by_id(tx, "2-a") is None
        assert await hands.of_table(tx, 1) == [first, second]
