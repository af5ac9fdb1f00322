"""What the public lines of a hand of Shengji do not tell: hands, the bottom, what was buried."""

from __future__ import annotations

from bot import faces
from bot.text import Text
from engine.cards import Card
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji.actions import Action
from engine.shengji.events import ShengjiEvent
from engine.shengji.state import State


def answer(state: State, kind: str, seat: Seat, action: Action) -> Text | None:
    """Nothing: who declared what, and every play, the public lines tell."""
    return None


def private(event: ShengjiEvent) -> Text | None:
    """A hand that was dealt, the bottom, and what the declarer laid away."""
    match event:
        case ev.HandDealt(seat=seat, cards=cards):
            return Text("record-hand", {"name": _name(seat), "cards": _cards(cards)})
        case ev.BottomDealt(cards=cards):
            return Text("record-shengji-bottom", {"cards": _cards(cards)})
        case ev.BottomBuried(seat=seat, cards=cards):
            return Text("record-shengji-buried", {"name": _name(seat), "cards": _cards(cards)})
    return None


def _cards(cards: tuple[Card, ...]) -> Text:
    return faces.shown(cards)


def _name(seat: Seat) -> Text:
    return Text("seat-name", {"number": seat + 1})
