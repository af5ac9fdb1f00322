"""The cards that must come last (憋6, B-056): what a play does to the chance of leading them.

Who holds them wants the play before them to stand, so he keeps for it what nobody beats: the *key*.
A play that spends the key costs the more, the fewer groups are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.policies.baohuang.facts import Facts
from engine.baohuang.combos import CARRIED, Combo
from engine.baohuang.plays import combo
from engine.cards import Rank
from engine.counts import Counts, held, without

STUFFED: Final = 3.0
"""What being stuffed costs."""
EARLIER: Final = 0.7
"""What of that a spent key costs with each group more that is still to go."""


def stuffing(facts: Facts, play: Combo) -> float:
    """What *play* costs because its owner may be stuffed after it."""
    low = facts.low
    if low is None or not held(facts.hand, low) or play.size == sum(facts.hand):
        return 0.0
    rest = without(facts.hand, play.counts)
    if sum(rest) == held(rest, low):
        return STUFFED * (1 - facts.holds(play))
    groups = sum(bool(held(rest, rank)) for rank in CARRIED if rank is not low)
    lost = max(0.0, key(facts, facts.hand, low) - key(facts, rest, low))
    return STUFFED * lost * EARLIER ** max(0, groups - 1)


def key(facts: Facts, hand: Counts, low: Rank) -> float:
    """How probably the best play that *hand* could keep for the last but one stands."""
    return max(map(facts.holds, _keys(hand, low)), default=0.0)


def _keys(hand: Counts, low: Rank) -> Iterator[Combo]:
    small, big = hand[13:]
    for rank in CARRIED:
        count = held(hand, rank)
        if count and rank is not low:
            yield combo(rank, count, 0, 0)
            if small:
                yield combo(rank, count, 1, 0)
            if big:
                yield combo(rank, count, 0, 1)
    if small or big:
        yield combo(None, 0, small, big)
