"""What must happen at a time. One task of the bot sleeps until the next of these rows."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlmodel import col

from storage import rows
from storage.models import DeadlineRow
from storage.store import Tx

_ADD: Final = insert(DeadlineRow)
_CLEAR: Final = delete(DeadlineRow).where(col(DeadlineRow.table_id) == bindparam("table"))
_DROP: Final = delete(DeadlineRow).where(
    col(DeadlineRow.table_id) == bindparam("table"),
    col(DeadlineRow.kind) == bindparam("what"),
    col(DeadlineRow.hand_id) == bindparam("hand"),
    col(DeadlineRow.decision) == bindparam("question"),
    col(DeadlineRow.seat) == bindparam("who"),
)
_OF_TABLE: Final = (
    select(DeadlineRow)
    .where(col(DeadlineRow.table_id) == bindparam("table"))
    .order_by(col(DeadlineRow.due_at), col(DeadlineRow.id))
)
_STOPPED: Final = select(DeadlineRow).where(
    col(DeadlineRow.hand_id) == bindparam("hand"),
    col(DeadlineRow.decision) == bindparam("question"),
    col(DeadlineRow.runs) >= 0,
)
_WRITE: Final = update(DeadlineRow).where(col(DeadlineRow.id) == bindparam("key"))
_DUE: Final = (
    select(DeadlineRow)
    .where(col(DeadlineRow.due_at) <= bindparam("now"))
    .order_by(col(DeadlineRow.due_at), col(DeadlineRow.id))
    .limit(bindparam("most"))
)
_NEXT: Final = select(func.min(col(DeadlineRow.due_at)))


async def add(tx: Tx, deadlines: Iterable[DeadlineRow]) -> None:
    values = [rows.new(row) for row in deadlines]
    if values:
        await tx.execute(_ADD, values)


async def clear(tx: Tx, table_id: int) -> None:
    """All deadlines of a table are off."""
    await tx.execute(_CLEAR, {"table": table_id})


async def replace(tx: Tx, table_id: int, deadlines: Iterable[DeadlineRow]) -> None:
    """Let the table have exactly these deadlines."""
    await clear(tx, table_id)
    await add(tx, deadlines)


async def drop(tx: Tx, deadlines: Iterable[DeadlineRow]) -> None:
    """These are off. A deadline is known by its table, kind, hand, decision and seat."""
    values = [
        {
            "table": row.table_id,
            "what": row.kind,
            "hand": row.hand_id,
            "question": row.decision,
            "who": row.seat,
        }
        for row in deadlines
    ]
    if values:
        await tx.execute(_DROP, values)


async def of_table(tx: Tx, table_id: int) -> list[DeadlineRow]:
    """Nearest first."""
    return rows.many(DeadlineRow, await tx.execute(_OF_TABLE, {"table": table_id}))


async def start(tx: Tx, hand_id: str, decision: int, at: datetime) -> bool:
    """The message that shows *decision* went out at *at*: its clocks run from now on.

    A clock starts once, and never makes a deadline later than it was. Returns whether any did.
    """
    values = {"hand": hand_id, "question": decision}
    stopped = rows.many(DeadlineRow, await tx.execute(_STOPPED, values))
    running: list[dict[str, Any]] = [
        {
            "key": row.id,
            "due_at": min(row.due_at, at + timedelta(milliseconds=row.runs)),
            "runs": -1,
        }
        for row in stopped
    ]
    if running:
        await tx.execute(_WRITE, running)
    return bool(running)


async def postpone(tx: Tx, deadline: DeadlineRow, due_at: datetime) -> None:
    """Try this one again later."""
    await tx.execute(_WRITE, {"key": deadline.id, "due_at": due_at})


async def due(tx: Tx, now: datetime, limit: int) -> list[DeadlineRow]:
    """At most *limit* deadlines that have come, the longest overdue first."""
    return rows.many(DeadlineRow, await tx.execute(_DUE, {"now": now, "most": limit}))


async def next_at(tx: Tx) -> datetime | None:
    """When the next deadline comes; None: there is none."""
    found: datetime | None = (await tx.execute(_NEXT)).scalar_one()
    return found
