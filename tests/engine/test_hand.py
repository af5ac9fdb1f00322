"""The only way forward: ``engine/hand.py``; ``engine/decision.py`` and ``engine/errors.py``."""

from __future__ import annotations

import pytest

from engine.decision import Ask, Decision, Pace
from engine.errors import Ambiguous, Illegal, NotAsked, Rejected, Stale, Unreadable
from engine.games import GAMES
from engine.gouji.actions import Pass
from engine.gouji.profiles import FINALSTONE
from engine.gouji.seating import ALL
from engine.hand import Hand
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, action, refusal, table


def test_a_hand_opens_with_a_question_to_all() -> None:
    hand, events = Hand.open(GAMES["gouji"], FINALSTONE, 5)
    assert hand.length == len(events) == 4
    assert hand.pending is not None
    assert hand.pending.id == 4
    assert hand.pending.order == ALL


def test_a_closed_question_takes_nothing() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10")
    for late in (scene.question.id - 1, scene.question.id + 1):
        for step in (
            lambda late=late: scene.hand.answer(late, P3, Pass()),
            lambda late=late: scene.hand.lapse(late, [P3]),
            lambda late=late: scene.hand.release(late),
        ):
            with pytest.raises(Stale):
                step()


def test_several_answers_are_taken_together_or_not_at_all() -> None:
    scene = table(P0="3x5 3", P1="3x6 3", P2="3x7 3").leads(P0, "3x5")
    both = [(P1, action("pass")), (P2, action("3x7"))]
    hand, events = scene.hand.answers(scene.question.id, both)
    assert [event.kind for event in events] == ["answered", "answered"]
    assert hand == scene.says(P1, "pass").says(P2, "3x7").hand
    late = scene.released()
    hand, events = late.hand.answers(late.question.id, both)
    assert [event.kind for event in events] == ["answered", "answered", "cards-played"]
    with pytest.raises(Stale):
        late.hand.answers(late.question.id, [(P1, action("3x6")), both[1]])
    with pytest.raises(NotAsked):
        late.hand.answers(late.question.id, [both[0], (P0, Pass())])


def test_a_hold_runs_once() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10").released()
    with pytest.raises(Stale):
        scene.hand.release(scene.question.id)
    lead = table(P0="3").led_by(P0)
    with pytest.raises(Stale):
        lead.hand.release(lead.question.id)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10")
    with pytest.raises(NotAsked):
        scene.hand.answer(scene.question.id, P0, Pass())
    released = scene.released()
    assert released.refusal(P1, "no-burn") == "not-asked"


def test_a_lapse_answers_only_for_those_named_who_still_owe_an_answer() -> None:
    scene = table(P0="5x10 3", P3="5xJ 3").leads(P0, "5x10").says(P3, "5xJ").lapsed(P3, P1)
    assert scene.question.changeable == (P1, P3)
    assert [event.kind for event in scene.last] == ["answered"]
    assert scene.released().top[0] == P3


def test_a_lapse_stops_where_the_question_ends() -> None:
    """The first default may close it: then the others owe nothing any more."""
    scene = table(P0="3x5 3", P1="3x6 3").leads(P0, "3x5").says(P1, "3x6").released()
    assert scene.top[0] == P1
    open_still = table(P0="3x5 3", P3="3x6 3").leads(P0, "3x5").released().says(P3, "3x6")
    lapsed = open_still.lapsed()
    assert lapsed.top[0] == P3
    assert [e.kind for e in lapsed.last] == ["answered", "answered", "cards-played"]


def test_a_refused_answer_changes_nothing() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10")
    before = scene.hand
    assert refusal(lambda: before.answer(scene.question.id, P3, action("5x9"))) == "do-not-have"
    assert scene.hand == Hand.replay(GAMES["gouji"], scene.log)


def test_the_tree_of_refusals() -> None:
    for error in (Stale, NotAsked, Illegal, Unreadable, Ambiguous):
        assert issubclass(error, Rejected)
    assert (Stale().code, NotAsked().code) == ("stale", "not-asked")
    refused = Illegal("wrong-count", wanted=5)
    assert (refused.code, refused.facts, str(refused)) == (
        "wrong-count",
        {"wanted": 5},
        "wrong-count",
    )


def test_a_decision_accepts_those_who_owe_an_answer_or_may_change_one() -> None:
    decision = Decision[str](
        id=1, kind="x", asks=(Ask(Seat(1), "no"),), pace=Pace.LEAD, changeable=(Seat(2),)
    )
    assert [seat for seat in range(4) if decision.accepts(Seat(seat))] == [1, 2]
