"""Tables of the database. Rows carry text and numbers; they know no rule and no platform type.

Moments are stored in UTC without a zone, because SQLite has none; ``moment.py`` gives them back
with the zone. The rows are plain values: nothing tracks their changes, and the functions beside
this file write them.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Column, Index, UniqueConstraint, text
from sqlmodel import Field, SQLModel

from storage.moment import Moment


class RoomRow(SQLModel, table=True):
    """A group, or one topic of it, where tables stand."""

    __tablename__ = "rooms"

    address: str = Field(primary_key=True)
    title: str = ""
    language: str = ""
    tables: int = 0
    """Tables opened here so far; the next one gets the next number."""
    profile: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The preset with which new tables start; nothing: none was saved."""
    house: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """What differs from it, as JSON."""


class PersonRow(SQLModel, table=True):
    """Somebody on one platform."""

    __tablename__ = "people"
    __table_args__ = (UniqueConstraint("platform", "user"),)

    id: int | None = Field(default=None, primary_key=True)
    platform: str
    user: str
    name: str
    language: str = ""
    reachable: bool = False
    """Whether the bot may write to this person."""


class TableRow(SQLModel, table=True):
    """One card table (桌)."""

    __tablename__ = "tables"

    id: int | None = Field(default=None, primary_key=True)
    room: str = Field(index=True)
    number: int = 0
    """What people call it; counted per room."""
    game: str
    profile: str
    speed: str
    phase: str = Field(index=True)
    host: int
    secret: str
    """Keys the length of masks and the signature of links; never shown."""
    hand_id: str = ""
    events: int = 0
    """Length of the journal of the hand."""
    hands: int = 0
    points: str = ""
    """Points of the match by side, as JSON."""
    banks: str = ""
    """Reserve time of each seat in milliseconds, as JSON."""
    told: str = ""
    """Length of the journal when each seat last answered by itself, as JSON."""
    board_from: int = 0
    """First event shown on the table message."""
    board_at: datetime | None = Field(default=None, sa_column=Column(Moment))
    """When the table message was last posted anew."""
    named: int = 0
    """The question whose missing answers are named in public; 0: none."""
    waited: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The seats that were named, as JSON."""
    called: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Slot of the message in the room that calls somebody; nothing: none stands."""
    counted: int = 0
    """Length of the journal when somebody asked for counts; 0: nobody did in this trick."""
    house: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Options that differ from the preset, as JSON; nothing for none."""
    ballot: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Open motions by their kind, as JSON; nothing for none."""
    ready: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Ids of the people who want the next hand, as JSON."""
    again: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """How they want to sit in the next match."""
    sat: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Person id of each seat when the last hand was dealt, 0 for a computer, as JSON."""
    record: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The hands of the match: people, places and points of each, as JSON."""
    motions: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    """Motions opened so far."""
    opened_at: datetime = Field(sa_column=Column(Moment, nullable=False))


class SeatRow(SQLModel, table=True):
    """Who sits where. A seat without a row is free."""

    __tablename__ = "seats"

    table_id: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    person_id: int | None = Field(default=None, index=True)
    computer: str = ""
    """Name of the policy that plays here."""
    kept_until: datetime | None = Field(default=None, sa_column=Column(Moment))
    """The seat is only kept for a person who must first open the private chat."""


class HandRow(SQLModel, table=True):
    __tablename__ = "hands"

    id: str = Field(primary_key=True)
    table_id: int = Field(index=True)
    number: int
    game: str
    opened_at: datetime = Field(sa_column=Column(Moment, nullable=False))


class EventRow(SQLModel, table=True):
    """One stored fact. The primary key is also the guard against two writers."""

    __tablename__ = "events"

    hand_id: str = Field(primary_key=True)
    seq: int = Field(primary_key=True)
    kind: str
    version: int
    body: str
    at: datetime = Field(sa_column=Column(Moment, nullable=False))


class DeadlineRow(SQLModel, table=True):
    """Something that must happen at a time, whatever happens until then."""

    __tablename__ = "deadlines"

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(index=True)
    kind: str
    hand_id: str = Field(default="", index=True)
    decision: int = 0
    seat: int = -1
    due_at: datetime = Field(sa_column=Column(Moment, nullable=False, index=True))
    runs: int = -1
    """Milliseconds that start to run when the message that shows it has gone out; -1: it runs
    already, and *due_at* is final."""


class OutboxRow(SQLModel, table=True):
    """A message that must still go out, written in the transaction that caused it.

    A slot of an address waits at most once: its newest state takes the place of the older one.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        Index(
            "ix_outbox_slot",
            "address",
            "slot",
            unique=True,
            sqlite_where=text("slot <> ''"),
            postgresql_where=text("slot <> ''"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    """Messages of one chat go out in this order."""
    address: str = Field(index=True)
    slot: str = ""
    body: str
    """Lines and buttons, not yet in any language, as JSON."""
    repost: int = 0
    """The revision that last asked to be sent anew instead of edited; 0: none did."""
    starts_hand: str = ""
    starts_decision: int = 0
    """The question whose clocks start when this has gone out; 0 and no hand: none."""
    revision: int = 1
    """Counts the states that have taken this place, so that one that came while an older one was
    on its way out is not taken for sent."""
    attempts: int = 0
    """How often sending has failed."""


class SlotRow(SQLModel, table=True):
    """Where the newest message of a slot stands, so that it can be edited."""

    __tablename__ = "slots"

    address: str = Field(primary_key=True)
    slot: str = Field(primary_key=True)
    message: str
    digest: str
    """Of what it shows: an edit that would change nothing is not sent."""
    buttons: bool = False
    """Whether it has buttons to take away when it is posted anew."""
    at: datetime = Field(sa_column=Column(Moment, nullable=False))


class WriteRow(SQLModel, table=True):
    """A write to a room, kept for as long as it counts against what the platform allows."""

    __tablename__ = "writes"

    id: int | None = Field(default=None, primary_key=True)
    chat: str
    at: datetime = Field(sa_column=Column(Moment, nullable=False, index=True))


class UpdateRow(SQLModel, table=True):
    """A platform update that has been applied."""

    __tablename__ = "updates"

    platform: str = Field(primary_key=True)
    id: str = Field(primary_key=True)
    at: datetime = Field(sa_column=Column(Moment, nullable=False, index=True))


class ResultRow(SQLModel, table=True):
    """The end of a hand, for statistics; it can be rebuilt from the events."""

    __tablename__ = "results"

    hand_id: str = Field(primary_key=True)
    table_id: int = Field(index=True)
    people: str
    """Person id of each seat, or null for a computer, as JSON."""
    places: str
    points: str
    sweep: bool
    at: datetime = Field(sa_column=Column(Moment, nullable=False))
