"""How many cards everybody has left. All plays are public, so anybody could count."""

from __future__ import annotations

from bot.narrate import Scene
from bot.narrate.people import People
from bot.text import Text
from engine.baohuang.view import View


def counts(scene: Scene, view: View) -> Text:
    if not view.left:
        return Text("counts-undealt")
    people = People(scene)
    left = tuple(
        Text("counts-seat", {"name": people.name(seat), "count": view.left[seat]})
        for seat in view.in_play
    )
    return Text("baohuang-counts", {"left": left})
