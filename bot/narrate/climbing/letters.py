"""How ranks are written inside a button's token, and in which order they stand on a keyboard."""

from __future__ import annotations

from typing import Final

from engine.cards import Rank

LETTERS: Final[dict[Rank, str]] = dict(zip(tuple(Rank)[:13], "3456789TJQKA2", strict=True))
"""Of the ranks that a play can have; jokers ride along."""
RANKS: Final[dict[str, Rank]] = {letter: rank for rank, letter in LETTERS.items()}
DOWN: Final[tuple[Rank, ...]] = tuple(reversed(tuple(LETTERS)))
"""2 to 3."""
