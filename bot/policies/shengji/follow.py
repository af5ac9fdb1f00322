"""Following: points to a trick that is ours, none to theirs, and the cheapest way to take one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from bot.policies.shengji import odds, worth
from bot.policies.shengji.choice import Advice, Reason
from bot.policies.shengji.facts import Facts
from engine.shengji.actions import Play
from engine.shengji.asked import menu
from engine.shengji.holding import Cards, points
from engine.shengji.seating import side
from engine.shengji.winning import beats

LISTED: Final = 400
TEMPO: Final = 1.5
"""To lead next."""


def follow(facts: Facts) -> Advice:
    """The candidate that is worth most; of equals the cheapest."""
    found = list(dict.fromkeys(_candidates(facts)))
    if len(found) == 1:
        return Advice(Play(found[0]), Reason.ONLY)
    below = odds.takes(facts, *facts.on_top, facts.behind)
    best = max(found, key=lambda cards: value(facts, cards, below))
    return Advice(Play(best), _reason(facts, best))


def _candidates(facts: Facts) -> Iterator[Cards]:
    for answer in islice(menu(facts.asked), LISTED):
        assert isinstance(answer, Play)
        yield answer.cards


def wins(facts: Facts, cards: Cards) -> bool:
    """Whether *cards* come to lie on top."""
    known, by = facts.on_top[0], facts.rules.throw_beaten_by
    return beats(cards, known, facts.led_shape, facts.trumps, by)


def value(facts: Facts, cards: Cards, below: float) -> float:
    """In points for this seat's side. *below*: its chance to take the trick if *cards* do not come
    to lie on top."""
    ours = odds.takes(facts, cards, facts.me, facts.behind) if wins(facts, cards) else below
    lying = facts.on_table + points(cards) + facts.at_stake(facts.asked.led)
    return (
        ours * (lying + TEMPO)
        - worth.saved(cards)
        - worth.kept(facts, cards)
        + worth.opening(facts, cards)
    )


def _reason(facts: Facts, cards: Cards) -> Reason:
    trumps = facts.trumps
    if wins(facts, cards):
        ruffs = trumps.is_trump(cards[0]) and not trumps.is_trump(facts.asked.led[0])
        return Reason.RUFF if ruffs else Reason.WIN
    ours = side(facts.on_top[1]) == side(facts.me)
    if points(cards):
        return Reason.FEED if ours else Reason.LOW
    return Reason.LOW if ours else Reason.DUCK
