"""Bets that one's own opposite will not open his point (预点, 明点, G-050 to G-055)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gouji.actions import Yes
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.seating import ALL
from engine.gouji.setup_events import CallsOpened, QuestionOpened
from engine.gouji.state import State
from engine.seats import Seat


def pre_callers(state: State) -> tuple[Seat, ...]:
    """Everybody, before any card is seen (G-050)."""
    return ALL if state.rules.pre_call and state.rules.open_points else ()


def bright_callers(state: State) -> tuple[Seat, ...]:
    """All who still play and have not called before (G-051, G-052)."""
    if not state.rules.bright_call or not state.rules.open_points:
        return ()
    return tuple(seat for seat in state.in_play if seat not in state.pre_calls)


def pre_call(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage."""
    return _call(state, Matter.PRE_CALL, pre_callers(state))


def bright_call(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage."""
    return _call(state, Matter.BRIGHT_CALL, bright_callers(state))


def _call(state: State, matter: Matter, seats: tuple[Seat, ...]) -> Sequence[GoujiEvent]:
    assert state.setup is not None
    if not state.setup.asked:
        return (QuestionOpened(matter=matter, seats=seats),)
    survey = state.survey
    if survey is None:
        return ()
    return (CallsOpened(bright=matter is Matter.BRIGHT_CALL, seats=survey.said(Yes)),)
