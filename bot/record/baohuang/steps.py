"""The answers that counted in a hand of Baohuang, from its journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.record.step import Deriver, Following, Step
from engine import baohuang
from engine.baohuang import events as ev
from engine.baohuang.actions import Abdicate, Action, ApplyForWind, Call, Pass, Play, Reign
from engine.baohuang.events import BaohuangEvent
from engine.baohuang.matters import Matter
from engine.baohuang.state import State
from engine.seats import Seat

_OPENED: Final = (ev.SoloGrabbed, ev.DeclarationsOpened, ev.KicksOpened)
"""What opens the answers to a question before the first lead."""


def deriver() -> Deriver:
    return Following(baohuang, _step)


def _step(state: State, event: BaohuangEvent) -> Step | None:
    if isinstance(event, _OPENED):
        return _opened(state)
    return _throne(state, event) or _play(state, event)


def _opened(state: State) -> Step:
    survey = state.survey
    assert survey is not None, "a question is open"
    given = tuple((seat, survey.answers[seat]) for seat in sorted(survey.seats))
    return Step(survey.matter, given)


def _throne(state: State, event: BaohuangEvent) -> Step | None:
    """What one alone was asked before the first lead; who reigns without being asked answers
    nothing."""
    survey = state.survey
    if survey is None:
        return None
    (seat, *_) = survey.seats
    match event:
        case ev.ThroneTaken(forced=False):
            return Step(Matter.THRONE, ((seat, Reign()),))
        case ev.ThronePassed() | ev.ThroneTaken() | ev.HandVoided():
            return Step(Matter.THRONE, ((seat, Abdicate()),))
        case ev.GuardCalled(card=card):
            return Step(Matter.CALL, ((seat, Call(card)),))
    return None


def _play(state: State, event: BaohuangEvent) -> Step | None:
    """A lead, or what was heard on the play on top."""
    match event:
        case ev.CardsPlayed(seat=seat, combo=combo) if state.top is None:
            return Step(Matter.LEAD, ((seat, Play(combo)),))
        case ev.CardsPlayed(seat=seat, combo=combo, passed=passed):
            return _heard(passed, (seat, Play(combo)))
        case ev.WindAsked(seat=seat, passed=passed):
            return _heard(passed, (seat, ApplyForWind()))
        case ev.TrickTaken(passed=passed) if passed:
            return _heard(passed)
    return None


def _heard(passed: Iterable[Seat], *opened: tuple[Seat, Action]) -> Step:
    given = (*((seat, Pass()) for seat in passed), *opened)
    return Step(Matter.RESPOND, tuple(sorted(given, key=lambda each: each[0])))
