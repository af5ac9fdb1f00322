"""What one seat is asked, and which answers to that are legal.

An :class:`Asked` holds the seat's own cards and public facts, nothing else, so the rules, the
computer players and the keyboards all work from the same value.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card
from engine.errors import Illegal
from engine.gouji import burn, plays, showing_cards
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
from engine.gouji.hands import Counts
from engine.gouji.rules import GoujiRules


class Matter(StrEnum):
    """What the question is about."""

    SHOW = "show"
    LEAD = "lead"
    RESPOND = "respond"


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

    @property
    def decline(self) -> Action:
        """The answer that does nothing, where there is one; else the smallest lead, because a
        leader must play (GAP-73)."""
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


def menu(asked: Asked) -> Iterator[Action]:
    """Every legal answer, cheapest first."""
    match asked.matter:
        case Matter.SHOW:
            yield NoShow()
            yield from map(Show, showing_cards.shows(asked.drawn, asked.rules))
        case Matter.LEAD:
            for combo in plays.leads(asked.hand, asked.rules):
                if not asked.burning or burn.may_lead(combo, asked.hand, asked.rules):
                    yield Play(combo)
        case Matter.RESPOND:
            yield from _responses(asked)


def _responses(asked: Asked) -> Iterator[Action]:
    assert asked.top is not None
    yield Pass() if asked.may_answer else NoBurn()
    if asked.may_yield:
        yield Yield()
    if asked.may_apply:
        yield ApplyForWind()
    covers = tuple(plays.beating(asked.hand, asked.top, asked.rules))
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
            if asked.burning:
                burn.check_lead(combo, asked.hand, asked.rules)
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
            _require(asked.may_answer, "only-opposite")
            plays.must_hold(combo, asked.hand, asked.rules)
            plays.must_beat(combo, asked.top, asked.rules)
        case Burn(combo=combo):
            _require(asked.may_burn, asked.no_burn)
            plays.must_hold(combo, asked.hand, asked.rules)
            plays.must_beat(combo, asked.top, asked.rules)
            burn.check_declared(combo, asked.hand, asked.rules)
        case Pass():
            # One way to decline for each seat, so that a pass is always a declared pass (GAP-17).
            _require(asked.may_answer, "only-burn")
        case NoBurn():
            _require(not asked.may_answer, "pass-instead")
        case Yield():
            _require(asked.may_yield, "cannot-yield")
        case ApplyForWind():
            _require(asked.may_apply, "cannot-apply")
        case _:
            raise Illegal("not-now")


def _require(holds: bool, code: str) -> None:
    if not holds:
        raise Illegal(code)
