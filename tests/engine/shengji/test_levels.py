"""Levels: from 2 to A, up and down (engine/shengji/levels.py, engine/shengji/carried.py)."""

from __future__ import annotations

import pytest

from engine.cards import Rank
from engine.shengji import levels
from engine.shengji.carried import Carried
from engine.shengji.levels import Moved
from engine.shengji.options import Steps
from engine.shengji.rules import ACE_ALONE, HIGH_LEVELS, NO_RANKS
from tests.engine.shengji.oracle import name
from tests.engine.shengji.table import P2, SEED, STANDARD, house, rank


def up(level: str, gain: int, rules: object = SEED, *, held: bool = True) -> str:
    found = levels.up(rank(level), gain, rules, held=held)  # type: ignore[arg-type]
    return "won" if found.past else name(found.level)


def test_everybody_starts_at_two_and_plays_his_own_level() -> None:
    """S-060, SG-06, SG-22."""
    assert levels.levels(None) == (Rank.TWO,) * 4
    assert levels.played(None) is Rank.TWO
    before = Carried(levels=(Rank.SEVEN, Rank.NINE, Rank.FIVE, Rank.NINE), declarer=P2)
    assert levels.played(before) is Rank.FIVE
    assert levels.lowest(before.levels) is Rank.FIVE
    assert levels.lowest((Rank.TWO, Rank.ACE)) is Rank.TWO


@pytest.mark.parametrize(
    ("level", "gain", "after"),
    [("2", 3, "5"), ("5", 1, "6"), ("8", 1, "9"), ("J", 1, "Q"), ("2", 0, "2")],
)
def test_a_side_goes_up_by_its_units(level: str, gain: int, after: str) -> None:
    """S-060, SG-19."""
    assert up(level, gain) == after


@pytest.mark.parametrize(
    ("level", "gain", "after"),
    [("8", 3, "T"), ("9", 4, "T"), ("T", 2, "Q"), ("J", 3, "K"), ("Q", 1, "K"), ("K", 3, "A")],
)
def test_ten_and_king_cannot_be_skipped(level: str, gain: int, after: str) -> None:
    """S-061, SG-20: a move stops there, and goes on normally from there."""
    assert up(level, gain) == after


def test_elsewhere_all_levels_but_the_held_ones_can_be_skipped() -> None:
    """S-061, SG-20, as options."""
    assert up("9", 3, STANDARD) == "Q"
    assert up("9", 3, house(stop_levels=NO_RANKS, held_levels=HIGH_LEVELS)) == "J"


def test_past_the_ace_the_match_is_won() -> None:
    """SG-21."""
    assert up("A", 1) == "won"
    assert up("K", 3) == "A"
    assert up("Q", 3, STANDARD) == "A"
    assert levels.up(Rank.ACE, 1, house(match_end="none")) == Moved(Rank.ACE)


def test_a_level_that_must_be_held_is_not_left_by_defending() -> None:
    """SG-21: the ace is left only by the side that declared on it."""
    assert up("A", 2, held=False) == "A"
    assert up("J", 2, house(stop_levels=NO_RANKS, held_levels=HIGH_LEVELS), held=False) == "J"
    assert up("J", 2, SEED, held=False) == "K"
    assert up("A", 2, house(held_levels=NO_RANKS), held=False) == "won"
    assert frozenset((Rank.ACE,)) == ACE_ALONE


def test_a_side_goes_down_but_never_below_two() -> None:
    """S-062, SG-20: on the way down nothing stops it."""
    assert levels.down(Rank.KING, 4) == Moved(Rank.NINE)
    assert levels.down(Rank.THREE, 3) == Moved(Rank.TWO)


def test_a_side_moves_by_units_or_by_one_or_not_at_all() -> None:
    """SG-19."""
    assert [levels.steps(3, how) for how in (Steps.UNITS, Steps.ONE, Steps.NONE)] == [3, 1, 0]
    assert levels.steps(0, Steps.ONE) == 0


def moved(before: str, units: int, declaring: int, level: str, rules: object = SEED) -> str:
    found = levels.moved(
        tuple(map(rank, before)),
        units,
        declaring,
        rank(level),
        rules,  # type: ignore[arg-type]
    )
    return "".join(name(each.level) for each in found)


def test_when_one_side_goes_up_the_other_goes_down() -> None:
    """S-062, SG-19."""
    assert moved("5858", 2, 0, "5") == "3T3T"
    assert moved("5858", -3, 0, "5") == "8585"
    assert moved("5858", -3, 0, "5", STANDARD) == "8888"
    assert moved("5858", 0, 0, "5", STANDARD) == "5858"
    assert moved("5858", 2, 0, "5", house(level_down="one")) == "4T4T"


def test_partners_on_different_levels_move_by_the_same_number() -> None:
    """SG-22."""
    assert moved("5878", 2, 1, "8") == "7696"


def test_the_ace_is_held_only_by_who_declared_on_it() -> None:
    """SG-21: a partner on another level moves, and one on A who defends stays."""
    assert moved("AAAA", 2, 0, "A", STANDARD) == "AAAA"
    found = levels.moved((Rank.ACE,) * 4, -1, 0, Rank.ACE, SEED)
    assert [each.past for each in found] == [True, False, True, False]
    found = levels.moved((Rank.ACE, Rank.TWO, Rank.ACE, Rank.TWO), 2, 1, Rank.TWO, SEED)
    assert not any(each.past for each in found)
