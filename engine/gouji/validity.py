"""Which house rules can be played together: the reason of every refusal.

An option is refused when it would contradict another, or leave a hand without a question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.cards import Rank
from engine.gouji import options as o

if TYPE_CHECKING:
    from engine.gouji.rules import GoujiRules


Check = tuple[str, str, Callable[["GoujiRules"], bool]]


def _is_table(rules: GoujiRules) -> bool:
    """Whether a play over a gouji play always is one too, so that a trick never leaves the gouji
    state (G-127): every rank from the lowest listed one up, and no higher rank asks for more. 9
    and lower never qualify (G-121); one joker always does (G-122)."""
    listed = sorted(rules.gouji_min)
    ranks = [rank for rank, _ in listed]
    counts = [count for _, count in listed]
    return (
        bool(ranks)
        and ranks[0] >= Rank.TEN
        and ranks == list(Rank)[-len(ranks) :]
        and counts == sorted(counts, reverse=True)
        and all(1 <= count <= 16 for count in counts)
        and counts[-2:] == [1, 1]
    )


def _shows_enough(rules: GoujiRules) -> bool:
    most = 16 if rules.show_match is o.ShowMatch.ANY else 4
    return 1 <= rules.show_min <= most


def _is_score(rules: GoujiRules) -> bool:
    score = rules.score
    return score is None or (
        sum(score) == 0 and list(score) == sorted(score, reverse=True) and len(score) == 6
    )


def _is_deck(rules: GoujiRules) -> bool:
    ranks = [rank for rank, _ in rules.deck_keep]
    return len(set(ranks)) == len(ranks) and all(
        rank in (Rank.THREE, Rank.FOUR) and 6 <= count <= 16 for rank, count in rules.deck_keep
    )


def _is_order(rules: GoujiRules) -> bool:
    order = rules.tribute_order
    return len(set(order)) == len(order) == len(o.Tribute)


def _may_sell(rules: GoujiRules) -> bool:
    """Somebody of every side is asked in the end (GAP-10)."""
    order = rules.buy_order
    return len(set(order)) == len(order) and o.Seller.OPPOSITE in order


def _certified(rules: GoujiRules) -> bool:
    return rules.four_policy is not o.FourPolicy.FREE


_SHOTS: Final = o.Revolution.THREE_SHOTS
_DEAD: Final = o.StuffedModel.DEAD

CHECKS: Final[tuple[Check, ...]] = (
    ("hands_per_game", "", lambda r: r.hands_per_game is None or r.hands_per_game >= 1),
    ("deck_keep", "", _is_deck),
    ("show_rank", "", lambda r: r.show_rank in (Rank.THREE, Rank.FOUR)),
    ("show_min", "show_match", _shows_enough),
    (
        "must_lead_shown",
        "hold_three",
        lambda r: not (r.must_lead_shown and r.hold_three and r.show_rank is Rank.THREE),
    ),
    (
        "must_lead_shown",
        "four_policy",
        lambda r: not (r.must_lead_shown and _certified(r) and r.show_rank is Rank.FOUR),
    ),
    ("must_lead_shown", "first_lead", lambda r: not r.must_lead_shown or _shows(r)),
    ("reopen_after_replacing", "", lambda r: (r.reopen_after_replacing or 1) >= 1),
    ("equal_count", "", lambda r: r.equal_count),
    ("joker_kill_shape", "", lambda r: r.joker_kill_shape is o.JokerKillShape.EXCHANGE),
    ("gouji_min", "", _is_table),
    ("hung_is_gouji", "", lambda r: r.hung_is_gouji),
    (
        "pass_rule",
        "free_kill_last",
        lambda r: r.pass_rule is not o.PassRule.STRICT or r.free_kill_last is not o.FreeKill.ANY,
    ),
    (
        "stuffed_model",
        "stuffed_places",
        lambda r: (
            r.stuffed_model is not _DEAD or r.stuffed_places is not o.StuffedPlaces.BY_GOING_OUT
        ),
    ),
    ("stuffed_wind", "stuffed_model", lambda r: not (r.stuffed_model is _DEAD and r.stuffed_wind)),
    (
        "stuffed_hidden",
        "stuffed_model",
        lambda r: not (r.stuffed_model is _DEAD and r.stuffed_hidden),
    ),
    ("four_policy", "open_points", lambda r: not _certified(r) or r.open_points),
    ("four_policy", "hold_three", lambda r: not _certified(r) or r.hold_three),
    ("buy_four", "four_policy", lambda r: not r.buy_four or _certified(r)),
    ("buy_order", "", _may_sell),
    (
        "buy_broke",
        "auto_revolution",
        lambda r: (
            not (r.hold_three and r.buy_three and r.buy_broke is o.BuyBroke.AUTO_REVOLUTION)
            or (r.auto_revolution and r.revolution is o.Revolution.LAY_DOWN)
        ),
    ),
    ("tribute_order", "", _is_order),
    ("fall_tribute", "", lambda r: 0 <= r.fall_tribute[1] <= r.fall_tribute[0] <= 8),
    ("burn_tribute", "", lambda r: 0 <= r.burn_tribute <= 8),
    ("stuffed_tribute", "", lambda r: 0 <= r.stuffed_tribute <= 8),
    ("return_refusable", "return_kinds", lambda r: not r.return_refusable or bool(r.return_kinds)),
    (
        "sweep_tribute",
        "sweep_ends_game",
        lambda r: r.sweep_tribute is o.SweepTribute.NONE or not r.sweep_ends_game,
    ),
    (
        "sweep_replaces_other",
        "sweep_tribute",
        lambda r: not r.sweep_replaces_other or r.sweep_tribute is not o.SweepTribute.NONE,
    ),
    ("resist_tribute", "tribute_enabled", lambda r: not r.resist_tribute or r.tribute_enabled),
    ("dot_hand", "tribute_enabled", lambda r: not r.dot_hand or r.tribute_enabled),
    ("dot_hand", "open_points", lambda r: not r.dot_hand or r.open_points),
    ("natural_open", "open_points", lambda r: not r.natural_open or r.open_points),
    ("burn_needs_open", "open_points", lambda r: not r.burn_needs_open or r.open_points),
    ("point_base", "", lambda r: all(0 <= n <= 16 for n in r.point_base)),
    ("point_fail", "", lambda r: all(0 <= n <= 16 for n in r.point_fail)),
    (
        "unburn_is_final",
        "burn_bluff_allowed",
        lambda r: r.unburn_is_final or r.burn_bluff_allowed,
    ),
    ("six_point_limit", "open_points", lambda r: r.six_point_limit is None or r.open_points),
    ("six_point_limit", "", lambda r: r.six_point_limit is None or r.six_point_limit >= 1),
    (
        "burn_failure",
        "burn_bluff_allowed",
        lambda r: not r.burn_bluff_allowed or bool(r.burn_failure),
    ),
    (
        "burn_failure",
        "",
        lambda r: not r.burn_failure or o.BurnFailure.LAST_PLACE in r.burn_failure,
    ),
    (
        "penalties",
        "burn_failure",
        lambda r: o.Penalty.FALSE_BURN in r.penalties or not r.burn_failure,
    ),
    (
        "fraud_victim_protected",
        "stuffed_model",
        lambda r: not r.fraud_victim_protected or (r.hold_three and r.stuffed_model is _DEAD),
    ),
    (
        "free_kill_last",
        "hold_three",
        lambda r: not (r.hold_three and r.free_kill_last is o.FreeKill.ANY),
    ),
    ("prompting", "report_threshold", lambda r: not r.prompting or r.report_threshold is not None),
    (
        "report_mode",
        "report_threshold",
        lambda r: r.report_threshold is not None or r.report_mode is o.ReportMode.NONE,
    ),
    (
        "report_threshold",
        "",
        lambda r: r.report_threshold is None or 0 < r.report_threshold <= 36,
    ),
    (
        "revolution_free_kills",
        "revolution_choice",
        lambda r: (
            0 <= r.revolution_free_kills <= 9
            and (not r.revolution_choice or r.revolution_free_kills > 0)
        ),
    ),
    (
        "revolution_choice",
        "revolution",
        lambda r: not (r.revolution is _SHOTS and r.revolution_choice),
    ),
    (
        "revolution_free_kills",
        "revolution",
        lambda r: not (r.revolution is _SHOTS and r.revolution_free_kills),
    ),
    ("revolution", "hold_three", lambda r: r.revolution is not _SHOTS or r.hold_three),
    ("revolution", "open_points", lambda r: r.revolution is not _SHOTS or r.open_points),
    (
        "revolution_check",
        "revolution",
        lambda r: (
            r.revolution is not _SHOTS or r.revolution_check is o.RevolutionCheck.AFTER_BUYING
        ),
    ),
    ("score", "", _is_score),
    ("score_sweep_factor", "", lambda r: r.score_sweep_factor >= 1),
    ("pooled_fives", "sweep_ends_game", lambda r: not r.pooled_fives or not r.sweep_ends_game),
    (
        "sweeps_to_restart",
        "sweep_ends_game",
        lambda r: (
            r.sweeps_to_restart is None or (r.sweeps_to_restart >= 1 and not r.sweep_ends_game)
        ),
    ),
)
"""Option, the other option it depends on, and what must hold."""


def _shows(rules: GoujiRules) -> bool:
    return rules.first_lead is o.FirstLead.SHOW or rules.later_lead is o.LaterLead.SHOW
