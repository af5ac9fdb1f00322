"""What a hand is worth, and the match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import shengji
from engine.cards import Rank
from engine.game import Match, Outcome
from engine.shengji import score
from engine.shengji.rules import ALL_HIGHER_PAY, HIGHER_PAYS
from tests.engine.shengji.table import SEED, STANDARD, house


@pytest.mark.parametrize(
    ("total", "units"),
    [
        (0, -3),
        (5, -2),
        (35, -2),
        (40, -1),
        (75, -1),
        (80, 1),
        (115, 1),
        (120, 2),
        (155, 2),
        (160, 3),
        (195, 3),
        (200, 4),
    ],
)
def test_points_are_worth_this_many_units_to_the_defenders(total: int, units: int) -> None:
    """S-050."""
    assert score.units(total, SEED) == units


def test_more_than_two_hundred_points_are_worth_no_more() -> None:
    """SG-16."""
    assert score.units(400, SEED) == 4
    assert score.units(400, replace(SEED, most_units=3)) == 3


@pytest.mark.parametrize(
    ("total", "units"),
    [(0, -3), (40, -1), (80, 0), (115, 0), (120, 1), (160, 2), (200, 3), (240, 4), (400, 8)],
)
def test_just_enough_can_be_worth_the_declarership_alone(total: int, units: int) -> None:
    """S-050, option bands: and then there is no limit, one more for every 40."""
    assert score.units(total, STANDARD) == units


def test_exactly_eighty_depose() -> None:
    """S-006, SG-26."""
    assert score.deposes(80, SEED)
    assert not score.deposes(75, SEED)
    assert not score.deposes(80, house(depose_at=100))
    assert score.units(80, house(depose_at=120)) == -1


def test_both_sides_get_opposite_numbers_times_the_base() -> None:
    """S-050, S-051."""
    assert score.points(2, 3, 0) == (-6, 6)
    assert score.points(2, 3, 1) == (6, -6)
    assert score.points(-3, 1, 0) == (3, -3)


def test_the_base_of_the_lowest_of_the_four_levels_is_used() -> None:
    """S-051, S-052, SG-23: 1 at every level, unless the house says otherwise."""
    of = (Rank.ACE, Rank.KING, Rank.ACE, Rank.TEN)
    assert score.base(of, SEED) == 1
    assert score.base(of, house(base_by_level=HIGHER_PAYS)) == 2
    assert score.base((Rank.ACE,) * 4, house(base_by_level=ALL_HIGHER_PAY)) == 4
    assert (
        score.base((Rank.ACE, Rank.TWO, Rank.ACE, Rank.TWO), house(base_by_level=ALL_HIGHER_PAY))
        == 1
    )


def outcome(*points: int, over: bool = False, winner: int | None = None) -> Outcome:
    return Outcome(places=(), points=points, over=over, winner=winner)


def test_a_match_adds_up_and_ends_past_the_ace_or_after_its_hands() -> None:
    """SG-21."""
    match = shengji.add(Match(), outcome(-1, 1), SEED)
    match = shengji.add(match, outcome(-2, 2), SEED)
    assert match == Match(2, (-3, 3))
    assert shengji.add(match, outcome(3, -3, over=True, winner=0), SEED) == Match(
        3, (0, 0), True, 0
    )
    assert shengji.add(Match(3, (1, -1)), outcome(1, -1), house(hands_per_game=4)).over
    assert shengji.match_length(house(hands_per_game=4)) == 4


def test_a_void_hand_does_not_count() -> None:
    """SG-05."""
    match = Match(2, (-3, 3))
    assert shengji.add(match, Outcome(places=(), points=(), void=True), SEED) == match


def test_levels_belong_to_the_places_whoever_sits_there() -> None:
    """SG-22."""
    assert not shengji.starts_over(SEED, 4)
