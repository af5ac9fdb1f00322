"""One writer, snapshots beside it, one process, and nothing half done."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from sqlmodel import SQLModel

from storage import migrate, updates
from storage.connection import Connection
from storage.store import MEMORY, InUse, Store, TooNew, Unusable
from tests.storage.conftest import NOW

ROOT = Path(__file__).parents[2]


async def seen(store: Store) -> int:
    async with store.read() as tx:
        return int((await tx.execute(text("SELECT count(*) FROM updates"))).scalar_one())


async def apply(store: Store, id: str) -> None:
    async with store.begin() as tx:
        assert await updates.first_time(tx, "console", id, NOW)


@pytest.fixture(params=["file", "memory"])
async def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    path = MEMORY if request.param == "memory" else tmp_path / "a folder" / "gouji.db"
    store = await Store.open(path)
    yield store
    await store.close()


async def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    path = tmp_path / "gouji.db"
    store = await Store.open(path)
    await apply(store, "1")
    await store.close()
    store = await Store.open(path)
    assert await seen(store) == 1
    await store.close()


async def test_every_commit_reaches_the_disk(store: Store) -> None:
    async with store.begin() as tx:
        mode = (await tx.execute(text("PRAGMA journal_mode"))).scalar_one()
        sync = (await tx.execute(text("PRAGMA synchronous"))).scalar_one()
    assert (mode, sync) == ("wal", 2)


async def test_only_a_commit_goes_to_the_thread_of_the_database(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hops = 0
    real: Any = Connection._execute

    async def counted(self: Connection, *call: Any, **named: Any) -> Any:
        nonlocal hops
        hops += 1
        return await real(self, *call, **named)

    monkeypatch.setattr(Connection, "_execute", counted)
    async with store.begin() as tx:
        await updates.first_time(tx, "console", "1", NOW)
        assert (await tx.execute(text("SELECT id FROM updates"))).scalars().all() == ["1"]
        assert hops == 0
    assert hops == 1
    async with store.read() as tx:
        assert (await tx.execute(text("SELECT id FROM updates"))).scalars().all() == ["1"]
    assert hops == 1


async def test_hands_in_the_file_are_for_its_owner_alone(store: Store, tmp_path: Path) -> None:
    await apply(store, "1")
    modes = {name: os.stat(tmp_path / name).st_mode & 0o777 for name in os.listdir(tmp_path)}
    assert modes == dict.fromkeys(
        ("gouji.db", "gouji.db-wal", "gouji.db-shm", "gouji.db.lock"), 0o600
    )


async def test_an_exception_rolls_everything_back(any_store: Store) -> None:
    async def fail() -> None:
        async with any_store.begin() as tx:
            await updates.first_time(tx, "console", "1", NOW)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await seen(any_store) == 0


async def test_a_commit_that_fails_leaves_nothing_for_the_next_one(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Connection, "commit", full)
        with pytest.raises(OperationalError, match="disk is full"):
            await apply(any_store, "1")
    await apply(any_store, "2")
    assert await seen(any_store) == 1


async def test_a_task_cancelled_in_a_transaction_leaves_nothing_and_harms_nobody(
    any_store: Store,
) -> None:
    begun = asyncio.Event()

    async def slow() -> None:
        async with any_store.begin() as tx:
            await updates.first_time(tx, "console", "1", NOW)
            begun.set()
            await tx.execute(
                text(
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE"
                    " i < 300000) SELECT count(*) FROM n"
                )
            )
            await asyncio.Event().wait()

    task = asyncio.create_task(slow())
    await begun.wait()
    for _ in range(20):  # until the statement is under way
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await seen(any_store) == 0
    await apply(any_store, "2")
    assert await seen(any_store) == 1


async def test_transactions_follow_each_other(any_store: Store) -> None:
    async def add() -> None:
        async with any_store.begin() as tx:
            count = (await tx.execute(text("SELECT count(*) FROM updates"))).scalar_one()
            await asyncio.sleep(0)
            await updates.first_time(tx, "console", str(count), NOW)

    await asyncio.gather(*(add() for _ in range(20)))
    assert await seen(any_store) == 20


async def test_a_reader_sees_one_state_whatever_is_written_meanwhile(store: Store) -> None:
    count = text("SELECT count(*) FROM updates")
    async with store.read() as tx:
        assert (await tx.execute(count)).scalar_one() == 0
        await asyncio.create_task(apply(store, "1"))
        assert (await tx.execute(count)).scalar_one() == 0
    assert await seen(store) == 1


async def test_a_reader_cannot_write(store: Store) -> None:
    async with store.read() as tx:
        with pytest.raises(OperationalError, match="readonly"):
            await updates.first_time(tx, "console", "1", NOW)
    await apply(store, "1")


async def test_a_second_transaction_in_one_task_is_refused_at_once(any_store: Store) -> None:
    async with any_store.begin():
        with pytest.raises(RuntimeError, match="already"):
            async with any_store.begin():
                pass
        with pytest.raises(RuntimeError, match="already"):
            async with any_store.read():
                pass
    await apply(any_store, "1")


async def test_quiet_tells_whether_a_transaction_is_open(any_store: Store) -> None:
    assert any_store.quiet.is_set()
    async with any_store.begin():
        assert not any_store.quiet.is_set()
    assert any_store.quiet.is_set()


async def test_a_second_store_on_the_same_file_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(InUse, match=rf"gouji\.db is in use by process {os.getpid()}: stop"):
        await Store.open(tmp_path / "gouji.db")
    await store.close()
    again = await Store.open(tmp_path / "gouji.db")
    await again.close()


SERVE = """
import asyncio, sys
from pathlib import Path
from datetime import datetime, UTC
from storage import updates
from storage.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
    async with store.begin() as tx:
        await updates.first_time(tx, "console", "kept", datetime.now(UTC))
    async with store.begin() as tx:
        await updates.first_time(tx, "console", "lost", datetime.now(UTC))
        print("open", flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_killed_process_frees_the_file_and_loses_no_finished_step(tmp_path: Path) -> None:
    path = tmp_path / "gouji.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"open\n"
    with pytest.raises(InUse, match=str(process.pid)):
        await Store.open(path)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    store = await Store.open(path)
    async with store.read() as tx:
        kept = (await tx.execute(text("SELECT id FROM updates"))).scalars().all()
    assert kept == ["kept"]
    await store.close()


async def test_the_migrations_lead_to_the_models(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "gouji.db")
    await store.close()
    engine = create_engine(f"sqlite:///{tmp_path / 'gouji.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, SQLModel.metadata) == []
    engine.dispose()


async def test_a_database_of_a_later_version_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "gouji.db"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(TooNew, match="9999"):
        await Store.open(path)
    with pytest.raises(TooNew):  # and the lock was let go
        await Store.open(path)


def own_migrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations that a test may add to."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder)
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)
    return folder / "versions"


def test_a_new_migration_gets_the_next_number_and_what_the_models_lack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = own_migrations(tmp_path, monkeypatch)
    before = set(versions.glob("[0-9]*.py"))
    migrate.revise("nothing new")
    [added] = set(versions.glob("[0-9]*.py")) - before
    assert added.name == f"{len(before) + 1:04}_nothing_new.py"
    words = added.read_text()
    assert f'down_revision = "{len(before):04}"' in words
    assert words.rstrip().endswith("pass\n    # ### end Alembic commands ###")


BROKEN = """
import sqlalchemy as sa
from alembic import op
revision = "broken"
down_revision = "HEAD"
def upgrade():
    op.create_table("half", sa.Column("id", sa.Integer(), primary_key=True))
    op.execute("INSERT INTO rooms (address) VALUES (NULL)")
"""


async def test_a_migration_happens_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "gouji.db"
    await (await Store.open(path)).close()
    head = ScriptDirectory.from_config(migrate.config()).get_current_head()
    versions = own_migrations(tmp_path, monkeypatch)
    (versions / "broken.py").write_text(BROKEN.replace("HEAD", str(head)))
    with pytest.raises(Exception, match="NOT NULL"):
        await Store.open(path)
    monkeypatch.undo()
    store = await Store.open(path)
    async with store.read() as tx:
        names = (await tx.execute(text("SELECT name FROM sqlite_master"))).scalars().all()
    await store.close()
    assert "half" not in names


async def test_what_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "gouji.db"
    path.write_text("a shopping list, " * 100)
    before = path.read_text()
    with pytest.raises(Unusable, match="is not a database"):
        await Store.open(path)
    assert path.read_text() == before
    with pytest.raises(Unusable, match="cannot write"):
        await Store.open(path / "deeper" / "gouji.db")
    with pytest.raises(Unusable, match="cannot write"):
        await Store.open(tmp_path)


async def test_an_error_does_not_say_what_was_to_be_written(store: Store) -> None:
    with pytest.raises(OperationalError) as caught:
        async with store.begin() as tx:
            await tx.execute(text("INSERT INTO nowhere VALUES (:hand)"), {"hand": "a hand"})
    assert "nowhere" in str(caught.value)
    assert "a hand" not in str(caught.value)
