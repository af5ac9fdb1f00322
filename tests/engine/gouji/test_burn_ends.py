"""How a burn ends: un-burned, burned in turn, false, or by the melee. ``engine/gouji/burn.py``."""

from __future__ import annotations

from dataclasses import replace

from engine.decision import Hold
from engine.gouji import events as ev
from engine.gouji.carried import Debt
from engine.gouji.options import Tribute
from engine.gouji.profiles import FINALSTONE
from tests.engine.gouji.test_burn import lit
from tests.support.hands import P0, P1, P2, P3, P4, P5, combo, table

DOUBLING = replace(FINALSTONE, counter_burn_doubling=True)


# Un-burning


def test_the_burners_opposite_stops_the_burn_by_beating_the_covering_play() -> None:
    """G-160, G-161, GAP-21, CU-018: no tribute, no penalty, no duty any more."""
    scene = table(P0="5x10 3", P1="5xJ 3x7 4x9", P4="5xQ 3").leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ").then(P4="5xQ")
    assert scene.one(ev.BurnStopped) == ev.BurnStopped(seat=P1, by=P4)
    assert scene.kinds() == ["hold-ended", "cards-played", "burn-stopped"]
    scene = scene.then()
    assert (scene.leader, scene.state.debts, scene.state.dead) == (P4, (), ())


def test_he_may_beat_any_later_play_of_the_burner() -> None:
    """G-160."""
    scene = lit(P1="5xJ S 3x7 4x9", P4="B 3x8 3").leads(P1, "S+3x7").then(P4="B+3x8")
    assert scene.one(ev.BurnStopped) == ev.BurnStopped(seat=P1, by=P4)


def test_a_burner_who_beats_back_has_no_joker_duty_any_more() -> None:
    """GAP-21, G-165: an ordinary duel goes on, and a burn without enough jokers costs nothing."""
    scene = table(P0="5x10 3", P1="5xJ 5xK 3x7 4x9", P4="5xQ 3").leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ").then(P4="5xQ").then(P1="5xK").then()
    assert scene.leader == P1
    assert scene.may(P1, "4x9")
    assert scene.state.dead == ()


def test_a_plain_last_but_one_play_cannot_be_led_but_a_last_one_may_be_beaten_by_anybody() -> None:
    """G-156, GAP-75: it is no gouji play, so all are asked."""
    scene = lit(P1="5xJ 4x9").leads(P1, "4x9")
    assert scene.asked == (P2, P3, P4, P5, P0)


# Counter-burning


def test_the_burned_player_may_burn_back_but_the_burners_opposite_may_not() -> None:
    """G-159, GAP-16, GAP-20: the covering play is a gouji play like any other."""
    scene = table(P0="5x10 5xQ", P1="5xJ S 2x4 3", P4="5xQ 3").leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ")
    assert scene.may(P0, "burn 5xQ")
    assert scene.refusal(P4, "burn 5xQ") == "opposite-answers"


def test_each_link_of_a_chain_is_paid_by_the_seat_it_covered() -> None:
    """GAP-26, G-159: P1 owes P2; P0's debt to P1 is gone."""
    start = table(P0="5x10 3", P1="5xJ S 2x4 3", P2="5xQ 2x4").leads(P0, "5x10")
    scene = start.then(P1="burn 5xJ").then(P2="burn 5xQ").then().leads(P2, "2x4")
    assert scene.one(ev.BurnSucceeded).owed == ((P1, 1),)


def test_a_burner_who_burns_back_and_goes_out_is_paid_for_both_his_burns() -> None:
    """GAP-26, G-166."""
    start = table(P0="5x10 3", P1="5xJ 5xK 2x4", P2="5xQ S 2x4 3").leads(P0, "5x10")
    chain = start.then(P1="burn 5xJ").then(P2="burn 5xQ").then(P1="burn 5xK").then()
    scene = chain.leads(P1, "2x4")
    assert scene.one(ev.BurnSucceeded).owed == ((P0, 1), (P2, 1))
    assert scene.state.debts == (Debt(Tribute.BURN, P0, P1, 1), Debt(Tribute.BURN, P2, P1, 1))


def test_where_counter_burns_double_the_kth_link_is_worth_two_to_the_k() -> None:
    """G-166, GAP-26: 1, 2, 4."""
    hands = {"P0": "5x10 3", "P1": "5xJ 5xK 2x4", "P2": "5xQ 2x4"}
    once = table(DOUBLING, **hands).leads(P0, "5x10")
    once = once.then(P1="burn 5xJ").then(P2="burn 5xQ").then().leads(P2, "2x4")
    assert once.one(ev.BurnSucceeded).owed == ((P1, 2),)
    hands["P2"] = "5xQ S 2x4 3"
    twice = table(DOUBLING, **hands).leads(P0, "5x10")
    twice = twice.then(P1="burn 5xJ").then(P2="burn 5xQ").then(P1="burn 5xK").then()
    assert twice.leads(P1, "2x4").one(ev.BurnSucceeded).owed == ((P0, 1), (P2, 4))


def test_an_unburned_counter_burner_takes_the_whole_chain_with_him() -> None:
    """GAP-26, G-165, G-161: no tribute and no penalty; what P1 burns later is a new chain."""
    hands = {"P0": "5x10 3", "P1": "5xJ 5xA S 3x7 4x9", "P2": "5xQ S 2x4 3", "P5": "5xK 3"}
    scene = table(**hands).leads(P0, "5x10").then(P1="burn 5xJ").then(P2="burn 5xQ")
    scene = scene.then(P5="5xK")
    assert scene.one(ev.BurnStopped) == ev.BurnStopped(seat=P2, by=P5)
    assert scene.state.burns == ()
    scene = scene.then(P1="burn 5xA").then()
    assert [link.burned for link in scene.state.burns] == [P5]


