"""What is trump, and how high each card stands in its series (S-013, S-020 to S-022).

A series is what must be followed: a side suit, or all trumps together. Heights are counted with
the level rank taken out of the suits (S-032, SG-09), so neighbours in a tractor always differ by 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import DECK, Card, Rank, Suit

LEVELS: Final[tuple[Rank, ...]] = (Rank.TWO, *list(Rank)[:12])
"""2, 3, … K, A (S-060), which is also the order within a suit (S-021)."""
SIDE_LEVEL: Final = len(LEVELS) - 1
"""The height of a side level card (副主): next to the highest trump of the suit (S-033)."""
HEIGHTS: Final = SIDE_LEVEL + 4
"""Heights are below this."""

Series = Suit | None
"""A side suit; None: the trumps."""


class Trumps(NamedTuple):
    """The level that is played, and the trump suit; None: no trump (无主)."""

    level: Rank
    suit: Suit | None

    def series(self, card: Card) -> Series:
        return _places(self)[card][0]

    def height(self, card: Card) -> int:
        """0 is lowest in its series. Side level cards of all suits are equal (SG-07)."""
        return _places(self)[card][1]

    def is_trump(self, card: Card) -> bool:
        return self.series(card) is None

    def of(self, series: Series, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those *cards* that belong to *series*, as they stand."""
        places = _places(self)
        return tuple(card for card in cards if places[card][0] is series)

    def one_series(self, cards: Iterable[Card]) -> bool:
        """Whether all *cards* are of one series (S-030)."""
        return len({self.series(card) for card in cards}) == 1


@lru_cache(maxsize=128)
def _places(trumps: Trumps) -> dict[Card, tuple[Series, int]]:
    return {card: _place(trumps, card) for card in DECK}


def _place(trumps: Trumps, card: Card) -> tuple[Series, int]:
    level, suit = trumps
    main = SIDE_LEVEL if suit is None else SIDE_LEVEL + 1
    if card.suit is None:
        return None, main + (1 if card.rank is Rank.SMALL_JOKER else 2)
    if card.rank is level:
        return None, main if card.suit is suit else SIDE_LEVEL
    height = LEVELS.index(card.rank) - (LEVELS.index(card.rank) > LEVELS.index(level))
    return (None if card.suit is suit else card.suit), height
