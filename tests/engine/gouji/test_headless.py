"""Being headless: ``engine/gouji/headless.py``."""

from __future__ import annotations

import pytest

from engine.gouji import events as ev
from tests.support.hands import P0, P1, P2, P3, P4, P5, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])


@BOTH
def test_the_opposite_of_the_first_out_is_headless_from_the_next_trick_on(profile: str) -> None:
    """G-190, GAP-79: his free kill comes first."""
    scene = table(profile, P0="2xA", P3="2x2 3").leads(P0, "2xA")
    assert scene.state.headless == frozenset()
    scene = scene.then(P3="2x2")
    assert scene.state.headless == frozenset()
    scene = scene.then()
    assert scene.one(ev.HeadLost).seat == P3
    assert scene.state.headless == {P3}


@BOTH
def test_he_answers_anybodys_gouji_play_and_anybody_answers_his(profile: str) -> None:
    """G-191, CH-001, CH-002."""
    theirs = table(profile, out=(P0,), P2="5x10 3", P3="5xJ 3").leads(P2, "5x10")
    assert theirs.may(P3, "5xJ")
    assert theirs.refusal(P4, "pass") == "only-burn"
    his = table(profile, out=(P0,), P3="5x10 3", P4="5xJ 3").leads(P3, "5x10")
    assert his.may(P4, "5xJ")
    assert his.may(P4, "burn 5xJ")


@BOTH
def test_a_headless_player_whom_nobody_beats_leads_again(profile: str) -> None:
    """GAP-34, CH-003."""
    assert table(profile, out=(P0,), P3="3x9 3").leads(P3, "3x9").then().leader == P3
    assert table(profile, out=(P0,), P3="5x10 3").leads(P3, "5x10").then().leader == P3


def test_there_is_one_loss_of_head_in_a_hand() -> None:
    """G-190: the opposite of the second out plays in the melee."""
    scene = table(out=(P0,), P1="3x9").leads(P1, "3x9").then()
    assert [event.seat for event in scene.of(ev.HeadLost)] == [P3]


def test_when_the_first_two_out_are_opposites_nobody_is_headless() -> None:
    """GAP-80, CM-029."""
    scene = table(P0="2xA", P3="2x2").leads(P0, "2xA").then(P3="2x2").then()
    assert scene.state.places == (P0, P3)
    assert scene.of(ev.HeadLost) == []
    assert scene.state.melee


def test_nobody_loses_his_head_when_the_second_goes_out_in_the_same_trick() -> None:
    """G-201, GAP-79: melee begins at once after it, and has no heads."""
    scene = table(P0="3x9", P1="3x10").leads(P0, "3x9").then(P1="3x10").then()
    assert scene.state.places == (P0, P1)
    assert scene.kinds()[-1] == "melee-began"
    assert scene.of(ev.HeadLost) == []


def test_the_opposite_of_a_dead_seat_keeps_his_head() -> None:
    """GAP-23, GAP-35."""
    scene = table(dead=(P0,), P3="5x10 3").leads(P3, "5x10")
    assert scene.state.headless == frozenset()
    assert scene.refusal(P4, "pass") == "only-burn"


def test_a_dead_opposite_of_the_first_out_loses_nothing() -> None:
    """G-190, GAP-23."""
    scene = table(dead=(P3,), P0="3x9").leads(P0, "3x9").then()
    assert scene.of(ev.HeadLost) == []


def test_the_headless_burn_like_anybody() -> None:
    """GAP-16, GAP-20, G-151."""
    scene = table(out=(P0,), P1="5x10 3", P3="5xJ 2x4").leads(P1, "5x10")
    scene = scene.then(P3="burn 5xJ")
    assert scene.state.burns[-1].seat == P3
    assert scene.view(None).order == (
        *((seat, "burn") for seat in (P5, P1, P4, P2)),
        *((seat, "answer") for seat in (P4, P5, P1, P2)),
    )
