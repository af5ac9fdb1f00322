"""Leading, following, passing, the wind; holding the 6s and what it costs.

engine/baohuang/game.py, engine/baohuang/hold_six.py, engine/baohuang/respond.py,
engine/baohuang/tribute.py, engine/baohuang/wind.py
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.baohuang import events as ev
from engine.baohuang.actions import ApplyForWind, Pass, Play
from engine.baohuang.carried import Carried, Debt
from engine.baohuang.matters import Matter
from engine.baohuang.options import Wind
from engine.cards import Card
from engine.decision import Hold
from tests.engine.baohuang.table import P0, P1, P2, P3, P4, QINGDAO, SEED, combo, table

FINAL = replace(SEED, pass_is_final=True)
AUTO = replace(SEED, wind=Wind.AUTOMATIC)
HOLDS = replace(SEED, hold_six=True, stuffed_tribute=1)
MORE = "2x7 2x8 6"


def test_the_emperor_must_lead() -> None:
    """B-030: a lead cannot be declined; silence leads the smallest."""
    scene = table(P0="9 2xK XE").to(Matter.LEAD)
    assert scene.code(P0, "pass") == "cannot-pass-lead"
    assert scene.code(P0, "wind") == "cannot-pass-lead"
    assert scene.code(P0, "silent") == "not-now"
    assert scene.code(P0, "3xK") == "do-not-have"
    assert scene.question.asks[0].default == Play(combo("9"))


def test_answers_are_heard_counter_clockwise() -> None:
    """B-026: the nearest to the owner of the play first; what is behind is void."""
    scene = table(P3="XE 9", P4="10 7", P1="A 7", P0="J 7").led("9")
    assert scene.question.order == (P4, P0, P1, P2)
    assert scene.question.sealed
    assert scene.question.hold is Hold.MASK
    done = scene.then(P1="A", P0="J")
    played = done.last(ev.CardsPlayed)
    assert (played.seat, played.passed) == (P0, (P4,))
    assert done.view(P3).order == (P1, P2, P3, P4)


def test_a_trick_lasts_until_all_others_have_declined() -> None:
    """B-031, B-030: then the last who played leads."""
    scene = table(P0="XE 9 K", P2="10 7 Q").led("9").then(P2="10").all_pass()
    assert scene.last(ev.TrickTaken) == ev.TrickTaken(seat=P2, leader=P2, passed=(P3, P4, P0, P1))
    assert scene.kind == Matter.LEAD
    assert scene.question.order == (P2,)


def test_who_passed_is_asked_again_after_a_new_play() -> None:
    """B-032, BG-06: a pass is not final, but where the house says so."""
    hands = {"P0": "XE 9 K", "P1": "J A 7", "P2": "10 7 Q"}
    free = table(**hands).led("9").then(P2="10")
    assert P1 in free.question.order
    assert free.then(P1="J").last(ev.CardsPlayed).seat == P1
    final = table(FINAL, **hands).led("9").then(P2="10")
    assert final.question.order == (P3, P4, P0)
    assert final.view(P4).passed == {P1}
    assert P1 in final.all_pass().led("Q").question.order


def test_a_follow_must_beat_the_play_on_top() -> None:
    """B-027, B-028: higher, and as many; nothing else is an answer."""
    scene = table(P0="XE 2x9", P1="3x10 8 XG").led("2x9")
    assert scene.code(P1, "2x10") == ""
    assert scene.code(P1, "3x10") == "wrong-count"
    assert scene.code(P1, "wind") == "cannot-apply"
    assert scene.code(P1, "open-guard") == "not-now"
    assert scene.code(P0, "pass") == "not-asked"
    assert scene.menu(P1) == [Pass(), Play(combo("2x10")), Play(combo("XG+10"))]


def test_the_lower_house_may_ask_for_the_wind() -> None:
    """B-034, B-033: after a last play, and if everybody else declines he leads."""
    scene = table(P0="XE 9", P1="10 7 XG").led("XE+9")
    assert scene.state.places == (P0,)
    assert scene.view(P4).may_apply == P1
    assert scene.menu(P1)[:2] == [Pass(), ApplyForWind()]
    assert scene.code(P2, "wind") == "cannot-apply"
    asked = scene.then(P1="wind")
    assert asked.last(ev.WindAsked) == ev.WindAsked(seat=P1, passed=())
    assert asked.question.order == (P2, P3, P4)
    led = asked.all_pass()
    assert led.last(ev.TrickTaken).leader == P1
    assert led.question.kind == Matter.LEAD


def test_a_request_for_the_wind_fails_when_somebody_plays_over() -> None:
    """B-034, BG-07: and who asked has not passed."""
    scene = table(FINAL, P0="XE 9 K", P1="10 7 XG", P2="J 7", P3="K 7").led("XE").all_pass()
    scene = scene.led("K").all_pass().led("9").then(P1="wind").then(P2="J")
    assert scene.last(ev.CardsPlayed).seat == P2
    assert P1 in scene.question.order
    assert P1 not in scene.view(P0).passed


def test_the_wind_goes_to_the_next_in_play_whether_he_passed_or_not() -> None:
    """BG-07: over those who are out."""
    hands = {"P0": "XE 9 J", "P1": "10", "P2": f"K {MORE}", "P4": "XG 6"}
    scene = table(**hands).led("9").then(P1="10")
    assert scene.view(P4).may_apply == P2
    taken = scene.all_pass()
    assert taken.last(ev.TrickTaken) == ev.TrickTaken(seat=P1, leader=P2, passed=(P2, P3, P4, P0))
    over = scene.then(P0="J")
    assert over.view(P4).may_apply is None


def test_who_is_barred_from_the_trick_may_not_ask_for_the_wind() -> None:
    """BG-07: but he leads all the same when nobody beats the last play."""
    hands = {"P0": "XE 9 J", "P1": "K 7 7", "P3": "XG 6 6", "P4": "10 7"}
    for rules, asking in ((SEED, P1), (FINAL, None)):
        scene = table(rules, **hands).led("XE").all_pass().led("9").then(P4="10").then(P0="J")
        assert P0 in scene.state.places
        assert scene.view(P2).may_apply == asking
        assert scene.all_pass().last(ev.TrickTaken).leader == P1


def test_the_wind_is_caught_by_itself_where_the_house_says_so() -> None:
    """B-034: nobody asks."""
    scene = table(AUTO, P0="XE 9", P1="10 7 XG").led("XE+9")
    assert scene.view(P4).may_apply is None
    assert scene.code(P1, "wind") == "cannot-apply"
    assert scene.all_pass().last(ev.TrickTaken).leader == P1


def test_the_6s_are_the_last_play_plain_and_whole() -> None:
    """B-056: kept to the end, without jokers, all together."""
    scene = table(HOLDS, P0="XE 2x6 9").to(Matter.LEAD)
    assert scene.code(P0, "6") == "sixes-last"
    assert scene.code(P0, "2x6") == "sixes-last"
    assert scene.code(P0, "XE+2x6") == "sixes-plain"
    assert Play(combo("2x6")) not in scene.menu(P0)
    rest = scene.answer(P0, "XE").all_pass().led("9")
    assert rest.state.left[P0] == 2
    last = rest.all_pass()
    assert last.code(P0, "6") == "sixes-whole"
    assert last.answer(P0, "2x6").state.places == (P0,)


def test_with_all_cards_the_3s_are_held_and_the_6s_are_not() -> None:
    """B-056: who follows with what is held back is told why, although it beats nothing either."""
    scene = table(QINGDAO, P0="XE 3xH9 5", P1="3x3 2x6 J")
    scene = scene.then(P0="reign").then(P0="call H9").led("5")
    assert Play(combo("6")) in scene.menu(P1)
    assert scene.code(P1, "3") == "sixes-last"


def test_who_is_beaten_with_only_6s_left_is_stuffed() -> None:
    """B-056: he is out from the bottom, and owes tribute in the next hand."""
    scene = table(HOLDS, P0="XE 2x6 9", P3="10 K").led("XE").all_pass().led("9")
    scene = scene.then(P3="10")
    assert scene.first(ev.SeatStuffed) == ev.SeatStuffed(seat=P0, by=P3)
    assert scene.view(P1).stuffed == ((P0, P3),)
    assert P0 not in scene.question.order
    assert scene.view(P1).in_play == (P1, P2, P3, P4)
    done = scene.all_pass().led("K")
    while not done.over:
        done = done.then()
    ended = done.last(ev.HandEnded)
    assert ended.places[-1] == P0
    assert ended.after is not None
    assert ended.after.debts == (Debt(P0, P3, 1),)


def test_who_is_dealt_only_6s_and_is_not_the_emperor_is_stuffed_at_the_first_play() -> None:
    """B-056: several fall in seat order, the first of them to the last place."""
    scene = table(HOLDS, P0="XE 9 K", P2="2x6", P4="6").led("9")
    assert scene.view(P0).stuffed == ((P2, P0), (P4, P0))


def test_tribute_is_the_best_card_that_is_not_marked() -> None:
    """B-057: from who was stuffed to who did it; nothing comes back, the two see it."""
    owed = Carried(places=(P2, P1, P0, P4, P3), emperor=P4, debts=(Debt(P3, P2, 1),), hand=2)
    scene = table(HOLDS, owed, P0="XE 9", P3="XG A 2", P2="9")
    assert scene.first(ev.TributePaid) == ev.TributePaid(payer=P3, receiver=P2, cards=1)
    moved = scene.first(ev.CardsMoved)
    assert (moved.seat, moved.to, moved.cards) == (P3, P2, (Card.S2,))
    assert moved.audience.includes(P3)
    assert moved.audience.includes(P2)
    assert not moved.audience.includes(P1)
    assert scene.state.left == (2, 6, 2, 2, 6)
    assert Card.S2 in scene.view(P2).cards


def test_who_has_only_marked_cards_pays_nothing() -> None:
    """B-057: never a marked one."""
    owed = Carried(places=(P2, P1, P0, P4, P3), emperor=P4, debts=(Debt(P3, P2, 1),), hand=2)
    scene = table(HOLDS, owed, P3="XG")
    assert scene.first(ev.TributePaid).cards == 0
    assert scene.count(ev.CardsMoved) == 0


@pytest.mark.parametrize("rules", [SEED, QINGDAO])
def test_no_gouji_rule_is_played(rules: object) -> None:
    """BG-15: five players, no opposites: no burning, no points, nothing done unasked."""
    scene = table(rules)
    assert scene.hand.game.asides == frozenset()
    assert {"burn", "point-opened"}.isdisjoint(scene.hand.game.event_types)
    with pytest.raises(Exception, match="not-now"):
        scene.hand.aside(P0, Pass())
