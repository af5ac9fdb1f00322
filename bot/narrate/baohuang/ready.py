"""Plays worth a button of their own (screens, section 6.1): at most six, cheapest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.baohuang.combos import Combo
from engine.cards import Card, Rank

READY: Final = 6


def spent(play: Combo) -> tuple[int, int, bool, int]:
    """What a play costs: jokers, the guard's secret, 2s."""
    twos = play.count if play.rank is Rank.TWO else 0
    return (play.big, play.small, any(mark is not Card.XE for mark in play.marks), twos)


def following(plays: Iterable[Combo]) -> tuple[Combo, ...]:
    """To beat a play: of each rank the cheapest way, then by what they cost."""
    best: dict[Rank | None, Combo] = {}
    for play in plays:
        known = best.get(play.rank)
        if known is None or spent(play) < spent(known):
            best[play.rank] = play
    return tuple(sorted(best.values(), key=_order)[:READY])


def leading(plays: Iterable[Combo], *, hidden: bool) -> tuple[Combo, ...]:
    """To lead: all plain cards of a rank at once, low ones first; while the guard is *hidden*,
    those among which he does not show himself, where there are any."""
    best: dict[Rank | None, Combo] = {}
    for play in plays:
        known = best.get(play.rank)
        if known is None or _leaner(play, hidden) < _leaner(known, hidden):
            best[play.rank] = play
    return tuple(sorted(best.values(), key=_order)[:READY])


def _order(play: Combo) -> tuple[int, int, bool, int, int]:
    return (*spent(play), play.rank or 0)


def _leaner(play: Combo, hidden: bool) -> tuple[int, int, bool, int]:
    big, small, shows, _ = spent(play)
    return (big, small, shows and hidden, -play.count)


def first(
    hint: Combo | None, plays: tuple[Combo, ...], lawful: Iterable[Combo]
) -> tuple[Combo, ...]:
    """The recommended play in front, if it may be played here."""
    if hint is None or hint not in lawful:
        return plays
    return (hint, *(play for play in plays if play != hint))[:READY]
