"""Which hands were dealt at which table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, insert, select
from sqlmodel import col

from storage import rows
from storage.models import HandRow
from storage.store import Tx

_OPEN: Final = insert(HandRow)
_BY_ID: Final = select(HandRow).where(col(HandRow.id) == bindparam("key"))
_OF_TABLE: Final = (
    select(HandRow)
    .where(col(HandRow.table_id) == bindparam("table"))
    .order_by(col(HandRow.number), col(HandRow.opened_at))
)


async def opened(tx: Tx, hand: HandRow) -> None:
    await tx.execute(_OPEN, hand.model_dump())


async def by_id(tx: Tx, hand_id: str) -> HandRow | None:
    return rows.one(HandRow, await tx.execute(_BY_ID, {"key": hand_id}))


async def of_table(tx: Tx, table_id: int) -> list[HandRow]:
    """In the order in which they were dealt."""
    return rows.many(HandRow, await tx.execute(_OF_TABLE, {"table": table_id}))
