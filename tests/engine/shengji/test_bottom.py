"""The bottom: turned up for a trump suit, and turned over at the end."""

from __future__ import annotations

import pytest

from engine.cards import Rank, Suit
from engine.shengji import bottom
from engine.shengji.options import BottomFactor
from tests.engine.shengji.table import cards, held, trumps

MADE = trumps("2S")
ONCE, UNIT, POWER = BottomFactor


@pytest.mark.parametrize(
    ("led", "seed", "unit", "power"),
    [
        ("S9", 2, 2, 2),
        ("S9 S9", 4, 4, 4),
        ("S9 S9 ST ST", 4, 8, 16),
        ("S8 S8 S9 S9 ST ST", 4, 12, 64),
        ("SA S9 S9", 4, 4, 4),
        ("SA SK", 2, 2, 2),
    ],
)
def test_its_points_are_multiplied_by_the_form_that_won(
    led: str, seed: int, unit: int, power: int
) -> None:
    """S-015, SG-17: by the largest component; 2 for a single and 4 for a pair or a tractor, or by
    the cards of the longest unit."""
    play = held(led)
    assert bottom.factor(play, MADE, ONCE) == seed
    assert bottom.factor(play, MADE, UNIT) == unit
    assert bottom.factor(play, MADE, POWER) == power


def test_cards_are_turned_up_to_the_first_of_the_level() -> None:
    """SG-05."""
    assert bottom.turned(cards("HK C2 D2"), Rank.TWO) == cards("HK C2")
    assert bottom.turned(cards("HK C3"), Rank.TWO) == cards("HK C3")


def test_the_level_gives_the_suit_before_all_others() -> None:
    """SG-05."""
    assert bottom.turned_suit(cards("HA C2"), Rank.TWO) is Suit.CLUBS
    assert bottom.turned_suit(cards("HA DA C3"), Rank.TWO) is Suit.HEARTS
    assert bottom.turned_suit(cards("XR XB"), Rank.TWO) is None
    assert bottom.turned_suit((), Rank.TWO) is None
