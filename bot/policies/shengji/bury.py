"""Laying the bottom away: low cards of short suits, and points only where they are safe."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.policies.shengji.choice import Advice, Reason
from bot.policies.shengji.facts import Facts
from engine.cards import Card, Rank
from engine.shengji.actions import Bury
from engine.shengji.holding import Cards, ordered, points
from engine.shengji.trumps import Series

TRUMP: Final = 200.0
ACE: Final = 40.0
PAIR: Final = 25.0
SHORT: Final = {1: 15.0, 2: 12.0, 3: 8.0}
"""By cards of a suit: how much sooner they go."""
MANY: Final = 11
FEW: Final = 9


def bury(facts: Facts) -> Advice:
    """The cards of least worth."""
    sort = sorted(facts.hand, key=lambda card: (_worth(facts, card), card.value))
    return Advice(Bury(ordered(sort[: facts.asked.size])), Reason.BURY)


def _worth(facts: Facts, card: Card) -> float:
    series = facts.trumps.series(card)
    if series is None:
        return TRUMP + facts.trumps.height(card)
    copies = Counter(facts.hand)[card]
    return (
        facts.trumps.height(card)
        + ACE * (card.rank is Rank.ACE)
        + PAIR * (copies > 1)
        + _care(facts) * points((card,))
        - SHORT.get(len(_of(facts, series)), 0.0)
    )


def _of(facts: Facts, series: Series) -> Cards:
    return facts.trumps.of(series, facts.hand)


def _care(facts: Facts) -> float:
    """How dear each point is: it comes back doubled where the last trick is lost."""
    held = _of(facts, None)
    if len(held) >= MANY and Card.XR in held:
        return 1.5
    return 6.0 if len(held) < FEW else 2.5
