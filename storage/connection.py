"""aiosqlite that leaves only what waits for the disk to its thread.

By itself it hops to the thread four times for each statement. The statements here take
microseconds, a hop takes many times as long, and no statement of a database with a write-ahead
log waits for the disk to write: only a commit does. So statements run where they are called, and
a step hops once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import aiosqlite


class Cursor:
    """What SQLAlchemy needs of one. It holds the rows of its statement, and nothing open.

    Nothing in it is ever waited for.
    """

    arraysize = 1

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, values: Any = ()) -> Cursor:
        return self._took(self._connection.execute(statement, values))

    async def executemany(self, statement: str, values: Sequence[Any]) -> Cursor:
        return self._took(self._connection.executemany(statement, values))

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        self._rows = []

    def _took(self, cursor: sqlite3.Cursor) -> Cursor:
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else []
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        cursor.close()
        return self


class Connection(aiosqlite.Connection):
    _written = 0
    """Rows written by all transactions that have been committed."""

    def cursor(self) -> Any:
        return Cursor(self._conn)

    async def commit(self) -> None:
        written = self._conn.total_changes
        if written == self._written:
            self._conn.commit()  # the end of a look waits for nothing
            return
        await super().commit()
        self._written = written

    async def rollback(self) -> None:
        self._conn.rollback()


def connect(database: str, **options: Any) -> Connection:
    """In place of :func:`aiosqlite.connect`."""
    options["check_same_thread"] = False
    connection = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=64)
    connection._thread.daemon = True
    return connection
