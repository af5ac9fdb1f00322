"""Bringing a database to the schema of this version, by Alembic.

``python -m storage.migrate "what changes"`` writes a new file below ``migrations/versions`` from
the difference between the newest migration and ``models.py``; read it before you keep it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class TooNew(Exception):
    """The database was written by a later version of this program."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"the database is of a later version ({revision}): update the program, or restore"
            " the copy made before it was updated"
        )


def config(url: str = "") -> Config:
    """Alembic's settings without a file; *url* names the database for Alembic's own commands."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return settings


def upgrade(connection: Connection) -> None:
    """Apply what is missing, within the transaction of *connection*. Raises TooNew."""
    settings = config()
    script = ScriptDirectory.from_config(settings)
    known = {revision.revision for revision in script.walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    for revision in heads:
        if revision not in known:
            raise TooNew(revision)
    if set(heads) == set(script.get_heads()):
        return
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def revise(words: str) -> None:
    """Write the next migration, from what the newest one lacks of the models."""
    with TemporaryDirectory() as folder:
        settings = config(f"sqlite+aiosqlite:///{folder}/newest.db")
        command.upgrade(settings, "head")
        command.revision(settings, words, autogenerate=True, rev_id=_next())


def _next() -> str:
    taken = [int(path.name[:4]) for path in (MIGRATIONS / "versions").glob("[0-9]*.py")]
    return f"{max(taken, default=0) + 1:04}"


if __name__ == "__main__":
    revise(" ".join(sys.argv[1:]) or "change")
