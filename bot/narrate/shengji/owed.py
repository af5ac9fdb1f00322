"""What the last hand leaves to the next one, for the score of a match: levels, and who declares."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.people import People
from bot.narrate.shengji import cards as faces
from bot.text import Text
from engine.shengji.carried import Carried
from engine.shengji.seating import ALL


def carried(scene: Scene, carried: Carried) -> Sequence[Text]:
    people = People(scene)
    levels = tuple(
        Text(
            "score-level",
            {"name": people.name(seat), "level": faces.rank(carried.levels[seat])},
        )
        for seat in ALL
    )
    return (
        Text("score-levels", {"levels": levels}),
        Text("score-declarer", {"name": people.name(carried.declarer)}),
    )
