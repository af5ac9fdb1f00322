"""What a hand still costs to get rid of, and what a play saves of that.

A hand is its groups of one rank. A group that probably stands when it is led costs little, because
the lead stays; another one costs a lead. Jokers make groups stand, so each is worth something.
"""

from __future__ import annotations

from typing import Final

from bot.policies.baohuang.facts import Facts
from engine.baohuang.combos import CARRIED, Combo
from engine.baohuang.plays import combo
from engine.cards import Rank
from engine.counts import held

STANDING: Final = 0.75
"""What of the cost of a group its standing saves."""
SMALL_JOKER: Final = 0.4
BIG_JOKER: Final = 0.7
"""What a joker is worth in hand."""
SURE: Final = 0.85
"""What stands as probably as this counts as standing."""


def group(facts: Facts, rank: Rank, count: int) -> float:
    """What *count* cards of *rank* cost as a group."""
    if not count:
        return 0.0
    return 1 - STANDING * facts.stands(combo(rank, count, 0, 0))


def saved(facts: Facts, play: Combo) -> float:
    """By how much the hand gets cheaper by *play*."""
    spent = SMALL_JOKER * play.small + BIG_JOKER * play.big
    if play.rank is None:
        return -spent
    have = held(facts.hand, play.rank)
    return group(facts, play.rank, have) - group(facts, play.rank, have - play.count) - spent


def losers(facts: Facts, play: Combo | None = None) -> int:
    """Groups that would not stand after *play*, each big joker making one of them stand."""
    few = 0
    for rank in CARRIED:
        count = held(facts.hand, rank)
        if play is not None and play.rank is rank:
            count -= play.count
        if count and facts.stands(combo(rank, count, 0, 0)) < SURE:
            few += 1
    big = held(facts.hand, Rank.BIG_JOKER) - (play.big if play is not None else 0)
    return max(0, few - big)
