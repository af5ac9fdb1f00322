"""What a play is made of."""

from __future__ import annotations

import pytest

from engine.cards import Card
from engine.shengji.forms import shape, size, units
from tests.engine.shengji.table import held, trumps


@pytest.mark.parametrize(
    ("words", "lengths"),
    [
        ("H5", (0,)),
        ("H5 H5", (1,)),
        ("H5 H6", (0, 0)),
        ("H5 H5 H6 H6", (2,)),
        ("H5 H5 H6 H6 H7 H7", (3,)),
        ("H5 H5 H6 H6 H8 H8", (2, 1)),
        ("H5 H5 H6 H6 HA", (2, 0)),
        ("HA HA HK H5 H5", (1, 1, 0)),
        ("H3 H3 H5 H5", (2,)),
        ("S4 S4 H4 H4 C4 C4 SA SA", (3, 1)),
    ],
)
def test_a_play_falls_into_the_longest_tractors_then_pairs_then_singles(
    words: str, lengths: tuple[int, ...]
) -> None:
    """S-030, S-031: at level 4 with spades trump."""
    found = units(held(words), trumps("4S"))
    assert shape(found) == lengths
    assert size(lengths) == len(words.split())
    assert held(" ".join(c for unit in found for c in unit.cards)) == held(words)


def test_units_stand_with_the_highest_first_among_equal_ones() -> None:
    """SG-12: each is compared by its highest card."""
    made = trumps("2S")
    found = units(held("H5 H5 HA HA H9 HK"), made)
    assert [unit.top for unit in found] == [made.height(Card(c)) for c in ("HA", "H5", "HK", "H9")]
    assert units(held("H5 H5 H6 H6"), made)[0].top == made.height(held("H6")[0])
