"""When melee begins: ``engine/gouji/melee.py``."""

from __future__ import annotations

import pytest

from engine.gouji import events as ev
from tests.support.hands import P0, P1, P2, P3, P4, P5, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])


@BOTH
def test_melee_begins_with_the_first_lead_after_the_trick_of_the_second_out(profile: str) -> None:
    """G-200, G-203, GAP-51: free kill and wind belong to that trick."""
    last = table(profile, out=(P0,), P1="3x9", P2="3x10 3").leads(P1, "3x9")
    assert last.state.places == (P0, P1)
    assert not last.state.melee
    over = last.then(P2="3x10")
    assert not over.state.melee
    assert over.asked == (P3, P4, P5)
    scene = over.then()
    assert scene.kinds()[-1] == "melee-began"
    assert scene.state.melee


@BOTH
def test_until_then_gouji_plays_passes_and_burns_count(profile: str) -> None:
    """GAP-51, G-215: P2 passed, so only P4 and the burners are heard on P5's gouji play."""
    hands = {"P1": "4x9", "P5": "4xJ 3", "P2": "5 5 6"}
    scene = table(profile, out=(P0,), **hands).leads(P1, "4x9").then(P5="4xJ")
    assert scene.state.passed == {P2, P3, P4}
    assert scene.asked == (P2,)


@BOTH
def test_in_melee_one_who_passed_may_play_when_the_turn_comes_back(profile: str) -> None:
    """G-201, CH-005."""
    hands = {"P2": "3x5 3", "P3": "3x7 3", "P4": "3x6 3"}
    scene = table(profile, out=(P0, P1), **hands).leads(P2, "3x5").then(P4="3x6")
    assert scene.asked == (P5, P2, P3)
    assert scene.then(P3="3x7").top[0] == P3


@BOTH
def test_in_melee_a_trick_ends_when_all_others_have_declined_in_a_row(profile: str) -> None:
    """GAP-52, G-138."""
    scene = table(profile, out=(P0, P1), P2="3x5 3", P4="3x6 3").leads(P2, "3x5")
    taken = scene.then(P4="3x6").then().one(ev.TrickTaken)
    assert (taken.leader, taken.passed) == (P4, (P5, P2, P3))


def test_the_dead_do_not_count_as_out() -> None:
    """GAP-76: four still play, but only one went out."""
    scene = table(dead=(P1,), P0="3x9").leads(P0, "3x9").then()
    assert len(scene.state.in_play) == 4
    assert not scene.state.melee


def test_it_begins_once() -> None:
    """G-200."""
    scene = table(out=(P0, P1), P2="3x9 3").leads(P2, "3x9").then().leads(P2, "3")
    assert len(scene.of(ev.MeleeBegan)) == 1


def test_counts_are_reported_in_melee_as_before() -> None:
    """G-244."""
    scene = table("wanjiaxiang", out=(P0, P1), P2="3x9 3", P4="11x9").leads(P2, "3x9")
    assert scene.view(None).reports == (None, None, 1, None, None, None)
    assert scene.view(P3).left[P5] == 12
