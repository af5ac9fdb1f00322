"""Opening the database, and its transactions: one writer, and short reads beside it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, CursorResult, Executable, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage.connection import connect
from storage.lock import FileLock, InUse
from storage.migrate import TooNew, upgrade

__all__ = ["MEMORY", "InUse", "Store", "TooNew", "Tx", "Unusable"]

MEMORY: Final = ":memory:"
"""Instead of a path: a database that ends with the store."""

SETTINGS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000")
"""Durable at every commit: a killed process or machine loses no step."""

T = TypeVar("T")


class Tx:
    """An open transaction: the functions of this package take it as their first argument."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def execute(
        self, statement: Executable, values: Any = None
    ) -> CursorResult[*tuple[Any, ...]]:
        """*values*: parameters of the statement, or a list of them to run it for each.

        Nothing is waited for (see ``connection.py``), so no cancellation comes in between.
        """
        return await self._connection.execute(statement, values)


class _Line:
    """One connection, in the hands of one task at a time."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, url: URL, *settings: str) -> _Line:
        # Hands are secret: an error that is logged must not say what was to be written.
        engine = create_async_engine(
            url, connect_args={"async_creator_fn": connect}, hide_parameters=True
        )

        @event.listens_for(engine.sync_engine, "connect")
        def settle(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for setting in (*SETTINGS, *settings):
                cursor.execute(f"PRAGMA {setting}")
            cursor.close()

        return cls(await engine.connect())

    async def migrate(self) -> None:
        # The driver opens no transaction for changes of the schema by itself; without one, a
        # process killed in a migration would leave half of it.
        await self._connection.exec_driver_sql("BEGIN IMMEDIATE")
        await self._connection.run_sync(upgrade)
        await self._connection.commit()

    @asynccontextmanager
    async def transaction(self, snapshot: bool) -> AsyncIterator[Tx]:
        async with self._turn:
            try:
                if snapshot:
                    await _whole(self._connection.exec_driver_sql("BEGIN"))
                yield Tx(self._connection)
                await _whole(self._connection.commit())
            except BaseException:
                await _whole(self._roll_back())
                raise

    async def _roll_back(self) -> None:
        await self._connection.rollback()
        # A commit that failed has ended the transaction for SQLAlchemy, but not for the database:
        # what it left would be committed with the next one.
        raw = await self._connection.get_raw_connection()
        assert raw.driver_connection is not None
        await raw.driver_connection.rollback()

    async def close(self) -> None:
        async with self._turn:
            await self._connection.close()
            await self._connection.engine.dispose()


class Unusable(Exception):
    """There can be no database at this path. The words say why, and what to do."""


def _made(path: Path) -> FileLock:
    """The lock of the file, which is made when it is missing. Raises InUse or Unusable."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unusable(f"cannot write to {path.parent}: {reason}; set GOUJI_DATA") from error
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # hands are secret
    except OSError as error:
        lock.release()
        raise Unusable(f"cannot write to {path}: {error.strerror}; set GOUJI_DATA") from error
    return lock


class Store:
    """One database, which no other process may have open. Made by :meth:`open`.

    A step writes through :meth:`begin`; there is one writer at a time, because several writers of
    SQLite starve each other. What is only shown is read through :meth:`read`, beside the writer.
    A task that is cancelled in a transaction leaves nothing of it.
    """

    def __init__(self, writer: _Line, reader: _Line, lock: FileLock | None) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._inside: list[asyncio.Task[Any] | None] = []
        self.quiet = asyncio.Event()
        """Set while no transaction is open or waited for."""
        self.quiet.set()

    @classmethod
    async def open(cls, path: Path | str) -> Store:
        """Open or make the database at *path* (or :data:`MEMORY`) and bring it up to date.

        A killed process leaves nothing to repair. Raises InUse while another process has it open,
        TooNew when a later version has written it, and Unusable when it cannot be opened at all.
        """
        if str(path) == MEMORY:
            only = await _Line.open(URL.create("sqlite+aiosqlite"))
            await only.migrate()
            return cls(only, only, None)
        path = Path(path)
        lock = _made(path)
        url = URL.create("sqlite+aiosqlite", database=str(path))
        try:
            writer = await _Line.open(url)
            try:
                await writer.migrate()
                reader = await _Line.open(url, "query_only = ON")
            except BaseException:
                await writer.close()
                raise
        except BaseException as error:
            lock.release()
            if type(error) is DatabaseError:  # not one of its kinds: the file is something else
                raise Unusable(f"{path} is not a database of this bot; move it away") from error
            raise
        return cls(writer, reader, lock)

    async def close(self) -> None:
        """Wait for what is open, then let go of the database. Closing twice is harmless."""
        if self._reader is not self._writer:
            await self._reader.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Tx]:
        """All or nothing: what an exception leaves is rolled back.

        Transactions follow each other, so await nothing slow inside. Raises RuntimeError in a
        task that has a transaction open already, instead of waiting for ever.
        """
        with self._entered():
            async with self._writer.transaction(snapshot=False) as tx:
                yield tx

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """One unchanging state of the database, beside the writer. Nothing can be written.

        Raises RuntimeError like :meth:`begin`.
        """
        with self._entered():
            async with self._reader.transaction(snapshot=True) as tx:
                yield tx

    @contextmanager
    def _entered(self) -> Iterator[None]:
        task = asyncio.current_task()
        if task in self._inside:
            raise RuntimeError("this task has a transaction open already")
        self._inside.append(task)
        self.quiet.clear()
        try:
            yield
        finally:
            self._inside.remove(task)
            if not self._inside:
                self.quiet.set()


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """Finish *work* before being cancelled: a connection left in the middle of a call is lost,
    and may keep the database locked."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            try:
                await asyncio.wait({task})
            except asyncio.CancelledError:
                continue
        task.exception()
        raise
