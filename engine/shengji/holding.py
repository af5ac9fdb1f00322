"""Hands as multisets of cards: two packs hold every card twice (S-002).

A tuple of cards that stands for a multiset is always in the order of :class:`engine.cards.Card`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb
from typing import Final

from engine.cards import DECK, Card, Rank, ordered

__all__ = [
    "MOST_LISTED",
    "POINTS",
    "Cards",
    "holds",
    "is_many",
    "ordered",
    "points",
    "some",
    "without",
]

Cards = tuple[Card, ...]

POINTS: Final = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}
"""Each 5, 10 and K (S-003)."""
_POINTS: Final = {card: POINTS.get(card.rank, 0) for card in DECK}


def holds(hand: Cards, cards: Iterable[Card]) -> bool:
    return Counter(cards) <= Counter(hand)


def without(hand: Cards, cards: Iterable[Card]) -> Cards:
    """Raises ValueError where *hand* does not hold them."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def points(cards: Iterable[Card]) -> int:
    """What *cards* count (分, S-003)."""
    return sum(_POINTS[card] for card in cards)


def some(cards: Cards, count: int) -> Iterator[Cards]:
    """Every different choice of *count* of *cards*, each once and in order."""
    kinds = tuple(Counter(cards).items())
    yield from _some(kinds, count)


def _some(kinds: tuple[tuple[Card, int], ...], count: int) -> Iterator[Cards]:
    if not count:
        yield ()
        return
    if sum(copies for _, copies in kinds) < count:
        return
    (card, copies), rest = kinds[0], kinds[1:]
    for taken in range(min(copies, count), -1, -1):
        for others in _some(rest, count - taken):
            yield (card,) * taken + others


@lru_cache(maxsize=256)
def is_many(held: int, chosen: int) -> bool:
    """Whether so many cards can be chosen in more ways than anybody wants listed."""
    return comb(held, chosen) > MOST_LISTED


MOST_LISTED: Final = 2_000
