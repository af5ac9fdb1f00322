"""What the public lines of a hand of Baohuang do not tell: hands, and cards that only two saw."""

from __future__ import annotations

from bot import faces
from bot.narrate.people import seat_name
from bot.text import Text
from engine.baohuang.actions import Action
from engine.baohuang.events import BaohuangEvent, CardsMoved, HandDealt
from engine.baohuang.state import State
from engine.cards import MARKED, Card, Rank
from engine.counts import counted
from engine.seats import Seat


def answer(state: State, kind: str, seat: Seat, action: Action) -> Text | None:
    """Nothing: whoever declared something, and every play, the public lines tell."""
    return None


def private(state: State, event: BaohuangEvent) -> Text | None:
    match event:
        case HandDealt(seat=seat, cards=cards):
            return Text("record-hand", {"name": seat_name(seat), "cards": _held(cards)})
        case CardsMoved(seat=seat, to=to, cards=cards):
            args = {"name": seat_name(seat), "to": seat_name(to), "cards": _held(cards)}
            return Text("record-moved", args)
    return None


def _held(cards: tuple[Card, ...]) -> tuple[Text, ...]:
    """By rank, low ones first, and the marked ones by their names."""
    counts = zip(Rank, counted(card for card in cards if card not in MARKED), strict=True)
    marked = (Text(f"record-baohuang-{_MARKED[card]}") for card in MARKED if card in cards)
    return (*(faces.ranked(rank, count) for rank, count in counts if count), *marked)


_MARKED = {Card.XG: "guard", Card.XE: "emperor"}
