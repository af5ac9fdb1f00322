"""The hand of a case: a whole deal, or a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.case import Case
from bot.scenario.gouji.position import OTHERS, Position, dealt, opening
from bot.scenario.gouji.position import begin as stand
from bot.scenario.gouji.words import played
from bot.scenario.moment import AnyHand
from engine.cards import DECK, Card
from engine.errors import Rejected
from engine.gouji.actions import Burn, Play, Shots
from engine.gouji.carried import Carried
from engine.gouji.combos import Combo
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.seats import Seat


def begin(case: Case, rules: GoujiRules) -> tuple[AnyHand, Sequence[Any]]:
    """The hand of *case*, with what follows by itself. Raises NotInFormat for facts that exclude
    each other, Rejected for plays that are none."""
    seed, after = 1 if case.seed is None else case.seed, left(case, rules)
    facts = dict(case.facts)
    others = facts.pop("others", OTHERS)
    if facts.pop("undealt", False):
        if case.hands or facts:
            raise NotInFormat("undealt")
        return opening(rules, seed, after)
    if case.seed is not None and not case.hands and set(facts) <= {"leads", "first", "drawer"}:
        return dealt(rules, seed, after=after, **facts)
    if {*case.hands} & {*case.facts.get("out", ())}:
        raise NotInFormat("hand, out")
    needed = _tried_cards(case)
    hands = {
        seat: cards(case.hands[seat], others)
        if seat in case.hands
        else (*cards(others), *needed[seat])
        for seat in ALL
    }
    return stand(rules, Position(hands=hands, others=(), seed=seed, after=after, **facts))


def left(case: Case, rules: GoujiRules) -> Carried | None:
    """What the hand before left; None: there was none. Debts stand in the order in which *rules*
    pay them."""
    if not case.carried:
        return None
    order = rules.tribute_order
    facts = dict(case.carried)
    debts = sorted(facts.pop("debts", ()), key=lambda debt: order.index(debt.kind))
    return Carried(**{"places": ALL, **facts}, debts=tuple(debts))


def _tried_cards(case: Case) -> dict[Seat, tuple[Card, ...]]:
    """All that each seat plays, or tries, in *case*."""
    found: dict[Seat, tuple[Card, ...]] = dict.fromkeys(ALL, ())
    for seat, words in case.said:
        found[seat] = (*found[seat], *_needed(words))
    return found


def _needed(words: str) -> tuple[Card, ...]:
    try:
        action = played(words)
    except Rejected:
        return ()
    match action:
        case Play(combo=combo) | Burn(combo=combo):
            combos: tuple[Combo, ...] = (combo,)
        case Shots(combos=combos):
            pass
        case _:
            return ()
    return tuple(
        card
        for each in combos
        for rank, count in each.counts
        for card in [next(card for card in DECK if card.rank is rank)] * count
    )
