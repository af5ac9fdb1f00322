"""Everything before the first lead, stage after stage (G-040).

A stage asks, settles what was answered, and is over when it has nothing more to say. Stages that
do not concern this hand are passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.gouji import (
    agreements,
    buying,
    calls,
    cutting,
    deal,
    dot_hand,
    natural_open,
    pooled_fives,
    revolution,
    showing,
    tribute,
)
from engine.gouji.events import GoujiEvent
from engine.gouji.leading_right import appoint
from engine.gouji.seating import SEATS
from engine.gouji.setup import Stage, stages
from engine.gouji.setup_events import SetupEnded, StageReached
from engine.gouji.state import State


def _leader(state: State) -> Sequence[GoujiEvent]:
    if state.leader is not None:
        return ()
    chosen = showing.choose_leader(state) or appoint(state)
    return () if chosen is None else (chosen,)


STEPS: Final[Mapping[Stage, Callable[[State], Sequence[GoujiEvent]]]] = {
    Stage.LAST: agreements.choose_last,
    Stage.SWAP: agreements.swap,
    Stage.PRE_CALL: calls.pre_call,
    Stage.CUT: cutting.cut,
    Stage.DEAL: lambda state: () if state.hands else deal.deal(state),
    Stage.LEADER: _leader,
    Stage.NATURAL: natural_open.open_by_nature,
    Stage.DOT: dot_hand.dot,
    Stage.LEVEL: buying.level,
    Stage.TRIBUTE: tribute.settle,
    Stage.BUY: buying.buy,
    Stage.BRIGHT_CALL: calls.bright_call,
    Stage.REVOLUTION: revolution.revolt,
    Stage.FIVES: pooled_fives.lay,
}

APPLIES: Final[Mapping[Stage, Callable[[State], bool]]] = {
    Stage.LAST: lambda state: bool(agreements.last_concerned(state)),
    Stage.SWAP: lambda state: bool(agreements.swap_concerned(state)),
    Stage.PRE_CALL: lambda state: bool(calls.pre_callers(state)),
    Stage.CUT: lambda state: cutting.cutter(state) is not None,
    Stage.DEAL: lambda state: len(state.hands) < SEATS,
    Stage.LEADER: lambda state: state.leader is None,
    Stage.NATURAL: lambda state: state.rules.natural_open,
    Stage.DOT: lambda state: bool(dot_hand.concerned(state)),
    Stage.LEVEL: buying.levels,
    Stage.TRIBUTE: tribute.applies,
    Stage.BUY: buying.applies,
    Stage.BRIGHT_CALL: lambda state: bool(calls.bright_callers(state)),
    Stage.REVOLUTION: lambda state: bool(revolution.askable(state)),
    Stage.FIVES: pooled_fives.applies,
}


def prepare(state: State) -> Sequence[GoujiEvent]:
    """Upkeep until the first lead: what this stage does next, or the next stage."""
    setup, survey = state.setup, state.survey
    assert setup is not None
    if survey is not None and not survey.complete:
        return ()
    if setup.stage is not None:
        done = STEPS[setup.stage](state)
        if done:
            return done
    following = next_stage(state)
    return (SetupEnded(),) if following is None else (StageReached(stage=following),)


def next_stage(state: State) -> Stage | None:
    """The next stage that concerns this hand."""
    setup, order = state.setup, stages(state.rules)
    assert setup is not None
    begin = 0 if setup.stage is None else order.index(setup.stage) + 1
    return next((stage for stage in order[begin:] if APPLIES[stage](state)), None)
