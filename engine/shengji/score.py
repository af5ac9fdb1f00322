"""What a hand is worth, and the match (S-006, S-050 to S-052, SG-16, SG-23, SG-26)."""

from __future__ import annotations

from typing import Final

from engine.cards import Rank
from engine.game import Match, Outcome
from engine.shengji.levels import lowest
from engine.shengji.options import Bands
from engine.shengji.rules import ShengjiRules

HELD_ALL: Final = 3
"""What the declaring side gets when the defenders have nothing (大光)."""


def deposes(total: int, rules: ShengjiRules) -> bool:
    """Whether the defenders have enough to take the declarership (S-006, SG-26)."""
    return total >= rules.depose_at


def units(total: int, rules: ShengjiRules) -> int:
    """What *total* points are worth to the defenders; the declaring side gets the opposite
    (S-050). One band is half of what deposes, and the last one has no end (SG-16)."""
    band = rules.depose_at // 2
    if not deposes(total, rules):
        return -HELD_ALL if not total else -2 if total < band else -1
    won = (total - rules.depose_at) // band + (rules.bands is Bands.FROM_ONE)
    return won if rules.most_units is None else min(won, rules.most_units)


def base(of: tuple[Rank, ...], rules: ShengjiRules) -> int:
    """What one unit counts: the base of the lowest of the four levels (S-051, S-052, SG-23)."""
    return dict(rules.base_by_level).get(lowest(of), 1)


def points(worth: int, each: int, declaring: int) -> tuple[int, ...]:
    """By side: what *worth* units of the defenders come to at *each* (S-050, S-051)."""
    won = worth * each
    return (-won, won) if declaring == 0 else (won, -won)


FAR: Final = 1_000
"""Hands after which a match that no rule ends is cut off."""


def match_length(rules: ShengjiRules) -> int:
    """As many hands as the rules say; otherwise far beyond the end past the ace (SG-21)."""
    return rules.hands_per_game or FAR


def add(match: Match, outcome: Outcome, rules: ShengjiRules) -> Match:
    """One more hand of the match; a void one does not count (SG-05)."""
    return match.plus(outcome, rules.hands_per_game)


def starts_over(rules: ShengjiRules, replaced: int) -> bool:
    """Never: who takes a seat takes over its level."""
    return False
