"""Kicking (踢, 扭, B-055): when the guard is open, the other side may double once more.

After the guard showed himself the commoners are asked, also if they had revolted; after a revolt
that exposed him the emperor and the guard are. A solo is not kicked.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.baohuang import roles
from engine.baohuang.actions import Declaration, Declare
from engine.baohuang.events import BaohuangEvent, KicksOpened, QuestionOpened
from engine.baohuang.grabbing import from_emperor
from engine.baohuang.matters import Matter
from engine.baohuang.state import State, Survey
from engine.seats import Seat


def ask(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: whether they do, where that is the rule."""
    if state.rules.kick_factor == 1 or Matter.KICK in state.asked:
        return ()
    if not state.open or roles.is_solo(state):
        return ()
    return (QuestionOpened(matter=Matter.KICK, seats=other_side(state)),)


def other_side(state: State) -> tuple[Seat, ...]:
    """Who may kick, in seat order from the emperor. By now everybody knows the sides."""
    shown = any(what is Declaration.OPEN_GUARD for _, what in state.declared)
    royals = roles.royals(state)
    return tuple(seat for seat in from_emperor(state) if (seat in royals) != shown)


def opened(state: State, survey: Survey) -> Sequence[BaohuangEvent]:
    kicks = tuple(seat for seat in survey.seats if isinstance(survey.answers[seat], Declare))
    return (KicksOpened(seats=kicks),)


SAYS = (Declaration.KICK,)
"""What who is asked may say."""
