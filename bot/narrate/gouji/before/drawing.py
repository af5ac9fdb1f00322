"""Asked about the deck: cutting it (切牌, G-023), and the dot-hand (点手, G-096)."""

from __future__ import annotations

from bot.narrate.gouji.before.layout import Part, say
from bot.narrate.gouji.reading import Reading
from bot.narrate.keys import rows
from bot.text import Text
from engine.gouji import cutting as rule
from engine.gouji.actions import AskCut, Cut, Dot, No
from engine.gouji.options import Tribute
from engine.gouji.state import SEATS
from engine.seats import opposite

NUMBERS = 8
"""Draws with a button; any other is typed."""


def cut(reading: Reading) -> Part:
    """Last place cuts once, not at all, or lets his opposite do it."""
    deck = _deck(reading)
    name = reading.people.name(opposite(reading.seat, SEATS))
    places = ((deck // 3, "button-cut-third"), (deck // 2, "button-cut-half"))
    own = (
        say(reading, Text("button-no-cut"), No()),
        *(say(reading, Text(label, {"cards": at}), Cut(at)) for at, label in places),
    )
    asking = tuple(
        say(reading, Text("button-ask-cut", {"name": name, "times": times}), AskCut(times))
        for times in range(1, rule.TIMES + 1)
    )
    args = {"name": name, "cards": deck, "times": rule.TIMES}
    return (Text("ask-cut", args),), (own, *rows(asking, 3))


def cutting(reading: Reading) -> Part:
    """He cuts for his opposite."""
    deck, about = _deck(reading), reading.asked.about
    assert about is not None
    places = sorted({deck // 4, deck // 3, deck // 2, 2 * deck // 3, 3 * deck // 4})
    found = (say(reading, Text("button-cut", {"cards": at}), Cut(at)) for at in places)
    args: dict[str, object] = {"name": reading.people.name(about), "cards": deck}
    return (Text("ask-cutting", args),), (
        *rows(found, 5),
        (say(reading, Text("button-no-cut"), No()),),
    )


def _deck(reading: Reading) -> int:
    return len(rule.places(reading.view.rules)) + 1


def dot(reading: Reading) -> Part:
    """All who owe for a point are asked, whatever they drew."""
    across = opposite(reading.seat, SEATS)
    owed = sum(
        debt.cards
        for debt in reading.view.owed
        if debt.kind is Tribute.POINT and debt.payer == reading.seat
    )
    args: dict[str, object] = {"name": reading.people.name(across), "cards": owed}
    numbers = (say(reading, Text("number", {"number": n}), Dot(n)) for n in range(1, NUMBERS + 1))
    return (Text("ask-dot", args), Text("dot-typed")), (
        *rows(numbers, 8, "dot"),
        (say(reading, Text("button-no-dot"), No()),),
    )
