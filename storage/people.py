"""Somebody on one platform: name, language, and whether the bot may write to him."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, case, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from storage import rows
from storage.models import PersonRow
from storage.store import Tx

_BY_USER: Final = select(PersonRow).where(
    col(PersonRow.platform) == bindparam("platform"), col(PersonRow.user) == bindparam("user")
)
_BY_IDS: Final = select(PersonRow).where(col(PersonRow.id).in_(bindparam("keys", expanding=True)))
_INSERT: Final = insert(PersonRow)
_SEEN: Final = _INSERT.on_conflict_do_update(
    index_elements=["platform", "user"],
    set_={
        "name": _INSERT.excluded.name,
        "language": case(
            (col(PersonRow.language) == "", _INSERT.excluded.language),
            else_=col(PersonRow.language),
        ),
    },
).returning(PersonRow)
_WRITE: Final = update(PersonRow).where(col(PersonRow.id) == bindparam("key"))
_WRITE_USER: Final = update(PersonRow).where(
    col(PersonRow.platform) == bindparam("on"), col(PersonRow.user) == bindparam("who")
)


async def seen(tx: Tx, platform: str, user: str, name: str, language: str = "") -> PersonRow:
    """The row of somebody who has just done something, made if need be.

    The name follows the platform; a *language* is only taken while none is known.
    """
    known = await by_user(tx, platform, user)
    if known is not None and known.name == name and (known.language or not language):
        return known
    new = PersonRow(platform=platform, user=user, name=name, language=language)
    row = rows.one(PersonRow, await tx.execute(_SEEN, rows.new(new)))
    assert row is not None
    return row


async def by_user(tx: Tx, platform: str, user: str) -> PersonRow | None:
    return rows.one(PersonRow, await tx.execute(_BY_USER, {"platform": platform, "user": user}))


async def by_ids(tx: Tx, ids: Collection[int]) -> dict[int, PersonRow]:
    """Those of *ids* that exist, by id."""
    if not ids:
        return {}
    found = rows.many(PersonRow, await tx.execute(_BY_IDS, {"keys": list(ids)}))
    return {row.id: row for row in found if row.id is not None}


async def set_language(tx: Tx, person_id: int, language: str) -> None:
    """What the person has chosen."""
    await tx.execute(_WRITE, {"key": person_id, "language": language})


async def set_reachable(tx: Tx, platform: str, user: str, reachable: bool) -> None:
    """Whether the bot may write to this person in private."""
    await tx.execute(_WRITE_USER, {"on": platform, "who": user, "reachable": reachable})
