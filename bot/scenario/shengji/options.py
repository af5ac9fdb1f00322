"""The house rules of Shengji that are written as cards."""

from __future__ import annotations

from typing import Final

from bot.scenario.card_words import rank
from bot.scenario.options import Reader


def _ranks(words: str) -> object:
    """``10, K``."""
    return frozenset(rank(word.strip()) for word in words.split(","))


def _bases(words: str) -> object:
    """``10 2, K 3``: what a level counts."""
    pairs = [part.split() for part in words.split(",")]
    return tuple((rank(level), int(base)) for level, base in pairs)


OPTIONS: Final[dict[str, Reader]] = {
    "stop_levels": _ranks,
    "held_levels": _ranks,
    "base_by_level": _bases,
}
