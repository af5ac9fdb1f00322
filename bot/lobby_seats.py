"""Who sits where when a match begins: as people chose, moved on, or drawn by lot (分家, G-005)."""

from __future__ import annotations

from typing import Final

from bot.chance import Chance
from bot.messages import Message
from bot.narrate import Lot
from bot.scenery import scene
from bot.sitting import Sitting
from bot.table import rules
from bot.table_seats import reordered, shifted
from bot.text import Text
from engine.games import GAMES
from engine.seats import Seat, seats
from engine.shuffle import shuffled

SHIFT: Final = "shift"
DRAW: Final = "draw"
AGAIN: Final = ("", SHIFT, DRAW)
"""How people can want to sit in the next match: as now, on other sides, drawn anew."""


def lot(sitting: Sitting, anew: bool = False) -> Lot | None:
    """What is drawn by the rules of the table; None where people choose their seats."""
    return sitting.narrator.lot(rules(sitting.table), anew)


def sided(sitting: Sitting) -> bool:
    """Whether seats decide who is on whose side."""
    return any(len(side) > 1 for side in GAMES[sitting.table.game].sides)


def first(sitting: Sitting, chance: Chance) -> None:
    """Before the first hand of a table, with all seats taken."""
    _draw(sitting, chance, lot(sitting))


def again(sitting: Sitting, chance: Chance) -> None:
    """Before another match of the same people, as they wanted it."""
    match sitting.table.again:
        case "shift":
            sitting.table = shifted(sitting.table)
            key = "seats-shifted" if sided(sitting) else "seats-moved"
            sitting.messages.append(_message(sitting, Text(key, _number(sitting))))
        case "draw":
            _draw(sitting, chance, lot(sitting, anew=True))


def _draw(sitting: Sitting, chance: Chance, lot: Lot | None) -> None:
    """Everybody draws one of as many cards, and all see which."""
    if lot is None:
        return
    order = tuple(Seat(seat) for seat in shuffled(seats(len(lot.cards)), chance.seed()))
    sitting.table = reordered(sitting.table, order)
    names = scene(sitting).names
    drawn = tuple(
        Text("draw-took", {"name": name, "card": card})
        for name, card in zip(names, lot.cards, strict=True)
    )
    told = Text(lot.told, {**_number(sitting), "drawn": drawn})
    sitting.messages.append(_message(sitting, told))


def _number(sitting: Sitting) -> dict[str, object]:
    return {"number": sitting.table.number}


def _message(sitting: Sitting, what: Text) -> Message:
    seated = sitting.narrator.seated(scene(sitting).names)
    return Message(to=sitting.table.room, lines=(what, *seated))
