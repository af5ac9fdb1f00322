"""Catching the wind (接风): who leads after a last play that nobody beats (G-216, GAP-49)."""

from __future__ import annotations

from engine.gouji.gouji_play import is_gouji
from engine.gouji.hearings import Matter, hearings
from engine.gouji.rules import Wind
from engine.gouji.state import SEATS, State, Top
from engine.seats import Seat, after


def next_leader(state: State, top: Top) -> Seat:
    """The owner of the trick; if he went out, the next seat in play (G-138, G-212, G-216)."""
    in_play = state.in_play
    return next(s for s in (top.seat, *after(top.seat, SEATS)) if s in in_play)


def may_apply(state: State, top: Top, seat: Seat) -> bool:
    """Whether *seat* may ask for the wind instead of passing (G-214, G-217).

    In melee a pass binds nobody, so there is nothing to ask for.
    """
    if state.rules.wind is not Wind.APPLY or state.melee or top.seat not in state.places:
        return False
    if seat != next_leader(state, top) or top.yielder == seat:
        return False
    if is_gouji(top.combo, state.rules) and seat not in state.headless:
        return False
    return any(h.seat == seat and h.matter is Matter.ANSWER for h in hearings(state, top))
