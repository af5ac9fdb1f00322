"""What places are worth (记分), and what a match adds up to (G-280 to G-301)."""

from __future__ import annotations

from typing import Final

from engine.game import Match, Outcome
from engine.gouji.rules import GoujiRules
from engine.seats import Seat


def is_sweep(places: tuple[Seat, ...]) -> bool:
    """One federation has places one to three (圈三户, G-280, GAP-70)."""
    return len({seat % 2 for seat in places[:3]}) == 1


def points(
    places: tuple[Seat, ...], rules: GoujiRules, *, sweep: bool | None = None
) -> tuple[int, ...]:
    """Of the even and the odd federation (G-290 to G-293); nothing where none are kept (G-294).

    *sweep*: whether it counts as one, where the places alone do not say it (G-255).
    """
    if rules.score is None:
        return ()
    swept = is_sweep(places) if sweep is None else sweep
    factor = rules.score_sweep_factor if swept else 1
    sums = [0, 0]
    for seat, value in zip(places, rules.score, strict=True):
        sums[seat % 2] += value * factor
    if rules.score_positive_only:
        sums = [max(0, value) for value in sums]
    return sums[0], sums[1]


USUAL: Final = 5
"""Hands of a match."""


def match_length(rules: GoujiRules) -> int:
    """As many hands as the rules say, or the usual number (G-300, GAP-63)."""
    return rules.hands_per_game or USUAL


def add(match: Match, outcome: Outcome, rules: GoujiRules) -> Match:
    """One more hand of the match; it ends by number of hands, or by what the hand
    itself decides (G-300, G-301). A void hand does not count (GAP-43).

    Without a number it goes on until the table stops (GAP-63).
    """
    swept = outcome.sweep and rules.sweep_ends_game
    return match.plus(outcome, rules.hands_per_game, over=swept)
