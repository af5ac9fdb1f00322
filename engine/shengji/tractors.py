"""Pairs, and the tractors that they make (对子, 拖拉机: S-030 to S-034, SG-07 to SG-09)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.shengji.holding import Cards
from engine.shengji.trumps import HEIGHTS, Trumps

Pairs = tuple[int, ...]
"""How many pairs there are of each height, within one series. More than one stand only where side
level cards of several suits are equal (SG-07)."""

NO_PAIRS: Final[Pairs] = (0,) * HEIGHTS


def paired(cards: Cards) -> Cards:
    """One card of every pair: two identical ones (S-030). *cards* are in order. More than two of a
    card, as a position that is told may have, are two pairs at four."""
    found, single = [], None
    for card in cards:
        if card is single:
            found.append(card)
            single = None
        else:
            single = card
    return tuple(found)


def pairs(cards: Cards, trumps: Trumps) -> Pairs:
    """The pairs among *cards* of one series."""
    counts = [0] * HEIGHTS
    for card in paired(cards):
        counts[trumps.height(card)] += 1
    return tuple(counts)


@lru_cache(maxsize=1 << 14)
def runs(found: Pairs) -> tuple[tuple[int, int], ...]:
    """The longest rows of neighbouring heights with a pair each, lowest first: where a row begins,
    and its length. One of length 1 is a pair alone (S-031)."""
    rows, start = [], None
    for height, count in enumerate((*found, 0)):
        if count and start is None:
            start = height
        elif not count and start is not None:
            rows.append((start, height - start))
            start = None
    return tuple(rows)


def longest(found: Pairs) -> int:
    return max((length for _, length in runs(found)), default=0)


def places(found: Pairs, length: int) -> Iterator[int]:
    """Where a row of *length* pairs can begin, lowest first."""
    for start, whole in runs(found):
        yield from range(start, start + whole - length + 1)


def less(found: Pairs, start: int, length: int) -> Pairs:
    """The pairs that are left when one is taken of each height of a row."""
    end = start + length
    return (*found[:start], *(count - 1 for count in found[start:end]), *found[end:])
