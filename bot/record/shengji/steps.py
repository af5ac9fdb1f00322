"""The answers of a hand of Shengji, from its journal: declarations, what was buried, and plays."""

from __future__ import annotations

from bot.record.step import Deriver, Following, Step
from engine import shengji
from engine.shengji import events as ev
from engine.shengji.actions import Bury, Play
from engine.shengji.events import ShengjiEvent
from engine.shengji.matters import Matter
from engine.shengji.state import State


def deriver() -> Deriver:
    return Following(shengji, _step)


def _step(state: State, event: ShengjiEvent) -> Step | None:
    match event:
        case ev.ClaimsOpened():
            return _round(state)
        case ev.BottomBuried(seat=seat, cards=cards):
            return Step(Matter.BURY, ((seat, Bury(cards)),))
        case ev.CardsPlayed(seat=seat, cards=cards, attempted=attempted):
            matter = Matter.FOLLOW if state.trick.laid else Matter.LEAD
            return Step(matter, ((seat, Play(attempted or cards)),))
    return None


def _round(state: State) -> Step:
    """What was answered before the declarations were opened."""
    asking = state.asking
    assert asking is not None, "a round is open"
    given = tuple((seat, asking.answers[seat]) for seat in sorted(asking.seats))
    return Step(Matter.OVERTURN if state.rounds else Matter.DECLARE, given)
