"""Declaring and overturning: many trumps make it worth while."""

from __future__ import annotations

from typing import Final

from bot.policies.shengji.choice import Advice, Reason
from engine.shengji.actions import Declare, NoDeclaration
from engine.shengji.asked import Asked, Matter, menu
from engine.shengji.claims import suit
from engine.shengji.holding import Cards
from engine.shengji.seating import side
from engine.shengji.trumps import Trumps

DECLARE: Final = 8.0
"""Trumps that are enough to declare with."""
TAKE_OVER: Final = 8.0
"""Trumps that are enough to overturn an enemy's suit with."""
BETTER: Final = 4.0
"""How many more than of the partner's suit are enough to overturn that."""
PAIRED: Final = 1.0
"""What a pair of the level counts on top."""
NO_TRUMP: Final = 4.0
"""What joker pairs count on top, who have most of the few trumps of such a hand."""


def claim(asked: Asked) -> Advice:
    """The declaration with most trumps behind it, if they are enough."""
    answers = [answer for answer in menu(asked) if isinstance(answer, Declare)]
    best = max(answers, key=lambda answer: strength(asked, answer.cards), default=None)
    if best is None or strength(asked, best.cards) < _enough(asked):
        return Advice(NoDeclaration(), Reason.QUIET)
    overturns = asked.matter is Matter.OVERTURN
    return Advice(best, Reason.OVERTURN if overturns else Reason.DECLARE)


def strength(asked: Asked, cards: Cards) -> float:
    """Trumps in the hand if *cards* make trump, jokers and pairs of the level for more."""
    made = Trumps(asked.level, suit(cards))
    held = len(made.of(None, asked.hand))
    return held + PAIRED * (len(cards) > 1) + NO_TRUMP * (suit(cards) is None)


def _enough(asked: Asked) -> float:
    standing = asked.standing
    if standing is None:
        return DECLARE
    if side(standing.seat) == side(asked.seat):
        return strength(asked, standing.cards) + BETTER
    return max(TAKE_OVER, strength(asked, standing.cards) + 1)
