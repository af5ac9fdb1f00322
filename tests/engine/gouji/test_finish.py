"""Going out, and the end of a hand: ``engine/gouji/finish.py``."""

from __future__ import annotations

import pytest

from engine.gouji import events as ev
from tests.support.hands import P0, P1, P2, P3, P4, P5, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])


@BOTH
def test_one_is_out_with_his_last_play(profile: str) -> None:
    """G-210, G-270."""
    scene = table(profile, P0="3x9").leads(P0, "3x9")
    assert scene.kinds() == ["cards-played", "seat-finished"]
    assert scene.state.places == (P0,)
    assert P0 not in scene.state.in_play


@BOTH
def test_the_hand_ends_when_all_who_are_left_are_allies(profile: str) -> None:
    """G-042, CX-029: P3 and P5 hold cards still; the trick is not finished."""
    scene = table(profile, out=(P0, P2, P1), P4="3x9").leads(P4, "3x9")
    assert scene.kinds()[-1] == "hand-ended"
    assert scene.hand.pending is None
    assert scene.one(ev.HandEnded).places[:4] == (P0, P2, P1, P4)


@BOTH
def test_it_goes_on_while_one_of_each_side_is_left(profile: str) -> None:
    """G-042."""
    scene = table(profile, out=(P0, P2, P1), P3="3x9").leads(P3, "3x9")
    assert scene.state.ended is None
    assert scene.asked == (P4, P5)


@BOTH
def test_allies_that_are_left_are_placed_by_the_cards_they_hold(profile: str) -> None:
    """GAP-15, G-275: fewest first."""
    scene = table(profile, out=(P0, P2), P4="3x9", P1="5x3", P3="2x3", P5="3x3")
    places = scene.leads(P4, "3x9").one(ev.HandEnded).places
    assert places == (P0, P2, P4, P3, P5, P1)


@BOTH
def test_with_as_many_cards_turn_order_from_the_last_play_decides(profile: str) -> None:
    """GAP-15, G-275."""
    hands = {"P4": "3x9", "P1": "2x3", "P3": "2x3", "P5": "2x3"}
    places = table(profile, out=(P0, P2), **hands).leads(P4, "3x9").one(ev.HandEnded).places
    assert places == (P0, P2, P4, P5, P1, P3)


def test_the_dead_are_placed_from_the_bottom_and_ignored_for_the_end() -> None:
    """GAP-76, GAP-23, G-272."""
    scene = table(out=(P0, P2), dead=(P1,), P4="3x9", P3="2x3", P5="3")
    places = scene.leads(P4, "3x9").one(ev.HandEnded).places
    assert places == (P0, P2, P4, P5, P3, P1)


def test_a_false_burn_may_end_the_hand() -> None:
    """G-163, GAP-76: the last of a federation is dead."""
    hands = {"P0": "5x10 3", "P1": "5xJ 3x7 4x9"}
    scene = table(dead=(P3, P5), **hands).leads(P0, "5x10").then(P1="burn 5xJ").then()
    ended = scene.one(ev.HandEnded)
    assert ended.places == (P0, P2, P4, P1, P5, P3)
    assert ended.sweep is True


def test_ties_after_a_false_burn_start_from_the_last_play() -> None:
    """GAP-15, GAP-23: P1's covering play was the last one, so P2 comes first."""
    hands = {"P0": "5x10 2x3", "P1": "5xJ 3x7 4x9", "P2": "2x3", "P4": "2x3"}
    scene = table(dead=(P3, P5), **hands).leads(P0, "5x10").then(P1="burn 5xJ").then()
    assert scene.one(ev.HandEnded).places == (P2, P4, P0, P1, P5, P3)


@BOTH
def test_the_end_tells_places_points_and_the_seed(profile: str) -> None:
    """G-280, GAP-70: three allies first is a sweep, and the hand ends at once."""
    scene = table(profile, out=(P1, P3), P5="3x9", seed=9).leads(P5, "3x9")
    ended = scene.one(ev.HandEnded)
    assert ended.sweep is True
    assert ended.seed == f"{9:032x}"
    assert ended.points == ((-6, 6) if profile == "finalstone" else (0, 12))


@BOTH
def test_after_the_end_nothing_is_asked_or_accepted(profile: str) -> None:
    """G-042."""
    scene = table(profile, out=(P0, P2), P4="3x9").leads(P4, "3x9")
    assert scene.hand.pending is None
    assert scene.menu(P1) == ()
    assert scene.view(None).ended
    assert scene.view(None).order == ()


def test_no_hand_ends_before_anybody_is_placed() -> None:
    """G-042."""
    assert table(P0="3x9 3").leads(P0, "3x9").state.ended is None
