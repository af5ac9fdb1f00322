"""Of greedy players of Baohuang: cards that must come last, and who is given the lead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.policies import policy
from bot.policies.baohuang.facts import Facts
from engine.baohuang.actions import Pass, Play
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.view import View
from tests.engine.baohuang.table import P0, P1, P2, P3, QINGDAO, SEED, Scene, combo, table

HOLDS = replace(SEED, hold_six=True)
MANY = "7 8 9 10 J Q K A 2x7 2x8"


def greedy(view: View) -> Any:
    return policy("baohuang", "greedy").choose(view)


def called(p1: str, p3: str = MANY) -> Scene:
    """P0 reigns and calls the 9 of hearts; everybody is silent until the first lead."""
    scene = table(QINGDAO, P0=f"XE 3xH9 {MANY}", P1=p1, P2=MANY, P3=p3, P4=MANY)
    return scene.answer(P0, "reign").answer(P0, "call H9").to(Matter.LEAD)


def test_who_must_keep_his_6s_keeps_what_nobody_beats_for_the_play_before_them() -> None:
    """B-056: laid on the queens, the joker would be gone, and the nines would not stand."""
    hands = {"P0": f"XE 2xQ {MANY}", "P1": f"XG {MANY}", "P2": "B 2 9 9 6", "P3": MANY, "P4": MANY}
    assert greedy(table(HOLDS, **hands).led("2xQ").view(P2)) == Pass()
    assert greedy(table(SEED, **hands).led("2xQ").view(P2)) == Play(combo("2+B"))


@pytest.mark.parametrize("mine", ["S S 7 7 8 8 K", "2 2 7 8 J"])
def test_a_probable_friend_with_nothing_but_his_6s_is_left_the_lead(mine: str) -> None:
    """B-056: whoever beats his play stuffs him."""
    for rules, leaves in ((HOLDS, True), (SEED, False)):
        scene = table(rules, P0=f"XE 7 {MANY}", P1=f"XG {MANY}", P2=mine, P3="9 6", P4=MANY)
        assert (greedy(scene.led("7").then(P3="9").view(P2)) == Pass()) is leaves


def test_who_certainly_has_nothing_but_6s_is_known_by_counting() -> None:
    """Two are left: the 6s that are still out, less those of who is stuffed, are the other's."""
    view = table(HOLDS, P0=f"XE 9 {MANY}", P2="6 6 K").led("9").view(P2)
    ends = {"in_play": (P0, P2), "stuffed": ((P1, P0),)}
    assert Facts(replace(view, left=(9, 5, 3, 0, 0), **ends)).bare(P0) == 1
    assert Facts(replace(view, left=(8, 5, 3, 0, 0), **ends)).bare(P0) == 0
    assert Facts(replace(view, left=(10, 5, 3, 0, 0), **ends)).bare(P0) == 0


@pytest.mark.parametrize(
    ("mine", "led"), [("XE 7 7 9 J J", "2xJ"), ("XE 8 8 J 2 2", "2x8")], ids=str
)
def test_a_lead_does_not_go_to_an_enemy_with_few_cards_if_it_can_be_helped(
    mine: str, led: str
) -> None:
    """A pair may stand against three cards; a single would be beaten."""
    scene = table(P0=mine, P1=f"XG {MANY}", P2="A A K", P3=MANY, P4=MANY).to(Matter.LEAD)
    assert greedy(scene.view(P0)) == Play(combo(led))


BIG = Combo(None, 0, 0, 1)


def test_a_single_big_joker_can_be_beaten_while_the_called_card_is_out() -> None:
    scene = called("B 3 3", p3=f"H9 {MANY}").led("K")
    assert Facts(scene.view(P1)).stands(BIG) < 1
    assert Facts(scene.view(P1)).stands(Combo(None, 0, 0, 2)) == 1
    assert greedy(scene.view(P1)) == Pass()
    shown = scene.then(P3="H9").all_pass().led("K")
    assert Facts(shown.view(P1)).stands(BIG) == 1
    assert greedy(shown.view(P1)) == Play(BIG)


def test_the_guard_fears_no_card_of_his_own_unless_he_hides() -> None:
    """With many cards left he answers as one does who has another 9 in its place."""
    late = called("H9 B 3 3").led("K")
    assert Facts(late.view(P1)).stands(BIG) == 1
    for lead in ("7", "K", "3x7"):
        early = called(f"H9 B S 2 3 3 {MANY}", p3=f"9 {MANY}").led(lead).view(P1)
        other = called(f"9 B S 2 3 3 {MANY}", p3=f"H9 {MANY}").led(lead).view(P1)
        assert Facts(early).stands(BIG) == Facts(other).stands(BIG) < 1
        assert greedy(early) == greedy(other)


def test_two_2s_do_not_surely_stand_while_jokers_are_out() -> None:
    scene = table(P0=f"XE {MANY}", P1=f"XG {MANY}", P2="2 2 9", P3=MANY, P4=MANY).led("7")
    assert Facts(scene.view(P2)).stands(combo("2x2")) < 1


def test_the_play_before_the_last_must_stand_against_friends_too() -> None:
    scene = table(HOLDS, P0=f"XE {MANY}", P1="XG K 6", P2=MANY, P3=MANY, P4=MANY).led("7")
    seen = Facts(scene.view(P3))
    assert seen.holds(combo("K")) < seen.stands(combo("K"))
