"""Recent writes to rooms, so that a restart does not forget what counts against the limits."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, delete, insert, select
from sqlmodel import col

from storage.models import WriteRow
from storage.store import Tx

_ADD: Final = insert(WriteRow)
_SINCE: Final = (
    select(col(WriteRow.chat), col(WriteRow.at))
    .where(col(WriteRow.at) > bindparam("when"))
    .order_by(col(WriteRow.at))
)
_PRUNE: Final = delete(WriteRow).where(col(WriteRow.at) <= bindparam("when"))


async def add(tx: Tx, chat: str, at: datetime) -> None:
    await tx.execute(_ADD, {"chat": chat, "at": at})


async def since(tx: Tx, at: datetime) -> list[tuple[str, datetime]]:
    """Chat and moment of every write later than *at*, oldest first."""
    return [(row[0], row[1]) for row in await tx.execute(_SINCE, {"when": at})]


async def prune(tx: Tx, at: datetime) -> None:
    """Forget the writes up to *at*."""
    await tx.execute(_PRUNE, {"when": at})
