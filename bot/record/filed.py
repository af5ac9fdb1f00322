"""Records of the hands that a database keeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.codec import Codec, codecs
from bot.record.taken import Record, evolved, result_of, taken
from bot.table import Phase
from engine.errors import Rejected
from engine.games import GAMES
from storage import hands, journal, tables
from storage.models import HandRow
from storage.store import Store, Tx, Unusable


async def record_of(
    tx: Tx,
    known: Mapping[str, Codec],
    table: int,
    number: int | None = None,
    match: int | None = None,
) -> tuple[int, Record]:
    """The record of hand *number* of *table* (its id), by default of the hand dealt last; and that
    number. Hands are counted anew in each match: *match* counts these from 1, by default the one
    where such a hand was dealt last.

    Raises Rejected: ``no-such-hand``; ``record-later`` while it is played; ``record-dissolved``
    for one that all agreed to stop (G-304): it counts for nothing and has no result.
    """
    rows = sorted(await hands.of_table(tx, table), key=lambda row: (row.opened_at, row.number))
    if match is not None:
        rows = await _of_match(tx, known, rows, match)
    row = next((row for row in reversed(rows) if number in (None, row.number)), None)
    if row is None:
        raise Rejected("no-such-hand")
    try:
        return row.number, taken(row.game, await _events(tx, known, row))
    except Rejected as error:
        if error.code != "record-later" or await _running(tx, table, row):
            raise
        raise Rejected("record-dissolved", hand=row.number) from error


async def _running(tx: Tx, table: int, row: HandRow) -> bool:
    found = await tables.load(tx, table)
    return found is not None and (found[0].phase, found[0].hand_id) == (Phase.PLAYING, row.id)


async def _of_match(
    tx: Tx, known: Mapping[str, Codec], rows: Sequence[HandRow], match: int
) -> list[HandRow]:
    """Those of *rows*, in the order dealt, that belong to the match with this number. One that
    counts for nothing is dealt again under its own (G-253); any other comes with a new match."""
    found: list[list[HandRow]] = []
    for row in rows:
        if not found or await _begins_anew(tx, known, found[-1][-1], row):
            found.append([])
        found[-1].append(row)
    return found[match - 1] if 0 < match <= len(found) else []


async def _begins_anew(tx: Tx, known: Mapping[str, Codec], before: HandRow, row: HandRow) -> bool:
    if row.number != before.number:
        return row.number < before.number
    return not await _void(tx, known, before)


async def _void(tx: Tx, known: Mapping[str, Codec], row: HandRow) -> bool:
    game = GAMES[row.game]
    result = result_of(game, evolved(game, await _events(tx, known, row)))
    return result is not None and result.void


async def _events(tx: Tx, known: Mapping[str, Codec], row: HandRow) -> list[Any]:
    codec = known[row.game]
    return [codec.load(entry) for entry in await journal.read(tx, row.id)]


async def export(
    database: Path, table: int, number: int | None = None, match: int | None = None
) -> Record:
    """The record of a hand in the file *database*, which may be served meanwhile: it is read from
    a copy, and left as it is. Raises Unusable, TooNew or Rejected."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        _copy(database, copy)
        store = await Store.open(copy)
        try:
            async with store.read() as tx:
                return (await record_of(tx, codecs(), table, number, match))[1]
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
