"""The names of places, first out to last: 头科 … 大落."""

from __future__ import annotations

from bot.text import Text
from engine.gouji.state import SEATS


def place(index: int) -> Text:
    """The place after *index* others, first out is 0."""
    return Text(f"place-{index + 1}")


def place_from_below(index: int) -> Text:
    """The place with *index* others behind it, last place is 0."""
    return place(SEATS - 1 - index)
