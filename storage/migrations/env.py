"""Alembic's entry: migrate over the connection that was handed in, or over the named database."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlmodel import SQLModel
from sqlmodel.sql.sqltypes import AutoString

import storage.models  # noqa: F401  (fills the metadata)
from storage.moment import Moment


def plain(kind: str, item: Any, _: Any) -> str | Literal[False]:
    """Migrations name the database's own types: ours may change or go."""
    if kind == "type" and isinstance(item, AutoString):
        return "sa.String()"
    if kind == "type" and isinstance(item, Moment):
        return "sa.DateTime()"
    return False


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=SQLModel.metadata,
        render_as_batch=True,
        render_item=plain,
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_named(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(migrate_named(context.config.get_main_option("sqlalchemy.url") or ""))
else:
    migrate(given)
