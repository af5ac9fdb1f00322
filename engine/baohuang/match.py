"""From one hand to the next: what a match adds up to, and what it leaves."""

from __future__ import annotations

from typing import Final

from engine.baohuang.carried import Carried, Debt
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State
from engine.game import Match, Outcome
from engine.seats import Seat

HANDS: Final = 5
"""What is usual where the table decides when to stop."""


def add(match: Match, outcome: Outcome, rules: BaohuangRules) -> Match:
    """One more hand of the match; it ends by number of hands (B-059). A void hand does not count.

    Without a number it goes on until the table stops.
    """
    return match.plus(outcome, rules.hands_per_game)


def match_length(rules: BaohuangRules) -> int:
    """Hands that a match is cut off after when only computers play it."""
    return rules.hands_per_game or HANDS


def carried(state: State, places: tuple[Seat, ...]) -> Carried:
    """What the next hand needs to know of this one."""
    before, cards = state.deal.carried, state.rules.stuffed_tribute
    assert state.emperor is not None
    return Carried(
        places=places,
        emperor=state.emperor,
        debts=tuple(Debt(seat, by, cards) for seat, by in state.stuffed) if cards else (),
        hand=1 if before is None else before.hand + 1,
    )


def starts_over(rules: BaohuangRules, replaced: int) -> bool:
    """Never: who takes a seat takes over what it owes."""
    return False
