"""Card tables and who sits at them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import BindParameter, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlmodel import col

from storage import rooms, rows
from storage.models import SeatRow, TableRow
from storage.store import Tx

_OPEN: Final = insert(TableRow).returning(col(TableRow.id))
_LOAD: Final = (
    select(TableRow, SeatRow)
    .outerjoin_from(TableRow, SeatRow, col(SeatRow.table_id) == col(TableRow.id))
    .where(col(TableRow.id) == bindparam("table"))
    .order_by(col(SeatRow.seat))
)
_SAVE: Final = update(TableRow).where(col(TableRow.id) == bindparam("key"))
_PHASES: Final[BindParameter[Any]] = bindparam("phases", expanding=True)
_IN_ROOM: Final = (
    select(TableRow)
    .where(col(TableRow.room) == bindparam("room"), col(TableRow.phase).in_(_PHASES))
    .order_by(col(TableRow.id))
)
_GAMES: Final[BindParameter[Any]] = bindparam("games", expanding=True)
_LAST_GAME: Final = (
    select(col(TableRow.game))
    .where(col(TableRow.room) == bindparam("room"), col(TableRow.game).in_(_GAMES))
    .order_by(col(TableRow.id).desc())
    .limit(1)
)
_OF_PERSON: Final = (
    select(TableRow)
    .distinct()
    .join_from(TableRow, SeatRow, col(SeatRow.table_id) == col(TableRow.id))
    .where(col(SeatRow.person_id) == bindparam("person"), col(TableRow.phase).in_(_PHASES))
    .order_by(col(TableRow.id))
)
_SEAT: Final = sqlite.insert(SeatRow)
_PUT_SEAT: Final = _SEAT.on_conflict_do_update(
    index_elements=["table_id", "seat"],
    set_={name: _SEAT.excluded[name] for name in ("person_id", "computer", "kept_until")},
)
_EMPTY: Final = delete(SeatRow).where(col(SeatRow.table_id) == bindparam("table"))


async def open_table(tx: Tx, table: TableRow, seats: Iterable[SeatRow] = ()) -> TableRow:
    """Store a new table and return it with its id, and with its number unless it has one.

    *seats* are put at it, whatever table id they carry.
    """
    number = table.number or await next_number(tx, table.room)
    values = {**rows.new(table), "number": number}
    table_id = (await tx.execute(_OPEN, values)).scalar_one()
    await put_seat(tx, *(SeatRow(**{**s.model_dump(), "table_id": table_id}) for s in seats))
    return TableRow(id=table_id, **values)


async def next_number(tx: Tx, room: str) -> int:
    """See :func:`storage.rooms.next_number`."""
    return await rooms.next_number(tx, room)


async def load(tx: Tx, table_id: int) -> tuple[TableRow, list[SeatRow]] | None:
    """The table and its taken seats in order, or None."""
    found = (await tx.execute(_LOAD, {"table": table_id})).mappings().all()
    if not found:
        return None
    table = rows.made(TableRow, _part(TableRow, found[0]))
    seats = [rows.made(SeatRow, _part(SeatRow, row)) for row in found if row["seat"] is not None]
    return table, seats


async def save(tx: Tx, table: TableRow) -> None:
    """Write every field of a stored table."""
    await tx.execute(_SAVE, {**rows.new(table), "key": table.id})


async def in_room(tx: Tx, room: str, phases: Collection[str]) -> list[TableRow]:
    """Oldest first."""
    values = {"room": room, "phases": list(phases)}
    return rows.many(TableRow, await tx.execute(_IN_ROOM, values))


async def last_game(tx: Tx, room: str, games: Collection[str]) -> str | None:
    """Which of *games* the newest table of a room was opened for; None: none."""
    values = {"room": room, "games": list(games)}
    found: str | None = (await tx.execute(_LAST_GAME, values)).scalar()
    return found


async def of_person(tx: Tx, person_id: int, phases: Collection[str]) -> list[TableRow]:
    """Tables where this person has a seat, oldest first."""
    values = {"person": person_id, "phases": list(phases)}
    return rows.many(TableRow, await tx.execute(_OF_PERSON, values))


async def put_seat(tx: Tx, *seats: SeatRow) -> None:
    """Take these seats, or change who sits there."""
    if seats:
        await tx.execute(_PUT_SEAT, [seat.model_dump() for seat in seats])


async def reseat(tx: Tx, table_id: int, seats: Iterable[SeatRow]) -> None:
    """Let exactly these seats be taken."""
    await tx.execute(_EMPTY, {"table": table_id})
    await put_seat(tx, *seats)


def _part(model: type[TableRow] | type[SeatRow], row: Any) -> dict[str, Any]:
    return {name: row[name] for name in model.model_fields}
