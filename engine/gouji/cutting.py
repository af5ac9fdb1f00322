"""Cutting the deck before it is drawn (切牌, G-023)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.gouji import options as o
from engine.gouji.actions import AskCut, Cut
from engine.gouji.deal import packs
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import SEATS
from engine.gouji.setup_events import CutAsked, DeckCut, QuestionOpened
from engine.gouji.state import State
from engine.seats import Seat, opposite

TIMES: Final = 3
"""How often the opposite may cut."""


def cutter(state: State) -> Seat | None:
    """Last place of the hand before; nobody in a first hand."""
    carried = state.deal.carried
    if carried is None or state.rules.cut is o.Cut.NONE:
        return None
    return carried.places[-1]


def places(rules: GoujiRules) -> range:
    """Any number of cards may be cut, but some must go each way."""
    return range(1, len(packs(rules.deck_keep)))


def cut(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage: last place cuts once, not at all, or lets his opposite do it."""
    setup, survey, seat = state.setup, state.survey, cutter(state)
    assert setup is not None
    assert seat is not None
    if survey is None:
        if setup.cuts:
            across = opposite(seat, SEATS)
            return (QuestionOpened(matter=Matter.CUTTING, seats=(across,), about=seat),)
        return () if setup.asked else (QuestionOpened(matter=Matter.CUT, seats=(seat,)),)
    asked = survey.seats[0]
    match survey.answers[asked]:
        case AskCut(times=times):
            return (CutAsked(seat=asked, times=times),)
        case Cut(at=at):
            return (DeckCut(seat=asked, at=at),)
        case _:
            return (DeckCut(seat=asked, at=0),)
