"""Who was named as waited for, and the message in a room that calls somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waited", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("called", sa.String(), nullable=False, server_default=""))
