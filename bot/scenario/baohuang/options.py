"""The house rules of Baohuang that are written as cards or as numbers."""

from __future__ import annotations

from typing import Final

from bot.scenario.card_words import rank
from bot.scenario.options import Reader


def _ranks(words: str) -> object:
    """``3, 4, 5``."""
    return tuple(rank(word.strip()) for word in words.split(","))


def _numbers(words: str) -> object:
    """``2 1 0 -1 -2``."""
    found = tuple(map(int, words.split()))
    if len(found) != _PLACES:
        raise ValueError(words)
    return found


_PLACES: Final = 5
OPTIONS: Final[dict[str, Reader]] = {
    "removed_ranks": _ranks,
    "place_values": _numbers,
    "solo_values": _numbers,
}
