"""Following: points to a trick that is ours, none to theirs, and the cheapest way to take one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from bot.policies.shengji import odds, worth
from bot.policies.shengji.choice import Advice, Reason
from bot.policies.shengji.facts import Facts
from engine.seats import Seat
from engine.shengji.actions import Play
from engine.shengji.asked import menu
from engine.shengji.forms import shape, units
from engine.shengji.holding import Cards, points
from engine.shengji.seating import side
from engine.shengji.winning import beats, winner

LISTED: Final = 400
TEMPO: Final = 1.5
"""To lead next."""


def follow(facts: Facts) -> Advice:
    """The candidate that is worth most; of equals the cheapest."""
    found = list(dict.fromkeys(_candidates(facts)))
    if len(found) == 1:
        return Advice(Play(found[0]), Reason.ONLY)
    best = max(found, key=lambda cards: value(facts, cards))
    return Advice(Play(best), _reason(facts, best))


def _candidates(facts: Facts) -> Iterator[Cards]:
    for answer in islice(menu(facts.asked), LISTED):
        assert isinstance(answer, Play)
        yield answer.cards


def on_top(facts: Facts) -> tuple[Cards, Seat]:
    """The best play of the trick so far, and whose."""
    plays = [laid.cards for laid in facts.asked.trick.laid]
    best = facts.asked.trick.laid[winner(plays, facts.trumps, facts.rules.throw_beaten_by)]
    return best.cards, best.seat


def wins(facts: Facts, cards: Cards) -> bool:
    """Whether *cards* come to lie on top."""
    lengths = shape(units(facts.asked.led, facts.trumps))
    known = on_top(facts)[0]
    return beats(cards, known, lengths, facts.trumps, facts.rules.throw_beaten_by)


def value(facts: Facts, cards: Cards) -> float:
    """In points for this seat's side."""
    best, owner = (cards, facts.me) if wins(facts, cards) else on_top(facts)
    ours = odds.takes(facts, best, owner, facts.behind)
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
    ours = side(on_top(facts)[1]) == side(facts.me)
    if points(cards):
        return Reason.FEED if ours else Reason.LOW
    return Reason.LOW if ours else Reason.DUCK