def test_whoever_leads_after_a_false_counter_burn_leads_without_duty() -> None:
    """GAP-23, GAP-26, G-163: P1 was burning when P2 burned him falsely."""
    hands = {"P0": "5x10 3", "P1": "5xJ S 3x7 4x9 2x4", "P2": "5xQ 3x6 2x4"}
    scene = table(**hands).leads(P0, "5x10").then(P1="burn 5xJ").then(P2="burn 5xQ").then()
    assert scene.one(ev.BurnFailed) == ev.BurnFailed(seat=P2, leader=P1, burned=P1)
    assert scene.leader == P1
    assert scene.may(P1, "4x9")
    assert scene.state.burns == ()
    assert scene.state.debts == ()


# A false burn


def test_a_burner_without_a_lawful_lead_is_dead() -> None:
    """G-163, GAP-22, GAP-23, CU-003: the burned player leads."""
    scene = lit(P1="5xJ 3x7 4x9")
    assert scene.kinds() == ["hold-ended", "trick-taken", "point-opened", "burn-failed"]
    assert scene.one(ev.BurnFailed) == ev.BurnFailed(seat=P1, leader=P0, burned=P0)
    assert scene.state.dead == (P1,)
    assert scene.leader == P0
    assert scene.state.debts == ()


def test_a_burn_is_false_only_when_its_burner_must_lead() -> None:
    """GAP-22, G-165: interrupted before, it costs nothing."""
    start = table(P0="5x10 3", P1="5xJ 3x7 4x9", P4="5xQ 3").leads(P0, "5x10")
    lain = start.then(P1="burn 5xJ")
    assert lain.state.dead == ()
    assert lain.then(P4="5xQ").then().state.dead == ()


def test_a_burner_who_runs_out_of_jokers_is_false_then() -> None:
    """GAP-22, G-155."""
    scene = lit(P1="5xJ S 3x7 4x9 2x4").leads(P1, "S+3x7").then()
    assert scene.one(ev.BurnFailed) == ev.BurnFailed(seat=P1, leader=P0, burned=P0)
    assert scene.state.left[P1] == 6


def test_the_dead_hold_their_cards_and_are_asked_nothing_more() -> None:
    """GAP-23, GAP-35: his opposite keeps his head."""
    scene = lit(P1="5xJ 3x7 4x9").leads(P0, "3x3")
    assert scene.asked == (P2, P3, P4, P5)
    assert scene.state.headless == frozenset()
    assert scene.state.left[P1] == 7


def test_when_the_burned_player_is_out_the_next_one_after_him_leads() -> None:
    """GAP-23, GAP-78."""
    scene = table(P0="2xA", P2="2x2 3 4").leads(P0, "2xA").then(P2="burn 2x2").then()
    assert scene.one(ev.BurnFailed) == ev.BurnFailed(seat=P2, leader=P1, burned=P0)
    dead_next = table(dead=(P1,), P0="2xA", P2="2x2 3 4").leads(P0, "2xA")
    scene = dead_next.then(P2="burn 2x2").then()
    assert scene.one(ev.BurnFailed) == ev.BurnFailed(seat=P2, leader=P3, burned=P0)


def test_an_earlier_death_keeps_the_lower_place() -> None:
    """GAP-23, G-272."""
    scene = table(dead=(P3,), P0="5x10 3", P1="5xJ 3x7 4x9", P5="5").leads(P0, "5x10")
    scene = scene.then(P1="burn 5xJ").then()
    assert scene.state.dead == (P3, P1)
    ended = scene.leads(P0, "3").then(P5="5")
    assert ended.one(ev.HandEnded).places[-2:] == (P1, P3)


# The end of burning


def test_a_burn_of_the_second_out_is_false_before_melee_can_save_it() -> None:
    """G-163, G-203, GAP-22: else a burn could take the free kill away for nothing."""
    scene = table(out=(P0,), P1="5x10", P2="5xJ 3x7 4x9").leads(P1, "5x10")
    scene = scene.then(P2="burn 5xJ").then()
    kinds = scene.kinds()
    assert kinds.index("burn-failed") < kinds.index("melee-began")
    assert scene.state.dead == (P2,)
    assert scene.leader == P3


def test_melee_ends_a_burn_that_could_go_on() -> None:
    """G-168, GAP-51: P2 burned the last play of the second out."""
    scene = table(out=(P0,), P1="5x10", P2="5xJ S 3x7 4x9").leads(P1, "5x10")
    scene = scene.then(P2="burn 5xJ").then()
    assert "melee-began" in scene.kinds()
    assert scene.leader == P2
    assert scene.state.dead == ()
    assert scene.may(P2, "4x9")


def test_every_gouji_play_of_a_burner_can_be_burned() -> None:
    """GAP-20, G-159."""
    scene = lit(P1="5xJ S 3x7 4x9 2x4").leads(P1, "S+3x7")
    assert scene.question.hold is Hold.WINDOW
    assert set(scene.asked) == {P0, P2, P3, P4, P5}


def test_nothing_is_burning_that_was_not_declared_as_a_burn() -> None:
    """G-154, GAP-18."""
    scene = table(P0="5x10 3", P3="5xJ 3").leads(P0, "5x10").then(P3="5xJ")
    assert scene.state.burns == ()
    assert scene.view(None).burner is None
    burning = lit(P1="5xJ S 3x7 4x9")
    assert burning.view(None).burner == P1
    assert burning.state.stood is not None
    assert burning.state.stood.combo == combo("5xJ")
