"""The events of a hand: appended at a known length, read in order, never changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, insert, select
from sqlalchemy.exc import IntegrityError
from sqlmodel import col

from storage.models import EventRow
from storage.store import Tx


class Conflict(Exception):
    """Somebody else has written to this hand since it was read. Load it again."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event as it is stored: *body* is JSON in the shape of *version* of this *kind*."""

    kind: str
    version: int
    body: str


_APPEND: Final = insert(EventRow)
_READ: Final = (
    select(col(EventRow.kind), col(EventRow.version), col(EventRow.body))
    .where(col(EventRow.hand_id) == bindparam("hand"), col(EventRow.seq) > bindparam("after"))
    .order_by(col(EventRow.seq))
)


async def append(tx: Tx, hand_id: str, after: int, entries: Iterable[Entry], at: datetime) -> None:
    """Add *entries* behind the first *after* ones. Raises Conflict when there are more by now;
    the transaction must then be given up."""
    rows = [
        {
            "hand_id": hand_id,
            "seq": seq,
            "kind": entry.kind,
            "version": entry.version,
            "body": entry.body,
            "at": at,
        }
        for seq, entry in enumerate(entries, start=after + 1)
    ]
    if not rows:
        return
    try:
        await tx.execute(_APPEND, rows)
    except IntegrityError as error:
        raise Conflict(hand_id) from error


async def read(tx: Tx, hand_id: str, after: int = 0) -> list[Entry]:
    """All entries but the first *after* ones."""
    result = await tx.execute(_READ, {"hand": hand_id, "after": after})
    return [Entry(row[0], row[1], row[2]) for row in result]
