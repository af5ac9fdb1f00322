"""Who is who in a sentence: names, sides, and "you" for the reader himself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.narrate import Scene
from bot.text import Text, shortened
from engine.events import Viewer
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class People:
    """The names of a table as one reader sees them; the group is no seat."""

    scene: Scene
    reader: Viewer = None

    def name(self, seat: Seat) -> str | Text:
        """Whoever does something. Two people of one name are told apart by their seats."""
        names = [n if isinstance(n, Text) else shortened(n) for n in self.scene.names]
        name = names[seat]
        if isinstance(name, Text):
            return name
        if not name:
            return seat_name(seat)
        same = Counter(n for n in names if isinstance(n, str))[name]
        return Text("name-numbered", {"name": name, "number": seat + 1}) if same > 1 else name

    def whom(self, seat: Seat) -> str | Text:
        """Somebody to whom something is done: the reader himself is "you"."""
        return Text("you") if seat == self.reader else self.name(seat)

    def list(self, seats: Iterable[Seat]) -> tuple[str | Text, ...]:
        return tuple(self.whom(seat) for seat in seats)


def seat_name(seat: Seat) -> Text:
    """Whoever sits there."""
    return Text("seat-name", {"number": seat + 1})


def chained(key: str, parts: Iterable[object]) -> object | None:
    """*parts* joined two by two by the text *key*, in their order; nothing for no parts."""
    whole: object | None = None
    for part in parts:
        whole = part if whole is None else Text(key, {"first": whole, "then": part})
    return whole


def extended(whole: Text, key: str, parts: Iterable[object]) -> Text:
    """*whole*, and after it *parts* in their order, each joined to it by the text *key*."""
    for part in parts:
        whole = Text(key, {"first": whole, "then": part})
    return whole
