"""Opening one's point: ``engine/gouji/open_point.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.gouji import events as ev
from engine.gouji.open_point import opens
from engine.gouji.options import OpenExclude
from engine.gouji.profiles import FINALSTONE
from tests.support.hands import P0, P1, P2, P3, P4, combo, table

ANY_JOKER = replace(FINALSTONE, open_exclude=OpenExclude.JOKER_OR_SINGLE)
JOKER_OR_TWO = replace(FINALSTONE, open_exclude=OpenExclude.JOKER_OR_TWO)


@pytest.mark.parametrize("play", ["5x10", "4x10+2", "S+4x10", "2", "S", "2xS"])
def test_in_finalstone_a_gouji_play_without_a_big_joker_opens(play: str) -> None:
    """G-172 option 0."""
    assert opens(combo(play), FINALSTONE)


@pytest.mark.parametrize("play", ["B", "B+4x10", "4x10", "9x9", "A"])
def test_one_with_a_big_joker_and_a_plain_play_do_not(play: str) -> None:
    """G-172 option 0, G-171."""
    assert not opens(combo(play), FINALSTONE)


def test_the_cards_that_lie_there_decide_and_not_what_they_are_worth() -> None:
    """GAP-37: the big joker is worth a small one here, and is a big one all the same."""
    assert not opens(combo("B+S+2xQ"), FINALSTONE)


@pytest.mark.parametrize(
    ("play", "second", "third"),
    [
        ("2x2", True, False),
        ("2", False, False),
        ("S+4x10", False, False),
        ("4x10+2", True, False),
        ("5x10", True, True),
        ("2xK", True, True),
        ("S", False, False),
        ("4x10", False, False),
    ],
)
def test_the_two_other_options(play: str, second: bool, third: bool) -> None:
    """G-172 options 1 and 2."""
    assert opens(combo(play), ANY_JOKER) is second
    assert opens(combo(play), JOKER_OR_TWO) is third


def test_a_lead_that_stands_opens() -> None:
    """G-171, GAP-36."""
    scene = table(P0="5x10 3").leads(P0, "5x10").then()
    assert scene.one(ev.PointOpened).seat == P0
    assert scene.state.opened == {P0}


def test_a_follow_that_stands_opens_and_what_it_beat_does_not() -> None:
    """G-171, GAP-36, CO-029, CO-030."""
    scene = table(P0="5x10 3", P3="5xJ 3").leads(P0, "5x10").then(P3="5xJ").then()
    assert scene.state.opened == {P3}
    other = table(P0="4x9 3", P1="4xJ 3").leads(P0, "4x9").then(P1="4xJ").then()
    assert other.state.opened == {P1}


def test_a_burned_play_does_not_open_and_the_burn_that_stands_does() -> None:
    """GAP-36, CO-031."""
    scene = table(P0="5x10 3", P2="5xJ S 3 4").leads(P0, "5x10").then(P2="burn 5xJ").then()
    assert scene.state.opened == {P2}


def test_a_free_kill_opens() -> None:
    """GAP-36."""
    scene = table(P0="5x10", P3="5xJ 3").leads(P0, "5x10").then(P3="5xJ").then()
    assert scene.state.opened == {P3}


def test_the_play_with_which_one_goes_out_opens_if_it_stands() -> None:
    """GAP-36."""
    scene = table(P0="5x10").leads(P0, "5x10").then()
    assert scene.state.opened == {P0}
    assert scene.leader == P1


def test_the_last_play_of_the_second_out_opens_because_melee_has_not_begun() -> None:
    """GAP-36, G-173, GAP-51."""
    scene = table(out=(P0,), P1="5x10").leads(P1, "5x10").then()
    assert scene.kinds() == ["hold-ended", "trick-taken", "point-opened", "melee-began"]
    assert P1 in scene.state.opened


def test_nobody_opens_in_melee() -> None:
    """G-173, CO-038."""
    scene = table(out=(P0, P1), P2="5x10 3").leads(P2, "5x10").then()
    assert scene.leader == P2
    assert scene.state.opened == frozenset()


def test_a_headless_player_opens_unless_the_table_says_no() -> None:
    """G-192, GAP-36."""
    scene = table(out=(P0,), P3="5x10 3").leads(P3, "5x10").then()
    assert scene.state.opened == {P3}
    rules = replace(FINALSTONE, headless_can_open=False)
    scene = table(rules, out=(P0,), P3="5x10 3").leads(P3, "5x10").then()
    assert scene.state.opened == frozenset()
    other = table(rules, out=(P0,), P4="5x10 3").leads(P4, "5x10").then()
    assert other.state.opened == {P4}


def test_one_opens_once_and_never_loses_it() -> None:
    """GAP-74."""
    scene = table(P0="5x10 2xK 3", P5="3 4").leads(P0, "5x10").then().leads(P0, "2xK").then()
    assert len(scene.of(ev.PointOpened)) == 1
    assert scene.state.opened == {P0}
    lost = scene.leads(P0, "3").then(P5="4").then()
    assert lost.state.opened == {P0}


def test_wanjiaxiang_has_no_point_game() -> None:
    """G-170."""
    scene = table("wanjiaxiang", P0="5x10 3").leads(P0, "5x10").then()
    assert scene.of(ev.PointOpened) == []


def test_everybody_starts_unopened() -> None:
    """G-170."""
    assert table().led_by(P4).state.opened == frozenset()
    assert table(P1="3").led_by(P2).view(P3).opened == frozenset()
