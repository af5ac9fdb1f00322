"""House rules: presets, and what cannot be played together.

engine/baohuang/options.py, engine/baohuang/profiles.py, engine/baohuang/validity.py
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.baohuang import options as o
from engine.baohuang.hold_six import kept
from engine.baohuang.profiles import COMPANIONS, PROFILES
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.score import unit
from engine.baohuang.state import ALL
from engine.cards import Rank
from engine.options import Unplayable
from tests.engine.baohuang.table import P0, P1, QINGDAO, SEED

ONCE = replace(SEED, throne=o.Throne.NEXT_BUT_ONE)
ALWAYS = ("solo_always_doubled", "open_solo_factor")
REFUSED: list[tuple[BaohuangRules, dict[str, Any], str, str]] = [
    (SEED, {"hands_per_game": 0}, "hands_per_game", ""),
    (SEED, {"removed_ranks": (Rank.THREE,)}, "removed_ranks", ""),
    (SEED, {"removed_sixes": 1}, "removed_sixes", ""),
    (QINGDAO, {"removed_sixes": 3}, "removed_sixes", "removed_ranks"),
    (QINGDAO, {"throne": o.Throne.KEPT}, "guard", "throne"),
    (SEED, {"throne_gift": True}, "throne_gift", "throne"),
    (SEED, {"throne_gift": True, "throne": o.Throne.NEXT_BUT_ONE}, "throne_gift", "throne"),
    (SEED, {"solo_must_reign": False}, "solo_must_reign", "throne"),
    (QINGDAO, {"solo_must_reign": False}, "solo_must_reign", "guard"),
    (SEED, {"no_emperor": o.NoEmperor.REDEAL}, "no_emperor", "throne"),
    (ONCE, {"no_emperor": o.NoEmperor.REDEAL}, "no_emperor", "throne"),
    (SEED, {"solo_always_doubled": True, "open_solo_factor": 1}, *ALWAYS),
    (SEED, {"revolt_exposes": 4}, "revolt_exposes", ""),
    (SEED, {"open_guard_factor": 0}, "open_guard_factor", ""),
    (SEED, {"open_solo_factor": 0}, "open_solo_factor", ""),
    (SEED, {"kick_factor": 0}, "kick_factor", ""),
    (SEED, {"kick_factor": 2}, "kick_factor", "open_guard_factor"),
    (SEED, {"stuffed_tribute": 2}, "stuffed_tribute", ""),
    (SEED, {"stuffed_tribute": 1}, "stuffed_tribute", "hold_six"),
    (SEED, {"place_values": (2, 1, 0, -1, -3)}, "place_values", ""),
    (SEED, {"place_values": (1, 2, 0, -1, -2)}, "place_values", ""),
    (SEED, {"shares": o.Shares.THIRD}, "shares", "place_values"),
    (SEED, {"solo_values": (4, 8, 0, -4, -8)}, "solo_values", ""),
    (SEED, {"solo_values": (8, 3, 0, -4, -8)}, "solo_values", ""),
]


@pytest.mark.parametrize(("rules", "changes", "option", "other"), REFUSED)
def test_what_cannot_be_played_is_refused_with_the_reason(
    rules: BaohuangRules, changes: dict[str, Any], option: str, other: str
) -> None:
    """B-012, B-050, B-052, B-053, B-055 to B-057, BG-12: an option that contradicts
    another or comes to nothing."""
    with pytest.raises(Unplayable) as refusal:
        replace(rules, **changes)
    assert (refusal.value.option, refusal.value.other) == (option, other)


def test_what_comes_to_something_is_not_refused() -> None:
    """B-050, B-052: void where nobody can call a guard; declining with both marked jokers."""
    called = replace(QINGDAO, throne=o.Throne.NEXT_BUT_ONE, no_emperor=o.NoEmperor.REDEAL)
    assert called.no_emperor is o.NoEmperor.REDEAL
    assert not replace(ONCE, solo_must_reign=False).solo_must_reign


def test_the_presets_are_what_is_played() -> None:
    """B-001, B-010, B-013, B-034, B-050, B-055 to B-057: the text, and Qingdao's doublings, its
    throne that goes to the upper house, and 憋3."""
    assert PROFILES == {"seed": SEED, "qingdao": QINGDAO}
    assert BaohuangRules() == SEED
    assert SEED.guard is o.Guard.MARKED_JOKER
    assert (SEED.open_guard_factor, SEED.open_solo_factor, SEED.kick_factor) == (1, 2, 1)
    assert QINGDAO.guard is o.Guard.CALLED
    assert (QINGDAO.open_guard_factor, QINGDAO.revolt_exposes, QINGDAO.kick_factor) == (2, 2, 2)
    assert QINGDAO.place_values == (6, 3, 0, -3, -6)
    assert (QINGDAO.throne, QINGDAO.grab_solo) == (o.Throne.PREVIOUS, False)
    assert (QINGDAO.hold_six, QINGDAO.stuffed_tribute, kept(QINGDAO)) == (True, 1, Rank.THREE)


def test_no_option_of_the_score_is_undone_by_what_changes_along() -> None:
    """BG-12: place values and shares change what a hand is worth, in both presets."""
    for preset, option in (("seed", "place_values"), ("qingdao", "shares")):
        old = PROFILES[preset]
        metadata = next(f for f in fields(BaohuangRules) if f.name == option).metadata
        for value in metadata["choices"] or o.Shares:
            if value != getattr(old, option):
                along = COMPANIONS.get(preset, {}).get(option, {})
                new = replace(old, **{option: value}, **along)
                assert unit(new, ALL, P0, P1) == 3 * unit(old, ALL, P0, P1)


def test_what_changes_along_with_an_option_can_be_played() -> None:
    """B-010: doubling an open guard brings the revolt that exposes him."""
    names = {option.name for option in fields(BaohuangRules)}
    for preset, changes in COMPANIONS.items():
        for option, along in changes.items():
            assert {option, *along} <= names
            metadata = next(f for f in fields(BaohuangRules) if f.name == option).metadata
            for value in metadata["choices"]:
                if value != getattr(PROFILES[preset], option):
                    replace(PROFILES[preset], **{option: value}, **along)
