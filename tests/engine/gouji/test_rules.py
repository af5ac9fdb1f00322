"""House rules: ``engine/gouji/rules.py``, ``engine/gouji/options.py``,
``engine/gouji/profiles.py``, ``engine/gouji/validity.py``."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any, Final

import pytest

from engine.cards import Rank
from engine.gouji import options as o
from engine.gouji.profiles import AIXIN, FINALSTONE, PROFILES, SHANDONG, WANJIAXIANG
from engine.gouji.rules import GOUJI_MIN, GoujiRules
from engine.options import Unplayable

TABLE: Final = """
hands_per_game             | 5                   | None         | None                  | None
deck_keep                  |                     |              |                       | 3:6 4:6
team_formation             | preset              | preset       | colour_draw           | face_cards
first_drawer               | auto                | auto         | count_from_lot        | count_from_black_queen
later_drawer               | auto                | last_place   | last_place            | last_place
cut                        | none                | none         | none                  | opposite3_or_self1
first_lead                 | show                | show         | show                  | marked_card
show_rank                  | 3                   | 3            | 4                     | -
show_min                   | 2                   | 2            | 1                     | -
show_match                 | suit                | suit         | any                   | -
show_fallback              | random              | random       | random                | -
must_lead_shown            | F                   | F            | T                     | F
later_lead                 | show                | last_place   | last_place            | last_place
first_hand                 | normal              | normal       | normal                | peace
reopen_after_replacing     | None                | None         | 2                     | None
attach_twos                | T                   | T            | T                     | F
mixed_jokers               | downgrade           | as_is        | as_is                 | as_is
equal_count                | T                   | T            | T                     | T
joker_kills                |                     |              |                       | 2B>B
joker_kill_shape           | exchange            | -            | -                     | exchange
hung_is_gouji              | T                   | T            | T                     | T
pass_rule                  | except_opposite     | except_opposite | except_opposite    | strict
unburn_after_pass          | T                   | T            | T                     | T
yield_overplayed           | passed              | passed       | passed                | passed
formal_cover               | F                   | T            | T                     | T
wrong_follow               | reject              | reject       | lose_turn             | reject
hold_three                 | F                   | F            | T                     | T
threes_whole_plain         | T                   | -            | T                     | T
stuffed_model              | passive             | -            | passive               | dead
stuffed_places             | by_going_out        | -            | by_going_out          | first_is_last
stuffed_wind               | T                   | -            | T                     | F
stuffed_hidden             | T                   | -            | F                     | F
four_policy                | free                | free         | free                  | certificate_void
buy_three                  | T                   | F            | T                     | T
buy_four                   | F                   | F            | F                     | T
buy_pay                    | two_or_joker        | -            | two_or_joker          | natural_two
buy_order                  | opposite opposite_mates own_sale | - | opposite opposite_mates own_gift | opposite adjacent_enemies own_gift
buy_broke                  | auto_revolution     | -            | opposite_gift         | ally_pays
buy_before_tribute         | T                   | -            | F                     | F
buy_deadline               | none                | -            | first_cover           | none
tribute_enabled            | T                   | F            | T                     | T
tribute_order              | sweep stuffed burn point fall | -  | sweep point burn fall stuffed | sweep point burn stuffed fall
tribute_natural_only       | T                   | T            | T                     | T
tribute_public             | F                   | F            | F                     | T
fall_tribute               | 2 1                 | 2 1          | 2 1                   | 2 1
burn_tribute               | 1                   | 0            | 1                     | 1
stuffed_tribute            | 1                   | 0            | 1                     | 1
stuffed_pay                | largest             | -            | two_first             | largest
return_kinds               | fall                | fall         | burn fall point stuffed |
return_refusable           | F                   | T            | T                     | -
receiver_may_refuse        | T                   | F            | F                     | F
ally_tribute               | normal              | by_agreement | agreement_or_counter  | none_or_all
tribute_reclaim            | F                   | F            | T                     | F
sweep_tribute              | none                | none         | none                  | each_opposite
sweep_replaces_other       | -                   | -            | -                     | T
resist_tribute             | F                   | F            | F                     | T
dot_hand                   | F                   | F            | F                     | T
allies_choose_last         | F                   | T            | T                     | T
open_points                | T                   | F            | T                     | T
open_exclude               | big                 | -            | hung_or_attached      | not_pure
open_deadline              | melee               | -            | first_out_pair        | melee
open_passive_only          | F                   | -            | F                     | F
natural_open               | F                   | -            | F                     | T
headless_can_open          | T                   | -            | T                     | T
pre_call                   | T                   | F            | F                     | F
bright_call                | T                   | F            | T                     | T
point_formula              | additive            | -            | pair_double           | success_double
point_base                 | 1 2 4               | -            | 1 2 2                 | 1 2 2
point_fail                 | 1 4 8               | -            | 0 0 0                 | 0 0 0
call_fail_when_both_open   | F                   | -            | F                     | F
point_swap                 | exchange            | -            | exchange              | by_agreement
six_point_limit            | None                | None         | 6                     | None
burn_needs_open            | F                   | F            | F                     | T
burn_exempt                | last                | last         | last                  | first
burn_rest_one_play         | one_rank            | one_rank     | threes_only           | threes_only
burn_bluff_allowed         | T                   | F            | T                     | T
unburn_is_final            | T                   | T            | T                     | F
burn_failure               | last_place          |              | last_place point      | fraud_tribute last_place
fraud_victim_protected     | F                   | F            | F                     | T
counter_burn_doubling      | F                   | F            | F                     | T
penalties                  | false_burn          |              | false_burn false_report no_three other tribute_violation | false_burn other
free_kill_last             | gouji_only          | any          | none                  | none
free_kill_declined         | lower_leads         | wind         | -                     | -
wind                       | apply               | apply        | apply                 | automatic
report_threshold           | 10                  | 10           | 10                    | None
report_mode                | on_request          | always       | on_request            | none
prompting                  | F                   | T            | F                     | F
revolution                 | lay_down            | lay_down     | lay_down              | three_shots
revolution_check           | after_tribute       | drawn        | drawn                 | after_buying
revolution_place           | fourth_or_swept_third | fourth_or_swept_third | third      | by_first_out
revolution_choice          | T                   | T            | F                     | F
revolution_free_kills      | 3                   | 3            | 0                     | 0
revolution_blocks_sweep    | F                   | F            | T                     | F
revolution_concedes_point  | T                   | -            | F                     | F
auto_revolution            | T                   | F            | F                     | F
double_revolution          | void_hand           | void_hand    | void_hand             | restart
melee_counts_revolutionary | T                   | T            | T                     | T
score                      | 2 1 0 0 -1 -2       | 4 2 0 0 -2 -4 | None                 | None
score_sweep_factor         | 2                   | 2            | -                     | -
score_positive_only        | F                   | T            | -                     | -
sweep_ends_game            | T                   | T            | T                     | F
pooled_fives               | F                   | F            | F                     | T
sweeps_to_restart          | None                | None         | None                  | 3
dissolve_by_consent        | T                   | F            | F                     | F
"""
# ruff: noqa: E501 (the table is read by its columns)
"""The option table: a dash where the value means nothing under this preset."""


def said(value: Any) -> str:
    """A value as the table writes it."""
    match value:
        case True | False:
            return "T" if value else "F"
        case Rank():
            return str(value.value)
        case frozenset():
            return " ".join(sorted(value))
        case tuple():
            return " ".join(
                f"{int(each[0])}:{each[1]}" if isinstance(each, tuple) else str(each)
                for each in value
            )
        case _:
            return str(value)


def test_the_presets_have_the_values_of_the_option_table() -> None:
    """GAP-08, G-012, G-021 to G-036, G-101, G-106, G-115 to G-118, G-131 to G-140, G-230 to G-237,
    G-060 to G-067, G-070 to G-097, G-170 to G-179, G-050 to G-055, G-153 to G-166, G-211 to G-217,
    G-240 to G-245, G-250 to G-260, G-290 to G-304."""
    rows = [line.split("|") for line in TABLE.strip().splitlines()]
    assert {field.name for field in fields(GoujiRules)} == {
        *(row[0].strip() for row in rows),
        "gouji_min",
    }
    presets = (FINALSTONE, WANJIAXIANG, AIXIN, SHANDONG)
    for option, *values in rows:
        for preset, value in zip(presets, values, strict=True):
            found = said(getattr(preset, option.strip()))
            assert value.strip() in ("-", found), option


def test_every_choice_that_is_offered_can_be_reached() -> None:
    """Each value of each option is played by itself from some preset."""
    for field in fields(GoujiRules):
        for choice in field.metadata["choices"]:
            assert any(_plays(preset, field.name, choice) for preset in PROFILES.values()), (
                f"{field.name} = {choice}"
            )


def _plays(preset: GoujiRules, option: str, value: object) -> bool:
    try:
        replace(preset, **{option: value})  # type: ignore[arg-type]
    except Unplayable:
        return False
    return True


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


NO_REPORTS: dict[str, Any] = {"report_threshold": None, "report_mode": o.ReportMode.NONE}


@pytest.mark.parametrize(
    ("option", "changes"),
    [
        ("hands_per_game", {"hands_per_game": 0}),
        ("must_lead_shown", {"must_lead_shown": True, "hold_three": True}),
        ("deck_keep", {"deck_keep": ((Rank.FIVE, 6),)}),
        ("equal_count", {"equal_count": False}),
        ("joker_kill_shape", {"joker_kill_shape": o.JokerKillShape.EQUAL_TOTAL}),
        ("stuffed_model", {"stuffed_model": o.StuffedModel.DEAD, "stuffed_wind": False}),
        ("buy_broke", {"hold_three": True, "auto_revolution": False}),
        ("free_kill_last", {"hold_three": True, "free_kill_last": o.FreeKill.ANY}),
        ("sweep_tribute", {"sweep_tribute": o.SweepTribute.EACH_OPPOSITE}),
        ("revolution_free_kills", {"revolution_free_kills": 0}),
        ("revolution_choice", {"revolution": o.Revolution.THREE_SHOTS}),
        ("pooled_fives", {"pooled_fives": True}),
        (
            "unburn_is_final",
            {
                "unburn_is_final": False,
                "burn_bluff_allowed": False,
                "burn_failure": frozenset(),
                "penalties": frozenset(),
            },
        ),
        ("penalties", {"penalties": frozenset()}),
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
        ("pass_rule", {"pass_rule": o.PassRule.STRICT, "free_kill_last": o.FreeKill.ANY}),
        ("prompting", {"prompting": True} | NO_REPORTS),
        ("burn_failure", {"burn_failure": frozenset()}),
        ("burn_needs_open", {"burn_needs_open": True, "open_points": False}),
        ("burn_tribute", {"burn_tribute": -1}),
        ("report_mode", {"report_threshold": None}),
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


def test_a_refusal_names_both_options() -> None:
    """The table is told what does not go with what."""
    with pytest.raises(Unplayable) as refused:
        replace(FINALSTONE, four_policy=o.FourPolicy.CERTIFICATE_VOID)
    assert (refused.value.option, refused.value.other) == ("four_policy", "hold_three")


def test_finalstone_plays_with_hold_three() -> None:
    """GAP-08, G-243: 4s are shown then, and nothing is reported."""
    held = replace(FINALSTONE, hold_three=True, show_rank=Rank.FOUR, report_mode=o.ReportMode.NONE)
    assert held.stuffed_hidden
    assert held.buy_broke is o.BuyBroke.AUTO_REVOLUTION


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
        {"report_threshold": None, "report_mode": o.ReportMode.NONE},
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
        FINALSTONE.wind = o.Wind.AUTOMATIC  # type: ignore[misc]
