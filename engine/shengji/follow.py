"""Following (跟牌): which cards a seat must give (S-040 to S-042, SG-11, SG-15).

Where the form must be followed too, the led tractors and pairs are gone through from the longest
on; each is answered with the longest row of pairs that there is, and what it falls short by is owed
in shorter ones: a tractor of that length, a shorter tractor and a pair, pairs, a pair and singles,
cards of the suit. What a play must come up to, the *duty*, is the list of the rows so found.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.errors import Illegal
from engine.shengji import tractors
from engine.shengji.forms import Shape, pair_cards, shape, taken, units
from engine.shengji.holding import Cards, holds, ordered
from engine.shengji.options import FollowForm
from engine.shengji.rules import ShengjiRules
from engine.shengji.tractors import Pairs
from engine.shengji.trumps import Trumps


def check(cards: Cards, hand: Cards, led: Cards, trumps: Trumps, rules: ShengjiRules) -> None:
    """Raises Illegal unless *cards* of *hand* may be given to the lead *led*."""
    if len(cards) != len(led):
        raise Illegal("wrong-count", cards=len(led))
    if not holds(hand, cards):
        raise Illegal("not-held")
    series = trumps.series(led[0])
    mine, given = trumps.of(series, hand), trumps.of(series, cards)
    if len(given) < min(len(mine), len(led)):
        raise Illegal("must-follow", series=series)
    if len(mine) <= len(led):
        return
    wanted = lengths(led, trumps, rules)
    if not comes_up(given, wanted, duty(mine, wanted, trumps, rules), trumps):
        raise Illegal("must-follow-form", series=series)


def lengths(led: Cards, trumps: Trumps, rules: ShengjiRules) -> Shape:
    """The tractors and pairs of the lead that have to be answered in kind, longest first."""
    long = tuple(length for length in shape(units(led, trumps)) if length)
    match rules.follow_form:
        case FollowForm.NONE:
            return ()
        case FollowForm.PAIRS:
            return (1,) * sum(long)
        case FollowForm.FULL:
            return long


def duty(mine: Cards, wanted: Shape, trumps: Trumps, rules: ShengjiRules) -> Shape:
    """What must be given of *mine*, the cards of the led series, for *wanted*."""
    return ladder(tractors.pairs(mine, trumps), wanted, whole=not rules.break_tractors)


def comes_up(given: Cards, wanted: Shape, owed: Shape, trumps: Trumps) -> bool:
    """Whether *given*, cards of the led series, come up to the duty *owed* for *wanted*."""
    return ladder(tractors.pairs(given, trumps), wanted) >= owed


@lru_cache(maxsize=8192)
def ladder(found: Pairs, wanted: Shape, whole: bool = False) -> Shape:
    """How well pairs answer *wanted*: the rows that are given for it, in order. More is greater.

    *whole*: pairs of a tractor longer than what is asked for need not be given.
    """
    return max((rows for rows, _ in _steps(found, wanted, whole)), default=())


def _steps(found: Pairs, wanted: Shape, whole: bool) -> Iterator[tuple[Shape, int]]:
    """For each place of the first row: all rows from there on, and where that one begins."""
    if not wanted:
        return
    usable = _without_longer(found, wanted[0]) if whole else found
    length = min(wanted[0], tractors.longest(usable))
    if not length:
        return
    for start in tractors.places(usable, length):
        left = tractors.less(found, start, length)
        yield (length, *ladder(left, _owed(wanted, length), whole)), start


def _owed(wanted: Shape, length: int) -> Shape:
    """What is still asked for when a row of *length* was given for the first."""
    short = wanted[0] - length
    return tuple(sorted((*wanted[1:], short), reverse=True)) if short else wanted[1:]


def _without_longer(found: Pairs, length: int) -> Pairs:
    kept = list(found)
    for start, whole in tractors.runs(found):
        if whole > length:
            for height in range(start, start + whole):
                kept[height] -= 1
    return tuple(kept)


def fulfilments(mine: Cards, wanted: Shape, trumps: Trumps, rules: ShengjiRules) -> Iterator[Cards]:
    """The fewest cards that do one's duty, lowest first; none of them where nothing is owed."""
    rows = dict.fromkeys(_rows(tractors.pairs(mine, trumps), wanted, not rules.break_tractors))
    for found in rows:
        names = pair_cards(mine, trumps)
        yield ordered(card for start, length in found for card in taken(names, start, length))


def _rows(found: Pairs, wanted: Shape, whole: bool) -> Iterator[tuple[tuple[int, int], ...]]:
    best = ladder(found, wanted, whole)
    if not best:
        yield ()
        return
    for rows, start in _steps(found, wanted, whole):
        if rows == best:
            left = tractors.less(found, start, best[0])
            for more in _rows(left, _owed(wanted, best[0]), whole):
                yield tuple(sorted(((start, best[0]), *more)))
