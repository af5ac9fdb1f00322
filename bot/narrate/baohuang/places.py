"""The names of places, first out to last: 头科, 二科, 三科, 二落, 大落 (B-040)."""

from __future__ import annotations

from bot.narrate import places
from bot.text import Text
from engine.baohuang.seating import SEATS


def place(index: int) -> Text:
    """The place after *index* others, first out is 0."""
    return places.place(index, SEATS)


def place_from_below(index: int) -> Text:
    """The place with *index* others behind it, last place is 0."""
    return places.place_from_below(index, SEATS)
