"""Where the newest message of a slot stands, so that it can be edited."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from storage import rows
from storage.models import SlotRow
from storage.store import Tx

_INSERT: Final = insert(SlotRow)
_PUT: Final = _INSERT.on_conflict_do_update(
    index_elements=["address", "slot"],
    set_={name: _INSERT.excluded[name] for name in ("message", "digest", "buttons", "at")},
)
_SLOT: Final = col(SlotRow.address) == bindparam("to"), col(SlotRow.slot) == bindparam("name")
_FIND: Final = select(SlotRow).where(*_SLOT)
_FORGET: Final = delete(SlotRow).where(*_SLOT, col(SlotRow.message) == bindparam("id"))


async def find(tx: Tx, address: str, slot: str) -> SlotRow | None:
    return rows.one(SlotRow, await tx.execute(_FIND, {"to": address, "name": slot}))


async def put(tx: Tx, slot: SlotRow) -> None:
    """This message is the newest of its slot now."""
    await tx.execute(_PUT, slot.model_dump())


async def forget(tx: Tx, slot: SlotRow) -> None:
    """The message is gone; the next state is sent anew."""
    await tx.execute(_FORGET, {"to": slot.address, "name": slot.slot, "id": slot.message})
