"""Records of the hands that a database keeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.codec import Codec, codecs
from bot.record.taken import Record, taken
from engine.errors import Rejected
from storage import hands, journal
from storage.models import HandRow
from storage.store import Store, Tx, Unusable


async def record_of(
    tx: Tx, known: Mapping[str, Codec], table: int, number: int | None = None
) -> tuple[int, Record]:
    """The record of hand *number* of *table* (its id), by default of the hand dealt last; and that
    number.

    Raises Rejected: ``no-such-hand``, or ``record-later`` while it is played.
    """
    row = _found(await hands.of_table(tx, table), number)
    codec = known[row.game]
    events = [codec.load(entry) for entry in await journal.read(tx, row.id)]
    return row.number, taken(events)


def _found(rows: Sequence[HandRow], number: int | None) -> HandRow:
    """Hands are counted anew in each match: of several with one number, the one dealt last."""
    fitting = [row for row in rows if number in (None, row.number)]
    if not fitting:
        raise Rejected("no-such-hand")
    return max(fitting, key=lambda row: (row.opened_at, row.number))


async def export(database: Path, table: int, number: int | None = None) -> Record:
    """The record of a hand in the file *database*, which may be served meanwhile: it is read from
    a copy, and left as it is. Raises Unusable, TooNew or Rejected."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        _copy(database, copy)
        store = await Store.open(copy)
        try:
            async with store.read() as tx:
                return (await record_of(tx, codecs(), table, number))[1]
        finally:
            await store.close()


def _copy(database: Path, copy: Path) -> None:
    if not database.is_file():
        raise Unusable(f"there is no database {database}")
    try:
        with (
            closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(copy)) as there,
        ):
            here.backup(there)
    except sqlite3.DatabaseError as error:
        raise Unusable(f"{database} is not a database of this bot") from error
