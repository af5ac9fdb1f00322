from __future__ import annotations

from typing import Any

from storage import tables
from storage.models import SeatRow, TableRow
from storage.store import Store
from tests.storage.conftest import NOW, later

ROOM = "fake/room/-100/"


def table(**fields: Any) -> TableRow:
    values: dict[str, Any] = {
        "room": ROOM,
        "game": "gouji",
        "profile": "finalstone",
        "speed": "live",
        "phase": "lobby",
        "host": 1,
        "secret": "s",
        "opened_at": NOW,
    }
    return TableRow(**{**values, **fields})


async def test_a_table_comes_back_with_its_seats_in_order(store: Store) -> None:
    async with store.begin() as tx:
        opened = await tables.open_table(
            tx,
            table(board_at=later(5), points="[1,2]"),
            [
                SeatRow(table_id=0, seat=3, computer="greedy"),
                SeatRow(table_id=0, seat=0, person_id=1, kept_until=later(60)),
            ],
        )
        assert opened.id is not None
        loaded = await tables.load(tx, opened.id)
    assert loaded is not None
    row, seats = loaded
    assert row == opened
    assert (row.opened_at, row.board_at, row.points) == (NOW, later(5), "[1,2]")
    assert seats == [
        SeatRow(table_id=opened.id, seat=0, person_id=1, kept_until=later(60)),
        SeatRow(table_id=opened.id, seat=3, computer="greedy"),
    ]


async def test_a_table_without_seats_and_no_table_are_two_things(store: Store) -> None:
    async with store.begin() as tx:
        opened = await tables.open_table(tx, table())
        assert opened.id is not None
        assert await tables.load(tx, opened.id) == (opened, [])
        assert await tables.load(tx, opened.id + 1) is None


async def test_tables_are_numbered_per_room_and_no_number_comes_twice(store: Store) -> None:
    async with store.begin() as tx:
        numbers = [(await tables.open_table(tx, table())).number for _ in range(3)]
        other = await tables.open_table(tx, table(room="fake/room/-200/"))
        assert await tables.next_number(tx, ROOM) == 4
        assert (await tables.open_table(tx, table())).number == 5
        assert (await tables.open_table(tx, table(number=9))).number == 9
    assert (numbers, other.number) == ([1, 2, 3], 1)


async def test_saving_writes_every_field_of_that_table_alone(store: Store) -> None:
    async with store.begin() as tx:
        first = await tables.open_table(tx, table())
        second = await tables.open_table(tx, table())
        first.phase, first.hand_id, first.events, first.named = "playing", "1-a", 17, 12
        first.board_at, first.banks = later(9), "[90000]"
        await tables.save(tx, first)
    assert first.id is not None
    assert second.id is not None
    async with store.read() as tx:
        assert await tables.load(tx, first.id) == (first, [])
        assert await tables.load(tx, second.id) == (second, [])


async def test_tables_are_found_by_room_and_phase(store: Store) -> None:
    async with store.begin() as tx:
        lobby = await tables.open_table(tx, table())
        playing = await tables.open_table(tx, table(phase="playing"))
        await tables.open_table(tx, table(phase="closed"))
        await tables.open_table(tx, table(room="fake/room/-200/"))
        assert await tables.in_room(tx, ROOM, ("lobby", "playing")) == [lobby, playing]
        assert await tables.in_room(tx, ROOM, ("playing",)) == [playing]
        assert await tables.in_room(tx, ROOM, ()) == []


async def test_of_the_games_that_are_known_the_one_of_the_newest_table_is_found(
    store: Store,
) -> None:
    async with store.begin() as tx:
        await tables.open_table(tx, table(game="gouji"))
        await tables.open_table(tx, table(game="shengji", phase="closed"))
        await tables.open_table(tx, table(game="bridge"))
        await tables.open_table(tx, table(game="baohuang", room="fake/room/-200/"))
        assert await tables.last_game(tx, ROOM, ("gouji", "shengji", "baohuang")) == "shengji"
        assert await tables.last_game(tx, ROOM, ("gouji", "baohuang")) == "gouji"
        assert await tables.last_game(tx, ROOM, ("baohuang",)) is None


async def test_tables_are_found_by_who_sits_there(store: Store) -> None:
    async with store.begin() as tx:
        first = await tables.open_table(tx, table(), [SeatRow(table_id=0, seat=2, person_id=7)])
        twice = [SeatRow(table_id=0, seat=seat, person_id=7) for seat in (1, 4)]
        second = await tables.open_table(tx, table(phase="playing"), twice)
        await tables.open_table(tx, table(), [SeatRow(table_id=0, seat=2, person_id=8)])
        assert await tables.of_person(tx, 7, ("lobby", "playing")) == [first, second]
        assert await tables.of_person(tx, 7, ("closed",)) == []


async def test_seats_are_taken_changed_and_left(store: Store) -> None:
    async def seats() -> list[tuple[int, int | None, str]]:
        async with store.read() as tx:
            loaded = await tables.load(tx, 1)
        assert loaded is not None
        return [(seat.seat, seat.person_id, seat.computer) for seat in loaded[1]]

    async with store.begin() as tx:
        await tables.open_table(tx, table())
        await tables.put_seat(tx, SeatRow(table_id=1, seat=0, person_id=1))
        await tables.put_seat(
            tx,
            SeatRow(table_id=1, seat=0, computer="greedy"),
            SeatRow(table_id=1, seat=5, person_id=1),
            SeatRow(table_id=2, seat=5, person_id=1),
        )
    assert await seats() == [(0, None, "greedy"), (5, 1, "")]
    async with store.begin() as tx:
        await tables.reseat(tx, 1, [SeatRow(table_id=1, seat=2, person_id=3)])
        second = await tables.load(tx, 2)
    assert await seats() == [(2, 3, "")]
    assert second is None
