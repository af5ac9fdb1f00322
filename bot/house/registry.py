"""The numbers of options and values in a code that people share, for ever.

A code is written down and pasted years later, so a number never gets another meaning: lines are
only ever added at the end of :data:`NUMBERED`, also for a new value of an option that stands
there, and none is taken out or moved. The same goes for :data:`PRESETS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRESETS: Final[tuple[tuple[str, str], ...]] = (
    ("fs", "finalstone"),
    ("wj", "wanjiaxiang"),
    ("ax", "aixin"),
    ("sd", "shandong"),
    ("pf", "platform"),
)
"""Two letters that a code begins with, and the preset that they mean. None of the letters may be
left out of the code's alphabet (``code.py``)."""

NUMBERED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("hands_per_game", ("1", "2", "3", "4", "5", "6", "8", "10", "12", "none")),
    ("deck_keep", ("none", "three-6-four-6", "three-6", "four-6", "three-6-four-8")),
    ("team_formation", ("preset", "agreed", "opposites-first", "colour-draw", "face-cards")),
    ("first_drawer", ("auto", "count-from-lot", "count-from-black-queen")),
    ("later_drawer", ("auto", "last-place")),
    ("cut", ("none", "opposite3-or-self1")),
    ("first_lead", ("show", "marked-card")),
    ("show_rank", ("three", "four")),
    ("show_min", ("1", "2", "3", "4")),
    ("show_match", ("suit", "colour-then-suit", "any")),
    ("show_fallback", ("random", "seat")),
    ("must_lead_shown", ("yes", "no")),
    ("later_lead", ("show", "last-place")),
    ("first_hand", ("normal", "peace")),
    ("reopen_after_replacing", ("none", "2", "3")),
    ("attach_twos", ("yes", "no")),
    ("mixed_jokers", ("downgrade", "as-is")),
    ("equal_count", ("yes", "no")),
    (
        "joker_kills",
        (
            "none",
            "two-big-kill-big",
            "two-small-kill-small",
            "two-big-kill-big-and-two-small-kill-small",
            "three-small-kill-big",
            "two-big-kill-big-and-three-small-kill-big",
            "two-small-kill-small-and-three-small-kill-big",
            "two-big-kill-big-and-two-small-kill-small-and-three-small-kill-big",
        ),
    ),
    ("joker_kill_shape", ("exchange", "equal-total")),
    (
        "gouji_min",
        (
            "big-joker-1-small-joker-1-two-1-ace-2-king-2-queen-3-jack-4-ten-5",
            "big-joker-1-small-joker-1-two-2-ace-2-king-2-queen-3-jack-4-ten-5",
        ),
    ),
    ("hung_is_gouji", ("yes", "no")),
    ("pass_rule", ("except-opposite", "strict")),
    ("unburn_after_pass", ("yes", "no")),
    ("yield_overplayed", ("passed", "live")),
    ("formal_cover", ("yes", "no")),
    ("wrong_follow", ("reject", "lose-turn")),
    ("hold_three", ("yes", "no")),
    ("threes_whole_plain", ("yes", "no")),
    ("stuffed_model", ("passive", "dead")),
    ("stuffed_places", ("by-going-out", "first-is-last", "last-is-last")),
    ("stuffed_wind", ("yes", "no")),
    ("stuffed_hidden", ("yes", "no")),
    ("four_policy", ("free", "certificate-void", "certificate-keep")),
    ("buy_three", ("yes", "no")),
    ("buy_four", ("yes", "no")),
    ("buy_pay", ("two-or-joker", "natural-two")),
    (
        "buy_order",
        (
            "opposite-opposite-mates-own-sale",
            "opposite-opposite-mates-own-gift",
            "opposite-adjacent-enemies-own-gift",
            "opposite-own-gift-adjacent-enemies",
        ),
    ),
    ("buy_broke", ("auto-revolution", "opposite-gift", "ally-pays")),
    ("buy_before_tribute", ("yes", "no")),
    ("buy_deadline", ("none", "first-cover")),
    ("tribute_enabled", ("yes", "no")),
    (
        "tribute_order",
        (
            "sweep-stuffed-burn-point-fall",
            "sweep-point-burn-fall-stuffed",
            "sweep-point-burn-stuffed-fall",
        ),
    ),
    ("tribute_natural_only", ("yes", "no")),
    ("tribute_public", ("yes", "no")),
    ("fall_tribute", ("2-1", "1-1", "4-2")),
    ("burn_tribute", ("0", "1", "2")),
    ("stuffed_tribute", ("0", "1", "2")),
    ("stuffed_pay", ("largest", "two-first")),
    ("return_kinds", ("none", "fall", "stuffed-and-burn-and-point-and-fall")),
    ("return_refusable", ("yes", "no")),
    ("receiver_may_refuse", ("yes", "no")),
    ("ally_tribute", ("normal", "by-agreement", "agreement-or-counter", "none-or-all")),
    ("tribute_reclaim", ("yes", "no")),
    ("sweep_tribute", ("none", "each-opposite")),
    ("sweep_replaces_other", ("yes", "no")),
    ("resist_tribute", ("yes", "no")),
    ("dot_hand", ("yes", "no")),
    ("allies_choose_last", ("yes", "no")),
    ("open_points", ("yes", "no")),
    ("open_exclude", ("big", "joker-or-single", "joker-or-two", "hung-or-attached", "not-pure")),
    ("open_deadline", ("melee", "first-out-pair")),
    ("open_passive_only", ("yes", "no")),
    ("natural_open", ("yes", "no")),
    ("headless_can_open", ("yes", "no")),
    ("pre_call", ("yes", "no")),
    ("bright_call", ("yes", "no")),
    ("point_formula", ("additive", "pair-double", "success-double")),
    ("point_base", ("1-2-4", "1-2-2", "2-4-8")),
    ("point_fail", ("1-4-8", "0-0-0", "0-4-8")),
    ("call_fail_when_both_open", ("yes", "no")),
    ("point_swap", ("exchange", "set-off", "by-agreement")),
    ("six_point_limit", ("none", "6", "8", "10")),
    ("burn_needs_open", ("yes", "no")),
    ("burn_exempt", ("last", "first")),
    ("burn_rest_one_play", ("one-rank", "threes-only")),
    ("burn_bluff_allowed", ("yes", "no")),
    ("unburn_is_final", ("yes", "no")),
    (
        "burn_failure",
        ("none", "last-place", "last-place-and-point", "last-place-and-fraud-tribute"),
    ),
    ("fraud_victim_protected", ("yes", "no")),
    ("counter_burn_doubling", ("yes", "no")),
    (
        "penalties",
        (
            "none",
            "false-burn",
            "false-burn-and-other",
            "false-burn-and-no-three-and-false-report-and-tribute-violation-and-other",
        ),
    ),
    ("free_kill_last", ("none", "gouji-only", "any")),
    ("free_kill_declined", ("lower-leads", "wind")),
    ("wind", ("apply", "automatic")),
    ("report_threshold", ("none", "5", "8", "10", "12")),
    ("report_mode", ("on-request", "always", "none")),
    ("prompting", ("yes", "no")),
    ("revolution", ("none", "lay-down", "three-shots")),
    ("revolution_check", ("drawn", "after-tribute", "after-buying")),
    ("revolution_place", ("fourth-or-swept-third", "third", "by-first-out")),
    ("revolution_choice", ("yes", "no")),
    ("revolution_free_kills", ("0", "1", "2", "3")),
    ("revolution_blocks_sweep", ("yes", "no")),
    ("revolution_concedes_point", ("yes", "no")),
    ("auto_revolution", ("yes", "no")),
    ("double_revolution", ("void-hand", "restart")),
    ("melee_counts_revolutionary", ("yes", "no")),
    ("score", ("2-1-0-0-m1-m2", "4-2-0-0-m2-m4", "none")),
    ("score_sweep_factor", ("1", "2", "3")),
    ("score_positive_only", ("yes", "no")),
    ("sweep_ends_game", ("yes", "no")),
    ("pooled_fives", ("yes", "no")),
    ("sweeps_to_restart", ("none", "2", "3")),
    ("dissolve_by_consent", ("yes", "no")),
)
"""Options, each with the names of its values (:func:`bot.house.options.key`). Values are numbered
through, from 0."""

PAIRS: Final[tuple[tuple[str, str], ...]] = tuple(
    (option, value) for option, values in NUMBERED for value in values
)
"""Option and value of each number."""

NUMBERS: Final[Mapping[tuple[str, str], int]] = {pair: n for n, pair in enumerate(PAIRS)}
"""The number of each."""

PLACES: Final[Mapping[str, int]] = {
    name: n for n, name in enumerate(dict.fromkeys(option for option, _ in NUMBERED))
}
"""What buttons call an option."""
