"""House rules of tables and rooms, and what a match over many hands must remember."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("profile", "house"):
        op.add_column("rooms", sa.Column(name, sa.String(), nullable=False, server_default=""))
    for name in ("house", "ballot", "ready", "again", "sat", "record"):
        op.add_column("tables", sa.Column(name, sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("motions", sa.Integer(), nullable=False, server_default="0"))
