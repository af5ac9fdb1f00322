"""Grabbing the solo (抢独, B-054): anybody may claim the emperor's card and play alone against
four.

All five are asked together, sealed. The emperor comes first, then the others in seat order from
him. The solo is an open one, and the guard's card is a small joker like any other: it makes
nobody anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.baohuang.actions import Declaration, Declare
from engine.baohuang.events import BaohuangEvent, QuestionOpened, SoloGrabbed
from engine.baohuang.matters import Matter
from engine.baohuang.state import ALL, SEATS, State, Survey
from engine.seats import Seat, after


def ask(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: whether somebody does, where that is the rule."""
    if not state.rules.grab_solo or Matter.GRAB in state.asked:
        return ()
    return (QuestionOpened(matter=Matter.GRAB, seats=ALL),)


def opened(state: State, survey: Survey) -> Sequence[BaohuangEvent]:
    claims = (seat for seat in from_emperor(state) if isinstance(survey.answers[seat], Declare))
    return (SoloGrabbed(seat=next(claims, None)),)


def from_emperor(state: State) -> tuple[Seat, ...]:
    """All seats in the order in which they are heard before the first lead (BG-10)."""
    assert state.emperor is not None
    return (state.emperor, *after(state.emperor, SEATS))


SAYS = (Declaration.GRAB,)
"""What everybody may say."""
