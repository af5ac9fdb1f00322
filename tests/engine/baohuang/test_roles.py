"""Who is who, and what everybody knows of it.

engine/baohuang/state.py
"""

from __future__ import annotations

from dataclasses import replace

from engine.baohuang import events as ev
from engine.baohuang.matters import Matter
from engine.baohuang.roles import Role
from engine.baohuang.state import ALL
from engine.cards import Card
from tests.engine.baohuang.table import P0, P1, P2, P3, P4, QINGDAO, SEED, table

LONG = "3x7 2x8 6 9 10"


def test_the_emperor_has_the_marked_big_joker_and_leads() -> None:
    """B-003, B-030, BG-11: known to all from the start, without showing the card."""
    scene = table(P2="XE 3x10")
    assert scene.first(ev.EmperorFound) == ev.EmperorFound(seat=P2, reigns=True)
    assert scene.view(P4).emperor == P2
    assert scene.view(P4).shown == ()
    led = scene.to(Matter.LEAD)
    assert led.question.order == (P2,)
    assert led.first(ev.LeaderChosen).seat == P2


def test_the_guard_has_the_marked_small_joker_and_only_he_knows() -> None:
    """B-004, B-005: his partner secretly; the other three are the other side."""
    scene = table(P3="XG 3x10")
    roles = [scene.view(seat).role for seat in ALL]
    assert roles == [Role.EMPEROR, Role.COMMONER, Role.COMMONER, Role.GUARD, Role.COMMONER]
    for seat in (None, *ALL):
        assert scene.view(seat).guard is None
        assert scene.view(seat).suspects == (P1, P2, P3, P4)


def test_who_holds_both_marked_jokers_plays_alone() -> None:
    """B-011: a solo against four, and nobody else knows."""
    scene = table(P0="XE XG 3x10")
    assert scene.view(P0).role is Role.SOLO
    assert {scene.view(seat).role for seat in ALL[1:]} == {Role.COMMONER}
    assert scene.view(None).guard is None
    assert scene.view(P1).suspects == ALL[1:]


def test_the_hidden_guard_is_found_by_the_card_that_is_played() -> None:
    """BG-14: marked in what lies on the table, and nowhere before."""
    scene = table(P0="2x9 A", P2="XG 2x10 S 2").led("2x9")
    assert scene.view(P4).guard is None
    plain = scene.then(P2="2x10")
    assert plain.view(P4).guard is None
    shown = scene.all_pass().led("A").then(P2="XG")
    assert shown.view(P4).guard == P2
    assert shown.view(P4).shown == (Card.XG,)
    assert shown.view(P4).suspects == (P2,)


def test_of_several_small_jokers_the_guard_chooses_which_he_lays() -> None:
    """BG-14: an ordinary one does not show him."""
    scene = table(P0="9 A", P2="XG S 2x10").led("A")
    assert scene.then(P2="S").view(P4).guard is None
    assert scene.then(P2="XG").view(P4).guard == P2


def test_who_is_out_without_the_card_is_not_the_guard() -> None:
    """B-013, BG-14: he would have had to play it."""
    scene = table(P0=f"9 {LONG}", P3="10", P1=f"XG {LONG}").led("9").then(P3="10")
    assert scene.state.places == (P3,)
    assert scene.view(None).suspects == (P1, P2, P4)


def test_who_is_stuffed_is_not_the_guard() -> None:
    """B-056, BG-14: only 6s are left to him, and the guard's card is none."""
    holding = replace(SEED, hold_six=True)
    scene = table(holding, P0=f"9 {LONG}", P2="2x6 10 8", P3=f"XG J {LONG}").led("9")
    scene = scene.then(P2="10").then(P3="J").all_pass().led("7").then(P2="8").then(P3="9")
    assert scene.state.dead == (P2,)
    assert scene.view(None).suspects == (P1, P3, P4)


def test_a_solo_is_known_when_the_hand_goes_on_though_a_side_would_be_out() -> None:
    """B-041: with the last suspect as the guard the hand would have ended."""
    scene = table(P0="XE XG 6 2x7", P1="7", P2="8", P3="9", P4="2x10 2xJ")
    scene = scene.led("6").then(P1="7").then(P2="8")
    assert scene.view(P4).suspects == (P3, P4)
    scene = scene.then(P3="9")
    assert scene.state.places == (P1, P2, P3)
    assert not scene.over
    assert scene.view(P4).suspects == ()


def test_the_called_guard_is_known_by_the_fourth_card_played() -> None:
    """B-053, BG-14: as with the marked joker."""
    scene = table(QINGDAO, P0="XE 3xH9 K", P3="H9 2xK").then(P0="reign").then(P0="call H9")
    assert scene.view(P3).role is Role.GUARD
    assert scene.view(P3).marks == (Card.H9,)
    assert scene.view(P2).guard is None
    led = scene.led("K")
    assert led.then(P3="H9").view(P2).guard == P3
    again = led.all_pass().led("2x9").then(P3="2xK")
    assert again.view(P2).guard is None
