"""The fuzz player (乱打): anything the rules allow, so that everything happens sooner or later.

It picks among the kinds of answer first, then a rank and a count, and last what rides along,
because a full hand can lead in over 1,500 ways. It likes to burn when it can finish, and seldom
when it cannot: burns that succeed, are pressed, are burned again and fail all occur.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from engine.cards import Rank
from engine.gouji import asked as ask
from engine.gouji import burn, plays
from engine.gouji.actions import Action, ApplyForWind, Burn, NoBurn, NoShow, Pass, Play, Show, Yield
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo, strength
from engine.gouji.hands import Counts
from engine.gouji.plays import combo
from engine.gouji.rules import GoujiRules, MixedJokers
from engine.gouji.showing_cards import shows
from engine.gouji.view import View

BLUFF: Final = 0.02
"""How often it burns without the jokers to finish, where that is allowed."""
SURE: Final = 0.7
"""How often it burns with them."""
DRESSED: Final = 0.4
"""How often a lead gets 2s or jokers."""

_PASS: Final = Pass()
_NO_BURN: Final = NoBurn()

T = TypeVar("T")


class RandomPlayer:
    """Draws from *chance*, so the same stream and the same views give the same answers."""

    name = "random"
    version = "1"

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View) -> Action:
        """One legal answer. The viewer must be asked something; else raises LookupError."""
        asked = view.asked
        if asked is None:
            raise LookupError("this seat is not asked anything")
        match asked.matter:
            case Matter.RESPOND:
                return _response(asked, self._chance)
            case Matter.LEAD:
                return _lead(asked, self._chance)
            case Matter.SHOW:
                return _show(asked, self._chance)


def _below(count: int, chance: Random) -> int:
    """0 to *count* - 1. ``random()`` is the only method that stays the same between Pythons."""
    return int(chance.random() * count)


def _one(items: list[T], chance: Random) -> T:
    return items[int(chance.random() * len(items))]


def _show(asked: Asked, chance: Random) -> Action:
    lawful = list(shows(asked.drawn, asked.rules))
    if not lawful or chance.random() < 0.3:
        return NoShow()
    return Show(_one(lawful, chance))


def _lead(asked: Asked, chance: Random) -> Action:
    if asked.burning:
        return _burning_lead(asked, chance)
    hand = asked.hand
    heaps = [number for number in range(13) if hand[number]]
    if hand[13] or hand[14]:
        heaps.append(13)
    heap = _one(heaps, chance)
    if heap == 13:
        return Play(_bare_jokers(hand, chance))
    count = 1 + _below(hand[heap], chance)
    twos = small = big = 0
    if chance.random() < DRESSED:
        small, big = _below(hand[13] + 1, chance), _below(hand[14] + 1, chance)
        if heap < 12 and asked.rules.attach_twos:
            twos = _below(hand[12] + 1, chance)
    return Play(combo(plays.RANKED[heap], count, twos, small, big))


def _bare_jokers(hand: Counts, chance: Random) -> Combo:
    number = 1 + _below((hand[13] + 1) * (hand[14] + 1) - 1, chance)
    return combo(None, 0, 0, number % (hand[13] + 1), number // (hand[13] + 1))


def _burning_lead(asked: Asked, chance: Random) -> Action:
    """A whole group with one joker, as one who wants to finish; sometimes anything lawful."""
    hand = asked.hand
    lawful = list(ask.menu(asked))
    tidy = [
        action
        for action in lawful
        if isinstance(action, Play)
        and action.combo.rank is not None
        and action.combo.count == hand[action.combo.rank - 3]
        and action.combo.jokers == 1
        and not action.combo.twos
    ]
    last = lawful[-1]
    return last if not tidy else _one(tidy if chance.random() < 0.8 else lawful, chance)


def _response(asked: Asked, chance: Random) -> Action:
    top = asked.top
    assert top is not None
    if not asked.may_answer and not _burns(asked, chance):
        return _NO_BURN
    kinds = 1 + asked.may_answer + asked.may_yield + asked.may_apply
    kind = _below(kinds, chance)
    if asked.may_burn and (kind == 0 or not asked.may_answer):
        pass
    cover = _cover(asked.hand, top, asked.rules, chance)
    return _PASS if cover is None else Play(cover)
