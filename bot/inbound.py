"""All that a platform can hand in."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages import Address
from bot.port import Rendered
from bot.text import Piece


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
    alone: bool = False
    """It can be answered to its sender alone, buttons included, where it happened."""
    lacking: tuple[str, ...] = ()
    """What the bot may not do in this room, though it must: each has a text
    ``permission-<name>``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command(Inbound):
    """``/name words``."""

    name: str
    words: str = ""
    table: str = ""
    """Number of the table that it names, or nothing."""


def as_command(inbound: Inbound, name: str, words: str = "") -> Command:
    """The command for which *inbound* is another way."""
    return Command(
        id=inbound.id,
        sender=inbound.sender,
        at=inbound.at,
        title=inbound.title,
        alone=inbound.alone,
        lacking=inbound.lacking,
        name=name,
        words=words,
    )


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
    """The immediate answer to a click, or to whatever can be answered alone; seen by the sender
    only."""

    pieces: tuple[Piece, ...] = ()
    """Words and moments (UTC), at most 200 characters in answer to a click that cannot be
    answered alone."""
    alert: bool = False
    """To be confirmed, instead of fading away."""
    echo: bool = False
    """What the sender sees anyway says the same: left out where words cannot fade away."""
    start: str = ""
    """Open the private chat with this payload."""
    screen: Rendered | None = None
    """Below the words: a message with buttons. Only where it is answered alone."""
    living: bool = False
    """The screen is the state of his hand: it takes the place of the one on which he pressed."""
