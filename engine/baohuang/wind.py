"""Catching the wind (接风): who leads after a last play that nobody beats (B-034, BG-07)."""

from __future__ import annotations

from engine.baohuang.options import Wind
from engine.baohuang.state import SEATS, State, Top
from engine.seats import Seat, after


def next_leader(state: State, top: Top) -> Seat:
    """The owner of the trick (B-030); if he went out, the next seat in play, whether it had passed
    or not (BG-07)."""
    in_play = state.in_play
    return next(s for s in (top.seat, *after(top.seat, SEATS)) if s in in_play)


def applicant(state: State, top: Top) -> Seat | None:
    """Who may ask for the wind instead of passing: the next seat in play after one who went out,
    if it is still to be heard (B-034)."""
    if state.rules.wind is not Wind.APPLY or top.seat in state.in_play or top.heard:
        return None
    catcher = next_leader(state, top)
    barred = state.passed if state.rules.pass_is_final else frozenset()
    return None if catcher in barred else catcher
