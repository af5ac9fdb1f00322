"""What one seat is asked, and which answers to that are legal.

An :class:`Asked` holds the seat's own cards and public facts, nothing else, so the rules, the
computer players and the keyboards all work from the same value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.baohuang import hold_six, plays
from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.roles import Role
from engine.baohuang.rules import BaohuangRules
from engine.cards import Card
from engine.counts import Counts
from engine.errors import Illegal, require

__all__ = ["Asked", "Matter", "check", "menu"]


class Asked(NamedTuple):
    matter: Matter
    rules: BaohuangRules
    hand: Counts
    marks: tuple[Card, ...] = ()
    """The seat's own marked cards."""
    role: Role | None = None
    """What the seat is, as far as that is settled."""
    grabbed: bool = False
    """The emperor grabbed the solo: the guard's joker is one like any other (B-054)."""
    top: Combo | None = None
    """The play to answer (RESPOND)."""
    may_answer: bool = False
    """May beat the play, or pass."""
    may_apply: bool = False
    """May ask for the wind."""
    says: tuple[Declaration, ...] = ()
    """What may be declared (DECLARE, KICK, GRAB)."""
    able: bool = False
    """Can reign (THRONE)."""
    must: bool = False
    """May not decline if it can reign (THRONE)."""
    gift: tuple[Card, ...] = ()
    """2s that go along if it declines (THRONE)."""
    calls: tuple[Card, ...] = ()
    """What can be called (CALL)."""
    usual: Action | None = None
    """What silence means, before the first lead."""

    @property
    def silence(self) -> Action | None:
        """What saying nothing means; None for a lead, and for whether to beat a play."""
        return self.usual

    @property
    def decline(self) -> Action:
        """The answer that does nothing, where there is one; else the smallest lead, because a
        leader must play."""
        if self.usual is not None:
            return self.usual
        return Pass() if self.may_answer else next(iter(menu(self)))


def check(asked: Asked, action: Action) -> None:
    """Raises Illegal, with the reason, unless *action* is one of :func:`menu`."""
    match asked.matter:
        case Matter.LEAD:
            _check_lead(asked, action)
        case Matter.RESPOND:
            _check_response(asked, action)
        case Matter.THRONE:
            _check_throne(asked, action)
        case Matter.CALL:
            if not isinstance(action, Call):
                raise Illegal("call-first")
            require(action.card in asked.calls, "cannot-call")
        case _:
            _check_declaration(asked, action)


def menu(asked: Asked) -> Iterator[Action]:
    """Every legal answer, cheapest first."""
    match asked.matter:
        case Matter.LEAD:
            for combo in plays.leads(asked.hand, asked.marks):
                if hold_six.may_lay(combo, asked.hand, asked.rules):
                    yield Play(combo)
        case Matter.RESPOND:
            yield from _responses(asked)
        case Matter.THRONE:
            if asked.able:
                yield Reign()
            if not asked.able or not asked.must:
                yield Abdicate()
        case Matter.CALL:
            yield from map(Call, asked.calls)
        case _:
            yield Silent()
            yield from map(Declare, asked.says)


def _responses(asked: Asked) -> Iterator[Action]:
    assert asked.top is not None
    yield Pass()
    if asked.may_apply:
        yield ApplyForWind()
    for combo in plays.beating(asked.hand, asked.marks, asked.top, asked.rules):
        if hold_six.may_lay(combo, asked.hand, asked.rules):
            yield Play(combo)


def _check_lead(asked: Asked, action: Action) -> None:
    match action:
        case Play(combo=combo):
            plays.must_hold(combo, asked.hand, asked.marks)
            hold_six.must_keep(combo, asked.hand, asked.rules)
        case Pass() | ApplyForWind():
            raise Illegal("cannot-pass-lead")
        case _:
            raise Illegal("not-now")


def _check_response(asked: Asked, action: Action) -> None:
    assert asked.top is not None
    match action:
        case Play(combo=combo):
            plays.must_hold(combo, asked.hand, asked.marks)
            hold_six.must_keep(combo, asked.hand, asked.rules)
            plays.must_beat(combo, asked.top, asked.rules)
        case Pass():
            return
        case ApplyForWind():
            require(asked.may_apply, "cannot-apply")
        case _:
            raise Illegal("not-now")


def _check_throne(asked: Asked, action: Action) -> None:
    match action:
        case Reign():
            require(asked.able, "cannot-reign")
        case Abdicate():
            require(not asked.able or not asked.must, "must-reign")
        case _:
            raise Illegal("throne-first")


def _check_declaration(asked: Asked, action: Action) -> None:
    match action:
        case Silent():
            return
        case Declare(what=what):
            require(what in asked.says, f"cannot-{what}")
        case _:
            raise Illegal("declare-first")
