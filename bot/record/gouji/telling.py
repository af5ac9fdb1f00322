"""What the public lines of a hand of Gouji do not tell: sealed answers, and cards in hands."""

from __future__ import annotations

from typing import Final

from bot import faces
from bot.narrate.gouji import spoken
from bot.narrate.people import seat_name
from bot.text import Text
from engine.cards import Rank
from engine.counts import counted
from engine.gouji.actions import Action
from engine.gouji.events import GoujiEvent, HandDealt
from engine.gouji.matters import Matter
from engine.gouji.questions import asked
from engine.gouji.setup_events import CardsMoved
from engine.gouji.state import State
from engine.seats import Seat

_TOLD: Final = (Matter.LEAD, Matter.RESPOND)
"""Questions whose answers the public lines tell."""


def answer(state: State, kind: str, seat: Seat, action: Action) -> Text | None:
    """In words, unless a public line has them."""
    return None if kind in _TOLD else spoken.said(action, asked(state, seat))


def private(state: State, event: GoujiEvent) -> Text | None:
    """A hand that was dealt, or cards that only two saw at the table."""
    match event:
        case HandDealt(seat=seat, cards=cards):
            counts = zip(Rank, counted(cards), strict=True)
            held = tuple(faces.ranked(rank, count) for rank, count in counts if count)
            return Text("record-hand", {"name": seat_name(seat), "cards": held})
        case CardsMoved(seat=seat, to=to, cards=moved):
            given = tuple(faces.ranked(rank, count) for rank, count in moved)
            args = {"name": seat_name(seat), "to": seat_name(to), "cards": given}
            return Text("record-moved", args)
    return None
