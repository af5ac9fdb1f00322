"""How things stood before an event, as far as telling it depends on that.

A play is a lead, an answer or a counter-burn by what lay before it. Followed from the first event
of a hand on, this is exact; followed from the middle, the first lines come out plainer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.narrate.gouji.exchange import NOTHING, Ledger, book
from bot.narrate.people import People
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.actions import Action
from engine.gouji.combos import Combo
from engine.gouji.rules import GoujiRules
from engine.gouji.state import BurnLink
from engine.gouji.view import View
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stood before an event."""

    top: ev.CardsPlayed | None = None
    leading: bool | None = None
    """Whether the next play is a lead; None: not known."""
    burns: tuple[BurnLink, ...] = ()
    melee: bool = False
    wind: Seat | None = None
    """Who asked for the wind."""
    answer: Action | None = None
    """The reader's own sealed answer."""
    ledger: Ledger = NOTHING
    """Tribute and purchases that have not been told yet."""
    shots: tuple[Combo, ...] = ()
    """Of the revolution that is being tested."""
    fired: int = 0
    """How many of them have been answered."""
    fives: Seat | None = None
    """Who leads if the pooled 5s on the table stand."""
    revolutionary: Seat | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """What stays the same while a hand is told."""

    people: People
    rules: GoujiRules
    places: tuple[Seat, ...] = ()
    """Who is out, as far as it is known now."""
    dead: tuple[Seat, ...] = ()


_BURNS = (ev.BurnSucceeded, ev.BurnStopped, ev.BurnFailed, ev.MeleeBegan)


def beginning(view: View | None, events: Sequence[ev.GoujiEvent]) -> Moment:
    """The best guess of how things stood before the first of *events*, from how they stand now."""
    if view is None:
        return Moment()
    chained = any(
        isinstance(event, _BURNS) or (isinstance(event, ev.CardsPlayed) and event.burn)
        for event in events
    )
    begun = any(isinstance(event, ev.MeleeBegan) for event in events)
    return Moment(burns=() if chained else view.burns, melee=view.melee and not begun)


def follow(moment: Moment, event: ev.GoujiEvent, people: People) -> Moment:
    """How things stand after *event*."""
    match event:
        case ev.CardsPlayed():
            moment = _played(moment, event)
        case ev.HandStarted():
            moment = Moment()
        case ev.LeaderChosen():
            moment = replace(moment, leading=True)
        case ev.TrickTaken():
            moment = replace(moment, leading=True, top=None, wind=None, answer=None)
        case ev.BurnFailed():
            moment = replace(moment, leading=True, burns=())
        case ev.BurnSucceeded() | ev.BurnStopped():
            moment = replace(moment, burns=())
        case ev.MeleeBegan():
            moment = replace(moment, melee=True, burns=())
        case ev.WindAsked(seat=seat):
            moment = replace(moment, wind=seat, answer=None)
        case ev.Answered(seat=seat, action=action) if seat == people.reader:
            moment = replace(moment, answer=action)
        case _:
            moment = _prepared(moment, event)
    return moment


def _prepared(moment: Moment, event: ev.GoujiEvent) -> Moment:
    """How things stand after an event before the first lead."""
    match event:
        case sv.RevolutionsOpened(seats=(seat,), shots=shots):
            moment = replace(moment, shots=shots, fired=0, revolutionary=seat)
        case sv.ShotAnswered(shot=shot):
            moment = replace(moment, fired=shot + 1)
        case sv.RevolutionTested():
            moment = replace(moment, leading=True)
        case sv.FivesPooled(seat=seat):
            moment = replace(moment, fives=seat)
        case sv.FivesStood():
            moment = replace(moment, fives=None)
        case sv.SetupEnded() | ev.HandVoided():
            moment = replace(moment, ledger=NOTHING)
    ledger = book(moment.ledger, event)
    return moment if ledger is moment.ledger else replace(moment, ledger=ledger)


def _played(moment: Moment, event: ev.CardsPlayed) -> Moment:
    burns = moment.burns
    if event.burn and moment.top is not None:
        burns = (*burns, BurnLink(event.seat, moment.top.seat))
    return replace(
        moment,
        top=event,
        leading=False,
        burns=burns,
        wind=None,
        answer=None,
        ledger=NOTHING,
        fives=None,
    )
