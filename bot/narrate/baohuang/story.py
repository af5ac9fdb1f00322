"""How things stood before an event, as far as telling it depends on that.

Followed from the first event of a hand on, this is exact; followed from the middle, the first
lines come out plainer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.narrate.people import People
from engine.baohuang import events as ev
from engine.baohuang.actions import Action, Declaration
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.view import View
from engine.cards import Card
from engine.seats import Seat

_SHOWN = (Declaration.OPEN_GUARD, Declaration.OPEN_SOLO)


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stood before an event."""

    leading: bool | None = None
    """Whether the next play is a lead; None: not known."""
    wind: Seat | None = None
    """Who asked for the wind."""
    answer: Action | None = None
    """The reader's own sealed answer."""
    emperor: Seat | None = None
    """Who reigns."""
    card: Seat | None = None
    """Who has the emperor's card; None: not known."""
    known: bool = False
    """Everybody knows who the guard is, or that there is none."""
    given: bool = False
    """The reader has just been told of tribute that he gave or got."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What stays the same while a hand is told."""

    people: People
    rules: BaohuangRules
    places: tuple[Seat, ...] = ()
    """Who is out, as far as it is known now."""
    dead: tuple[Seat, ...] = ()
    """Who is out from the bottom, last place first."""


def reveals(event: ev.BaohuangEvent) -> bool:
    """Whether everybody learns from *event* who the guard is."""
    match event:
        case ev.CardsPlayed(combo=combo):
            return any(mark is not Card.XE for mark in combo.marks)
        case ev.DeclarationsOpened(declared=declared):
            return any(what in _SHOWN for _, what in declared)
        case ev.SoloGrabbed(seat=seat):
            return seat is not None
        case _:
            return isinstance(event, ev.GuardExposed)


def beginning(view: View, events: Sequence[ev.BaohuangEvent]) -> Moment:
    """The best guess of how things stood before the first of *events*, from how they stand now."""
    if any(isinstance(event, ev.HandStarted) for event in events):
        return Moment()
    known = view.guard is not None and not any(map(reveals, events))
    if any(isinstance(event, ev.SoloGrabbed) for event in events):
        return Moment(known=known)
    return Moment(emperor=view.emperor, known=known)


def follow(moment: Moment, event: ev.BaohuangEvent, people: People) -> Moment:
    """How things stand after *event*."""
    if reveals(event):
        moment = replace(moment, known=True)
    match event:
        case ev.HandStarted():
            moment = Moment()
        case ev.CardsPlayed():
            moment = replace(moment, leading=False, wind=None, answer=None)
        case ev.LeaderChosen() | ev.TrickTaken():
            moment = replace(moment, leading=True, wind=None, answer=None)
        case ev.WindAsked(seat=seat):
            moment = replace(moment, wind=seat, answer=None)
        case ev.Answered(seat=seat, action=action) if seat == people.reader:
            moment = replace(moment, answer=action)
        case _:
            moment = _prepared(moment, event)
    return moment


def _prepared(moment: Moment, event: ev.BaohuangEvent) -> Moment:
    """How things stand after an event before the first lead."""
    match event:
        case ev.EmperorFound(seat=seat, reigns=reigns):
            moment = replace(moment, card=seat, emperor=seat if reigns else moment.emperor)
        case ev.ThroneTaken(seat=seat):
            moment = replace(moment, emperor=seat)
        case ev.SoloGrabbed(seat=seat) if seat is not None:
            moment = replace(moment, emperor=seat)
        case ev.CardsMoved():
            moment = replace(moment, given=True)
        case ev.TributePaid():
            moment = replace(moment, given=False)
    return moment
