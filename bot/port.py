"""What a chat platform must be able to do, and how it may fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.messages import Address
from bot.pace import Pace
from bot.text import Piece


@dataclass(frozen=True, slots=True)
class RenderedButton:
    label: str
    token: str = ""
    start: str = ""
    group: str = ""
    """Name of the choice that neighbours of the same group offer together."""
    copied: str = ""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message in one language, ready for a platform.

    A ``datetime`` (UTC) among the pieces is a moment that the platform shows in its reader's own
    zone where it can; a ``Mention`` is the one person whose device may ring.
    """

    pieces: tuple[Piece, ...]
    buttons: tuple[tuple[RenderedButton, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message ended up, so that it can be edited."""

    to: Address
    id: str


class ChatPort(Protocol):
    """All calls raise nothing but :exc:`ChatError`."""

    @property
    def platform(self) -> str: ...

    @property
    def discreet(self) -> bool:
        """What people press or type in a room is answered to them alone, buttons included. So
        nobody needs a private chat, and one is written to only where its owner asked for it."""
        ...

    @property
    def pace(self) -> Pace:
        """How often the platform may be written to."""
        ...

    async def send(self, to: Address, message: Rendered) -> Sent: ...

    async def edit(self, sent: Sent, message: Rendered) -> None:
        """Replace text and buttons. No change is no error."""
        ...

    async def strip(self, sent: Sent) -> None:
        """Take the buttons away."""
        ...

    async def delete(self, sent: Sent) -> None:
        """Take the message away. One that is gone already is no error."""
        ...


class ChatError(Exception):
    """Whatever a platform can refuse. Plain: not now, and nobody knows whether it happened."""


class Unreachable(ChatError):
    """This person never opened a private chat with us or blocked us, or we left the room."""


class SlowDown(ChatError):
    """Too many writes; nothing was sent."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"try again in {seconds} s")
        self.seconds = seconds


class Gone(ChatError):
    """The message to edit no longer exists."""


class Refused(ChatError):
    """The platform will never take this message; sending it again is useless."""


class Moved(ChatError):
    """The chat lives on under another id."""

    def __init__(self, chat: str) -> None:
        super().__init__(f"moved to {chat}")
        self.chat = chat
