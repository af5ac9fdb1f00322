"""What the public lines of a hand of Shengji do not tell: hands, the bottom, what was buried."""

from __future__ import annotations

from bot.narrate.people import seat_name
from bot.narrate.shengji import cards as faces
from bot.text import Text
from engine.cards import Card
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji import levels
from engine.shengji.actions import Action
from engine.shengji.events import ShengjiEvent
from engine.shengji.holding import ordered
from engine.shengji.state import State
from engine.shengji.trumps import Trumps


def answer(state: State, kind: str, seat: Seat, action: Action) -> Text | None:
    """Nothing: who declared what, and every play, the public lines tell."""
    return None


def private(state: State, event: ShengjiEvent) -> Text | None:
    """A hand that was dealt, the bottom, and what the declarer laid away."""
    match event:
        case ev.HandDealt(seat=seat, cards=cards):
            return Text("record-hand", {"name": seat_name(seat), "cards": _cards(state, cards)})
        case ev.BottomDealt(cards=cards):
            return Text("record-shengji-bottom", {"cards": _cards(state, cards)})
        case ev.BottomBuried(seat=seat, cards=cards):
            return Text(
                "record-shengji-buried", {"name": seat_name(seat), "cards": _cards(state, cards)}
            )
    return None


def _cards(state: State, cards: tuple[Card, ...]) -> Text:
    """What is trump goes first, once it has been made; before that, the cards of the level."""
    trumps = state.trumps or Trumps(levels.played(state.deal.carried), None)
    return faces.play(ordered(cards), trumps)
