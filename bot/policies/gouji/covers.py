"""The few plays that are worth a thought over another one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.policies.gouji.facts import BIG, SMALL, TWOS, Facts
from engine.cards import Rank
from engine.gouji import limits as limit
from engine.gouji.combos import CARRIED, Combo, beats, strength
from engine.gouji.plays import combo


def covers(facts: Facts) -> Iterator[Combo]:
    """A few ways to beat the top: for each higher rank the cheapest, then 2s and jokers alone."""
    top = facts.asked.top
    assert top is not None
    yield from over(facts, top)


def over(facts: Facts, top: Combo) -> Iterator[Combo]:
    """The same for any play *top*."""
    rules = facts.rules
    theirs = strength(top, rules.mixed_jokers)
    for place in facts.groups:
        if CARRIED[place] > theirs.rank:
            play = _dressed(facts, place, top.size, theirs.small)
            if play is not None and beats(play, top, rules) and _lawful(facts, play):
                yield play
    for play in _bare(facts, top.size, theirs.small):
        if beats(play, top, rules):
            yield play


def _lawful(facts: Facts, play: Combo) -> bool:
    """The house keeps 3s and 4s back (G-118, G-177)."""
    return limit.may_follow(play, facts.hand, facts.asked.limits)


def _dressed(facts: Facts, place: int, size: int, under: int) -> Combo | None:
    """*size* cards of one rank: big jokers as demanded, then natural cards, 2s, S, B."""
    hand, rules = facts.hand, facts.rules
    natural = min(hand[place], size - under)
    rest = size - under - natural
    twos = min(rest, hand[TWOS]) if rules.attach_twos else 0
    small = min(rest - twos, hand[SMALL])
    big = under + rest - twos - small
    if natural < 1 or big > hand[BIG]:
        return None
    return combo(CARRIED[place], natural, twos, small, big)


def _bare(facts: Facts, size: int, under: int) -> Iterator[Combo]:
    hand = facts.hand
    twos = min(hand[TWOS], size - under)
    small = min(size - under - twos, hand[SMALL])
    big = size - twos - small
    if twos > 0 and big <= hand[BIG]:
        yield combo(Rank.TWO, twos, 0, small, big)
    small = min(size - under, hand[SMALL])
    if size - small <= hand[BIG]:
        yield combo(None, 0, 0, small, size - small)
