"""aiosqlite with one hop to its thread for each statement.

By itself it hops four times: to make a cursor, to run the statement, for the rows, and to close
the cursor. Hops are most of what a small transaction costs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiosqlite


class Cursor:
    """What SQLAlchemy needs of one. It holds the rows of its statement, and nothing open."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, values: Any = ()) -> Cursor:
        return await self._run(lambda cursor: cursor.execute(statement, values))

    async def executemany(self, statement: str, values: Sequence[Any]) -> Cursor:
        return await self._run(lambda cursor: cursor.executemany(statement, values))

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        self._rows = []

    async def _run(self, call: Callable[[sqlite3.Cursor], Any]) -> Cursor:
        hop: Callable[..., Awaitable[None]] = self._connection._execute
        await hop(self._in_thread, call)
        return self

    def _in_thread(self, call: Callable[[sqlite3.Cursor], Any]) -> None:
        cursor = self._connection._conn.cursor()
        try:
            call(cursor)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount = cursor.rowcount
            self.lastrowid = cursor.lastrowid
        finally:
            cursor.close()


class Connection(aiosqlite.Connection):
    def cursor(self) -> Any:
        return Cursor(self)


def connect(database: str, **options: Any) -> Connection:
    """In place of :func:`aiosqlite.connect`."""
    connection = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=64)
    connection._thread.daemon = True
    return connection
