"""Which house rules can be played together: the reason of every refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.cards import Rank
from engine.shengji import options as o

if TYPE_CHECKING:
    from engine.shengji.rules import ShengjiRules

Check = tuple[str, str, Callable[["ShengjiRules"], bool]]


def _are_levels(ranks: frozenset[Rank]) -> bool:
    return not ranks & {Rank.SMALL_JOKER, Rank.BIG_JOKER}


def _are_bases(rules: ShengjiRules) -> bool:
    ranks = [rank for rank, _ in rules.base_by_level]
    return (
        len(set(ranks)) == len(ranks)
        and _are_levels(frozenset(ranks))
        and all(1 <= base <= 100 for _, base in rules.base_by_level)
    )


CHECKS: Final[tuple[Check, ...]] = (
    ("hands_per_game", "", lambda r: r.hands_per_game is None or r.hands_per_game >= 1),
    ("depose_at", "", lambda r: 20 <= r.depose_at <= 200 and r.depose_at % 10 == 0),
    ("most_units", "", lambda r: r.most_units is None or r.most_units >= 1),
    ("base_by_level", "", _are_bases),
    ("stop_levels", "", lambda r: _are_levels(r.stop_levels)),
    ("held_levels", "", lambda r: _are_levels(r.held_levels)),
    # Without going up nobody ever comes past the ace: such a match ends by its hands, or is ended.
    (
        "match_end",
        "level_up",
        lambda r: r.match_end is o.MatchEnd.NONE or r.level_up is not o.Steps.NONE,
    ),
    # Nothing is above a pair of the level but jokers, so there would be nothing to overturn with.
    (
        "overturn_again",
        "no_trump",
        lambda r: not r.overturn_again or r.no_trump is o.NoTrump.JOKER_PAIRS,
    ),
    # Tractors are never asked for, so they are never kept whole either.
    (
        "break_tractors",
        "follow_form",
        lambda r: r.break_tractors or r.follow_form is o.FollowForm.FULL,
    ),
)
