"""Messages that must still go out.

They leave in the order of their ids. A newer state of a slot takes the place of one that has not
left yet, so a slow chat gets the newest state and not a backlog.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, case, delete, func, select, text, update
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from storage import rows
from storage.models import OutboxRow
from storage.store import Tx

_INSERT: Final = insert(OutboxRow)
_NEW: Final = _INSERT.excluded
_REVISION: Final = col(OutboxRow.revision) + 1
_STARTS: Final = _NEW.starts_hand != ""
_PUT: Final = _INSERT.on_conflict_do_update(
    index_elements=["address", "slot"],
    index_where=text("slot <> ''"),
    set_={
        "body": _NEW.body,
        "revision": _REVISION,
        "repost": case((_NEW.repost > 0, _REVISION), else_=col(OutboxRow.repost)),
        "starts_hand": case((_STARTS, _NEW.starts_hand), else_=col(OutboxRow.starts_hand)),
        "starts_decision": case(
            (_STARTS, _NEW.starts_decision), else_=col(OutboxRow.starts_decision)
        ),
    },
)
_WAITING: Final = (
    select(col(OutboxRow.address))
    .group_by(col(OutboxRow.address))
    .order_by(func.min(col(OutboxRow.id)))
)
_HEAD: Final = (
    select(OutboxRow)
    .where(col(OutboxRow.address) >= bindparam("first"), col(OutboxRow.address) < bindparam("end"))
    .order_by(col(OutboxRow.id))
    .limit(1)
)
_THIS: Final = col(OutboxRow.id) == bindparam("key")
_STATE: Final = _THIS, col(OutboxRow.revision) == bindparam("state")
_GONE: Final = delete(OutboxRow).where(*_STATE)
_OUTRUN: Final = (
    update(OutboxRow)
    .where(_THIS)
    .values(
        attempts=0,
        repost=case((col(OutboxRow.repost) > bindparam("state"), col(OutboxRow.repost)), else_=0),
    )
)
_FAILED: Final = update(OutboxRow).where(_THIS).values(attempts=col(OutboxRow.attempts) + 1)
_CLEAR: Final = delete(OutboxRow).where(col(OutboxRow.address) == bindparam("to"))


async def put(tx: Tx, *messages: OutboxRow) -> None:
    """Queue messages. One with a slot that waits already takes the place of the older state: it
    is sent anew if either was to be, and starts the clocks of the newest that starts any."""
    if messages:
        await tx.execute(_PUT, [_values(message) for message in messages])


async def waiting(tx: Tx) -> list[str]:
    """Addresses that have messages waiting, the one that has waited longest first."""
    return list((await tx.execute(_WAITING)).scalars())


async def head(tx: Tx, chat: str) -> OutboxRow | None:
    """The next message for any address that begins with *chat*, which ends with a slash."""
    end = chat[:-1] + "0"  # the character after the slash
    return rows.one(OutboxRow, await tx.execute(_HEAD, {"first": chat, "end": end}))


async def sent(tx: Tx, message: OutboxRow) -> None:
    """*message* has gone out as it was read. A newer state that came meanwhile stays, and is an
    edit unless it asked to be sent anew itself."""
    state = {"key": message.id, "state": message.revision}
    if not (await tx.execute(_GONE, state)).rowcount:
        await tx.execute(_OUTRUN, state)


async def refused(tx: Tx, message: OutboxRow) -> None:
    """*message*, as it was read, will never go out. A newer state stays."""
    await tx.execute(_GONE, {"key": message.id, "state": message.revision})


async def failed(tx: Tx, message: OutboxRow) -> None:
    """Nobody knows whether it went out; it stays."""
    await tx.execute(_FAILED, {"key": message.id})


async def clear(tx: Tx, address: str) -> None:
    """Nothing can reach this address."""
    await tx.execute(_CLEAR, {"to": address})


def _values(message: OutboxRow) -> dict[str, Any]:
    return {
        "address": message.address,
        "slot": message.slot,
        "body": message.body,
        "repost": int(message.repost > 0),
        "starts_hand": message.starts_hand,
        "starts_decision": message.starts_decision,
        "revision": 1,
        "attempts": 0,
    }
