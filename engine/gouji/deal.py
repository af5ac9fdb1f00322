"""Packs, shuffle and deal (发牌): the only place where chance enters.

Four packs are shuffled by the seed and drawn one card at a time, counter-clockwise from seat 0,
until each seat has 36 (G-010, G-011, G-020, GAP-13).
"""

from __future__ import annotations

from typing import Final

from engine import shuffle
from engine.cards import DECK, Card
from engine.gouji.events import GoujiEvent, HandDealt, HandStarted, SeedDrawn
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL, SEATS

PACK: Final[tuple[Card, ...]] = DECK * 4
"""216 cards (G-010)."""


def hands(seed: int) -> tuple[tuple[Card, ...], ...]:
    """The six hands that *seed* stands for, each in the order drawn."""
    deck = shuffle.shuffled(PACK, seed)
    return tuple(tuple(deck[seat::SEATS]) for seat in ALL)


def opening(rules: GoujiRules, seed: int) -> tuple[GoujiEvent, ...]:
    """The seal first, then the seed and the hands (G-040)."""
    return (
        HandStarted(rules=rules, seal=shuffle.seal(seed)),
        SeedDrawn(seed=shuffle.written(seed)),
        *(HandDealt(seat=seat, cards=cards) for seat, cards in zip(ALL, hands(seed), strict=True)),
    )
