"""What is one play, and what beats what.

engine/baohuang/plays.py
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.baohuang import plays
from engine.baohuang.combos import CARRIED, Combo, beats
from engine.baohuang.options import MixedJokers
from engine.cards import Card, Rank
from engine.counts import counted
from engine.errors import Illegal
from tests.engine.baohuang.table import QINGDAO, SEED, cards, combo
from tests.engine.soak import runs

DOWN = replace(SEED, mixed_jokers=MixedJokers.DOWNGRADE)


def over(play: str, top: str) -> bool:
    return beats(combo(play), combo(top), SEED)


def test_rank_order_without_suits() -> None:
    """B-020, B-023: big joker, small joker, 2, A, K down to 6, whatever the suits."""
    ladder = ["6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "S", "B"]
    for low, high in product(range(len(ladder)), repeat=2):
        assert over(ladder[high], ladder[low]) == (high > low)


@pytest.mark.parametrize(
    "made",
    [
        (None, 0, 0, 0),
        (Rank.NINE, 0, 1, 0),
        (Rank.SMALL_JOKER, 1, 0, 0),
        (None, 2, 1, 0),
        (Rank.NINE, -1, 0, 0),
        (Rank.NINE, 1, 0, 0, (Card.XG,)),
        (Rank.NINE, 1, 1, 1, (Card.XE, Card.XG)),
        (Rank.NINE, 2, 1, 0, (Card.XG, Card.XG)),
        (Rank.NINE, 2, 0, 0, (Card.H9, Card.S9)),
        (Rank.TEN, 2, 0, 0, (Card.H9,)),
    ],
)
def test_what_is_no_play_cannot_be_written_down(made: tuple[object, ...]) -> None:
    """B-021: cards of one rank with jokers hung on them, and nothing else."""
    with pytest.raises(ValueError, match=r"play|joker|marked"):
        Combo(*made)


def test_both_kinds_of_joker_hang_on_one_play_and_2s_on_none() -> None:
    """B-021, B-022: N cards of one rank, X small and Y big jokers; 2s are a rank like others."""
    hand = counted(cards("3x9 2x2 S 2xB"))
    found = set(plays.leads(hand, ()))
    assert combo("S+2xB+3x9") in found
    assert combo("S+2x2") in found
    assert all(play.size <= 6 for play in found)
    assert {play.rank for play in found} == {Rank.NINE, Rank.TWO, None}
    assert len(found) == len(list(plays.leads(hand, ())))


def test_nothing_beats_hung_big_jokers() -> None:
    """B-024: a play with hung big jokers is the largest of its size."""
    assert not over("2xB+2xA", "B+3x6")
    assert not over("4xB", "B+3x6")
    assert not over("5xB", "B+3x6")


def test_small_jokers_fall_to_big_ones_with_a_higher_rank() -> None:
    """B-025, BG-05: superior in both respects; the next rank is enough."""
    assert over("2xB+3xJ", "2xS+3x9")
    assert over("3xB+2xJ", "2xS+3x9")
    assert over("2xB+3x10", "2xS+3x9")
    assert not over("2xB+3x9", "2xS+3x9")
    assert not over("2xS+3xA", "2xS+3x9")
    assert not over("B+S+3xA", "2xS+3x9")
    assert not over("B+4xA", "2xS+3x9")


def test_a_follow_is_higher_and_as_many_cards() -> None:
    """B-027, B-028: always higher, and the same number of cards."""
    assert over("4x10", "4x9")
    assert not over("4x9", "4x9")
    assert not over("5x10", "4x9")
    assert not over("3xA", "4x9")


def test_bare_jokers_are_plays() -> None:
    """BG-02: jokers are ranks of their own; mixed ones compare position by position."""
    assert over("2xS", "2x2")
    assert over("2xB", "2xS")
    assert not over("B+S", "2xS")
    assert over("S+B", "2xA")


def test_a_hung_play_on_a_plain_one_needs_the_higher_rank_too() -> None:
    """BG-04: small joker and 3 Js beat 4 nines, small joker and 3 nines do not."""
    assert over("S+3xJ", "4x9")
    assert not over("S+3x9", "4x9")
    assert over("B+3xA", "S+3xJ")


def test_mixed_jokers_keep_their_rank_or_are_all_small_ones() -> None:
    """BG-03: as they are, a big one among them makes the play dead; downgraded it does not."""
    top, higher = combo("S+B+2x9"), combo("2xB+2x10")
    assert not beats(higher, top, SEED)
    assert beats(higher, top, DOWN)
    assert beats(combo("S+B+2x10"), combo("4x9"), DOWN)
    assert not beats(combo("S+B+2x10"), combo("2xS+2x9"), DOWN)


def test_marked_jokers_are_worth_what_others_of_their_kind_are() -> None:
    """B-002: they play like the other jokers of their kind."""
    assert over("XG+3xJ", "4x9")
    assert not over("XG", "S")
    assert not over("S", "XG")
    assert over("XE", "XG")
    assert not over("XE", "B")


def test_the_called_card_is_the_highest_single_and_only_as_a_single() -> None:
    """B-053: the fourth of the called card alone is above the big joker."""
    called = combo("H9")
    assert called.topmost
    assert beats(called, combo("B"), QINGDAO)
    assert beats(called, combo("XE"), QINGDAO)
    assert not beats(combo("B"), called, QINGDAO)
    assert not beats(called, combo("2x6"), QINGDAO)
    assert not combo("H9+9").topmost
    assert not beats(Combo(Rank.NINE, 2, marks=(Card.H9,)), combo("2x10"), QINGDAO)


hands = st.lists(
    st.sampled_from([*CARRIED[3:], Rank.SMALL_JOKER, Rank.BIG_JOKER]), min_size=1, max_size=9
)


@runs(60)
@given(hand=hands, top=hands, down=st.booleans(), marked=st.booleans())
def test_what_beats_is_listed_and_nothing_else(
    hand: list[Rank], top: list[Rank], down: bool, marked: bool
) -> None:
    """B-027: the plays listed against a top are those of all plays of the hand that beat it."""
    rules = DOWN if down else SEED
    counts = tuple(hand.count(rank) for rank in Rank)
    marks = (Card.XG,) if marked and Rank.SMALL_JOKER in hand else ()
    lying = next(iter(plays.leads(tuple(top.count(rank) for rank in Rank), ())))
    every = list(plays.leads(counts, marks))
    found = list(plays.beating(counts, marks, lying, rules))
    assert len(set(every)) == len(every)
    assert len(set(found)) == len(found)
    assert set(found) == {play for play in every if beats(play, lying, rules)}


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("4x9", "do-not-have"),
        ("2xB+2x9", "do-not-have"),
        ("XE", "mark-not-yours"),
        ("2xS+3x9", "mark-is-in-it"),
        ("XG+S+3x9", ""),
        ("S+2x9", ""),
    ],
)
def test_a_play_is_of_cards_held_and_says_which_are_marked(play: str, code: str) -> None:
    """BG-14: who lays all his jokers of a kind lays the marked one; else he says which."""
    assert _held(play) == code


def _held(play: str) -> str:
    try:
        plays.must_hold(combo(play), counted(cards("3x9 S XG B 4x10")), (Card.XG,))
    except Illegal as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(
    ("play", "top", "code"),
    [
        ("3xA", "2x9", "wrong-count"),
        ("4xA", "B+3x6", "dead-play"),
        ("B", "H9", "dead-play"),
        ("4xA", "S+3x6", "joker-above"),
        ("4x8", "4x9", "does-not-beat"),
        ("4x10", "4x9", ""),
    ],
)
def test_a_refusal_says_why_a_play_does_not_beat(play: str, top: str, code: str) -> None:
    """B-024 to B-028: what is wrong with it."""
    why = ""
    try:
        plays.must_beat(combo(play), combo(top), SEED)
    except Illegal as refused:
        why = refused.code
    assert why == code
