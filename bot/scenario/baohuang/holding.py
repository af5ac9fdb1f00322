"""What each seat of a case of Baohuang holds, and which card makes the guard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bot.scenario.baohuang.headers import OTHERS
from bot.scenario.baohuang.words import played, write
from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.case import Case
from engine.baohuang import calling
from engine.baohuang.deal import packs
from engine.baohuang.options import Guard
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL
from engine.cards import MARKED, Card
from engine.seats import Seat

Cards = tuple[Card, ...]
_MARKS: Final = {Card.XE: "E", Card.XG: "G"}


class Holding(NamedTuple):
    hands: Mapping[Seat, Cards]
    """With what lies on the table."""
    emperor: Seat
    called: Card | None
    """The fourth of it makes the guard; None where a joker does, or none is called yet."""


def holding(case: Case, rules: BaohuangRules, *, begun: bool) -> Holding:
    """The cards that make somebody who he is are the emperor's and the guard's where no line names
    them; *begun*: what is called has been called. Raises NotInFormat for facts that exclude each
    other."""
    facts = case.facts
    if {*case.hands} & {*facts.get("out", ())}:
        raise NotInFormat("hand, out")
    held = _held(case)
    _require_one_each(held, rules)
    emperor = _owner(held, Card.XE, facts.get("emperor", ALL[0]))
    guard: Seat = facts.get("guard", ALL[2])
    called = None
    if rules.guard is Guard.MARKED_JOKER:
        _owner(held, Card.XG, guard)
    elif begun:
        called = _called(facts, held, rules)
        if not _is_guards(called, held, emperor, guard):
            held[guard] = (*held[guard], called)
    return Holding(held, emperor, called)


def _held(case: Case) -> dict[Seat, Cards]:
    facts = case.facts
    others = facts.get("others", OTHERS)
    tried = _tried_cards(case)
    held: dict[Seat, Cards] = {
        seat: cards(case.hands[seat], others)
        if seat in case.hands
        else (*cards(others), *tried[seat])
        for seat in ALL
    }
    held |= dict.fromkeys(facts.get("out", ()), ())
    if "top" in facts:
        owner, top = facts["top"]
        held[owner] = (*held[owner], *cards(write(top).replace("*", "")))
    return held


def _tried_cards(case: Case) -> dict[Seat, Cards]:
    """All that each seat plays, or tries, in *case*, but for marked cards."""
    found: dict[Seat, Cards] = dict.fromkeys(ALL, ())
    for seat, words in case.said:
        try:
            laid = played(words)
        except NotInFormat:
            continue
        found[seat] = (*found[seat], *(card for card in laid if card not in MARKED))
    return found


def _require_one_each(held: Mapping[Seat, Cards], rules: BaohuangRules) -> None:
    """Raises NotInFormat for a marked joker that is there twice, or not in the packs."""
    for mark, word in _MARKS.items():
        if sum(each.count(mark) for each in held.values()) > packs(rules).count(mark):
            raise NotInFormat(word)


def _owner(held: dict[Seat, Cards], mark: Card, to: Seat) -> Seat:
    """Who holds *mark*; where nobody does, it goes *to* him."""
    owner = next((seat for seat in ALL if mark in held[seat]), None)
    if owner is not None:
        return owner
    held[to] = (*held[to], mark)
    return to


def _called(facts: Mapping[str, Any], held: Mapping[Seat, Cards], rules: BaohuangRules) -> Card:
    """The one that a line names, or else the lowest that nobody holds."""
    found: Card | None = facts.get("called")
    if found is None:
        known = {card for each in held.values() for card in each}
        found = next((card for card in calling.possible(rules) if card not in known), None)
    if found is None:
        raise NotInFormat("called")
    return found


def _is_guards(called: Card, held: Mapping[Seat, Cards], emperor: Seat, guard: Seat) -> bool:
    """Whether somebody holds the fourth of *called*: another than the emperor, or he himself."""
    if any(called in held[seat] for seat in ALL if seat != emperor):
        return True
    own = held[emperor].count(called)
    return own > calling.SHOWN or (own > 0 and guard == emperor)
