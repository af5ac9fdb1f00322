"""Which plays a hand holds: all that can be led, and all that beat a given play.

Ranks and counts are enumerated first and what rides along second, because a full hand can lead in
over 1,500 ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from engine.cards import Rank
from engine.counts import Counts, held
from engine.errors import Illegal
from engine.gouji.combos import CARRIED, Combo, beats, strength
from engine.gouji.options import MixedJokers
from engine.gouji.rules import GoujiRules

CARRIED_PURE: Final = tuple(rank for rank in CARRIED if rank >= Rank.TEN)
"""Ranks of which pure gouji plays are made (G-124)."""


@lru_cache(maxsize=1 << 17)
def combo(rank: Rank | None, count: int, twos: int, small: int, big: int) -> Combo:
    """The same as :class:`Combo`, made once."""
    return Combo(rank, count, twos, small, big)


def leads(hand: Counts, rules: GoujiRules) -> Iterator[Combo]:
    """Every play of *hand*, low ranks and few cards first (G-100 to G-106)."""
    twos, small, big = hand[12:]
    attachable = twos if rules.attach_twos else 0
    for rank in CARRIED:
        for count in range(1, held(hand, rank) + 1):
            for t, s, b in product(range(attachable + 1), range(small + 1), range(big + 1)):
                yield combo(rank, count, t, s, b)
    for count in range(1, twos + 1):
        for s, b in product(range(small + 1), range(big + 1)):
            yield combo(Rank.TWO, count, 0, s, b)
    for s, b in product(range(small + 1), range(big + 1)):
        if s or b:
            yield combo(None, 0, 0, s, b)


def beating(hand: Counts, top: Combo, rules: GoujiRules) -> Iterator[Combo]:
    """Every play of *hand* that beats *top*: fewest jokers first, then low ranks, then few 2s."""
    if rules.joker_kills:
        yield from _by_exchange(hand, top, rules)
        return
    theirs = strength(top, rules.mixed_jokers)
    if theirs.big:
        return
    twos, small, big = hand[12:]
    downgrade = rules.mixed_jokers is MixedJokers.DOWNGRADE
    for b, s in sorted(product(range(big + 1), range(small + 1)), key=sum):
        carried = top.size - b - s
        if carried < 0 or (0 if b and s and downgrade else b) < theirs.small:
            continue
        if not carried:
            yield combo(None, 0, 0, s, b)
            continue
        yield from _carrying(hand, carried, theirs.rank, s, b, twos if rules.attach_twos else 0)
        if theirs.rank < Rank.TWO and carried <= twos:
            yield combo(Rank.TWO, carried, 0, s, b)


def _carrying(
    hand: Counts, carried: int, above: int, small: int, big: int, twos: int
) -> Iterator[Combo]:
    for rank in CARRIED[max(0, above - 2) :]:
        have = held(hand, rank)
        for count in range(min(have, carried), max(1, carried - twos) - 1, -1):
            yield combo(rank, count, carried - count, small, big)


def _by_exchange(hand: Counts, top: Combo, rules: GoujiRules) -> Iterator[Combo]:
    """Where jokers may be exchanged, counts may differ (GAP-05): try all plays of near size."""
    for candidate in leads(hand, rules):
        if top.size <= candidate.size <= top.size + 2 and beats(candidate, top, rules):
            yield candidate


def must_hold(play: Combo, hand: Counts, rules: GoujiRules) -> None:
    """Raises Illegal unless *play* is a play of this hand under these rules."""
    if play.twos and not rules.attach_twos:
        raise Illegal("attach-off")
    for rank, count in play.counts:
        if held(hand, rank) < count:
            raise Illegal("do-not-have", rank=rank, wanted=count, have=held(hand, rank))


def must_beat(play: Combo, top: Combo, rules: GoujiRules) -> None:
    """Raises Illegal, saying why, unless *play* beats *top*."""
    if beats(play, top, rules):
        return
    theirs = strength(top, rules.mixed_jokers)
    if theirs.big and not rules.joker_kills:
        raise Illegal("dead-play", top=top)
    if play.size != top.size:
        raise Illegal("wrong-count", play=play, top=top)
    if theirs.small or theirs.big:
        raise Illegal("joker-above", play=play, top=top)
    raise Illegal("does-not-beat", play=play, top=top)
