"""What one seat is asked, and which answers to that are legal.

An :class:`Asked` holds the seat's own cards and public facts, nothing else, so the rules, the
computer players and the keyboards all work from the same value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Card
from engine.counts import EMPTY, Counts
from engine.errors import Illegal, require
from engine.gouji import asked_before, burn, plays, showing_cards
from engine.gouji import limits as limit
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    Burn,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Show,
    Yield,
)
from engine.gouji.combos import Combo
from engine.gouji.limits import FREE, Limits
from engine.gouji.matters import Matter
from engine.gouji.rules import GoujiRules
from engine.gouji.setup import Due, Offer
from engine.seats import Seat

__all__ = ["Asked", "Matter", "check", "menu"]


class Asked(NamedTuple):
    matter: Matter
    rules: GoujiRules
    hand: Counts
    drawn: tuple[Card, ...] = ()
    """The cards with their suits, where suits matter (SHOW)."""
    top: Combo | None = None
    """The play to answer (RESPOND)."""
    may_answer: bool = False
    """May beat the play, or pass."""
    may_burn: bool = False
    may_yield: bool = False
    may_apply: bool = False
    """May ask for the wind."""
    burning: bool = False
    """Leads while burning, and owes a joker in every play but the last (G-155)."""
    no_burn: str = ""
    """Why there is no burning here: the code of the refusal."""
    covered: bool = True
    """Of a burner's plays only the covering one has been laid (G-155)."""
    limits: Limits = FREE
    """Which cards the house keeps back for now."""
    usual: Action | None = None
    """What silence means, before the first lead."""
    about: Seat | None = None
    """Whom the question is about."""
    seats: tuple[Seat, ...] = ()
    """Who may be named (LAST)."""
    able: bool = False
    """Holds what the answer yes would take (HELP, DOT)."""
    limit: int = 0
    """The largest number that comes to something (DOT)."""
    debts: tuple[int, ...] = ()
    """Over which the seat has a say, by their place in the list (TERMS)."""
    allied: frozenset[int] = frozenset()
    """Which of them are between allies."""
    received: frozenset[int] = frozenset()
    """Which of them are owed to the seat."""
    due: Due | None = None
    """What is to be returned (RETURN)."""
    offer: Offer | None = None
    """What came back (TAKE)."""
    judged: Counts = EMPTY
    """The cards by which a revolution is judged (REVOLUTION)."""
    targets: tuple[Combo, ...] = ()
    """What may be beaten (SHOT, FIVES)."""
    pure: bool = False
    """Only a pure gouji play may be laid (SHOT)."""

    @property
    def silence(self) -> Action | None:
        """What saying nothing means; None for a lead, and for whether to beat a play."""
        if self.usual is not None:
            return self.usual
        return None if self.matter is Matter.LEAD or self.may_answer else self.decline

    @property
    def decline(self) -> Action:
        """The answer that does nothing, where there is one; else the smallest lead, because a
        leader must play (GAP-73)."""
        if self.usual is not None:
            return self.usual
        if self.matter is Matter.SHOW:
            return NoShow()
        if self.matter is Matter.LEAD:
            return next(iter(menu(self)))
        return Pass() if self.may_answer else NoBurn()


def check(asked: Asked, action: Action) -> None:
    """Raises Illegal, with the reason, unless *action* is one of :func:`menu`."""
    match asked.matter:
        case Matter.SHOW:
            _check_show(asked, action)
        case Matter.LEAD:
            _check_lead(asked, action)
        case Matter.RESPOND:
            _check_response(asked, action)
        case _:
            asked_before.check(asked, action)


def menu(asked: Asked) -> Iterator[Action]:
    """Every legal answer, cheapest first."""
    match asked.matter:
        case Matter.SHOW:
            yield NoShow()
            yield from map(Show, showing_cards.shows(asked.drawn, asked.rules))
        case Matter.LEAD:
            yield from map(Play, _leads(asked))
        case Matter.RESPOND:
            yield from _responses(asked)
        case _:
            yield from asked_before.menu(asked)


def _leads(asked: Asked) -> Iterator[Combo]:
    hand, rules, limits, covered = asked.hand, asked.rules, asked.limits, asked.covered
    free = limits.none
    for combo in plays.leads(hand, rules):
        if asked.burning and not burn.may_lead(combo, hand, rules, covered=covered):
            continue
        if free or limit.may_lead(combo, hand, limits):
            yield combo


def _responses(asked: Asked) -> Iterator[Action]:
    assert asked.top is not None
    yield Pass() if asked.may_answer else NoBurn()
    if asked.may_yield:
        yield Yield()
    if asked.may_apply:
        yield ApplyForWind()
    covers = tuple(plays.beating(asked.hand, asked.top, asked.rules))
    if not asked.limits.none:
        covers = tuple(c for c in covers if limit.may_follow(c, asked.hand, asked.limits))
    if asked.may_answer:
        yield from map(Play, covers)
    if asked.may_burn:
        for combo in covers:
            if burn.may_declare(combo, asked.hand, asked.rules):
                yield Burn(combo)


def _check_show(asked: Asked, action: Action) -> None:
    match action:
        case NoShow():
            return
        case Show(cards=cards):
            showing_cards.check(cards, asked.drawn, asked.rules)
        case _:
            raise Illegal("show-first")


def _check_lead(asked: Asked, action: Action) -> None:
    match action:
        case Play(combo=combo):
            plays.must_hold(combo, asked.hand, asked.rules)
            limit.must_lead(combo, asked.hand, asked.limits)
            if asked.burning:
                burn.check_lead(combo, asked.hand, asked.rules, covered=asked.covered)
        case Pass() | Yield() | ApplyForWind():
            raise Illegal("cannot-pass-lead")
        case Burn() | NoBurn():
            raise Illegal("burn-needs-gouji")
        case _:
            raise Illegal("not-now")


def _check_response(asked: Asked, action: Action) -> None:
    assert asked.top is not None
    match action:
        case Play(combo=combo):
            require(asked.may_answer, "only-opposite")
            plays.must_hold(combo, asked.hand, asked.rules)
            limit.must_follow(combo, asked.hand, asked.limits)
            plays.must_beat(combo, asked.top, asked.rules)
        case Burn(combo=combo):
            require(asked.may_burn, asked.no_burn)
            plays.must_hold(combo, asked.hand, asked.rules)
            limit.must_follow(combo, asked.hand, asked.limits)
            plays.must_beat(combo, asked.top, asked.rules)
            burn.check_declared(combo, asked.hand, asked.rules)
        case Pass():
            # One way to decline for each seat, so that a pass is always a declared pass (GAP-17).
            require(asked.may_answer, "only-burn")
        case NoBurn():
            require(not asked.may_answer, "pass-instead")
        case Yield():
            require(asked.may_yield, "cannot-yield")
        case ApplyForWind():
            require(asked.may_apply, "cannot-apply")
        case _:
            raise Illegal("not-now")
