"""Who sits where when a match begins: as people chose, moved on, or drawn by lot (分家, G-005)."""

from __future__ import annotations

from typing import Any, Final

from bot.chance import Chance
from bot.messages import Message
from bot.scenery import scene
from bot.sitting import Sitting
from bot.table import rules
from bot.table_seats import reordered, shifted
from bot.text import Text
from engine.seats import Seat, seats
from engine.shuffle import shuffled

SHIFT: Final = "shift"
DRAW: Final = "draw"
AGAIN: Final = ("", SHIFT, DRAW)
"""How people can want to sit in the next match: as now, on other sides, drawn anew."""

COLOURS: Final = "colour_draw"
FACES: Final = "face_cards"

_COLOUR_CARDS: Final = ("red", "black", "red", "black", "red", "black")
"""By the seat that a card gives."""
_FACE_CARDS: Final = ("red-k", "black-j", "red-q", "black-k", "red-j", "black-q")
"""Opposite each other: cards of one face. The queen of spades gives the last seat, from where the
first drawer is counted (G-021)."""


def formation(table: Any) -> str:
    """How sides are found by the rules of *table*."""
    return str(getattr(rules(table), "team_formation", ""))


def is_drawn(table: Any) -> bool:
    """Whether a lot decides, so that nobody need choose a seat."""
    return formation(table) in (COLOURS, FACES)


def first(sitting: Sitting, chance: Chance) -> None:
    """Before the first hand of a table, with all seats taken."""
    if is_drawn(sitting.table):
        _draw(sitting, chance)


def again(sitting: Sitting, chance: Chance) -> None:
    """Before another match of the same people, as they wanted it."""
    match sitting.table.again:
        case "shift":
            sitting.table = shifted(sitting.table)
            sitting.messages.append(_message(sitting, Text("seats-shifted", _number(sitting))))
        case "draw":
            _draw(sitting, chance)


def _draw(sitting: Sitting, chance: Chance) -> None:
    """Everybody draws one of six cards, and all see which."""
    faces = formation(sitting.table) == FACES
    cards = _FACE_CARDS if faces else _COLOUR_CARDS
    order = tuple(Seat(seat) for seat in shuffled(seats(len(cards)), chance.seed()))
    sitting.table = reordered(sitting.table, order)
    names = scene(sitting).names
    drawn = tuple(
        Text("draw-took", {"name": names[seat], "card": Text(f"draw-{card}")})
        for seat, card in enumerate(cards)
    )
    key = "draw-faces" if faces else "draw-colours"
    sitting.messages.append(_message(sitting, Text(key, {**_number(sitting), "drawn": drawn})))


def _number(sitting: Sitting) -> dict[str, object]:
    return {"number": sitting.table.number}


def _message(sitting: Sitting, what: Text) -> Message:
    names = scene(sitting).names
    half = len(names) // 2
    pairs = tuple(
        Text("seats-pair", {"one": names[seat], "other": names[seat + half]})
        for seat in range(half)
    )
    lines = (
        what,
        Text("seats-sides", {"red": names[0::2], "blue": names[1::2]}),
        Text("seats-opposites", {"pairs": pairs}),
        Text("seats-order", {"names": names}),
    )
    return Message(to=sitting.table.room, lines=lines)
