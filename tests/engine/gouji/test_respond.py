"""Opening the sealed answers: ``engine/gouji/respond.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.decision import Hold
from engine.gouji import events as ev
from engine.gouji.options import YieldOverplayed
from engine.gouji.profiles import FINALSTONE
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, combo, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])


@BOTH
def test_when_all_decline_the_owner_leads_again(profile: str) -> None:
    """G-138, G-126: and the passes are told in the order heard."""
    plain = table(profile, P0="3x5 3").leads(P0, "3x5").then()
    assert plain.one(ev.TrickTaken) == ev.TrickTaken(
        seat=P0, leader=P0, passed=(P1, P2, P3, P4, P5)
    )
    gouji = table(profile, P0="5x10 3").leads(P0, "5x10").then()
    assert gouji.one(ev.TrickTaken) == ev.TrickTaken(seat=P0, leader=P0, passed=(P3,))


def test_who_declines_to_burn_is_not_told_as_passing() -> None:
    """GAP-17: the passes of an event are answers to the play alone."""
    scene = table(P0="5x10 3", P3="5xJ 3").leads(P0, "5x10").then(P3="5xJ")
    assert scene.one(ev.CardsPlayed).passed == ()
    assert scene.then().one(ev.TrickTaken).passed == (P0,)


def test_the_first_who_beats_it_in_turn_order_plays_and_the_rest_is_void() -> None:
    """G-130: P2's and P4's answers are never shown."""
    scene = table(P0="3x5 3", P2="3x7 3", P4="3x6 3").leads(P0, "3x5")
    scene = scene.then(P2="3x7", P4="3x6")
    played = scene.one(ev.CardsPlayed)
    assert (played.seat, played.combo, played.passed) == (P2, combo("3x7"), (P1,))
    assert scene.kinds() == ["hold-ended", "cards-played"]
    assert scene.state.left[P4] == 4


def test_nothing_is_opened_before_the_hold_has_run() -> None:
    """GAP-16, G-157: all have answered, and all wait."""
    scene = table(P0="5x10 3").leads(P0, "5x10")
    for seat in scene.asked:
        scene = scene.says(seat, "pass" if seat == P3 else "no-burn")
        assert scene.kinds() == []
    assert scene.asked == ()
    assert scene.question.hold is Hold.WINDOW
    assert scene.released().kinds() == ["hold-ended", "trick-taken", "point-opened"]


def test_after_the_hold_the_answers_are_awaited_in_their_order() -> None:
    """G-130: P2's play waits until P1 has passed."""
    scene = table(P0="3x5 3", P2="3x7 3").leads(P0, "3x5").released()
    scene = scene.says(P2, "3x7")
    assert scene.kinds() == []
    assert scene.asked == (P1, P3, P4, P5)
    assert scene.says(P1, "pass").one(ev.CardsPlayed).seat == P2


def test_an_answer_may_be_changed_until_it_is_opened() -> None:
    """G-130: only the last one counts."""
    scene = table(P0="3x5 3", P1="3x6 3x8 3").leads(P0, "3x5")
    scene = scene.says(P1, "3x6").says(P1, "3x8").says(P1, "pass").says(P1, "3x8").released()
    assert scene.one(ev.CardsPlayed).combo == combo("3x8")


def test_a_burn_comes_before_the_opposites_answer() -> None:
    """G-157: and names nobody as having passed (GAP-17)."""
    scene = table(P0="5x10 3", P3="5xQ 3", P1="5xJ 3").leads(P0, "5x10")
    scene = scene.then(P3="5xQ", P1="burn 5xJ")
    assert scene.one(ev.CardsPlayed) == ev.CardsPlayed(seat=P1, combo=combo("5xJ"), burn=True)
    assert scene.state.left[P3] == 6


@pytest.mark.parametrize(
    ("burning", "first"),
    [
        ((P1, P2), P2),
        ((P1, P5), P1),
        ((P2, P4), P2),
        ((P1, P2, P4, P5), P2),
        ((P1, P4, P5), P4),
        ((P5,), P5),
    ],
)
def test_of_several_burners_the_owners_allies_come_first_and_then_turn_order(
    burning: tuple[int, ...], first: int
) -> None:
    """G-158."""
    hands = {f"P{seat}": "5xJ 3" for seat in burning}
    scene = table(P0="5x10 3", **hands).leads(P0, "5x10")
    scene = scene.then(**{f"P{seat}": "burn 5xJ" for seat in burning})
    assert scene.one(ev.CardsPlayed).seat == first
    assert all(scene.state.left[s] == 6 for s in burning if s != first)


def test_no_answer_by_the_end_of_the_hold_is_no_burn() -> None:
    """GAP-16: the trick does not wait for those who could only burn."""
    scene = table(P0="5x10 3", P1="5xJ 3").leads(P0, "5x10").says(P3, "pass").released()
    assert scene.kinds() == ["hold-ended", "trick-taken", "point-opened"]


