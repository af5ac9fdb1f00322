"""What cards are worth to keep, in points: controls, pairs, and points that may still be saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.policies.shengji.facts import Facts
from engine.cards import Card
from engine.shengji import tractors
from engine.shengji.forms import Unit
from engine.shengji.holding import Cards, points, without
from engine.shengji.trumps import SIDE_LEVEL

TRUMP: Final = 2.5
"""Any trump."""
STEP: Final = 0.25
"""Each step of height of a trump."""
TOP: Final = (3.0, 4.5, 6.5, 9.0)
"""More for a side level card, a main one, a small and a big joker."""
SIDE: Final = 0.12
"""Each step of height of a side card."""
BOSS: Final = 1.0
"""A side card above all unseen ones."""
PAIR: Final = 1.5
"""Broken pairs."""
SAVED: Final = 0.45
"""The share of points in the hand that usually comes home."""
VOID: Final = 1.5
"""Emptying a side suit while trumps are held."""
LATE: Final = 0.3
"""What is left of the worth of a control when the last cards are played."""


def kept(facts: Facts, cards: Cards) -> float:
    """What is given up by playing *cards*, their points left out."""
    share = LATE + (1 - LATE) * min(1.0, len(facts.hand) / 20)
    return share * (sum(_card(facts, card) for card in cards) + _pairs(facts, cards))


def saved(cards: Iterable[Card]) -> float:
    """What the points of *cards* are worth in the hand."""
    return SAVED * points(cards)


def _card(facts: Facts, card: Card) -> float:
    trumps = facts.trumps
    height = trumps.height(card)
    if trumps.is_trump(card):
        top = TOP[min(height - SIDE_LEVEL, len(TOP) - 1)] if height >= SIDE_LEVEL else 0.0
        return TRUMP + STEP * height + top
    boss = facts.is_boss(Unit(0, height, (card,)))
    return SIDE * height + (BOSS if boss else 0.0)


def _pairs(facts: Facts, cards: Cards) -> float:
    """Less for pairs that are torn apart."""
    after, used = (len(tractors.paired(each)) for each in (without(facts.hand, cards), cards))
    return PAIR * (facts.held_pairs - after - used)


def opening(facts: Facts, cards: Cards) -> float:
    """More for emptying a side suit, while there are trumps to ruff with."""
    rest = without(facts.hand, cards)
    if not facts.trumps.of(None, rest):
        return 0.0
    gone = {facts.trumps.series(card) for card in cards} - {None}
    return VOID * sum(1 for series in gone if not facts.trumps.of(series, rest))
