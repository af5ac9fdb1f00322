"""Prompting (挑牌): letting an ally look at one's cards and suggest plays (G-245)."""

from __future__ import annotations

from engine.errors import Illegal
from engine.gouji.combos import Combo
from engine.gouji.events import HandShown, PlaySuggested
from engine.gouji.plays import must_hold
from engine.gouji.state import State
from engine.seats import Seat


def may_show(state: State, seat: Seat, to: Seat) -> bool:
    """With few cards left to any ally; to an ally who is out at any time."""
    rules = state.rules
    if not rules.prompting or state.over or seat not in state.in_play:
        return False
    if to == seat or (to - seat) % 2 or (seat, to) in state.shown or to in state.dead:
        return False
    few = rules.report_threshold is not None and state.left[seat] <= rules.report_threshold
    return few or to in state.places


def show_hand(state: State, seat: Seat, to: Seat) -> HandShown:
    if not state.rules.prompting:
        raise Illegal("no-prompting")
    if not may_show(state, seat, to):
        raise Illegal("cannot-show-hand", limit=state.rules.report_threshold)
    return HandShown(seat=seat, to=to, cards=state.hands[seat])


def suggest(state: State, seat: Seat, to: Seat, combo: Combo) -> PlaySuggested:
    if state.over or (to, seat) not in state.shown or to not in state.in_play:
        raise Illegal("cannot-suggest")
    must_hold(combo, state.hands[to], state.rules)
    return PlaySuggested(seat=seat, to=to, combo=combo)
