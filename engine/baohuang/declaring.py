"""Declarations before the first lead (亮身份, B-010 to B-013).

All five are asked the same at the same time, sealed, and opened together in seat order from the
emperor (BG-10). In a chat nobody could be asked one after another without telling, by the time that
he takes, that he has something to think about; so nobody is spared the question. Who could declare,
and what, his own cards say.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.baohuang import roles
from engine.baohuang.actions import Declaration, Declare
from engine.baohuang.events import (
    BaohuangEvent,
    DeclarationsOpened,
    GuardExposed,
    QuestionOpened,
)
from engine.baohuang.grabbing import from_emperor
from engine.baohuang.matters import Matter
from engine.baohuang.roles import Role
from engine.baohuang.state import ALL, State, Survey
from engine.seats import Seat


def ask(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: who shows himself; nobody has to be asked after a grabbed solo, which is open."""
    if state.grabbed or Matter.DECLARE in state.asked:
        return ()
    return (QuestionOpened(matter=Matter.DECLARE, seats=ALL),)


def says(state: State, seat: Seat) -> tuple[Declaration, ...]:
    """What *seat* may declare by its own cards."""
    match roles.role(state, seat):
        case Role.GUARD:
            return (Declaration.OPEN_GUARD,)
        case Role.SOLO:
            return (Declaration.OPEN_SOLO,)
        case Role.COMMONER:
            return (Declaration.REVOLT,)
        case _:
            return ()


def opened(state: State, survey: Survey) -> Sequence[BaohuangEvent]:
    answers = ((seat, survey.answers[seat]) for seat in from_emperor(state))
    declared = tuple((seat, said.what) for seat, said in answers if isinstance(said, Declare))
    return (DeclarationsOpened(declared=declared),)


def expose(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: so many revolt that the guard must show himself; a solo comes out just so."""
    needed = state.rules.revolt_exposes
    if needed is None or state.open:
        return ()
    revolts = sum(what is Declaration.REVOLT for _, what in state.declared)
    guard = roles.guard(state)
    if revolts < needed or guard is None:
        return ()
    return (GuardExposed(seat=guard),)
