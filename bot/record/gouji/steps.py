"""The answers that counted in a hand of Gouji, from its journal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.record.step import ASIDE, Step
from engine import gouji
from engine.gouji import events as ev
from engine.gouji.actions import Action, Burn, GiveUpOpening, Pass, Play, ThrowFours, Yes, Yield
from engine.gouji.actions import ApplyForWind as Apply
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.setup import Survey
from engine.gouji.setup_events import QuestionOpened
from engine.gouji.state import State
from engine.seats import Seat

_SEALED: Final = (ev.Answered, ev.HoldEnded, ev.HandShown, ev.PlaySuggested)
"""What closes no question: none of it is in a record."""
_FIRST_COUNTS: Final[dict[Matter, type[Action]]] = {Matter.HELP: Yes, Matter.FIVES: Play}
"""Questions to several that the first such answer decides, in the order of the rules: what those
behind it said is void."""


class Deriver:
    """Reads a journal from its first event on, one event at a time."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._told = False
        """The answers to the open survey have been taken down."""

    def follow(self, event: GoujiEvent) -> Step | None:
        """The step that *event* brings to light, if it is the first one to tell of it."""
        state = self._state
        step = None
        if state is not None and not isinstance(event, _SEALED):
            step = self._step(state, event)
        self._state = after = gouji.evolve(state, event)
        if after.survey is None or isinstance(event, QuestionOpened):
            self._told = False
        return step

    def _step(self, state: State, event: GoujiEvent) -> Step | None:
        survey = state.survey
        if survey is not None:
            if self._told or not survey.complete:
                return None
            self._told = True
            return Step(survey.matter, tuple(sorted(_counting(survey))))
        if state.setup is not None and not _leads(state, event):
            return None  # it follows by itself
        return _aside(event) or _play(state, event)


def _leads(state: State, event: GoujiEvent) -> bool:
    """A first lead by choice, in a hand from before its preparations were told of; the three
    shots of a revolution lead by themselves."""
    shots = state.revolt is not None and state.revolt.shots
    return isinstance(event, ev.CardsPlayed) and not shots


def _counting(survey: Survey) -> Iterator[tuple[Seat, Action]]:
    decides = _FIRST_COUNTS.get(survey.matter)
    for seat in survey.seats:
        answer = survey.answers[seat]
        assert answer is not None, "the survey is complete"
        yield seat, answer
        if decides is not None and isinstance(answer, decides):
            return


def _aside(event: GoujiEvent) -> Step | None:
    match event:
        case ev.FoursThrown(seats=((seat, _),)):
            return Step(ASIDE, ((seat, ThrowFours()),))
        case ev.OpeningGivenUp(seat=seat):
            return Step(ASIDE, ((seat, GiveUpOpening()),))
    return None


def _play(state: State, event: GoujiEvent) -> Step | None:
    """A lead, or what was heard on the play on top."""
    match event:
        case ev.CardsPlayed(seat=seat, combo=combo) if state.top is None:
            return Step(Matter.LEAD, ((seat, Play(combo)),))
        case ev.CardsPlayed(seat=seat, combo=combo, burn=burn, passed=passed):
            return _heard(passed, (seat, Burn(combo) if burn else Play(combo)))
        case ev.Yielded(seat=seat, passed=passed):
            return _heard(passed, (seat, Yield()))
        case ev.WindAsked(seat=seat, passed=passed):
            return _heard(passed, (seat, Apply()))
        case ev.TrickTaken(passed=passed):
            return _heard(passed)
    return None


def _heard(passed: Iterable[Seat], *opened: tuple[Seat, Action]) -> Step:
    given = (*((seat, Pass()) for seat in passed), *opened)
    return Step(Matter.RESPOND, tuple(sorted(given, key=lambda each: each[0])))
