"""Telling one case: its lines are answered one after the other, as at a table.

A line is one answer in its turn. Seats that the rules hear before it, and that have not answered,
decline, and the hold runs out; each game says where that is so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.scenario.card_words import NotInFormat
from bot.scenario.case import BadScenario, Case, Said, Step
from bot.scenario.claims import broken
from bot.scenario.language import Language
from bot.scenario.languages import language, rules
from bot.scenario.moment import AnyHand, Moment
from engine.decision import Hold
from engine.errors import NotAsked, Rejected
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Failure:
    """The first line of a case that does not hold."""

    name: str
    """Of the file."""
    line: int
    case: str
    profile: str
    expected: str
    found: str

    def __str__(self) -> str:
        where = f"{self.name}:{self.line}: {self.case} [{self.profile}]"
        return f"{where}\n    expected: {self.expected}\n    found:    {self.found}"


def tell(case: Case, profile: str, name: str) -> Failure | None:
    """Go through *case* of file *name* under *profile*. Raises BadScenario for facts that exclude
    each other, and claims that are not in the format."""
    spoken, played = language(case), rules(case, profile)
    try:
        hand, events = spoken.begin(case, played)
    except (NotInFormat, Rejected) as error:
        raise BadScenario(name, case.line, f"{case.name}: {error}") from error
    moment = Moment(played, hand, tuple(events))
    unsettled: Step | None = None
    for step in case.steps:
        if not step.expect and unsettled is not None:
            break
        try:
            wrong = broken(step.expect, moment, spoken) if step.expect else None
        except (NotInFormat, Rejected) as error:
            raise BadScenario(name, step.line, step.text) from error
        if wrong is not None:
            return Failure(name, step.line, case.name, profile, *wrong)
        if step.expect:
            unsettled = None if step.expect.startswith("refused") else unsettled
        else:
            moment = _after(moment, step, spoken)
            unsettled = step if moment.refused else None
    if unsettled is None or moment.refused is None:
        return None
    found = f"{unsettled.text} -> refused {moment.refused.code}"
    return Failure(name, unsettled.line, case.name, profile, "accepted", found)


def played(case: Case, profile: str) -> Moment:
    """The end of *case*, whatever it claims. Raises Rejected for the first line that is refused,
    and as :func:`tell` does for facts that exclude each other."""
    spoken, under = language(case), rules(case, profile)
    hand, events = spoken.begin(case, under)
    moment = Moment(under, hand, tuple(events))
    for step in case.steps:
        if not step.expect:
            moment = _after(moment, step, spoken)
        if moment.refused is not None:
            raise moment.refused
    return moment


Told = tuple[AnyHand, tuple[Any, ...]]
"""A hand, and all that has happened since the line before."""


def _after(moment: Moment, step: Step, spoken: Language) -> Moment:
    told: Told = (moment.hand, ())
    try:
        if step.answers:
            hand, events = _answered(told, step.answers, spoken)
        else:
            hand, events = _unanswered(told, step, spoken)
    except Rejected as refused:
        return replace(moment, refused=refused)
    return Moment(moment.rules, hand, (*moment.log, *events))


def _with(told: Told, done: tuple[AnyHand, Sequence[Any]]) -> Told:
    return done[0], (*told[1], *done[1])


def _unanswered(told: Told, step: Step, spoken: Language) -> Told:
    """Time is up for some, or the hold has run. Raises NotAsked where there is nothing to end."""
    question = told[0].pending
    if question is None or (question.kind in spoken.unpassed and step.release):
        raise NotAsked
    if step.release:
        for each in question.asks if step.lapse else ():
            told = _declined(told, question.id, each.seat, spoken)
        return _released(told, question.id)
    return _with(told, told[0].lapse(question.id, step.lapse))


def _declined(told: Told, question: int, seat: Seat, spoken: Language) -> Told:
    """*seat* says that it does nothing, which need not be what its silence means (GAP-13)."""
    hand = told[0]
    action = spoken.idle(hand.state, seat)
    if action is None or not _is_open(hand, question):
        return told
    return _with(told, hand.answer(question, seat, action))


def _answered(told: Told, said: Sequence[Said], spoken: Language) -> Told:
    """One line of answers to the same question. Raises Rejected, and then nothing has changed."""
    question, asides = told[0].pending, spoken.game.asides
    given: list[tuple[Seat, Any]] = []
    for seat, words in said:
        action = spoken.answer(words, told[0].state, seat)
        if action.kind in asides:
            told = _with(told, told[0].aside(seat, action))
            continue
        if question is None:
            raise NotAsked
        told = _with(told, told[0].answer(question.id, seat, action))
        given.append((seat, action))
    if question is None or not given or not _is_open(told[0], question.id):
        return told
    return _heard(told, question.id, given, spoken)


def _heard(told: Told, question: int, given: Sequence[tuple[Seat, Any]], spoken: Language) -> Told:
    """Whoever is heard before the last of *given* declines, and the hold runs out."""
    over = spoken.passed_over(told[0], given)
    if over is None:
        return told
    for seat, action in over:
        if _is_open(told[0], question) and _owes(told[0], seat):
            told = _with(told, told[0].answer(question, seat, action))
    return _released(told, question)


def _released(told: Told, question: int) -> Told:
    pending = told[0].pending
    if pending is not None and pending.id == question and pending.hold is not Hold.NONE:
        told = _with(told, told[0].release(question))
    return told


def _is_open(hand: AnyHand, question: int) -> bool:
    return hand.pending is not None and hand.pending.id == question


def _owes(hand: AnyHand, seat: Seat) -> bool:
    return hand.pending is not None and any(ask.seat == seat for ask in hand.pending.asks)
