"""What counts as a gouji play: ``engine/gouji/gouji_play.py``."""

from __future__ import annotations

import pytest

from engine.gouji.gouji_play import is_gouji
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from tests.support.hands import combo

BOTH = pytest.mark.parametrize("rules", [FINALSTONE, WANJIAXIANG])


@BOTH
@pytest.mark.parametrize("play", ["B", "S", "2", "2xA", "2xK", "3xQ", "4xJ", "5x10"])
def test_the_smallest_gouji_plays(rules: GoujiRules, play: str) -> None:
    """G-120."""
    assert is_gouji(combo(play), rules)


@BOTH
@pytest.mark.parametrize("play", ["A", "K", "2xQ", "3xJ", "4x10", "12x9", "16x3"])
def test_one_card_less_and_all_ranks_up_to_9_are_none(rules: GoujiRules, play: str) -> None:
    """G-120, G-121."""
    assert not is_gouji(combo(play), rules)


@BOTH
@pytest.mark.parametrize("play", ["6x10", "7xJ", "4xQ", "3x2", "2xS", "3xB", "B+S"])
def test_more_cards_of_a_listed_rank_qualify_too(rules: GoujiRules, play: str) -> None:
    """G-121."""
    assert is_gouji(combo(play), rules)


@BOTH
@pytest.mark.parametrize("play", ["S+2x5", "2xQ+B", "S+4", "B+2x2+3"])
def test_any_play_with_a_joker_is_one(rules: GoujiRules, play: str) -> None:
    """G-122."""
    assert is_gouji(combo(play), rules)


@BOTH
def test_attached_2s_count_for_the_minimum(rules: GoujiRules) -> None:
    """G-123."""
    assert is_gouji(combo("K+2"), rules)
    assert is_gouji(combo("A+2"), rules)
    assert is_gouji(combo("4x10+2"), rules)
    assert not is_gouji(combo("2x5+2"), rules)
    assert not is_gouji(combo("2x10+2"), rules)


def test_a_gouji_trick_never_leaves_the_gouji_state() -> None:
    """G-127, G-108: whatever beats a gouji play is one."""
    for rules in (FINALSTONE, WANJIAXIANG):
        for low, high in (("5x10", "5xJ"), ("4xJ", "4xQ"), ("2xK", "2xA"), ("A+2", "2x2")):
            assert is_gouji(combo(low), rules)
            assert is_gouji(combo(high), rules)
