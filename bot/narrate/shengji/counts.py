"""What the seats report when asked: everybody plays as many cards, so all know."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.people import People
from bot.text import Text
from engine.shengji.seating import ALL
from engine.shengji.view import View


def counts(scene: Scene, view: View) -> Text:
    people = People(scene)
    reports = tuple(
        Text("counts-seat", {"name": people.name(seat), "count": view.left[seat]}) for seat in ALL
    )
    return Text("counts-open", {"reports": reports})
