"""Burning and how it ends: ``engine/gouji/burn.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.counts import counted
from engine.gouji import events as ev
from engine.gouji.burn import feasible, plays_needed
from engine.gouji.carried import Debt
from engine.gouji.options import Tribute
from engine.gouji.profiles import FINALSTONE
from tests.support.hands import P0, P1, P2, P3, P4, Scene, cards, table

NO_TWOS = replace(FINALSTONE, attach_twos=False)


def lit(rules: object = "finalstone", **hands: str) -> Scene:
    """P0's five 10s, burned by P1 with five Js, and nobody answers that."""
    start = table(rules, P0="5x10 3x3 3x4", **hands).leads(P0, "5x10")  # type: ignore[arg-type]
    return start.then(P1="burn 5xJ").then()


# A burn that succeeds


def test_a_burner_with_a_joker_in_every_play_but_the_last_goes_out_and_is_paid() -> None:
    """G-154, G-155, G-162, G-078: the covering play needs no joker."""
    scene = lit(P1="5xJ S 3x7 4x9").leads(P1, "S+3x7").then().leads(P1, "4x9")
    assert scene.kinds() == ["cards-played", "seat-finished", "burn-succeeded"]
    assert scene.one(ev.BurnSucceeded).owed == ((P0, 1),)
    assert scene.state.debts == (Debt(Tribute.BURN, P0, P1, 1),)


def test_when_one_play_is_left_no_joker_is_needed() -> None:
    """G-156, G-155."""
    scene = lit(P1="5xJ 4x9").leads(P1, "4x9")
    assert "burn-succeeded" in scene.kinds()


def test_a_burn_with_the_last_cards_succeeds_at_once() -> None:
    """G-162, GAP-75."""
    scene = table(P0="5x10 3", P1="5xJ").leads(P0, "5x10").then(P1="burn 5xJ")
    assert scene.kinds()[1:] == ["cards-played", "seat-finished", "burn-succeeded"]


def test_wanjiaxiang_pays_nothing_for_a_burn() -> None:
    """G-078: the burn succeeds all the same."""
    scene = table("wanjiaxiang", P0="5x10 3", P1="5xJ").leads(P0, "5x10").then(P1="burn 5xJ")
    assert scene.one(ev.BurnSucceeded).owed == ()
    assert scene.state.debts == ()


def test_an_ally_may_be_burned_and_owes_like_anybody() -> None:
    """G-151, GAP-27."""
    scene = table(P0="5x10 3", P2="5xJ").leads(P0, "5x10").then(P2="burn 5xJ")
    assert scene.state.debts == (Debt(Tribute.BURN, P0, P2, 1),)


def test_the_owner_of_a_burned_last_play_owes_although_he_is_out() -> None:
    """GAP-78, CM-027."""
    scene = table(P0="2xA", P2="2x2").leads(P0, "2xA").then(P2="burn 2x2")
    assert scene.state.places == (P0, P2)
    assert scene.state.debts == (Debt(Tribute.BURN, P0, P2, 1),)


def test_success_is_fixed_with_the_last_play_although_that_is_beaten() -> None:
    """GAP-75: P2 beats it, and nothing is stopped."""
    scene = lit(P1="5xJ 4x9", P2="4x10 3").leads(P1, "4x9").then(P2="4x10")
    assert scene.kinds() == ["hold-ended", "cards-played"]
    assert scene.state.debts == (Debt(Tribute.BURN, P0, P1, 1),)


def test_success_is_fixed_although_the_last_play_is_free_killed() -> None:
    """GAP-75, G-211."""
    scene = table(P0="5x10 3", P1="5xJ", P4="5xQ 3").leads(P0, "5x10").then(P1="burn 5xJ")
    scene = scene.then(P4="5xQ")
    assert scene.one(ev.CardsPlayed).free_kill is True
    assert scene.state.debts == (Debt(Tribute.BURN, P0, P1, 1),)


# What a burner must lead


def test_a_burner_leads_with_a_joker_or_with_all_he_has() -> None:
    """G-155, GAP-22."""
    scene = lit(P1="5xJ S 3x7 4x9")
    assert scene.leader == P1
    assert scene.refusal(P1, "4x9") == "burn-needs-joker"
    assert scene.refusal(P1, "3x7") == "burn-needs-joker"
    assert scene.may(P1, "S+3x7")
    assert scene.may(P1, "S")
    assert not scene.may(P1, "4x9")
    assert scene.question.asks[0].default in scene.menu(P1)


def test_a_burner_may_still_waste_his_jokers_where_bluffs_are_allowed() -> None:
    """GAP-22: after the bare joker three ranks are left."""
    scene = lit(P1="5xJ S 3x7 4x9 2x4").leads(P1, "S").then()
    assert scene.one(ev.BurnFailed).seat == P1


def test_where_they_are_not_he_must_stay_able_to_finish() -> None:
    """GAP-24: wanjiaxiang lays down nothing for failing."""
    hands = {"P1": "5xJ 2xS 3x7 4x9"}
    scene = lit("wanjiaxiang", **hands)
    assert scene.may(P1, "S+3x7")
    assert scene.may(P1, "S")
    assert scene.refusal(P1, "2xS") == "burn-infeasible"
    assert not scene.may(P1, "2xS")
    assert scene.refusal(P1, "4x9") == "burn-needs-joker"


