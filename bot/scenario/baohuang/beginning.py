"""The hand of a case of Baohuang: a whole deal, or a position as a list of events.

It stands before the preparations, at a lead, or in a trick. Nothing is written into a state past
the rules: who is out has laid one card, the one that makes him who he is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.scenario.baohuang.headers import OTHERS
from bot.scenario.baohuang.words import played, write
from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.case import Case
from bot.scenario.moment import AnyHand
from engine import baohuang, shuffle
from engine.baohuang import events as ev
from engine.baohuang.carried import Carried
from engine.baohuang.combos import Combo
from engine.baohuang.options import Guard
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL
from engine.cards import Card
from engine.hand import Hand
from engine.seats import Seat

Cards = tuple[Card, ...]


def begin(case: Case, rules: BaohuangRules) -> tuple[AnyHand, Sequence[Any]]:
    """The hand of *case*, with what follows by itself. Raises NotInFormat for facts that exclude
    each other."""
    seed, after = 1 if case.seed is None else case.seed, left(case)
    if case.seed is not None:
        if case.hands or case.facts:
            raise NotInFormat("seed, hand")
        return Hand.open(baohuang, rules, seed, after)
    facts = case.facts
    if len({"leads", "top"} & facts.keys()) > 1 or (not _begun(case) and _later(case)):
        raise NotInFormat("leads, top")
    if "out" in facts and rules.guard is Guard.CALLED and "called" not in facts:
        raise NotInFormat("called")
    hands = _hands(case, rules)
    return Hand.start(
        baohuang,
        (
            ev.HandStarted(rules=rules, seal=shuffle.seal(seed), carried=after),
            ev.SeedDrawn(seed=shuffle.written(seed)),
            *(ev.HandDealt(seat=seat, cards=hands[seat]) for seat in ALL),
            *(_led(case, hands) if _begun(case) else ()),
        ),
    )


def _begun(case: Case) -> bool:
    return bool({"leads", "top"} & case.facts.keys())


def _later(case: Case) -> bool:
    return bool({"out", "passed", "declared", "called"} & case.facts.keys())


def left(case: Case) -> Carried | None:
    """What the hand before left; None: there was none."""
    if not case.carried:
        return None
    return Carried(**{"places": ALL, "emperor": ALL[0], **case.carried})


def _hands(case: Case, rules: BaohuangRules) -> Mapping[Seat, Cards]:
    """What each holds, besides what lies on the table. The marked jokers that no line names are
    the emperor's and the guard's."""
    facts = case.facts
    others, out = facts.get("others", OTHERS), facts.get("out", ())
    if {*case.hands} & {*out}:
        raise NotInFormat("hand, out")
    tried = _tried_cards(case)
    held: dict[Seat, Cards] = {
        seat: cards(case.hands[seat], others)
        if seat in case.hands
        else (*cards(others), *tried[seat])
        for seat in ALL
    }
    held |= dict.fromkeys(out, ())
    if "top" in facts:
        owner, top = facts["top"]
        held[owner] = (*held[owner], *cards(write(top).replace("*", "")))
    for name, mark in _marks(rules):
        if not any(mark in each for each in held.values()):
            seat = facts.get(name, ALL[0] if name == "emperor" else ALL[2])
            held[seat] = (*held[seat], mark)
    return held | {seat: (Card.XR,) for seat in out if not held[seat]}


def _marks(rules: BaohuangRules) -> Iterator[tuple[str, Card]]:
    yield "emperor", Card.XE
    if rules.guard is Guard.MARKED_JOKER:
        yield "guard", Card.XG


def _tried_cards(case: Case) -> dict[Seat, Cards]:
    """All that each seat plays, or tries, in *case*, but for marked cards."""
    found: dict[Seat, Cards] = dict.fromkeys(ALL, ())
    for seat, words in case.said:
        try:
            laid = played(words)
        except NotInFormat:
            continue
        found[seat] = (*found[seat], *(card for card in laid if card not in (Card.XE, Card.XG)))
    return found


def _led(case: Case, hands: Mapping[Seat, Cards]) -> Iterator[ev.BaohuangEvent]:
    """All that lies between the deal and where the hand stands."""
    facts = case.facts
    emperor = next(seat for seat in ALL if Card.XE in hands[seat])
    yield ev.EmperorFound(seat=emperor, reigns=True)
    if "called" in facts:
        yield ev.GuardCalled(seat=emperor, card=facts["called"])
    if "declared" in facts:
        yield ev.DeclarationsOpened(declared=facts["declared"])
    yield ev.LeaderChosen(seat=emperor)
    for seat in facts.get("out", ()):
        yield ev.CardsPlayed(seat=seat, combo=_last(hands[seat]))
        yield ev.SeatFinished(seat=seat)
    if "top" in facts:
        owner, top = facts["top"]
        yield ev.TrickTaken(seat=owner, leader=owner)
        yield ev.CardsPlayed(seat=owner, combo=top, passed=facts.get("passed", ()))
    else:
        yield ev.TrickTaken(seat=facts["leads"], leader=facts["leads"])


def _last(held: Cards) -> Combo:
    """The one play of who is out: jokers, plain or marked."""
    small = sum(card is Card.XG for card in held)
    marks = tuple(card for card in (Card.XG, Card.XE) if card in held)
    return Combo(None, small=small, big=len(held) - small, marks=marks)
