"""How hands ended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from storage import rows
from storage.models import ResultRow
from storage.store import Tx

_INSERT: Final = insert(ResultRow)
_PUT: Final = _INSERT.on_conflict_do_update(
    index_elements=["hand_id"],
    set_={
        name: _INSERT.excluded[name]
        for name in ("table_id", "people", "places", "points", "sweep", "at")
    },
)
_OF_TABLE: Final = (
    select(ResultRow)
    .where(col(ResultRow.table_id) == bindparam("table"))
    .order_by(col(ResultRow.at))
)


async def put(tx: Tx, result: ResultRow) -> None:
    """Write the result of a hand; rebuilding it from the events writes the same again."""
    await tx.execute(_PUT, result.model_dump())


async def of_table(tx: Tx, table_id: int) -> list[ResultRow]:
    """Oldest first."""
    return rows.many(ResultRow, await tx.execute(_OF_TABLE, {"table": table_id}))
