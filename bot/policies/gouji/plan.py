"""Going out in one run: in which order, with which jokers, and how likely it works.

Fewest plays is never the question, because only equal ranks combine; which plays stand is. The
play laid last needs nothing but to be laid, so the weakest group is kept for it. Of the others
the weakest get the big jokers, which nothing beats, and the next ones the small jokers.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.policies.gouji.facts import BIG, SMALL, TWOS, Facts
from bot.policies.gouji.standing import Standing
from engine.cards import Rank
from engine.gouji.combos import CARRIED, Combo
from engine.gouji.plays import combo


class Run(NamedTuple):
    plays: tuple[Combo, ...]
    """In the order to lay them."""
    chance: float
    """That all but the last one stand."""


def whole(facts: Facts, place: int) -> Combo:
    """All cards of one carried rank."""
    return combo(CARRIED[place], facts.hand[place], 0, 0, 0)


def last_play(facts: Facts) -> Combo | None:
    """The whole hand as one play, where it is one."""
    hand = facts.hand
    twos, small, big = hand[TWOS:]
    if len(facts.groups) > 1:
        return None
    if facts.groups:
        if twos and not facts.rules.attach_twos:
            return None
        return combo(CARRIED[facts.groups[0]], hand[facts.groups[0]], twos, small, big)
    if twos:
        return combo(Rank.TWO, twos, 0, small, big)
    return combo(None, 0, 0, small, big)


def run(facts: Facts, standing: Standing) -> Run:
    """The best run that this hand has. Leads with plain winners while there are any, so that the
    jokers still serve when something goes wrong."""
    hand = facts.hand
    heaps = [whole(facts, place) for place in facts.groups]
    if hand[TWOS] and (not facts.rules.attach_twos or not heaps):
        heaps.append(combo(Rank.TWO, hand[TWOS], 0, 0, 0))
    if not heaps:
        return Run((combo(None, 0, 0, hand[SMALL], hand[BIG]),), 1.0)
    heaps.sort(key=standing.led)
    last, *others = heaps
    big, small = hand[BIG], hand[SMALL]
    with_big = [_hung(heap, 0, 1) for heap in others[:big]]
    with_small = [_hung(heap, 1, 0) for heap in others[big : big + small]]
    plain = others[big + small :][::-1]
    plays = [*plain, *with_small[::-1], *with_big]
    odds = 1.0
    for play in plays:
        odds *= standing.led(play)
    rest_small, rest_big = small - len(with_small), big - len(with_big)
    twos = hand[TWOS] if facts.rules.attach_twos and last.rank is not Rank.TWO else 0
    assert last.rank is not None
    plays.append(combo(last.rank, last.count, twos, rest_small, rest_big))
    return Run(tuple(plays), odds)


def _hung(play: Combo, small: int, big: int) -> Combo:
    return combo(play.rank, play.count, play.twos, play.small + small, play.big + big)
