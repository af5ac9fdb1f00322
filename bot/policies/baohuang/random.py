"""The fuzz player (乱打): anything the rules allow, so that everything happens sooner or later.

It picks among the kinds of answer first, then a rank and a count, and last what is hung on, because
a full hand can lead in over a thousand ways.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.policies.drawing import below, one
from engine.baohuang import asked as ask
from engine.baohuang import hold_six, plays
from engine.baohuang.actions import Action, ApplyForWind, Pass, Play
from engine.baohuang.asked import Asked, Matter
from engine.baohuang.combos import CARRIED, Combo
from engine.baohuang.view import View
from engine.counts import held

QUIET: Final = 0.6
"""How often it declares nothing, where it could."""
MEEK: Final = 0.9
"""How often it does not claim the throne of another to play alone."""
WHOLE: Final = 0.5
"""How often a lead is a whole group."""
WITH_JOKERS: Final = 0.1
"""How often jokers ride along in a lead."""
LOWEST: Final = 0.5
"""How often a lead is of the lowest rank, so that last plays are high."""
TRIES: Final = 8


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
            case Matter.LEAD:
                return _lead(asked, chance)
            case Matter.RESPOND:
                return _response(asked, chance)
            case Matter.THRONE | Matter.CALL:
                return one(list(ask.menu(asked)), chance)
            case _:
                return _declaration(asked, chance)


def _stream_of(view: View) -> Random:
    seen = (view.viewer, view.hand, view.left, view.played, view.top, view.survey, view.cards)
    return Random(repr(seen))


def _declaration(asked: Asked, chance: Random) -> Action:
    silent, *says = ask.menu(asked)
    quiet = MEEK if asked.matter is Matter.GRAB else QUIET
    return silent if not says or chance.random() < quiet else one(says, chance)


def _lead(asked: Asked, chance: Random) -> Action:
    hand = asked.hand
    last = _whole_hand(asked)
    if last is not None:
        return Play(last)
    for _ in range(TRIES):
        ranks = [rank for rank in CARRIED if held(hand, rank)]
        small = big = count = 0
        rank = None
        if ranks:
            rank = ranks[0] if chance.random() < LOWEST else one(ranks, chance)
            count = held(hand, rank)
            count = count if chance.random() < WHOLE else 1 + below(count, chance)
        if not ranks or chance.random() < WITH_JOKERS:
            small, big = below(hand[13] + 1, chance), below(hand[14] + 1, chance)
        if not count + small + big:
            continue
        play = one(list(plays.ways(rank, count, small, big, hand, asked.marks)), chance)
        if hold_six.may_lay(play, hand, asked.rules):
            return Play(play)
    return asked.decline


def _whole_hand(asked: Asked) -> Combo | None:
    """Everything in one play, where it is one."""
    hand = asked.hand
    ranks = [rank for rank in CARRIED if held(hand, rank)]
    if len(ranks) > 1:
        return None
    rank = ranks[0] if ranks else None
    count = held(hand, rank) if rank else 0
    small, big = hand[13:]
    play = next(plays.ways(rank, count, small, big, hand, asked.marks))
    return play if hold_six.may_lay(play, hand, asked.rules) else None


def _response(asked: Asked, chance: Random) -> Action:
    assert asked.top is not None
    beating = [
        play
        for play in plays.beating(asked.hand, asked.marks, asked.top, asked.rules)
        if hold_six.may_lay(play, asked.hand, asked.rules)
    ]
    kind = below(2 + asked.may_apply, chance)
    if kind == 1 and beating:
        return Play(one(beating, chance))
    return ApplyForWind() if kind == 2 else Pass()
