"""Drawing one play that beats another: rank and count first, what fills it up second."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from bot.policies.drawing import one
from engine.cards import Rank
from engine.gouji import plays
from engine.gouji.asked import Asked
from engine.gouji.combos import Combo, strength
from engine.gouji.options import MixedJokers
from engine.gouji.plays import combo

NATURAL: Final = 0.8
"""How often it is one without 2s and jokers when there is one."""

RANKS: Final = tuple(Rank)
TWOS: Final = 12
"""Place of the 2s among the counts of a hand; below it are the ranks that carry others."""


def cover(asked: Asked, chance: Random) -> Combo | None:
    """A play that beats the top, or None."""
    hand, top, rules = asked.hand, asked.top, asked.rules
    assert top is not None
    if rules.joker_kills:
        every = list(plays.beating(hand, top, rules))
        return one(every, chance) if every else None
    theirs = strength(top, rules.mixed_jokers)
    if theirs.big:
        return None
    size, above, under = top.size, theirs.rank, theirs.small
    if not under and chance.random() < NATURAL:
        able = [place for place in range(max(0, above - 2), TWOS) if hand[place] >= size]
        if able:
            return combo(RANKS[one(able, chance)], size, 0, 0, 0)
    heaps = list(_heaps(asked, size, above, under))
    if not heaps:
        return None
    heap, count, twos = one(heaps, chance)
    rest = size - count
    fills = list(_fills(asked, rest, twos, under)) if rest else [(0, 0, 0)]
    return combo(RANKS[heap] if count else None, count, *one(fills, chance))


def _heaps(asked: Asked, size: int, above: int, under: int) -> Iterator[tuple[int, int, int]]:
    """(place, count, 2s to fill up with) of each play of *size* above rank *above* that must
    have at least *under* big jokers."""
    hand, rules = asked.hand, asked.rules
    twos = hand[TWOS] if rules.attach_twos else 0
    for place in range(max(0, above - 2), TWOS + 1):
        if not hand[place]:
            continue
        spare = twos if place < TWOS else 0
        for count in range(1, min(hand[place], size) + 1):
            if _fillable(asked, size - count, spare, under):
                yield place, count, spare
    if (hand[13] or hand[14]) and _fillable(asked, size, 0, under):
        yield TWOS, 0, 0


def _fillable(asked: Asked, rest: int, twos: int, under: int) -> bool:
    hand = asked.hand
    if not under:
        return rest <= twos + hand[13] + hand[14]
    return (
        under <= rest and under <= hand[14] and any(True for _ in _fills(asked, rest, twos, under))
    )


def _fills(asked: Asked, rest: int, twos: int, under: int) -> Iterator[tuple[int, int, int]]:
    """(2s, small, big) that make up *rest* cards, *under* big jokers lying above small ones."""
    hand = asked.hand
    if rest > twos + hand[13] + hand[14] or under > hand[14]:
        return
    downgrade = asked.rules.mixed_jokers is MixedJokers.DOWNGRADE
    for big in range(under, min(hand[14], rest) + 1):
        for small in range(min(hand[13], rest - big) + 1):
            if rest - big - small <= twos and not (under and small and downgrade):
                yield rest - big - small, small, big
