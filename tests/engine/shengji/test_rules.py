"""House rules (engine/shengji/options.py, engine/shengji/validity.py,
engine/shengji/profiles.py)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from engine import shengji
from engine.cards import Rank
from engine.options import Unplayable
from engine.shengji.options import Category, FollowForm
from engine.shengji.rules import ShengjiRules
from tests.engine.shengji.table import SEED, STANDARD, house


def test_the_seed_plays_as_its_text_says() -> None:
    """S-006, S-015, S-041, S-050, S-061, S-062 and the decisions SG-04, SG-05, SG-13, SG-14, SG-16,
    SG-19, SG-20, SG-21."""
    assert ShengjiRules() == SEED
    assert SEED.follow_form is FollowForm.NONE
    assert SEED.depose_at == 80
    assert not SEED.overturn_again
    assert shengji.profiles == {"seed": SEED, "standard": STANDARD}


def test_every_option_stands_in_a_category() -> None:
    found = {field.metadata["category"] for field in fields(ShengjiRules)}
    assert found == set(Category)


@pytest.mark.parametrize(
    ("changes", "option", "other"),
    [
        ({"hands_per_game": 0}, "hands_per_game", ""),
        ({"depose_at": 10}, "depose_at", ""),
        ({"depose_at": 85}, "depose_at", ""),
        ({"depose_at": 210}, "depose_at", ""),
        ({"most_units": 0}, "most_units", ""),
        ({"base_by_level": ((Rank.TEN, 2), (Rank.TEN, 3))}, "base_by_level", ""),
        ({"base_by_level": ((Rank.BIG_JOKER, 2),)}, "base_by_level", ""),
        ({"base_by_level": ((Rank.TEN, 0),)}, "base_by_level", ""),
        ({"stop_levels": frozenset({Rank.SMALL_JOKER})}, "stop_levels", ""),
        ({"held_levels": frozenset({Rank.BIG_JOKER})}, "held_levels", ""),
        ({"level_up": "none"}, "match_end", "level_up"),
        ({"overturn_again": True}, "overturn_again", "no_trump"),
        ({"break_tractors": False}, "break_tractors", "follow_form"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_option(
    changes: dict[str, Any], option: str, other: str
) -> None:
    """SG-04, SG-16, SG-20, SG-21, SG-23, S-041."""
    with pytest.raises(Unplayable) as refused:
        house(**changes)
    assert (refused.value.option, refused.value.other) == (option, other)


def test_what_can_be_played_is_not_refused() -> None:
    assert house(level_up="none", match_end="none")
    assert house("standard", break_tractors=False)
    assert house("standard", overturn_again=True)
