"""All that a platform can hand in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.messages import Address


@dataclass(frozen=True, slots=True)
class Sender:
    """Who pressed or typed."""

    platform: str
    user: str
    name: str
    language: str = ""
    """BCP 47 tag from the client, or nothing."""

    @property
    def address(self) -> Address:
        return Address.person(self.platform, self.user)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inbound:
    id: str
    """The platform's own number for this update: each is applied at most once."""
    sender: Sender
    at: Address
    """The room or private chat in which it happened."""
    title: str = ""
    """Name of the room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command(Inbound):
    """``/name words``."""

    name: str
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Click(Inbound):
    """A pressed button."""

    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed(Inbound):
    """Plain text, in a private chat or as a reply to the bot."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatMoved(Inbound):
    """The room got a new id."""

    to: str


@dataclass(frozen=True, slots=True)
class Reply:
    """The immediate answer to a click, seen by the presser alone."""

    pieces: tuple[str | datetime, ...] = ()
    """Words and moments (UTC), at most 200 characters."""
    alert: bool = False
    """To be confirmed, instead of fading away."""
    start: str = ""
    """Open the private chat with this payload."""
