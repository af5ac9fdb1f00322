"""How series are called in the name of a panel, and in the id of a text."""

from __future__ import annotations

from typing import Final

from engine.cards import Suit
from engine.shengji.trumps import Series

LETTERS: Final[dict[Series, str]] = {None: "T", **{suit: suit.value for suit in Suit}}
SERIES: Final[dict[str, Series]] = {letter: series for series, letter in LETTERS.items()}


def called(series: Series) -> str:
    """As in the id of a text."""
    return "trumps" if series is None else series.name.lower()
