"""House rules: ``engine/gouji/rules.py``."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from engine.cards import Rank
from engine.gouji import rules as r
from engine.gouji.profiles import FINALSTONE, PROFILES, WANJIAXIANG
from engine.gouji.rules import GOUJI_MIN, GoujiRules

TABLE: dict[str, tuple[Any, Any]] = {
    "hands_per_game": (5, None),
    "show_rank": (Rank.THREE, Rank.THREE),
    "show_min": (2, 2),
    "show_match": ("suit", "suit"),
    "show_fallback": ("random", "random"),
    "attach_twos": (True, True),
    "mixed_jokers": ("downgrade", "as_is"),
    "joker_kills": (frozenset(), frozenset()),
    "hung_is_gouji": (True, True),
    "pass_rule": ("except_opposite", "except_opposite"),
    "unburn_after_pass": (True, True),
    "yield_overplayed": ("passed", "passed"),
    "open_points": (True, False),
    "open_exclude": ("big", "big"),
    "headless_can_open": (True, True),
    "burn_needs_open": (False, False),
    "burn_bluff_allowed": (True, False),
    "burn_failure": ({"last_place"}, set()),
    "burn_tribute": (1, 0),
    "counter_burn_doubling": (False, False),
    "free_kill_last": ("gouji_only", "any"),
    "free_kill_declined": ("lower_leads", "wind"),
    "wind": ("apply", "apply"),
    "report_threshold": (10, 10),
    "report_mode": ("on_request", "always"),
    "prompting": (False, True),
    "score": ((2, 1, 0, 0, -1, -2), (4, 2, 0, 0, -2, -4)),
    "score_sweep_factor": (2, 2),
    "score_positive_only": (False, True),
    "sweep_ends_game": (True, True),
}


def test_the_presets_have_the_values_of_the_option_table() -> None:
    """GAP-08, G-300, G-030, G-101, G-106, G-131, G-163, G-170, G-211, G-240, G-290."""
    assert set(PROFILES) == {"finalstone", "wanjiaxiang"}
    assert {field.name for field in fields(GoujiRules)} == {*TABLE, "gouji_min"}
    for option, (finalstone, wanjiaxiang) in TABLE.items():
        assert getattr(FINALSTONE, option) == finalstone, option
        assert getattr(WANJIAXIANG, option) == wanjiaxiang, option


def test_both_have_the_same_gouji_table() -> None:
    """G-120."""
    expected = {
        Rank.BIG_JOKER: 1,
        Rank.SMALL_JOKER: 1,
        Rank.TWO: 1,
        Rank.ACE: 2,
        Rank.KING: 2,
        Rank.QUEEN: 3,
        Rank.JACK: 4,
        Rank.TEN: 5,
    }
    assert dict(FINALSTONE.gouji_min) == dict(WANJIAXIANG.gouji_min) == expected


NO_REPORTS: dict[str, Any] = {"report_threshold": None, "report_mode": r.ReportMode.NONE}


@pytest.mark.parametrize(
    ("option", "changes"),
    [
        ("hands_per_game", {"hands_per_game": 0}),
        ("show_rank", {"show_rank": Rank.FIVE}),
        ("show_min", {"show_min": 0}),
        ("show_min", {"show_min": 17}),
        ("show_min", {"show_min": 5}),
        ("gouji_min", {"gouji_min": ()}),
        ("gouji_min", {"gouji_min": (*GOUJI_MIN[:7], (Rank.TEN, 0))}),
        ("gouji_min", {"gouji_min": (*GOUJI_MIN[:7], (Rank.TEN, 17))}),
        ("gouji_min", {"gouji_min": (*GOUJI_MIN, (Rank.TEN, 5))}),
        ("gouji_min", {"gouji_min": (*GOUJI_MIN, (Rank.NINE, 6))}),
        ("gouji_min", {"gouji_min": (*GOUJI_MIN[:5], *GOUJI_MIN[6:])}),
        ("gouji_min", {"gouji_min": (*GOUJI_MIN[:4], (Rank.KING, 4), *GOUJI_MIN[5:])}),
        ("gouji_min", {"gouji_min": ((Rank.BIG_JOKER, 2), *GOUJI_MIN[1:])}),
        ("hung_is_gouji", {"hung_is_gouji": False}),
        ("pass_rule", {"pass_rule": r.PassRule.STRICT, "free_kill_last": r.FreeKill.ANY}),
        ("prompting", {"prompting": True} | NO_REPORTS),
        ("burn_failure", {"burn_failure": frozenset()}),
        ("burn_failure", {"burn_bluff_allowed": False}),
        ("burn_needs_open", {"burn_needs_open": True, "open_points": False}),
        ("burn_tribute", {"burn_tribute": -1}),
        ("report_mode", {"report_threshold": None}),
        ("report_mode", {"report_mode": r.ReportMode.NONE}),
        ("report_threshold", {"report_threshold": 0}),
        ("report_threshold", {"report_threshold": 37}),
        ("score", {"score": (2, 1, 0, 0, -1, -1)}),
        ("score", {"score": (1, 2, 0, 0, -1, -2)}),
        ("score_sweep_factor", {"score_sweep_factor": 0}),
    ],
)
def test_what_cannot_be_played_is_refused_when_the_rules_are_made(
    option: str, changes: dict[str, Any]
) -> None:
    """GAP-24: a burn that may be bluffed has a price, and one that may not has none. G-127:
    whatever beats a gouji play is one. G-215: the strict pass rule would bar a free kill."""
    with pytest.raises(ValueError, match=option):
        replace(FINALSTONE, **changes)


@pytest.mark.parametrize(
    "option", ["hold_three", "tribute_enabled", "pre_call", "bright_call", "revolution"]
)
def test_what_is_not_built_is_refused_when_the_rules_are_made(option: str) -> None:
    """GAP-08: hold-three, tribute, calls and revolution have no option yet."""
    with pytest.raises(TypeError, match=option):
        GoujiRules(**{option: True})


@pytest.mark.parametrize(
    "changes",
    [
        {"hands_per_game": None},
        {"hands_per_game": 1},
        {"show_rank": Rank.FOUR},
        {"show_min": 1},
        {"show_min": 4},
        {"gouji_min": (*((rank, 16) for rank in list(Rank)[7:13]), *GOUJI_MIN[:2])},
        {"burn_needs_open": True},
        {"burn_tribute": 0},
        {"report_threshold": 1},
        {"report_threshold": 36},
        {"report_threshold": None, "report_mode": r.ReportMode.NONE},
        {"score": (0, 0, 0, 0, 0, 0)},
        {"score_sweep_factor": 1},
    ],
)
def test_the_outermost_values_can_be_played(changes: dict[str, Any]) -> None:
    assert replace(FINALSTONE, **changes) != FINALSTONE


def test_rules_are_a_value() -> None:
    """Equal rules are one key, and nobody changes them in mid-hand."""
    assert hash(replace(FINALSTONE)) == hash(FINALSTONE)
    assert replace(FINALSTONE) == FINALSTONE != WANJIAXIANG
    with pytest.raises(FrozenInstanceError):
        FINALSTONE.wind = r.Wind.AUTOMATIC  # type: ignore[misc]
