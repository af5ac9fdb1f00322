"""What to lead: losing groups first, standing ones when the rest can be laid one after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.policies.baohuang.danger import handed
from bot.policies.baohuang.facts import Facts
from bot.policies.baohuang.last import stuffing
from bot.policies.baohuang.worth import SURE, losers, saved
from engine.baohuang import hold_six
from engine.baohuang.asked import Asked
from engine.baohuang.combos import CARRIED, Combo
from engine.baohuang.plays import ways
from engine.cards import Card, Rank
from engine.counts import held

AGAIN: Final = 0.5
"""What leading once more is worth."""
RUN: Final = 2.0
"""What it is worth to keep the lead when everything else can be laid after it."""


def lead(asked: Asked, facts: Facts) -> Combo:
    """The best lead; low ranks and whole groups where several are as good."""
    options = list(_candidates(asked))
    whole = next((play for play in options if play.size == sum(asked.hand)), None)
    if whole is not None:
        return whole
    runs = losers(facts) <= 1
    return max(options, key=lambda play: _score(facts, play, runs))


def _score(facts: Facts, play: Combo, runs: bool) -> tuple[float, int]:
    stands = facts.stands(play)
    score = saved(facts, play) + AGAIN * stands + handed(facts, play)
    score -= stuffing(facts, play)
    if runs and stands >= SURE and losers(facts, play) <= 1:
        score += RUN
    return score, -(play.rank or 0)


def _candidates(asked: Asked) -> Iterator[Combo]:
    """Each group whole, without a joker and with one; and each part of a group; and all that is
    left."""
    hand = asked.hand
    small, big = hand[13:]
    ranks = [rank for rank in CARRIED if held(hand, rank)]
    found = 0
    for rank in ranks:
        count = held(hand, rank)
        shapes = [(n, 0, 0) for n in range(count, 0, -1)]
        shapes += [(count, 1, 0)] * (small > 0) + [(count, 0, 1)] * (big > 0)
        if len(ranks) == 1:
            shapes.append((count, small, big))
        for n, s, b in shapes:
            play = hidden(asked, rank, n, s, b)
            if hold_six.may_lay(play, hand, asked.rules):
                found += 1
                yield play
    if not ranks or not found:
        for s, b in ((small, big), (1, 0), (0, 1)):
            if s <= small and b <= big and s + b:
                yield hidden(asked, None, 0, s, b)


def hidden(asked: Asked, rank: Rank | None, count: int, small: int, big: int) -> Combo:
    """These cards, without the card that shows who one is as long as there are others."""
    return min(
        ways(rank, count, small, big, asked.hand, asked.marks),
        key=lambda play: sum(mark is not Card.XE for mark in play.marks),
    )
