"""Levels, for the score of a match: those of the hand that is being played, and what the last one
leaves to the next, with who declares it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Scene
from bot.narrate.people import People
from bot.narrate.shengji import cards as faces
from bot.text import Text
from engine.cards import Rank
from engine.shengji.carried import Carried
from engine.shengji.seating import ALL
from engine.shengji.view import View


def carried(scene: Scene, carried: Carried) -> Sequence[Text]:
    people = People(scene)
    declarer = Text("score-declarer", {"name": people.name(carried.declarer)})
    return (_levels(people, carried.levels), declarer)


def standing(scene: Scene, view: View) -> Sequence[Text]:
    """The levels with which the hand began; they move at its end."""
    return (_levels(People(scene), view.levels),)


def _levels(people: People, levels: tuple[Rank, ...]) -> Text:
    each = tuple(
        Text("score-level", {"name": people.name(seat), "level": faces.rank(level)})
        for seat, level in zip(ALL, levels, strict=True)
    )
    return Text("score-levels", {"levels": each})
