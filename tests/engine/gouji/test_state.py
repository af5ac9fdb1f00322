"""Book-keeping: ``engine/gouji/state.py``, ``engine/gouji/booking.py``."""

from __future__ import annotations

import pytest

from engine.gouji import events as ev
from engine.gouji.booking import evolve
from engine.seats import Seat
from tests.support.hands import P0, P1, combo, table


def test_a_hand_begins_with_hand_started() -> None:
    with pytest.raises(AssertionError, match="hand-started"):
        evolve(None, ev.HoldEnded())


def test_evolving_asks_no_rule() -> None:
    """An event that no rule would allow is booked all the same: facts are facts."""
    scene = table(P0="3x9").led_by(P0)
    state = evolve(scene.state, ev.CardsPlayed(seat=P1, combo=combo("3")))
    assert state.left[P1] == scene.state.left[P1] - 1
    assert evolve(state, ev.SeatFinished(seat=Seat(4))).places == (Seat(4),)


def test_answers_asides_and_the_end_of_a_hold_leave_the_question_open() -> None:
    scene = table(P0="3x9 3").leads(P0, "3x9")
    state, question = scene.state, scene.state.question
    hand_shown = ev.HandShown(seat=P0, to=Seat(2), cards=state.hands[P0])
    suggested = ev.PlaySuggested(seat=Seat(2), to=P0, combo=combo("3"))
    for event in (ev.HoldEnded(), hand_shown, suggested):
        state = evolve(state, event)
        assert state.question == question
    taken = evolve(state, ev.TrickTaken(seat=P0, leader=P0))
    assert taken.question == taken.length == state.length + 1
