"""The hand of a case of Baohuang: a whole deal, or a position as a list of events.

It stands before the preparations, at a lead, or in a trick. Nothing is written into a state past
the rules: who is out has laid one card, the one that makes him who he is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.scenario.baohuang.holding import Cards, Holding, holding
from bot.scenario.card_words import NotInFormat
from bot.scenario.case import Case
from bot.scenario.moment import AnyHand
from engine import baohuang, shuffle
from engine.baohuang import calling, declaring
from engine.baohuang import events as ev
from engine.baohuang.carried import Carried
from engine.baohuang.combos import Combo
from engine.baohuang.options import Guard
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL
from engine.baohuang.state import State
from engine.cards import Card, Rank, ordered
from engine.hand import Hand


def begin(case: Case, rules: BaohuangRules) -> tuple[AnyHand, Sequence[Any]]:
    """The hand of *case*, with what follows by itself. Raises NotInFormat for facts that exclude
    each other."""
    seed, after = 1 if case.seed is None else case.seed, left(case)
    if case.seed is not None:
        if case.hands or case.facts:
            raise NotInFormat("seed, hand")
        return Hand.open(baohuang, rules, seed, after)
    facts = case.facts
    begun = _begun(facts)
    if len({"leads", "top"} & facts.keys()) > 1 or (not begun and _later(facts)):
        raise NotInFormat("leads, top")
    _check(facts, rules)
    found = holding(case, rules, begun=begun)
    events: tuple[ev.BaohuangEvent, ...] = (
        ev.HandStarted(rules=rules, seal=shuffle.seal(seed), carried=after),
        ev.SeedDrawn(seed=shuffle.written(seed)),
        *(ev.HandDealt(seat=seat, cards=_dealt(found.hands[seat])) for seat in ALL),
    )
    if begun:
        events = (*events, *_sides(found))
        events = (*events, *_declared(facts, events), *_led(facts, found))
    return Hand.start(baohuang, events)


def _begun(facts: Mapping[str, Any]) -> bool:
    return bool({"leads", "top"} & facts.keys())


def _later(facts: Mapping[str, Any]) -> bool:
    return bool({"out", "passed", "declared", "called"} & facts.keys())


def _check(facts: Mapping[str, Any], rules: BaohuangRules) -> None:
    """Raises NotInFormat for a card that cannot have been called, for players out where nobody
    was, and for who leads though he is out."""
    called, out = facts.get("called"), facts.get("out", ())
    if called is not None and (
        rules.guard is not Guard.CALLED or called not in calling.possible(rules)
    ):
        raise NotInFormat("called")
    if out and rules.guard is Guard.CALLED and called is None:
        raise NotInFormat("called")
    first = facts["top"][0] if "top" in facts else facts.get("leads")
    if first in out or len({*out}) < len(out):
        raise NotInFormat("out")


def left(case: Case) -> Carried | None:
    """What the hand before left; None: there was none."""
    if not case.carried:
        return None
    return Carried(**{"places": ALL, "emperor": ALL[0], **case.carried})


def _dealt(held: Cards) -> Cards:
    """Who is out, and nobody special, laid a big joker at last."""
    return held or (Card.XR,)


def _sides(found: Holding) -> Iterator[ev.BaohuangEvent]:
    yield ev.EmperorFound(seat=found.emperor, reigns=True)
    if found.called is not None:
        yield ev.GuardCalled(seat=found.emperor, card=found.called)


def _declared(
    facts: Mapping[str, Any], events: Sequence[ev.BaohuangEvent]
) -> Sequence[ev.BaohuangEvent]:
    """What was declared after *events*, and whom that exposed. Raises NotInFormat for what cannot
    have been."""
    if "declared" not in facts:
        return ()
    declared = facts["declared"]
    state = _booked(events)
    if any(what not in declaring.says(state, seat) for seat, what in declared):
        raise NotInFormat("declared")
    opened = ev.DeclarationsOpened(declared=declared)
    return (opened, *declaring.expose(_booked((*events, opened))))


def _booked(events: Sequence[ev.BaohuangEvent]) -> State:
    state: State | None = None
    for event in events:
        state = baohuang.evolve(state, event)
    assert state is not None
    return state


def _led(facts: Mapping[str, Any], found: Holding) -> Iterator[ev.BaohuangEvent]:
    """All that lies between the declarations and where the hand stands."""
    yield ev.LeaderChosen(seat=found.emperor)
    for seat in facts.get("out", ()):
        yield ev.CardsPlayed(seat=seat, combo=_last(_dealt(found.hands[seat])))
        yield ev.SeatFinished(seat=seat)
    if "top" in facts:
        owner, top = facts["top"]
        yield ev.TrickTaken(seat=owner, leader=owner)
        yield ev.CardsPlayed(seat=owner, combo=top, passed=facts.get("passed", ()))
    else:
        yield ev.TrickTaken(seat=facts["leads"], leader=facts["leads"])


def _last(held: Cards) -> Combo:
    """The one play of who is out: a big joker, or the cards that make him who he is."""
    called = [card for card in held if card.suit is not None]
    return Combo(
        called[0].rank if called else None,
        len(called),
        small=sum(card.rank is Rank.SMALL_JOKER for card in held),
        big=sum(card.rank is Rank.BIG_JOKER for card in held),
        marks=ordered(card for card in held if card is not Card.XR),
    )
