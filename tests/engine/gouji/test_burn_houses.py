"""Burns as other houses play them: ``engine/gouji/burn.py``, ``gouji_play.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.counts import counted
from engine.gouji import events as ev
from engine.gouji.burn import feasible, may_lead
from engine.gouji.carried import Debt
from engine.gouji.open_point import opens
from engine.gouji.options import BurnExempt, BurnRest, OpenDeadline, OpenExclude, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from tests.support.hands import P0, P1, P2, P3, P4, P5, after, cards, combo, table

FS3 = replace(FINALSTONE, hold_three=True)
PAIR = {"P0": "5x10 3 4", "P3": "9 4 3"}


@pytest.mark.parametrize(
    ("rules", "rest", "covered", "can"),
    [
        (FINALSTONE, "S 3x7 4x9", True, True),
        (FINALSTONE, "3x7 4x9", True, False),
        (FS3, "S 3x7 2x3", True, True),
        (FS3, "4x9 2x3", True, False),
        (FS3, "2x3", True, True),
        (AIXIN, "3x7 2x3", True, False),
        (AIXIN, "2x3", True, True),
        (SHANDONG, "S 3x7 2x3", True, True),
        (SHANDONG, "S 3x7 4x9 2x3", True, False),
        (SHANDONG, "4x9 2x3", True, False),
        (SHANDONG, "2x3", True, True),
        (SHANDONG, "2x2 2x3", True, False),
    ],
)
def test_what_is_left_must_have_a_joker_for_every_play_that_needs_one(
    rules: GoujiRules, rest: str, covered: bool, can: bool
) -> None:
    """G-155, G-156, GAP-24, GAP-25, CU-005, CU-007 to CU-009, CU-029, CU-030."""
    assert feasible(counted(cards(rest)), rules, covered=covered) is can


def test_where_the_first_is_exempt_the_last_is_not() -> None:
    """G-155, G-156: but a single play of one rank after the cover, where the house says so."""
    rules = replace(
        FINALSTONE,
        burn_exempt=BurnExempt.FIRST,
        burn_rest_one_play=BurnRest.THREES_ONLY,
    )
    hand = counted(cards("4x9"))
    assert not may_lead(combo("4x9"), hand, rules, covered=True)
    one = replace(rules, burn_rest_one_play=BurnRest.ONE_RANK)
    assert may_lead(combo("4x9"), hand, one, covered=True)
    assert not may_lead(combo("4x9"), hand, one, covered=False)
    threes = counted(cards("4x3"))
    assert may_lead(combo("4x3"), threes, rules, covered=True)
    assert not may_lead(combo("4x3"), threes, rules, covered=False)


def test_a_fraud_burn_costs_last_place_and_a_card_to_the_burned() -> None:
    """G-163, CU-003, CU-004, CU-008, C-27."""
    scene = table(SHANDONG, opened=(P1,), P1="5xJ S 3x7 4x9 2x3", **PAIR).leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ").then().leads(P1, "S+3x7").then()
    failed = scene.one(ev.BurnFailed)
    assert (failed.seat, failed.burned, failed.owed, failed.leader) == (P1, P0, 1, P0)
    assert scene.state.debts == (Debt(Tribute.BURN, P1, P0, 1),)
    aixin = table(AIXIN, P1="5xJ 3x7 2x3", **PAIR).leads(P0, "5x10").then(P1="burn 5xJ").then()
    assert aixin.one(ev.BurnFailed).closes
    assert aixin.state.forfeited == {P1}


def test_who_was_stuffed_by_a_fraud_burn_is_a_free_agent() -> None:
    """G-164, CU-021, CU-022: third if his side has first out, else fourth."""
    from engine.gouji.finish import placed

    scene = table(SHANDONG, opened=(P1,), P0="5x10 3", P1="5xJ 3x7 4x9 2x3", P3="9 4 3")
    scene = scene.leads(P0, "5x10").then(P1="burn 5xJ")
    assert scene.state.stuffed == ((P0, P1),)
    scene = scene.then()
    assert scene.state.dead == (P1,)
    assert scene.state.agents == (P0,)
    assert scene.state.stuffed == ()
    assert placed(replace(scene.state, places=(P2,)))[2] == P0
    assert placed(replace(scene.state, places=(P3,)))[3] == P0


def test_a_burner_may_go_on_over_a_press_with_a_joker() -> None:
    """G-161, GAP-21, CU-019, CU-025: and the burn is off when he cannot, or has none."""
    hands = {"P1": "5xJ S 4xK 2x3", "P4": "5xQ 9 3", "P0": "5x10 3 4"}
    scene = table(SHANDONG, opened=(P1,), **hands).leads(P0, "5x10").then(P1="burn 5xJ")
    pressed = scene.then(P4="5xQ")
    assert pressed.view(None).burner == P1
    back = pressed.then(P1="S+4xK")
    assert back.of(ev.BurnStopped) == []
    out = back.then().leads(P1, "2x3")
    assert out.one(ev.BurnSucceeded).owed == ((P0, 1),)
    declined = pressed.then()
    assert declined.one(ev.BurnStopped).by == P4
    assert declined.leader == P4


def test_a_press_beaten_without_a_joker_is_a_technical_burn() -> None:
    """GAP-21, G-165, CU-020."""
    hands = {"P1": "5xJ 5xK 9 2x3", "P4": "5xQ 9 3", "P0": "5x10 3 4"}
    scene = table(SHANDONG, opened=(P1,), **hands).leads(P0, "5x10").then(P1="burn 5xJ")
    scene = scene.then(P4="5xQ").then(P1="5xK")
    assert scene.one(ev.BurnStopped).seat == P1
    assert scene.state.dead == ()


def test_a_last_play_before_the_threes_that_is_beaten_stuffs_the_burner() -> None:
    """G-161, G-167, CU-025: no burn tribute."""
    hands = {"P1": "5xJ 2x3", "P4": "5xQ 9 3", "P0": "5x10 3 4"}
    scene = table(SHANDONG, opened=(P1,), **hands).leads(P0, "5x10").then(P1="burn 5xJ")
    scene = scene.then(P4="5xQ")
    assert scene.one(ev.SeatStuffed).seat == P1
    assert scene.one(ev.BurnStopped).seat == P1
    assert scene.state.dead == (P1,)
    assert scene.state.debts == ()


def test_a_stopped_burn_names_whoever_beat_it() -> None:
    """G-161: seat 0 too."""
    hands = {"P4": "5x10 3 9 8", "P3": "5xJ 3 3", "P0": "5xQ 3 8 7"}
    scene = table(SHANDONG, opened=(P3,), **hands).leads(P4, "5x10").then(P3="burn 5xJ")
    assert scene.then(P0="5xQ").one(ev.BurnStopped).by == P0


def test_a_cheat_stuffs_nobody_he_burned() -> None:
    """G-164: neither with his first burn nor with his counter-burn."""
    hands = {"P0": "5x10 3", "P1": "5xJ 5xK 4x9 3x8 3", "P2": "5xQ 9 8 3"}
    scene = table(SHANDONG, opened=(P1, P2), **hands).leads(P0, "5x10").then(P1="burn 5xJ")
    scene = scene.then(P2="burn 5xQ").then(P1="burn 5xK").then()
    assert scene.one(ev.BurnFailed).burned == P2
    assert scene.state.agents == (P0,)
    assert scene.state.dead == (P1,)


def test_counter_burns_double() -> None:
    """G-166, GAP-26, CU-023, CU-024."""
    hands = {"P0": "5x10 3 4", "P1": "5xJ 9 3", "P2": "5xQ 3"}
    scene = table(SHANDONG, opened=(P1, P2), **hands).leads(P0, "5x10").then(P1="burn 5xJ")
    done = scene.then(P2="burn 5xQ").then().leads(P2, "3")
    assert done.one(ev.BurnSucceeded).owed == ((P1, 2),)


@pytest.mark.parametrize(
    ("exclude", "play", "does"),
    [
        (OpenExclude.HUNG_OR_ATTACHED, "2x2", True),
        (OpenExclude.HUNG_OR_ATTACHED, "2+4x10", False),
        (OpenExclude.HUNG_OR_ATTACHED, "S+2xQ", False),
        (OpenExclude.NOT_PURE, "5x10", True),
        (OpenExclude.NOT_PURE, "2x2", False),
        (OpenExclude.NOT_PURE, "S+4x10", False),
        (OpenExclude.NOT_PURE, "B", False),
    ],
)
def test_which_plays_open_in_other_houses(exclude: OpenExclude, play: str, does: bool) -> None:
    """G-172, G-124, CO-018 to CO-027."""
    assert opens(combo(play), replace(FINALSTONE, open_exclude=exclude)) is does


def test_in_a_peace_hand_the_first_pure_play_opens_beaten_or_not() -> None:
    """G-176, G-305, CO-032, CO-033."""
    hands = {"P0": "3xQ 4 3", "P3": "3xK 4 3"}
    assert table(SHANDONG, **hands).leads(P0, "3xQ").of(ev.PointOpened)[0].seat == P0
    later = table(SHANDONG, carried=after(), **hands).leads(P0, "3xQ").then(P3="3xK")
    assert P0 not in later.then().state.opened


def test_the_first_outs_opposite_must_have_opened_before_him() -> None:
    """G-174, C-22, CO-036, CO-037."""
    assert AIXIN.open_deadline is OpenDeadline.FIRST_OUT_PAIR
    aixin = table(AIXIN, out=(P0,), P3="5x10 4 3").led_by(P3).leads(P3, "5x10").then()
    assert P3 not in aixin.state.opened
    other = table(AIXIN, out=(P0,), P1="5x10 4 3").led_by(P1).leads(P1, "5x10").then()
    assert P1 in other.state.opened
    sd = table(SHANDONG, out=(P0,), P3="5x10 4 3", carried=after()).led_by(P3)
    assert P3 in sd.leads(P3, "5x10").then().state.opened


def test_a_house_may_let_only_answers_open() -> None:
    """G-179, CM-013."""
    rules = replace(SHANDONG, open_passive_only=True)
    hands = {"P0": "5x10 4 3", "P3": "5xJ 4 3"}
    led = table(rules, carried=after(), **hands).leads(P0, "5x10")
    assert P0 not in led.then().state.opened
    assert P3 in led.then(P3="5xJ").then().state.opened


def test_the_play_that_ends_a_hand_opens_its_owner() -> None:
    """GAP-36, G-171."""
    scene = table(FINALSTONE, dead=(P1, P3), P5="5x10").led_by(P5).leads(P5, "5x10")
    assert scene.kinds().index("point-opened") < scene.kinds().index("hand-ended")


def test_a_wrong_follow_loses_the_turn_where_that_is_the_rule() -> None:
    """G-117, GAP-77, CP-107, CM-009: it is a pass, and cannot be taken back."""
    scene = table(AIXIN, P0="3x9 4 3", P1="3x8 K 3", P2="3xK 4 3").leads(P0, "3x9")
    wrong = scene.says(P1, "3x8")
    assert wrong.refusal(P1, "pass") == "not-asked"
    done = wrong.then(P2="3xK")
    assert done.one(ev.CardsPlayed).passed == (P1,)
    assert scene.refusal(P1, "3xQ") == "do-not-have"
    strict = table(WANJIAXIANG, P0="3x9 4 3", P1="3x8 K 3").leads(P0, "3x9")
    assert strict.refusal(P1, "3x8") == "does-not-beat"


def test_burns_need_an_open_point_and_the_passed_opposite_may_still_press() -> None:
    """G-153, GAP-28, CU-031."""
    scene = table(SHANDONG, P0="5x10 4 3", P1="5xJ 2x3").leads(P0, "5x10")
    assert P1 not in scene.asked
    assert P4 in table(SHANDONG, opened=(P4,), P0="5x10 4 3").leads(P0, "5x10").asked
    assert P2 not in scene.asked
