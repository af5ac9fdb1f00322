"""Beating the last play of first or second out: ``engine/gouji/free_kill.py``."""

from __future__ import annotations

import pytest

from engine.gouji import events as ev
from engine.gouji.carried import Debt
from engine.gouji.options import Tribute
from tests.support.hands import P0, P1, P2, P3, P4, P5, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])


@BOTH
def test_the_opposite_of_the_first_out_beats_his_gouji_play_and_leads(profile: str) -> None:
    """G-211, GAP-79, CH-008, CM-026: only burners are asked, and the release ends the trick."""
    scene = table(profile, P0="5x10", P3="5xJ 3").leads(P0, "5x10").then(P3="5xJ")
    assert scene.one(ev.CardsPlayed).free_kill is True
    assert scene.asked == (P5, P1, P4, P2)
    assert scene.refusal(P4, "pass") == "only-burn"
    scene = scene.released()
    assert scene.one(ev.TrickTaken) == ev.TrickTaken(seat=P3, leader=P3, passed=())
    assert scene.state.headless == {P3}


@BOTH
def test_the_opposite_of_the_second_out_has_one_too(profile: str) -> None:
    """G-211, G-203, CH-014: melee waits for it."""
    scene = table(profile, out=(P0,), P1="5x10", P4="5xJ 3").leads(P1, "5x10")
    assert scene.state.places == (P0, P1)
    assert not scene.state.melee
    scene = scene.then(P4="5xJ")
    assert scene.one(ev.CardsPlayed).free_kill is True
    assert {matter for _, matter in scene.view(None).order} == {"burn"}
    scene = scene.released()
    assert "melee-began" in scene.kinds()
    assert scene.leader == P4


@BOTH
def test_not_even_the_headless_answer_a_free_kill(profile: str) -> None:
    """G-211, GAP-79: P5 is heard after P4, and could answer any ordinary gouji play."""
    scene = table(profile, out=(P2,), P1="5x10", P4="5xJ 3", P5="5xQ 3").leads(P1, "5x10")
    assert scene.state.headless == {P5}
    scene = scene.then(P4="5xJ")
    assert scene.refusal(P5, "5xQ") == "only-opposite"
    assert scene.may(P5, "burn 5xQ")
    assert scene.released().leader == P4


@BOTH
def test_when_he_declines_the_next_player_in_play_leads(profile: str) -> None:
    """G-212, CH-009."""
    scene = table(profile, P0="5x10").leads(P0, "5x10").then()
    assert scene.leader == P1
    scene = table(profile, out=(P1,), P0="5x10").leads(P0, "5x10").then()
    assert scene.leader == P2


def test_in_finalstone_a_plain_last_play_gives_no_free_kill() -> None:
    """G-211, G-214: the trick goes on in order."""
    scene = table(P0="3x9", P3="3xQ 3").leads(P0, "3x9").then(P3="3xQ")
    assert scene.one(ev.CardsPlayed).free_kill is False


def test_in_wanjiaxiang_any_last_play_gives_one_to_a_gouji_play() -> None:
    """G-211, GAP-48, CH-015: although he had passed in the trick."""
    hands = {"P2": "3x5 3", "P0": "3x9", "P3": "3xQ 3x10 3"}
    start = table("wanjiaxiang", **hands).leads(P2, "3x5").then(P0="3x9")
    assert P3 in start.state.passed
    assert P3 in start.asked
    assert start.then(P3="3xQ").one(ev.CardsPlayed).free_kill is True
    assert start.then(P3="3x10").one(ev.CardsPlayed).free_kill is False


def test_on_a_gouji_last_play_only_the_opposite_and_burners_act() -> None:
    """GAP-48, G-215, CM-015: P1 and P2 had passed, so they do not burn either."""
    hands = {"P1": "2x9 3", "P0": "2xA", "P4": "3", "P5": "3 4"}
    scene = table("wanjiaxiang", **hands).leads(P1, "2x9").then(P0="2xA")
    assert scene.state.passed == {P2, P3, P4, P5}
    assert scene.asked == (P1, P3)
    assert scene.refusal(P3, "burn 2x2") == "opposite-answers"