def test_one_answer_of_a_headless_player_serves_both_of_his_hearings() -> None:
    """GAP-16, GAP-33, G-191: P3 burns among the burners, plays among those who answer."""
    hands = {"P1": "5x10 3", "P3": "5xJ 3", "P5": "5xQ 3", "P4": "5xQ 3"}
    start = table(out=(P0,), **hands).leads(P1, "5x10")
    assert start.asked == (P5, P2, P3, P4)
    assert start.then(P3="burn 5xJ", P5="burn 5xQ").one(ev.CardsPlayed).seat == P3
    assert start.then(P3="5xJ", P5="burn 5xQ").one(ev.CardsPlayed).seat == P5
    plays = start.then(P3="5xJ", P4="5xQ")
    assert plays.one(ev.CardsPlayed) == ev.CardsPlayed(seat=P3, combo=combo("5xJ"))
    assert start.then(P4="5xQ").one(ev.CardsPlayed).passed == (P3,)


def test_a_headless_player_keeps_his_answer_when_the_hold_has_run() -> None:
    """GAP-16: only his burn is late."""
    hands = {"P1": "5x10 3", "P3": "5xJ 3"}
    scene = table(out=(P0,), **hands).leads(P1, "5x10").released()
    assert scene.asked == (P3, P4)
    assert scene.refusal(P3, "burn 5xJ") == "burn-closed"
    assert scene.says(P3, "5xJ").one(ev.CardsPlayed).burn is False


def yielded() -> Scene:
    hands = {"P0": "3x5 3xK 3", "P3": "3x9 3", "P4": "3x6 3", "P1": "3x7 3"}
    return table(**hands).leads(P0, "3x5").then(P3="yield")


def test_a_yield_asks_the_lower_houses_anew_and_then_the_yielder() -> None:
    """G-133, G-134."""
    scene = yielded()
    assert scene.one(ev.Yielded) == ev.Yielded(seat=P3, passed=(P1, P2))
    assert scene.asked == (P4, P5, P3)
    assert scene.question.hold is Hold.MASK
    assert scene.refusal(P3, "yield") == "cannot-yield"
    assert scene.refusal(P4, "yield") == "cannot-yield"
    assert scene.refusal(P1, "pass") == "not-asked"


def test_after_both_lower_houses_pass_the_yielder_plays_and_only_the_opposite_answers() -> None:
    """G-134, G-136: everybody else has passed."""
    scene = yielded().then(P3="3x9")
    played = scene.one(ev.CardsPlayed)
    assert (played.seat, played.passed, played.overplayed) == (P3, (P4, P5), None)
    assert scene.asked == (P0,)


def test_when_all_pass_after_a_yield_the_owner_leads() -> None:
    """G-134, G-138."""
    taken = yielded().then().one(ev.TrickTaken)
    assert (taken.leader, taken.passed) == (P0, (P4, P5, P3))


def test_a_yielder_who_is_played_over_has_passed() -> None:
    """G-135, GAP-29: he is not asked on P4's play, but P1, whose opposite P4 is, may come back."""
    scene = yielded().then(P4="3x6", P3="3x9")
    assert scene.one(ev.CardsPlayed).overplayed == P3
    assert scene.state.passed == {P1, P2, P3}
    assert scene.asked == (P5, P0, P1)
    assert scene.then().leader == P4


def test_he_may_still_answer_a_later_play_of_his_opposite() -> None:
    """GAP-29, G-132."""
    scene = yielded().then(P4="3x6").then(P0="3xK")
    assert P3 in scene.asked


def test_where_a_yielder_stays_live_he_is_asked_on_the_next_play() -> None:
    """GAP-29, G-135: the other option."""
    rules = replace(FINALSTONE, yield_overplayed=YieldOverplayed.LIVE)
    hands = {"P0": "3x5 3", "P3": "3x9 3", "P4": "3x6 3"}
    scene = table(rules, **hands).leads(P0, "3x5").then(P3="yield").then(P4="3x6")
    assert scene.one(ev.CardsPlayed).overplayed is None
    assert scene.asked == (P5, P0, P1, P3)


def test_the_wind_is_asked_for_in_turn_and_the_rest_are_asked_anew() -> None:
    """G-216, G-217."""
    scene = table(P0="3x9", P1="3x10 3").leads(P0, "3x9").then(P1="wind")
    assert scene.one(ev.WindAsked) == ev.WindAsked(seat=P1, passed=())
    assert scene.asked == (P2, P3, P4, P5)
    assert P1 not in scene.state.passed


def test_the_opposite_gets_his_last_chance_before_a_trick_is_closed() -> None:
    """G-140, G-139: no lead is asked for while he owes an answer."""
    scene = table(P0="5x10 3").leads(P0, "5x10").released()
    assert scene.leader is None
    assert scene.refusal(P0, "3") == "not-asked"
