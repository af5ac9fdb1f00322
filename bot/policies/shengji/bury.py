"""Laying the bottom away: low cards of short suits, and points only where they are safe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.policies.shengji.choice import Advice, Reason
from bot.policies.shengji.facts import Facts
from engine.cards import Card, Rank
from engine.shengji.actions import Bury
from engine.shengji.holding import ordered, points
from engine.shengji.trumps import Series, Trumps

TRUMP: Final = 200.0
ACE: Final = 40.0
PAIR: Final = 25.0
SHORT: Final = {1: 15.0, 2: 12.0, 3: 8.0}
"""By cards of a suit: how much sooner they go."""
MANY: Final = 11
FEW: Final = 9


def bury(facts: Facts) -> Advice:
    """The cards of least worth."""
    worth = _worths(facts)
    sort = sorted(facts.hand, key=lambda card: (worth[card], card.value))
    return Advice(Bury(ordered(sort[: facts.asked.size])), Reason.BURY)


def _worths(facts: Facts) -> dict[Card, float]:
    """Of each card in the hand."""
    copies, care = Counter(facts.hand), _care(facts)
    lengths = Counter(map(facts.trumps.series, facts.hand))
    return {card: _worth(facts.trumps, card, copies[card], lengths, care) for card in copies}


def _worth(
    trumps: Trumps, card: Card, copies: int, lengths: Mapping[Series, int], care: float
) -> float:
    series = trumps.series(card)
    if series is None:
        return TRUMP + trumps.height(card)
    return (
        trumps.height(card)
        + ACE * (card.rank is Rank.ACE)
        + PAIR * (copies > 1)
        + care * points((card,))
        - SHORT.get(lengths[series], 0.0)
    )


def _care(facts: Facts) -> float:
    """How dear each point is: it comes back doubled where the last trick is lost."""
    held = facts.trumps.of(None, facts.hand)
    if len(held) >= MANY and Card.XR in held:
        return 1.5
    return 6.0 if len(held) < FEW else 2.5
