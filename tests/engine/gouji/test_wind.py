"""Who leads after a last play that nobody beats: ``engine/gouji/wind.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.gouji import events as ev
from engine.gouji.options import Wind
from engine.gouji.profiles import FINALSTONE
from tests.support.hands import P0, P1, P2, P3, P4, P5, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])


@BOTH
def test_the_next_player_may_ask_for_the_wind_and_leads_when_all_pass(profile: str) -> None:
    """G-214, G-216, GAP-49, CH-011, CH-012."""
    start = table(profile, P0="3x9").leads(P0, "3x9")
    assert [s for s in start.asked if start.may(s, "wind")] == [P1]
    scene = start.then(P1="wind").then()
    assert scene.one(ev.TrickTaken) == ev.TrickTaken(seat=P0, leader=P1, passed=(P2, P3, P4, P5))


@BOTH
def test_the_applicant_may_still_follow_when_somebody_plays_over(profile: str) -> None:
    """G-217, CH-013."""
    start = table(profile, P0="3x9", P2="3x10 3").leads(P0, "3x9").then(P1="wind")
    scene = start.then(P2="3x10")
    assert scene.one(ev.CardsPlayed).passed == ()
    assert P1 not in scene.state.passed
    assert scene.asked == (P3, P4, P5, P1)


@BOTH
def test_he_leads_although_he_passed_or_did_not_ask(profile: str) -> None:
    """GAP-49, G-216."""
    scene = table(profile, P0="3x9").leads(P0, "3x9").then(P1="pass")
    assert scene.leader == P1
    passed = table(profile, P5="3x5 3", P3="3x6 3", P0="3x9").leads(P5, "3x5")
    passed = passed.then(P3="3x6").then(P0="3x9")
    assert P1 in passed.state.passed
    assert P1 not in passed.asked
    assert passed.then().leader == P1


def test_whoever_is_out_or_dead_is_skipped() -> None:
    """GAP-49: W is the next player in play."""
    scene = table(out=(P1,), dead=(P2,), P0="3x9").leads(P0, "3x9")
    assert [s for s in scene.asked if scene.may(s, "wind")] == [P3]
    assert scene.then().leader == P3


def test_there_is_nothing_to_ask_for_while_the_owner_is_in() -> None:
    """G-216."""
    scene = table(P0="3x9 3").leads(P0, "3x9")
    assert scene.refusal(P1, "wind") == "cannot-apply"


def test_nobody_but_the_next_player_asks() -> None:
    """GAP-49."""
    scene = table(P0="3x9").leads(P0, "3x9")
    assert scene.refusal(P2, "wind") == "cannot-apply"
    assert scene.then(P1="wind").refusal(P2, "wind") == "cannot-apply"


def test_on_a_gouji_last_play_the_next_player_has_no_turn_to_ask_in() -> None:
    """G-212, G-215: only the opposite is heard, and then the wind is his."""
    scene = table(P0="5x10").leads(P0, "5x10")
    assert scene.refusal(P1, "pass") == "only-burn"
    assert scene.refusal(P1, "wind") == "cannot-apply"
    assert scene.then().leader == P1


def test_after_the_headless_players_gouji_last_play_the_next_one_decides_about_the_wind() -> None:
    """G-213, GAP-80, GAP-49: first and second out are opposites, so all are heard in turn."""
    start = table(out=(P0,), P3="5x10", P5="5xJ 3").leads(P3, "5x10")
    assert [s for s in start.asked if start.may(s, "wind")] == [P4]
    asked = start.then(P4="wind")
    assert asked.one(ev.WindAsked).seat == P4
    assert asked.question.hold == "mask"
    assert asked.then().leader == P4
    assert P4 not in asked.then(P5="5xJ").state.passed


def test_a_headless_next_player_may_ask_on_a_gouji_last_play() -> None:
    """GAP-49, G-191: he is heard on it."""
    scene = table(out=(P0,), P2="5x10", P3="3 4").leads(P2, "5x10")
    assert scene.may(P3, "wind")
    asked = scene.then(P3="wind")
    assert asked.refusal(P1, "burn 5xJ") == "not-asked"
    assert asked.then().leader == P3


def test_a_yielder_who_is_also_next_decides_finally_and_asks_for_no_wind() -> None:
    """G-134, GAP-30: both upper houses are dead."""
    start = table(dead=(P1, P2), P0="3x9").leads(P0, "3x9")
    assert start.may(P3, "wind")
    assert start.may(P3, "yield")
    yielded = start.then(P3="yield")
    assert yielded.asked == (P4, P5, P3)
    assert yielded.refusal(P3, "wind") == "cannot-apply"
    assert yielded.then().leader == P3


def test_where_the_wind_is_automatic_nobody_asks() -> None:
    """G-216, G-217: a pass is an ordinary pass."""
    rules = replace(FINALSTONE, wind=Wind.AUTOMATIC)
    scene = table(rules, P0="3x9").leads(P0, "3x9")
    assert scene.refusal(P1, "wind") == "cannot-apply"
    assert scene.then().leader == P1


def test_in_melee_the_wind_blows_for_third_and_fourth_out_and_needs_no_asking() -> None:
    """GAP-52, G-216."""
    scene = table(out=(P0, P1), P2="3x9").leads(P2, "3x9")
    assert scene.refusal(P3, "wind") == "cannot-apply"
    scene = scene.then()
    assert scene.leader == P3
    fourth = scene.leads(P3, "4x3").then().leads(P3, "4x4").then().leads(P3, "4x5")
    assert fourth.state.places == (P0, P1, P2, P3)
    assert fourth.then().leader == P4
