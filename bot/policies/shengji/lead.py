"""Leading: what is likely to take the trick, with as many cards as can be, and at what cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.policies.shengji import odds, worth
from bot.policies.shengji.choice import Advice, Reason
from bot.policies.shengji.facts import Facts
from engine.shengji.actions import Play
from engine.shengji.forms import units
from engine.shengji.holding import Cards, ordered, points
from engine.shengji.leading import single_units
from engine.shengji.trumps import Series

EACH: Final = 2.2
"""Points that each card of a trick won brings from the others, roughly."""
TEMPO: Final = 1.5
"""To lead again."""
LIKELY: Final = 0.5


def lead(facts: Facts) -> Advice:
    """The candidate that is worth most; of equals the first."""
    found = list(dict.fromkeys(_candidates(facts)))
    if len(found) == 1:
        return Advice(Play(found[0]), Reason.ONLY)
    best = max(found, key=lambda cards: value(facts, cards))
    return Advice(Play(best), _reason(facts, best))


def _candidates(facts: Facts) -> Iterator[Cards]:
    """All singles, pairs and tractors, and throws of units of which nobody can beat any."""
    for series in _series(facts):
        mine = facts.trumps.of(series, facts.hand)
        yield from single_units(mine, facts.trumps)
        bosses = [unit for unit in units(mine, facts.trumps) if facts.is_boss(unit)]
        if len(bosses) > 1:
            yield ordered(card for unit in bosses for card in unit.cards)


def _series(facts: Facts) -> tuple[Series, ...]:
    return tuple(dict.fromkeys(map(facts.trumps.series, facts.hand)))


def value(facts: Facts, cards: Cards) -> float:
    """In points for this seat's side."""
    ours = holds(facts, cards)
    around = EACH * len(cards)
    return (
        ours * (points(cards) + around + TEMPO + facts.at_stake(cards))
        - (1 - ours) * around
        - worth.saved(cards)
        - worth.kept(facts, cards)
        + worth.opening(facts, cards)
    )


def holds(facts: Facts, cards: Cards) -> float:
    """The chance that the own side takes the trick that *cards* lead."""
    return odds.takes(facts, cards, facts.me, facts.behind)


def _reason(facts: Facts, cards: Cards) -> Reason:
    found = units(cards, facts.trumps)
    if len(found) > 1:
        return Reason.THROW
    if facts.is_boss(found[0]):
        return Reason.BOSS
    if found[0].length > 1:
        return Reason.TRACTOR
    return Reason.HIGH if holds(facts, cards) >= LIKELY else Reason.LOW
