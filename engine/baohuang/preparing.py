"""What comes before the first lead, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.baohuang import calling, deal, declaring, grabbing, kicking, throne, tribute
from engine.baohuang.events import BaohuangEvent, LeaderChosen
from engine.baohuang.matters import Matter
from engine.baohuang.state import State, Survey

STEPS: Final[tuple[Callable[[State], Sequence[BaohuangEvent]], ...]] = (
    deal.deal,
    tribute.pay,
    throne.find,
    grabbing.ask,
    throne.ask,
    calling.ask,
    declaring.ask,
    declaring.expose,
    kicking.ask,
)
"""The first that has something to do does it."""

OPENED: Final[Mapping[Matter, Callable[[State, Survey], Sequence[BaohuangEvent]]]] = {
    Matter.GRAB: grabbing.opened,
    Matter.DECLARE: declaring.opened,
    Matter.KICK: kicking.opened,
}
"""What comes of the questions that several are asked together."""


def prepare(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: the next step; at last the emperor leads (B-030)."""
    survey = state.survey
    if survey is not None:
        if not survey.released or not all(survey.answers[seat] for seat in survey.seats):
            return ()
        return OPENED[survey.matter](state, survey)
    for step in STEPS:
        events = step(state)
        if events:
            return events
    assert state.emperor is not None
    return (LeaderChosen(seat=state.emperor),)
