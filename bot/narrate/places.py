"""The names of places, first out to last: 头科 … 二落, 大落."""

from __future__ import annotations

from typing import Final

from bot.text import Text

_NAMED: Final = 6
"""Places that have a name. With fewer seats those in the middle are left out: the last two are
always 二落 and 大落."""
_LAST_TWO: Final = 2


def place(index: int, seats: int) -> Text:
    """The place after *index* others, first out is 0, among so many *seats*."""
    return Text(f"place-{_number(index, seats)}")


def place_from_below(index: int, seats: int) -> Text:
    """The place with *index* others behind it, last place is 0."""
    return place(seats - 1 - index, seats)


def title(index: int, seats: int) -> Text:
    """The same at the head of a line."""
    return Text(f"place-title-{_number(index, seats)}")


def _number(index: int, seats: int) -> int:
    return index + 1 if index < seats - _LAST_TWO else index + 1 + _NAMED - seats
