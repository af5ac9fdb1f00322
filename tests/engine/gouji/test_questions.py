"""The open question: ``engine/gouji/questions.py`` and ``engine/gouji/rounds.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.decision import Hold, Pace
from engine.gouji.actions import NoBurn, Pass, Play
from engine.gouji.profiles import FINALSTONE
from engine.hand import Hand
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, combo, table


def test_a_lead_is_asked_of_one_seat_openly_and_without_a_hold() -> None:
    """G-138, GAP-73: silence leads the smallest card."""
    question = table(P0="2xK 3x7").led_by(P0).question
    assert (question.kind, question.pace) == ("lead", Pace.LEAD)
    assert (question.sealed, question.hold) == (False, Hold.NONE)
    assert [(ask.seat, ask.default) for ask in question.asks] == [(P0, Play(combo("7")))]


def test_a_play_is_answered_under_seal() -> None:
    """GAP-16, GAP-17: silence is a pass, or no burn for one who can only burn."""
    question = table(P0="5x10 3").leads(P0, "5x10").question
    assert (question.kind, question.pace) == ("respond", Pace.RESPOND)
    assert (question.sealed, question.hold) == (True, Hold.WINDOW)
    defaults = {ask.seat: ask.default for ask in question.asks}
    assert defaults == {P3: Pass(), **dict.fromkeys((P1, P2, P4, P5), NoBurn())}


def test_the_table_waits_for_those_who_answer_the_play_and_not_for_burners() -> None:
    """GAP-16: and asks the burners first."""
    question = table(out=(P0,), P1="5x10 3").leads(P1, "5x10").question
    assert [(ask.seat, ask.waits, ask.window) for ask in question.asks] == [
        (P5, False, True),
        (P2, False, True),
        (P3, True, True),
        (P4, True, False),
    ]


def test_after_the_hold_nobody_has_more_to_answer_before_it_than_after() -> None:
    """GAP-16."""
    scene = table(out=(P0,), P1="5x10 3").leads(P1, "5x10").released()
    assert [(ask.seat, ask.waits, ask.window) for ask in scene.question.asks] == [
        (P3, True, False),
        (P4, True, False),
    ]


def test_the_order_in_which_they_are_heard_stays_whoever_has_answered() -> None:
    """GAP-16, GAP-33: it tells nothing of who has."""
    scene = table(out=(P0,), P1="5x10 3").leads(P1, "5x10")
    assert scene.question.order == (P3, P4)
    assert scene.says(P3, "pass").released().question.order == (P3, P4)
    assert table().dealt().question.order == (P0, P1, P2, P3, P4, P5)


def test_a_plain_play_is_masked() -> None:
    """GAP-16: every response round holds, whatever anybody holds in his hand."""
    question = table(P0="3x5 3").leads(P0, "3x5").question
    assert question.hold is Hold.MASK


def test_even_a_round_in_which_nobody_can_be_heard_holds() -> None:
    """G-138: P0 beats the last play of one who is out, and all others have passed or are dead."""
    scene = table(dead=(P3,), P1="4x5", P0="4x6 3").leads(P1, "4x5").then(P0="4x6")
    assert scene.asked == ()
    assert scene.question.hold is Hold.MASK
    assert scene.released().leader == P0


def test_an_answer_moves_its_seat_from_owing_to_changeable() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10").says(P3, "pass").says(P2, "no-burn")
    assert scene.asked == (P4, P1, P5)
    assert scene.question.changeable == (P2, P3)
    again = scene.says(P3, "pass")
    assert again.question == scene.question


def test_the_id_stays_while_answers_come_in_and_changes_with_every_play() -> None:
    scene = table(P0="5x10 3", P3="5xJ 3").leads(P0, "5x10")
    opened = scene.question.id
    assert scene.says(P3, "5xJ").question.id == opened
    assert scene.says(P3, "5xJ").lapsed(P1).question.id == opened
    assert scene.released().question.id == opened
    assert scene.then(P3="5xJ").question.id > opened


def test_two_tables_with_the_same_play_on_top_are_not_mixed_up() -> None:
    """G-131: at the second one all but P3 have passed; they are looked at in turn."""
    fresh = table(P0="3x7 3").leads(P0, "3x7")
    late = table(P0="3x5 3x7 3", P3="3x6 3").leads(P0, "3x5").then(P3="3x6").then(P0="3x7")
    for scene, asked in ((fresh, (P1, P2, P3, P4, P5)), (late, (P3,)), (fresh, (P1, P2, P3))):
        again = Scene(Hand.replay(scene.hand.game, scene.log), scene.log)
        assert again.asked[: len(asked)] == asked
        assert tuple(seat for seat, _ in again.view(None).order)[: len(asked)] == asked


def test_why_there_is_no_burn_is_told_to_the_one_who_tries() -> None:
    """G-150 to G-153, G-168."""
    opened = replace(FINALSTONE, burn_needs_open=True)
    headless = table(opened, out=(P0,), P1="5x10 3").leads(P1, "5x10")
    assert headless.refusal(P3, "burn 5xJ") == "burn-needs-open"
    plain = table(P0="3x5 3").leads(P0, "3x5")
    assert plain.refusal(P1, "burn 3x6") == "burn-needs-gouji"