def test_neither_pass_nor_burn_answers_the_question_of_what_to_lead() -> None:
    """GAP-73."""
    scene = lit(P1="5xJ S 3x7 4x9")
    assert scene.refusal(P1, "pass") == "cannot-pass-lead"
    assert scene.refusal(P1, "burn S+3x7") == "burn-needs-gouji"


# Whether the rest can be played out


@pytest.mark.parametrize(
    ("rest", "plays", "able"),
    [
        ("", 0, True),
        ("4x9", 1, True),
        ("4x9 3x7", 2, False),
        ("4x9 3x7 S", 2, True),
        ("4x9 3x7 2x4 S", 3, False),
        ("4x9 3x7 2x4 S B", 3, True),
        ("4x9 3x7 2x2", 2, False),
        ("4x9 2x2", 1, True),
        ("3x2", 1, True),
        ("2x2 S", 1, True),
        ("2xS B", 1, True),
    ],
)
def test_a_rest_can_be_played_out_with_a_joker_in_every_play_but_one(
    rest: str, plays: int, able: bool
) -> None:
    """GAP-24: each rank but 2 is one play, 2s join any of them, 2s alone are one."""
    hand = counted(cards(rest))
    assert plays_needed(hand, FINALSTONE) == plays
    assert feasible(hand, FINALSTONE) is able


def test_2s_that_cannot_be_attached_are_a_play_of_their_own() -> None:
    """GAP-24, G-101."""
    assert plays_needed(counted(cards("4x9 2x2")), NO_TWOS) == 2
    assert plays_needed(counted(cards("2x2")), NO_TWOS) == 1
    assert not feasible(counted(cards("4x9 2x2")), NO_TWOS)
    assert feasible(counted(cards("4x9 2x2 S")), NO_TWOS)


def test_wanjiaxiang_refuses_a_burn_that_cannot_be_finished() -> None:
    """GAP-24, CU-006: the jokers of the covering play are gone then."""
    start = table("wanjiaxiang", P0="5x10 3", P1="5xJ 3x7 4x9", P2="S 4xJ 4x9 3x7")
    scene = start.leads(P0, "5x10")
    assert scene.refusal(P1, "burn 5xJ") == "burn-infeasible"
    assert scene.refusal(P2, "burn S+4xJ") == "burn-infeasible"
    assert not scene.may(P1, "burn 5xJ")
    lucky = table("wanjiaxiang", P0="5x10 3", P1="5xJ S 3x7 4x9").leads(P0, "5x10")
    assert lucky.may(P1, "burn 5xJ")


def test_finalstone_lets_anybody_bluff_who_can_cover() -> None:
    """GAP-22, G-154."""
    scene = table(P0="5x10 3", P1="5xJ 3x7 4x9", P2="5x9 3").leads(P0, "5x10")
    assert scene.may(P1, "burn 5xJ")
    assert scene.refusal(P2, "burn 5x9") == "does-not-beat"
    assert scene.refusal(P2, "burn 5xJ") == "do-not-have"


# Who may not burn


def test_the_opposite_does_not_burn() -> None:
    """G-151, GAP-18: he answers, without tribute and without duty."""
    scene = table(P0="5x10 3", P3="5xJ 3x7 4x9").leads(P0, "5x10")
    assert scene.refusal(P3, "burn 5xJ") == "opposite-answers"
    answered = scene.then(P3="5xJ").then()
    assert answered.leader == P3
    assert answered.may(P3, "4x9")


def test_a_plain_play_is_not_burned() -> None:
    """G-150."""
    scene = table(P0="3x5 3", P1="3x6 3").leads(P0, "3x5")
    assert scene.refusal(P1, "burn 3x6") == "burn-needs-gouji"


def test_nobody_burns_after_passing_in_the_trick() -> None:
    """G-152, CU-011: not even the headless, who may answer the play."""
    hands = {"P1": "2x9 3", "P4": "2xK 3", "P5": "2xA 3"}
    scene = table(out=(P2,), **hands).leads(P1, "2x9").then(P4="2xK")
    assert scene.state.passed == {P3}
    headless = table(out=(P0,), P2="2x9 3", P5="2xK 3", P4="2xA 3")
    later = headless.leads(P2, "2x9").then(P5="2xK")
    assert later.state.passed == {P3, P4}
    assert later.refusal(P4, "burn 2xA") == "not-asked"


def test_a_headless_seat_that_passed_is_out_of_the_trick() -> None:
    """G-152, G-131, GAP-16: those barred by passing are skipped in both windows."""
    hands = {"P1": "2x9 2xA 3", "P4": "2xK 3", "P3": "2x2 3"}
    scene = table(out=(P0,), **hands).leads(P1, "2x9").then(P4="2xK").then(P1="2xA")
    assert scene.state.passed >= {P2, P3}
    assert P3 not in scene.asked


def test_whoever_has_not_opened_is_told_so_where_it_matters() -> None:
    """G-153."""
    rules = replace(FINALSTONE, burn_needs_open=True)
    headless = table(rules, out=(P0,), P1="5x10 3", P3="5xJ 3").leads(P1, "5x10")
    assert headless.refusal(P3, "burn 5xJ") == "burn-needs-open"


def test_there_is_no_burning_in_melee() -> None:
    """G-168, G-201, CU-026."""
    scene = table(out=(P0, P1), P2="2xA 3", P3="2x2 3").leads(P2, "2xA")
    assert scene.refusal(P3, "burn 2x2") == "no-burn-now"
    assert scene.may(P3, "2x2")
