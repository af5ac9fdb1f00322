"""Which platform updates have been applied: each counts once, however often it is delivered."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import bindparam, delete
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from storage.models import UpdateRow
from storage.store import Tx

KEPT: Final = timedelta(days=7)
"""No platform delivers an update later than this."""

_FIRST: Final = insert(UpdateRow).on_conflict_do_nothing()
_PRUNE: Final = delete(UpdateRow).where(col(UpdateRow.at) < bindparam("before"))


async def first_time(tx: Tx, platform: str, id: str, at: datetime) -> bool:
    """Mark the update as applied, in the transaction that applies it; False: it was before."""
    result = await tx.execute(_FIRST, {"platform": platform, "id": id, "at": at})
    return result.rowcount == 1


async def prune(tx: Tx, now: datetime) -> None:
    """Forget updates older than :data:`KEPT`."""
    await tx.execute(_PRUNE, {"before": now - KEPT})