def test_a_free_kill_can_be_burned_and_the_free_killer_owes() -> None:
    """G-211, GAP-78, GAP-20: he gets no lead."""
    scene = table(P0="5x10", P3="5xJ 3", P1="5xQ").leads(P0, "5x10").then(P3="5xJ")
    scene = scene.then(P1="burn 5xQ")
    assert scene.state.debts == (Debt(Tribute.BURN, P3, P1, 1),)
    assert scene.then().leader == P2


def test_a_burned_free_killer_may_burn_back() -> None:
    """GAP-78, G-159."""
    scene = table(P0="5x10", P3="5xJ 5xK 3", P1="5xQ 3").leads(P0, "5x10").then(P3="5xJ")
    assert scene.then(P1="burn 5xQ").may(P3, "burn 5xK")


def test_a_headless_player_who_comes_first_makes_an_ordinary_play() -> None:
    """GAP-16, GAP-33: then the owner's opposite is asked on that one, and there is no free kill."""
    hands = {"P1": "5x10", "P3": "5xJ 3", "P4": "5xQ 3"}
    start = table(out=(P0,), **hands).leads(P1, "5x10")
    assert start.view(None).order[-2:] == ((P3, "answer"), (P4, "answer"))
    scene = start.then(P3="5xJ", P4="5xQ")
    assert (scene.top[0], scene.one(ev.CardsPlayed).free_kill) == (P3, False)
    scene = scene.then(P4="5xQ")
    assert scene.one(ev.CardsPlayed).free_kill is False


def test_only_the_opposite_of_the_owner_kills_freely() -> None:
    """G-211: P4 beats P1's last play in wanjiaxiang, P2 does not kill freely by beating it."""
    scene = table("wanjiaxiang", P1="3x9", P2="3xQ 3").leads(P1, "3x9").then(P2="3xQ")
    assert scene.one(ev.CardsPlayed).free_kill is False
    assert "answer" in {matter for _, matter in scene.view(None).order}


def test_a_play_over_somebody_who_is_in_is_none() -> None:
    """G-211: P3 beats P1, who beat the last play."""
    hands = {"P0": "3x9", "P1": "3x10 3", "P3": "3xQ 3"}
    scene = table("wanjiaxiang", **hands).leads(P0, "3x9").then(P1="3x10").then(P3="3xQ")
    assert scene.one(ev.CardsPlayed).free_kill is False


def test_the_third_out_leaves_no_free_kill_before_melee_has_begun() -> None:
    """G-211: P2 burned the second out's last play with his own last cards."""
    hands = {"P1": "5x10", "P4": "3 4", "P2": "5xJ", "P5": "5xQ 3"}
    scene = table(out=(P0,), **hands).leads(P1, "5x10").then(P2="burn 5xJ")
    assert scene.state.places == (P0, P1, P2)
    assert not scene.state.melee
    answered = scene.then(P5="5xQ")
    assert answered.one(ev.CardsPlayed).free_kill is False


def test_in_melee_there_is_no_free_kill() -> None:
    """G-201, G-211."""
    scene = table(out=(P0, P1), P2="2xA", P5="2x2 3").leads(P2, "2xA").then(P5="2x2")
    assert scene.one(ev.CardsPlayed).free_kill is False


def test_when_first_and_second_out_are_opposites_there_is_none() -> None:
    """G-213, GAP-80: everybody may beat the headless player's last play."""
    scene = table(out=(P0,), P3="5x10", P5="5xJ 3").leads(P3, "5x10").then(P5="5xJ")
    assert scene.one(ev.CardsPlayed).free_kill is False
    assert "answer" in {matter for _, matter in scene.view(None).order}
