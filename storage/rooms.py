"""Groups, and topics of them, where tables stand."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, case, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from storage import rows
from storage.models import OutboxRow, RoomRow, SlotRow, TableRow
from storage.store import Tx

_BY_ADDRESS: Final = select(RoomRow).where(col(RoomRow.address) == bindparam("key"))
_INSERT: Final = insert(RoomRow)
_SEEN: Final = _INSERT.on_conflict_do_update(
    index_elements=["address"],
    set_={
        "title": _INSERT.excluded.title,
        "language": case(
            (col(RoomRow.language) == "", _INSERT.excluded.language), else_=col(RoomRow.language)
        ),
    },
).returning(RoomRow)
_NUMBER: Final = _INSERT.on_conflict_do_update(
    index_elements=["address"], set_={"tables": col(RoomRow.tables) + 1}
).returning(col(RoomRow.tables))
_WRITE: Final = update(RoomRow).where(col(RoomRow.address) == bindparam("key"))


async def seen(tx: Tx, address: str, title: str = "", language: str = "") -> RoomRow:
    """The row of a room in which something has just happened, made if need be.

    An empty *title* keeps the known one; a *language* is only taken while none is known.
    """
    known = await by_address(tx, address)
    title = title or (known.title if known is not None else "")
    if known is not None and known.title == title and (known.language or not language):
        return known
    new = RoomRow(address=address, title=title, language=language)
    row = rows.one(RoomRow, await tx.execute(_SEEN, new.model_dump()))
    assert row is not None
    return row


async def by_address(tx: Tx, address: str) -> RoomRow | None:
    return rows.one(RoomRow, await tx.execute(_BY_ADDRESS, {"key": address}))


async def set_language(tx: Tx, address: str, language: str) -> None:
    """What the room has chosen. The room must have been seen."""
    await tx.execute(_WRITE, {"key": address, "language": language})


async def save_house(tx: Tx, address: str, profile: str, house: str) -> None:
    """New tables of the room start with these rules. The room must have been seen."""
    await tx.execute(_WRITE, {"key": address, "profile": profile, "house": house})


async def saved_house(tx: Tx, address: str) -> tuple[str, str] | None:
    """Preset, and what differs from it; None: the room has saved none."""
    row = await by_address(tx, address)
    return None if row is None or not row.profile else (row.profile, row.house)


async def next_number(tx: Tx, address: str) -> int:
    """The number of the next table in this room, counted from 1 and never given twice."""
    new = RoomRow(address=address, tables=1)
    return int((await tx.execute(_NUMBER, new.model_dump())).scalar_one())


async def moved(tx: Tx, old: str, new: str) -> None:
    """The room lives on under another address: its tables, its settings and what waits to be sent
    go along. Sent messages cannot be edited from the new address, so their slots are forgotten
    and the next state of each is posted anew.
    """
    before = await by_address(tx, old)
    if before is not None:
        room = await seen(tx, new, before.title, before.language)
        numbers = max(room.tables, before.tables)
        profile, house = _house(room, before)
        values = {"key": new, "tables": numbers, "profile": profile, "house": house}
        await tx.execute(_WRITE, values)
        await tx.execute(delete(RoomRow).where(col(RoomRow.address) == old))
    await tx.execute(update(TableRow).where(col(TableRow.room) == old).values(room=new))
    newer = select(col(OutboxRow.slot)).where(
        col(OutboxRow.address) == new, col(OutboxRow.slot) != ""
    )
    replaced = col(OutboxRow.address) == old, col(OutboxRow.slot).in_(newer)
    await tx.execute(delete(OutboxRow).where(*replaced))
    await tx.execute(update(OutboxRow).where(col(OutboxRow.address) == old).values(address=new))
    await tx.execute(delete(SlotRow).where(col(SlotRow.address) == old))


def _house(room: RoomRow, before: RoomRow) -> tuple[str, str]:
    """What was saved under the new address, or else under the old one."""
    kept = room if room.profile else before
    return kept.profile, kept.house
