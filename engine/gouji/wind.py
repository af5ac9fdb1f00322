"""Catching the wind (接风): who leads after a last play that nobody beats (G-216, GAP-49)."""

from __future__ import annotations

from engine.gouji.hearings import Facts
from engine.gouji.options import Wind
from engine.gouji.state import SEATS, State, Top
from engine.gouji.stuffing import barred_from_wind
from engine.seats import Seat, after


def next_leader(state: State, top: Top) -> Seat:
    """The owner of the trick, headless or not (G-138, GAP-34); if he went out, the next seat in
    play, in melee too (G-212, G-216, GAP-52)."""
    in_play, barred = state.in_play, barred_from_wind(state)
    order = [s for s in (top.seat, *after(top.seat, SEATS)) if s in in_play]
    return next((s for s in order if s == top.seat or s not in barred), order[0])


def may_apply(facts: Facts, answerers: tuple[Seat, ...], seat: Seat) -> bool:
    """Whether *seat* may ask for the wind instead of passing (G-214, G-217).

    On a gouji play too, if he is heard on it: after the headless player's last play (G-213), or
    being headless himself. In melee a pass binds nobody, so there is nothing to ask for.
    """
    if (
        facts.rules.wind is not Wind.APPLY
        or facts.melee
        or facts.owner not in facts.places + facts.agents
    ):
        return False
    catchers = [s for s in facts.others if s not in facts.no_wind]
    if seat not in catchers[:1] or facts.yielder == seat:
        return False
    return seat in answerers
