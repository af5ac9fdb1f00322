"""What a person is told at once about what he just did."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages import Keyboard
from bot.text import Text


@dataclass(frozen=True, slots=True)
class Told:
    text: Text | None = None
    alert: bool = False
    """To be confirmed, where it answers a click."""
    start: str = ""
    """Payload of the private chat to open, where it answers a click."""
    buttons: Keyboard = ()
    """Where it is said as a message."""


NOTHING = Told()
