"""Which plays a hand holds: all that can be led, and all that beat a given play.

A hand is its counts by rank, and which marked cards are among them. Where it has marked and
ordinary cards of one rank, its owner chooses which he lays down.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from engine.baohuang.combos import CARRIED, Combo, beats, strength
from engine.baohuang.options import MixedJokers
from engine.baohuang.rules import BaohuangRules
from engine.cards import MARKED, Card, Rank
from engine.counts import Counts, held
from engine.errors import Illegal

Marks = tuple[Card, ...]
"""Marked cards, in the order of :class:`Card`."""


@lru_cache(maxsize=1 << 17)
def combo(rank: Rank | None, count: int, small: int, big: int, marks: Marks = ()) -> Combo:
    """The same as :class:`Combo`, made once."""
    return Combo(rank, count, small, big, marks)


def leads(hand: Counts, marks: Marks) -> Iterator[Combo]:
    """Every play of *hand*, low ranks and few cards first (B-021, B-022, BG-02)."""
    small, big = hand[13:]
    for rank in CARRIED:
        for count in range(1, held(hand, rank) + 1):
            for s, b in product(range(small + 1), range(big + 1)):
                yield from ways(rank, count, s, b, hand, marks)
    for s, b in product(range(small + 1), range(big + 1)):
        if s or b:
            yield from ways(None, 0, s, b, hand, marks)


def beating(hand: Counts, marks: Marks, top: Combo, rules: BaohuangRules) -> Iterator[Combo]:
    """Every play of *hand* that beats *top*: fewest jokers first, then low ranks; the called card
    as a single last."""
    if top.topmost:
        return
    yield from _above(hand, marks, top, rules)
    called = next((mark for mark in marks if mark not in MARKED), None)
    if called is not None and top.size == 1:
        yield combo(called.rank, 1, 0, 0, (called,))


def _above(hand: Counts, marks: Marks, top: Combo, rules: BaohuangRules) -> Iterator[Combo]:
    theirs = strength(top, rules.mixed_jokers)
    if theirs.big:
        return
    small, big = hand[13:]
    downgrade = rules.mixed_jokers is MixedJokers.DOWNGRADE
    for b, s in sorted(product(range(big + 1), range(small + 1)), key=sum):
        count = top.size - b - s
        if count < 0 or (0 if b and s and downgrade else b) < theirs.small:
            continue
        if not count:
            yield from ways(None, 0, s, b, hand, marks)
            continue
        for rank in CARRIED:
            if rank > theirs.rank and held(hand, rank) >= count:
                for play in ways(rank, count, s, b, hand, marks):
                    if not play.topmost:
                        yield play


def ways(
    rank: Rank | None, count: int, small: int, big: int, hand: Counts, marks: Marks
) -> Iterator[Combo]:
    """These cards of *hand* as plays: without marked ones as far as it allows, then with them."""
    if not marks:
        yield combo(rank, count, small, big)
        return
    used = {rank: count, Rank.SMALL_JOKER: small, Rank.BIG_JOKER: big}
    choices: list[tuple[Marks, ...]] = []
    for mark in marks:
        laid = used.get(mark.rank, 0)
        if not laid:
            choices.append(((),))
        elif laid == held(hand, mark.rank):
            choices.append(((mark,),))
        else:
            choices.append(((), (mark,)))
    for chosen in product(*choices):
        yield combo(rank, count, small, big, sum(chosen, ()))


def must_hold(play: Combo, hand: Counts, marks: Marks) -> None:
    """Raises Illegal unless *play* is a play of this hand, and names the marked cards that are in
    it."""
    used = dict(play.counts)
    for rank, count in play.counts:
        if held(hand, rank) < count:
            raise Illegal("do-not-have", rank=rank, wanted=count, have=held(hand, rank))
    for mark in play.marks:
        if mark not in marks:
            raise Illegal("mark-not-yours", card=mark)
    for mark in marks:
        if mark not in play.marks and used.get(mark.rank) == held(hand, mark.rank):
            raise Illegal("mark-is-in-it", card=mark)


def must_beat(play: Combo, top: Combo, rules: BaohuangRules) -> None:
    """Raises Illegal, saying why, unless *play* beats *top*."""
    if beats(play, top, rules):
        return
    if play.size != top.size:
        raise Illegal("wrong-count", play=play, top=top)
    theirs = strength(top, rules.mixed_jokers)
    if theirs.big or top.topmost:
        raise Illegal("dead-play", top=top)
    if theirs.small:
        raise Illegal("joker-above", play=play, top=top)
    raise Illegal("does-not-beat", play=play, top=top)
