"""The tables of the first version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "deadlines",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("hand_id", sa.String(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(), nullable=False),
        sa.Column("runs", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_deadlines_due_at", "deadlines", ["due_at"])
    op.create_index("ix_deadlines_hand_id", "deadlines", ["hand_id"])
    op.create_index("ix_deadlines_table_id", "deadlines", ["table_id"])
    op.create_table(
        "events",
        sa.Column("hand_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("hand_id", "seq"),
    )
    op.create_table(
        "hands",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_hands_table_id", "hands", ["table_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("slot", sa.String(), nullable=False),
        sa.Column("body", sa.String(), nullable=False),
        sa.Column("repost", sa.Integer(), nullable=False),
        sa.Column("starts_hand", sa.String(), nullable=False),
        sa.Column("starts_decision", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_outbox_address", "outbox", ["address"])
    op.create_index(
        "ix_outbox_slot",
        "outbox",
        ["address", "slot"],
        unique=True,
        sqlite_where=sa.text("slot <> ''"),
        postgresql_where=sa.text("slot <> ''"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.String(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("reachable", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("platform", "user"),
    )
    op.create_table(
        "results",
        sa.Column("hand_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("people", sa.String(), nullable=False),
        sa.Column("places", sa.String(), nullable=False),
        sa.Column("points", sa.String(), nullable=False),
        sa.Column("sweep", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("hand_id"),
    )
    op.create_index("ix_results_table_id", "results", ["table_id"])
    op.create_table(
        "rooms",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("address"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("computer", sa.String(), nullable=False),
        sa.Column("kept_until", sa.DateTime(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "slots",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("slot", sa.String(), nullable=False),
        sa.Column("message", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("buttons", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("address", "slot"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("profile", sa.String(), nullable=False),
        sa.Column("speed", sa.String(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("hand_id", sa.String(), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("points", sa.String(), nullable=False),
        sa.Column("banks", sa.String(), nullable=False),
        sa.Column("told", sa.String(), nullable=False),
        sa.Column("board_from", sa.Integer(), nullable=False),
        sa.Column("board_at", sa.DateTime(), nullable=True),
        sa.Column("named", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_index("ix_tables_room", "tables", ["room"])
    op.create_table(
        "updates",
        sa.Column("platform", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "id"),
    )
    op.create_index("ix_updates_at", "updates", ["at"])
    op.create_table(
        "writes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("chat", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_writes_at", "writes", ["at"])
