"""The fuzz player (乱打): anything the rules allow, so that everything happens sooner or later.

It picks a use of its cards first and the cards then, because there are far too many leads and
follows to list. It declares often, so that hands are played and trump is overturned.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from bot.policies.drawing import below, one
from engine.errors import is_lawful
from engine.shengji.actions import Action, Bury, NoDeclaration, Play
from engine.shengji.asked import Asked, Matter, check, menu
from engine.shengji.holding import Cards, ordered, without
from engine.shengji.leading import single_units
from engine.shengji.view import View

SILENT: Final = 0.3
"""How often it declares nothing although it could."""
THROWN: Final = 0.15
"""How often it leads any cards of a series together."""
LARGE: Final = 0.5
"""How often it leads the largest unit that it comes upon."""
TRIES: Final = 6


class RandomPlayer:
    """Draws from *chance*: the same stream and the same views give the same answers. Without one
    each view has a stream of its own."""

    name = "random"
    version = "1"

    def __init__(self, chance: Random | None = None) -> None:
        self._chance = chance

    def choose(self, view: View) -> Action:
        """One legal answer. Raises LookupError when the viewer is not asked anything."""
        asked = view.asked
        if asked is None:
            raise LookupError("this seat is not asked anything")
        chance = self._chance or _stream_of(view)
        match asked.matter:
            case Matter.DECLARE | Matter.OVERTURN:
                return _claim(asked, chance)
            case Matter.BURY:
                return Bury(some(asked.hand, asked.size, chance))
            case Matter.LEAD:
                return Play(_lead(asked, chance))
            case Matter.FOLLOW:
                return Play(_follow(asked, chance))


def _stream_of(view: View) -> Random:
    return Random(repr((view.viewer, view.hand, view.left, view.played, view.trick)))


def some(cards: Cards, count: int, chance: Random) -> Cards:
    """*count* of *cards*."""
    left, taken = list(cards), []
    for _ in range(count):
        taken.append(left.pop(below(len(left), chance)))
    return ordered(taken)


def _claim(asked: Asked, chance: Random) -> Action:
    choices = list(menu(asked))[1:]
    if not choices or chance.random() < SILENT:
        return NoDeclaration()
    return one(choices, chance)


def _lead(asked: Asked, chance: Random) -> Cards:
    assert asked.trumps is not None
    mine = asked.trumps.of(asked.trumps.series(one(asked.hand, chance)), asked.hand)
    if chance.random() < THROWN:
        return some(mine, 1 + below(min(len(mine), 6), chance), chance)
    found = list(single_units(mine, asked.trumps))
    if chance.random() < LARGE:
        return max((one(found, chance) for _ in range(TRIES)), key=len)
    return one(found, chance)


def _follow(asked: Asked, chance: Random) -> Cards:
    assert asked.trumps is not None
    count, hand = len(asked.led), asked.hand
    mine = asked.trumps.of(asked.trumps.series(asked.led[0]), hand)
    if len(mine) <= count and chance.random() < 0.5:
        return ordered((*mine, *some(without(hand, mine), count - len(mine), chance)))
    for _ in range(TRIES if len(mine) > count else 0):
        cards = some(mine, count, chance)
        if is_lawful(check, asked, Play(cards)):
            return cards
    answer = one(list(islice(menu(asked), 400)), chance)
    assert isinstance(answer, Play)
    return answer.cards
