"""What a computer says before the first lead: the throne, declarations, kicks.

The strength of a hand is counted in cards that win tricks, above what a hand of its size has on
average.
"""

from __future__ import annotations

from typing import Final

from engine.baohuang.actions import Abdicate, Action, Call, Declaration, Declare, Reign, Silent
from engine.baohuang.asked import Asked, Matter
from engine.baohuang.combos import CARRIED
from engine.baohuang.deal import in_deck
from engine.baohuang.roles import Role
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import SEATS
from engine.cards import Rank
from engine.counts import Counts, held

_WORTH: Final = {Rank.BIG_JOKER: 2.0, Rank.SMALL_JOKER: 1.4, Rank.TWO: 0.7, Rank.ACE: 0.2}
"""What a card of this rank is worth."""
GROUP: Final = 0.5
"""What one group more than usual costs."""
_USUAL: Final = 0.8
"""Share of the ranks that a hand usually has."""

REIGN: Final = -1.5
OPEN: Final = 0.5
REVOLT: Final = 1.5
KICK: Final = 3.0
SOLO: Final = 3.0
GRAB: Final = 7.0
"""How strong a hand must be for it."""


def strength(hand: Counts, rules: BaohuangRules) -> float:
    """0 is a usual hand."""
    deck = in_deck(rules)
    high = sum(worth * (held(hand, rank) - deck[rank] / SEATS) for rank, worth in _WORTH.items())
    ranks = [rank for rank in CARRIED if deck[rank] and rank < Rank.ACE]
    groups = sum(bool(held(hand, rank)) for rank in ranks)
    return high - GROUP * (groups - _USUAL * len(ranks))


def before(asked: Asked) -> Action:
    """The answer to any question before the first lead."""
    power = strength(asked.hand, asked.rules)
    match asked.matter:
        case Matter.THRONE:
            return _throne(asked, power)
        case Matter.CALL:
            return Call(asked.calls[0])
        case Matter.GRAB:
            return _say(asked, Declaration.GRAB, power >= GRAB)
        case Matter.KICK:
            return _say(asked, Declaration.KICK, power >= KICK)
        case _:
            return _declare(asked, power)


def _throne(asked: Asked, power: float) -> Action:
    if not asked.able:
        return Abdicate()
    return Reign() if asked.must or power >= REIGN else Abdicate()


def _declare(asked: Asked, power: float) -> Action:
    rules = asked.rules
    match asked.role:
        case Role.GUARD:
            doubles = rules.open_guard_factor > 1
            return _say(asked, Declaration.OPEN_GUARD, doubles and power >= OPEN)
        case Role.SOLO:
            return _say(asked, Declaration.OPEN_SOLO, power >= SOLO)
        case _:
            doubles = rules.revolt_exposes is not None and rules.open_guard_factor > 1
            return _say(asked, Declaration.REVOLT, doubles and power >= REVOLT)


def _say(asked: Asked, what: Declaration, wish: bool) -> Action:
    return Declare(what) if wish and what in asked.says else Silent()
