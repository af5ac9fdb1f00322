"""Who takes a trick: what beats what (S-043, S-044, SG-10, SG-12, SG-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.shengji import tractors
from engine.shengji.forms import Shape, shape, size, units
from engine.shengji.holding import Cards
from engine.shengji.options import ThrowBeatenBy
from engine.shengji.tractors import Pairs
from engine.shengji.trumps import Trumps

Tops = tuple[int, ...]
"""The heights by which the units of a play are compared, in the order of its shape."""


def winner(plays: Sequence[Cards], trumps: Trumps, by: ThrowBeatenBy) -> int:
    """The place of the winning play in a trick; the first is the lead. Of equal plays the first
    wins (SG-07, SG-10)."""
    lengths = shape(units(plays[0], trumps))
    best = 0
    for place, cards in enumerate(plays[1:], 1):
        if beats(cards, plays[best], lengths, trumps, by):
            best = place
    return best


def beats(mine: Cards, theirs: Cards, lengths: Shape, trumps: Trumps, by: ThrowBeatenBy) -> bool:
    """Whether *mine* is above *theirs*, which is the best play of the trick so far.

    It must be of the same series, or ruff with trumps, and have exactly the led form (S-044); of
    any other cards it cannot win (S-043).
    """
    series, before = trumps.series(mine[0]), trumps.series(theirs[0])
    if not trumps.one_series(mine) or (series is not before and series is not None):
        return False
    found = arranged(mine, lengths, trumps)
    if not found:
        return False
    if series is not before:
        return True
    known = max(arranged(theirs, lengths, trumps))
    return _above(found, known, by)


def _above(found: frozenset[Tops], known: Tops, by: ThrowBeatenBy) -> bool:
    """Whether one of the ways in which a play can be read is above the best way of the other."""
    match by:
        case ThrowBeatenBy.LONGEST:
            return max(found)[0] > known[0]
        case ThrowBeatenBy.HIGHEST:
            return max(max(found)) > max(known)
        case ThrowBeatenBy.ALL:
            return any(all(a > b for a, b in zip(tops, known, strict=True)) for tops in found)


def arranged(cards: Cards, lengths: Shape, trumps: Trumps) -> frozenset[Tops]:
    """Every way in which *cards* of one series have the shape *lengths*; none: they have not.

    A tractor also serves as pairs, and a pair as singles.
    """
    if size(lengths) != len(cards):
        return frozenset()
    heights = tuple(sorted(map(trumps.height, cards), reverse=True))
    long = tuple(length for length in lengths if length)
    return frozenset(_arranged(tractors.pairs(cards, trumps), heights, long))


@lru_cache(maxsize=4096)
def _arranged(found: Pairs, heights: Tops, long: Shape) -> tuple[Tops, ...]:
    return tuple(dict.fromkeys(_ways(found, heights, long)))


def _ways(found: Pairs, heights: Tops, long: Shape) -> Iterator[Tops]:
    if not long:
        yield heights
        return
    length, rest = long[0], long[1:]
    for start in tractors.places(found, length):
        left = list(heights)
        for height in (*range(start, start + length),) * 2:
            left.remove(height)
        top = start + length - 1
        for tops in _ways(tractors.less(found, start, length), tuple(left), rest):
            # Units of one length stand highest first.
            if not rest or rest[0] != length or tops[0] <= top:
                yield (top, *tops)
