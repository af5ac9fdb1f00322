"""A hand as counts by rank, for games in which suits do not matter in play (G-014, B-020)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import Card, Rank

Counts = tuple[int, ...]
"""How many of each rank, 3 to big joker: 15 numbers."""

RANKS: Final = len(Rank)
EMPTY: Final[Counts] = (0,) * RANKS
LOWEST: Final = Rank.THREE.value
_PLACES: Final = {card: card.rank - LOWEST for card in Card}


def counted(cards: Iterable[Card]) -> Counts:
    counts = [0] * RANKS
    for card in cards:
        counts[_PLACES[card]] += 1
    return tuple(counts)


def held(hand: Counts, rank: Rank) -> int:
    return hand[rank - LOWEST]


def without(hand: Counts, used: Iterable[tuple[Rank, int]]) -> Counts:
    """*hand* less the *used* cards. Raises ValueError when it does not hold them."""
    counts = list(hand)
    for rank, count in used:
        counts[rank - LOWEST] -= count
    if min(counts) < 0:
        raise ValueError("these cards are not in this hand")
    return tuple(counts)


def plus(hand: Counts, used: Iterable[tuple[Rank, int]]) -> Counts:
    counts = list(hand)
    for rank, count in used:
        counts[rank - LOWEST] += count
    return tuple(counts)
