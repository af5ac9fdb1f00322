"""Answering a play: everybody still in is asked at once, and heard in seat order after its owner
(B-026, B-031).

Answers are sealed. An answer counts only if everyone before it declined, so nobody needs to see
the others first; what is behind the first play is void and never shown.
"""

from __future__ import annotations

from engine.baohuang.actions import ApplyForWind, Play
from engine.baohuang.events import CardsPlayed, TrickTaken, WindAsked
from engine.baohuang.state import SEATS, State, Top
from engine.baohuang.wind import next_leader
from engine.seats import Seat, after


def hearers(state: State, top: Top) -> tuple[Seat, ...]:
    """Who is still to be heard on *top*, in order: a pass does not bar from later plays, but where
    the house says so (BG-06)."""
    barred = state.passed if state.rules.pass_is_final else frozenset()
    in_play = state.in_play
    return tuple(
        seat
        for seat in after(top.seat, SEATS)
        if seat in in_play and seat not in barred and seat not in top.heard
    )


def resolve(state: State) -> CardsPlayed | WindAsked | TrickTaken | None:
    """Upkeep: open the sealed answers as far as the order allows, once the hold has run.

    When all decline, the owner of the play leads again (B-030, B-031).
    """
    top = state.top
    if top is None:
        return None
    order = hearers(state, top)
    if order and not top.released:
        return None
    passed: list[Seat] = []
    for seat in order:
        match top.answers[seat]:
            case None:
                return None
            case Play(combo=combo):
                return CardsPlayed(seat=seat, combo=combo, passed=tuple(passed))
            case ApplyForWind():
                return WindAsked(seat=seat, passed=tuple(passed))
            case _:
                passed.append(seat)
    return TrickTaken(seat=top.seat, leader=next_leader(state, top), passed=tuple(passed))
