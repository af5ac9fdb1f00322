"""The answers of a hand of Shengji, from its journal: declarations, what was buried, and plays."""

from __future__ import annotations

from bot.record.step import Deriver, Following, Step
from engine import shengji
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji.actions import Bury, NoDeclaration, Play
from engine.shengji.events import ShengjiEvent
from engine.shengji.matters import Matter
from engine.shengji.state import State


def deriver() -> Deriver:
    return Following(shengji, _step)


def _step(state: State, event: ShengjiEvent) -> Step | None:
    match event:
        case ev.ClaimOpened(seat=counts):
            return _round(state, counts)
        case ev.BottomBuried(seat=seat, cards=cards):
            return Step(Matter.BURY, ((seat, Bury(cards)),))
        case ev.CardsPlayed(seat=seat, cards=cards, attempted=attempted):
            matter = Matter.FOLLOW if state.trick.laid else Matter.LEAD
            return Step(matter, ((seat, Play(attempted or cards)),))
    return None


def _round(state: State, counts: Seat | None) -> Step:
    """What was opened of a round of declarations: those that did not count stay unsaid."""
    asking = state.asking
    assert asking is not None, "a round is open"
    given = tuple(
        (seat, asking.answers[seat] if seat == counts else NoDeclaration())
        for seat in sorted(asking.seats)
    )
    return Step(Matter.OVERTURN if state.rounds else Matter.DECLARE, given)
