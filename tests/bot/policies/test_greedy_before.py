"""The sound player before the first lead, and with 3s and 4s that the house keeps back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.policies.gouji import GreedyPlayer, advice
from bot.policies.gouji.calling import worth
from bot.policies.gouji.facts import Facts, deck
from engine.cards import Rank
from engine.gouji.actions import (
    ChooseLast,
    Dot,
    No,
    Pass,
    Play,
    Return,
    Shots,
    Terms,
    ThrowFours,
    Yes,
)
from engine.gouji.carried import Debt
from engine.gouji.options import Cut, OpenExclude, Revolution, Tribute
from engine.gouji.profiles import FINALSTONE, PROFILES, SHANDONG, WANJIAXIANG
from engine.gouji.view import View
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, combo, table

QUIET = replace(
    FINALSTONE, pre_call=False, bright_call=False, revolution=Revolution.NONE, open_points=False
)
SD = replace(SHANDONG, cut=Cut.NONE, bright_call=False, natural_open=False)


def advised(view: View) -> tuple[Any, str]:
    found = advice(view)
    return found.action, found.reason.key


def until(scene: Scene, matter: str) -> Scene:
    """On to the first question about *matter*; all others are answered by default."""
    while scene.question.kind != matter:
        scene = scene.then()
    return scene


# Debts


def returning(hand: str, cards: int = 1) -> Scene:
    debt = Debt(Tribute.FALL, P5, P0, cards)
    scene = table(QUIET, P0=hand, P5="2xB 2x2 4x9", carried=after(debt)).begun()
    return until(scene, "return")


@pytest.mark.parametrize(
    ("hand", "cards", "given"),
    [
        ("3x4 7 2x9 K", 1, (Rank.SEVEN,)),
        ("3x4 7 2x9 K", 2, (Rank.FOUR, Rank.SEVEN)),
        ("3x4 2x7 5x9", 2, (Rank.SEVEN, Rank.SEVEN)),
        ("5x10 3x7 2xA", 1, (Rank.SEVEN,)),
        ("4x4 10 3xQ", 1, (Rank.FOUR,)),
    ],
)
def test_it_returns_what_empties_a_weak_group_and_never_of_a_gouji_group(
    hand: str, cards: int, given: tuple[Rank, ...]
) -> None:
    assert advised(returning(hand, cards).view(P0)) == (Return(given), "hint-return")


def test_an_enemy_pays_and_an_ally_is_let_off() -> None:
    debts = (Debt(Tribute.FALL, P5, P0, 2), Debt(Tribute.FALL, P4, P0, 1))
    scene = table(
        replace(QUIET, receiver_may_refuse=True), P4="2 9", P5="2x2 9", carried=after(*debts)
    ).begun()
    assert scene.question.kind == "terms"
    assert advised(scene.view(P0)) == (Terms(waived=(1,)), "hint-terms")


def test_of_two_allies_the_one_who_owes_less_is_last() -> None:
    places = (0, 2, 1, 4, 5, 3)
    point = Debt(Tribute.POINT, P3, P0, 1)
    falls = (Debt(Tribute.FALL, P3, P0, 2), Debt(Tribute.FALL, P5, P2, 1))
    left = replace(after(point, *falls, places=places), choosable=True)
    scene = _whole("shandong", left)
    for seat in (P3, P5):
        assert advised(scene.view(seat)) == (ChooseLast(P5), "hint-last")
    plain = replace(after(*falls, places=places), choosable=True)
    assert advised(_whole("shandong", plain).view(P5)) == (ChooseLast(P3), "hint-last-same")


@pytest.mark.parametrize(("paid", "got", "answer"), [(1, 1, Yes()), (2, 1, Yes()), (1, 2, No())])
def test_points_are_set_off_unless_more_comes_in(paid: int, got: int, answer: object) -> None:
    debts = (Debt(Tribute.POINT, P1, P4, paid), Debt(Tribute.POINT, P4, P1, got))
    scene = until(_whole("shandong", after(*debts)), "swap")
    assert advised(scene.view(P1)) == (answer, "hint-swap")


def _whole(profile: str, left: Any) -> Scene:
    """A hand as the engine deals it."""
    from engine import gouji
    from engine.hand import Hand

    hand, events = Hand.open(gouji, PROFILES[profile], 9, left)
    return Scene(hand, tuple(events), tuple(events))


def test_nobody_cuts() -> None:
    scene = until(_whole("shandong", after(places=(0, 2, 1, 3, 5, 4))), "cut")
    assert advised(scene.view(P4)) == (No(), "hint-cut")
    cutting = scene.then(P4="ask-cut 2")
    assert advised(cutting.view(P1)) == (No(), "hint-cut")


def test_a_big_joker_that_would_be_paid_brings_a_card_back() -> None:
    owed = after(Debt(Tribute.POINT, P0, P3, 1), places=(1, 2, 3, 4, 5, 0))
    scene = table(SD, P0="3 4 B 6 7 8 10", P3="3 4 5 6 7 9 Q", carried=owed).dealt()
    assert advised(until(scene, "dot").view(P0)) == (Dot(1), "hint-dot")
    poor = table(SD, P0="3 4 9 6 7 8 10", P3="3 4 5 6 7 9 Q", carried=owed).dealt()
    assert advised(until(poor, "dot").view(P0)) == (No(), "hint-no-dot")


@pytest.mark.parametrize(("twos", "answer"), [("3x2", Yes()), ("2x2", No()), ("9", No())])
def test_it_pays_for_an_ally_from_what_it_can_spare(twos: str, answer: object) -> None:
    scene = table(
        SD, others="3 4 9", P0="4 9", P2=f"{twos} 3 4", P3="3x3 4", carried=after()
    ).dealt()
    assert advised(until(scene, "help").view(P2))[0] == answer


# Calls


STRONG = "4xA 4xK 3xQ 9 3x4"
WEAK = "3x4 3x5 3x6 2x7 9"


def test_it_calls_with_a_hand_that_opens_and_not_with_another() -> None:
    rules = replace(SHANDONG, natural_open=False)
    scene = until(table(rules, P0=STRONG, P1=WEAK, carried=after()).dealt(), "bright-call")
    assert advised(scene.view(P0)) == (Yes(), "hint-call")
    assert advised(scene.view(P1)) == (No(), "hint-no-call")


def test_a_pre_call_is_made_without_a_card_seen() -> None:
    """By the settlement alone: failing costs twice as much as success brings."""
    scene = _whole("finalstone", None)
    assert scene.question.kind == "pre-call"
    assert all(advised(scene.view(seat)) == (No(), "hint-no-call") for seat in (P0, P3))


def test_the_worth_of_a_call_is_that_of_the_settlement() -> None:
    """G-080: an opposite who did not open pays 1 card, 2 after a bright call, and 1 more when one
    has opened oneself; a bright call that failed costs 4 for that 1."""
    scene = until(table("finalstone", P0=STRONG).begun(), "bright-call")
    facts = Facts(scene.view(P0))
    assert worth(facts, 0, 1.0, 0.0) == 2
    assert worth(facts, 1, 1.0, 0.0) == 3
    assert worth(facts, 0, 0.0, 1.0) == -2
    assert worth(facts, 1, 0.0, 1.0) == -5
    assert worth(facts, 1, 0.5, 0.0) == pytest.approx(2)


# Revolution


POOR = "3x3 3x4 3x5 3x6 3x7 3x8 2x9 2x10 2xJ 3"


def test_it_lays_a_hand_without_2s_and_jokers_away() -> None:
    scene = until(table("wanjiaxiang", P0=POOR, P1=POOR + " 2").begun(P1), "revolution")
    assert advised(scene.view(P0)) == (Yes(), "hint-revolt")
    assert advised(scene.view(P1)) == (No(), "hint-no-revolt")


def test_it_plays_a_hand_with_few_losers_on() -> None:
    scene = until(table("wanjiaxiang", P0="6xA 6xK 5xQ 4 5 6").begun(P1), "revolution")
    assert advised(scene.view(P0)) == (No(), "hint-no-revolt")


def test_it_shoots_only_with_a_hopeless_hand() -> None:
    least = "3 4 2x5 2x6 2x7 2x8 2x9"
    hand = f"{least} 4xA 3xK 4xQ"
    scene = until(table(SD, P0=hand, P3="3 4 9", carried=after()).dealt(), "revolution")
    shots = (combo("4xA"), combo("3xK"), combo("4xQ"))
    assert advised(scene.view(P0)) == (Shots(shots), "hint-revolt")
    armed = until(table(SD, P0=hand + " B", P3="3 4 9", carried=after()).dealt(), "revolution")
    assert advised(armed.view(P0)) == (No(), "hint-no-revolt")


def test_it_keeps_its_head_when_it_has_plays_for_the_free_kills() -> None:
    rules = replace(WANJIAXIANG, hands_per_game=3)
    for hand, answer in (("5x10 4xJ 3xQ 2xK", Yes()), ("3x4 3x5 2x6", No())):
        scene = until(table(rules, P0=POOR, P3=hand).begun(P1), "revolution").then(P0="yes")
        assert scene.question.kind == "head"
        assert advised(scene.view(P3))[0] == answer


def test_it_beats_all_three_shots_if_it_can_and_else_none() -> None:
    shots = "shots 5x10 4xJ 3xQ"
    hand = "5x10 4xJ 3xQ 3 4 9"
    able = until(table(SD, P0=hand, P3="5xJ 4xQ 3xA 3 4", carried=after()).dealt(), "revolution")
    first = able.then(P0=shots)
    assert first.question.kind == "shot"
    assert advised(first.view(P3)) == (Play(combo("5xJ")), "hint-shot")
    short = until(table(SD, P0=hand, P3="3 4 2xB 7 9", carried=after()).dealt(), "revolution")
    assert advised(short.then(P0=shots).view(P3)) == (Pass(), "hint-pass-cannot")


def test_it_beats_pooled_5s_with_a_group_it_can_do_without() -> None:
    left = after(places=(1, 3, 5, 4, 0, 2), swept=0)
    cheap = table(SD, others="3 4 6 7", P0="3x5 3 4", P1="3x8 3 4 9 6 7", carried=left).dealt()
    assert advised(until(cheap, "fives").view(P1)) == (Play(combo("3x8")), "hint-cheapest")
    dear = table(SD, others="3 4 6 7", P0="3x5 3 4", P1="3x2 3 4 9 6 7", carried=left).dealt()
    assert advised(until(dear, "fives").view(P1)) == (Pass(), "hint-pass-cannot")


# What the house keeps back


def test_4s_are_led_as_soon_as_the_point_is_open() -> None:
    """G-177."""
    hand = "3x4 4x6 2x9 3xJ 2xK 2x3 2"
    opened = table("shandong", P0=hand, opened=(P0,)).led_by(P0)
    assert advised(opened.view(P0)) == (Play(combo("3x4")), "hint-fours")
    shut = table("shandong", P0=hand).led_by(P0)
    assert advised(shut.view(P0)) == (Play(combo("4x6")), "hint-lowest")


def test_3s_are_never_led_before_the_last_play() -> None:
    """G-231."""
    scene = table("aixin", P0="3x3 2x5 3x9 2xJ 2").led_by(P0)
    assert advised(scene.view(P0)) == (Play(combo("2x5")), "hint-lowest")
    last = table("aixin", P0="3x3").led_by(P0)
    assert advised(last.view(P0)) == (Play(combo("3x3")), "hint-out")


def test_all_that_can_be_hung_goes_on_the_play_before_the_3s() -> None:
    """G-233."""
    scene = table("aixin", P0="2x3 3x8 2 S").led_by(P0)
    action, reason = advised(scene.view(P0))
    assert action == Play(combo("S+2+3x8"))
    assert reason in ("hint-critical", "hint-run")


def test_it_keeps_one_card_back_where_being_stuffed_costs_the_place() -> None:
    """G-233, G-234."""
    hand = "2x3 3x6"
    dead = table("shandong", P0=hand, others="8x9 8x8 8x7 3 4").led_by(P0)
    assert advised(dead.view(P0)) == (Play(combo("2x6")), "hint-keep-one")
    passive = table("aixin", P0=hand, others="8x9 8x8 8x7 3 4").led_by(P0)
    assert advised(passive.view(P0)) == (Play(combo("3x6")), "hint-lowest")


def test_it_throws_its_4s_away_when_no_play_is_left_to_open_with() -> None:
    """G-178."""
    player = GreedyPlayer()
    hopeless = table("shandong", P0="2x4 3x6 2x9 2x3").led_by(P0)
    assert player.aside(hopeless.view(P0)) == ThrowFours()
    assert hopeless.aside(P0, ThrowFours()).state.left[P0] == 7
    for scene in (
        table("shandong", P0="2x4 4xA 2x3").led_by(P0),
        table("shandong", P0="2x4 3x6 2x3", opened=(P0,)).led_by(P0),
        table("aixin", P0="2x4 3x6 2x3").led_by(P0),
    ):
        assert player.aside(scene.view(P0)) is None


def test_the_deck_of_the_house_is_counted() -> None:
    """G-012: ten 3s and ten 4s are out of it."""
    assert deck(SHANDONG)[:3] == (6, 6, 16)
    assert sum(deck(SHANDONG)) == 196
    assert sum(deck(FINALSTONE)) == 216
    assert OpenExclude.NOT_PURE is SHANDONG.open_exclude
