"""The fuzz player (乱打): anything the rules allow, so that everything happens sooner or later.

It picks among the kinds of answer first, then a rank and a count, and last what rides along,
because a full hand can lead in over 1,500 ways. It likes to burn when it can finish, and seldom
when it cannot, so that burns which succeed, are pressed, are burned in turn and fail all occur.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, TypeVar

from engine.cards import Rank
from engine.gouji import burn, plays
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    Burn,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Show,
    Yield,
)
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo, strength
from engine.gouji.hands import without
from engine.gouji.plays import combo
from engine.gouji.rules import MixedJokers
from engine.gouji.showing_cards import shows
from engine.gouji.view import View

BLUFF: Final = 0.01
"""How often it burns without the jokers to finish, where that is allowed."""
SURE: Final = 0.8
"""How often it burns with them."""
WHOLE: Final = 0.5
"""How often a lead is a whole group."""
WITH_TWOS: Final = 0.3
WITH_JOKERS: Final = 0.1
"""How often a lead gets 2s or jokers. Jokers are saved, so that burns can be finished."""
LOWEST: Final = 0.5
"""How often a lead is of the lowest rank, so that last plays are high."""
NATURAL: Final = 0.8
"""How often it answers without 2s and jokers when it can."""
LAST: Final = 0.9
"""How often it goes out when it can, and answers the last play of another."""
SILENT: Final = 0.3
"""How often it shows nothing for the lead."""
TRIES: Final = 8

_RANKS: Final = tuple(Rank)
_TWOS: Final = 12
"""Place of the 2s among the counts of a hand; below it are the ranks that carry others."""
_PASS: Final = Pass()
_NO_BURN: Final = NoBurn()
_YIELD: Final = Yield()
_APPLY: Final = ApplyForWind()

T = TypeVar("T")


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
        if asked.matter is Matter.RESPOND:
            return _response(view, asked, chance)
        if asked.matter is Matter.LEAD:
            return _lead(view, asked, chance)
        return _show(asked, chance)


def _spending(view: View, asked: Asked) -> Asked:
    """In each hand about half of the seats keep their jokers for a burn or their last play."""
    hand = asked.hand
    if view.seal[view.viewer or 0] in "02468ace" and any(hand[:13]):
        return asked._replace(hand=(*hand[:13], 0, 0))
    return asked


def _stream_of(view: View) -> Random:
    seen = (view.viewer, view.hand, view.left, view.played, view.top)
    return Random(repr(seen))


def _below(count: int, chance: Random) -> int:
    """0 to *count* - 1, by the only method of Random that every Python keeps as it is."""
    return int(chance.random() * count)


def _one(items: list[T], chance: Random) -> T:
    return items[int(chance.random() * len(items))]


def _show(asked: Asked, chance: Random) -> Action:
    lawful = list(shows(asked.drawn, asked.rules))
    if not lawful or chance.random() < SILENT:
        return NoShow()
    return Show(_one(lawful, chance))


def _lead(view: View, asked: Asked, chance: Random) -> Action:
    if not asked.burning:
        whole = _whole_hand(asked)
        if whole is not None and chance.random() < LAST:
            return Play(whole)
        return Play(_any_lead(_spending(view, asked), chance))
    for _ in range(TRIES):
        play = _finishing_lead(asked, chance)
        if burn.may_lead(play, asked.hand, asked.rules):
            return Play(play)
    return asked.decline


def _any_lead(asked: Asked, chance: Random) -> Combo:
    hand = asked.hand
    heaps = [place for place in range(_TWOS + 1) if hand[place]]
    if not heaps or ((hand[13] or hand[14]) and chance.random() < WITH_JOKERS):
        number = 1 + _below((hand[13] + 1) * (hand[14] + 1) - 1, chance)
        return combo(None, 0, 0, number % (hand[13] + 1), number // (hand[13] + 1))
    heap = heaps[0] if chance.random() < LOWEST else _one(heaps, chance)
    count = hand[heap] if chance.random() < WHOLE else 1 + _below(hand[heap], chance)
    twos = small = big = 0
    if heap < _TWOS and asked.rules.attach_twos and chance.random() < WITH_TWOS:
        twos = _below(hand[_TWOS] + 1, chance)
    if chance.random() < WITH_JOKERS:
        small, big = _below(hand[13] + 1, chance), _below(hand[14] + 1, chance)
    return combo(_RANKS[heap], count, twos, small, big)


def _whole_hand(asked: Asked) -> Combo | None:
    """Everything in one play, where it is one."""
    hand = asked.hand
    heaps = [place for place in range(_TWOS) if hand[place]]
    if len(heaps) > 1 or (heaps and hand[_TWOS] and not asked.rules.attach_twos):
        return None
    if heaps:
        return combo(_RANKS[heaps[0]], hand[heaps[0]], *hand[_TWOS:])
    if hand[_TWOS]:
        return combo(Rank.TWO, hand[_TWOS], 0, *hand[13:])
    return combo(None, 0, 0, *hand[13:])


def _finishing_lead(asked: Asked, chance: Random) -> Combo:
    """The whole of a group with one joker; the last group with everything."""
    hand = asked.hand
    whole = _whole_hand(asked)
    if whole is not None:
        return whole
    heap = _one([place for place in range(_TWOS + 1) if hand[place]], chance)
    big = bool(hand[14]) and (not hand[13] or chance.random() < 0.5)
    return combo(_RANKS[heap], hand[heap], 0, 0 if big else 1, int(big))


def _response(view: View, asked: Asked, chance: Random) -> Action:
    if asked.may_burn:
        burning = _burn(asked, chance)
        if burning is not None:
            return burning
    if not asked.may_answer:
        return _NO_BURN
    assert view.top is not None
    kind = _below(2 + asked.may_yield + asked.may_apply, chance)
    if view.top.seat in view.places and chance.random() < LAST:
        kind = 1
    if kind == 0:
        return _PASS
    if kind == 1:
        cover = _cover(_spending(view, asked), chance)
        return _PASS if cover is None else Play(cover)
    return _YIELD if asked.may_yield and kind == 2 else _APPLY


def _burn(asked: Asked, chance: Random) -> Burn | None:
    hand, rules = asked.hand, asked.rules
    wish = chance.random()
    if wish >= SURE:
        return None
    bluff = wish < BLUFF and rules.burn_bluff_allowed
    # The covering play can empty one group, and the last play needs no joker.
    if not bluff and burn.jokers(hand) < burn.plays_needed(hand, rules) - 2:
        return None
    for _ in range(TRIES):
        cover = _cover(asked, chance)
        if cover is None:
            return None
        if bluff or burn.feasible(without(hand, cover.counts), rules):
            return Burn(cover)
    return None


def _cover(asked: Asked, chance: Random) -> Combo | None:
    """A play that beats the top, or None. Rank and count first, what fills it up second."""
    hand, top, rules = asked.hand, asked.top, asked.rules
    assert top is not None
    if rules.joker_kills:
        every = list(plays.beating(hand, top, rules))
        return _one(every, chance) if every else None
    theirs = strength(top, rules.mixed_jokers)
    if theirs.big:
        return None
    size, above, under = top.size, theirs.rank, theirs.small
    if not under and chance.random() < NATURAL:
        able = [place for place in range(max(0, above - 2), _TWOS) if hand[place] >= size]
        if able:
            return combo(_RANKS[_one(able, chance)], size, 0, 0, 0)
    heaps = list(_heaps(asked, size, above, under))
    if not heaps:
        return None
    heap, count, twos = _one(heaps, chance)
    rest = size - count
    fills = list(_fills(asked, rest, twos, under)) if rest else [(0, 0, 0)]
    return combo(_RANKS[heap] if count else None, count, *_one(fills, chance))


def _heaps(asked: Asked, size: int, above: int, under: int) -> Iterator[tuple[int, int, int]]:
    """(place, count, 2s to fill up with) of each play of *size* above rank *above* that must
    have at least *under* big jokers."""
    hand, rules = asked.hand, asked.rules
    twos = hand[_TWOS] if rules.attach_twos else 0
    for place in range(max(0, above - 2), _TWOS + 1):
        if not hand[place] or (place == _TWOS and above >= Rank.TWO):
            continue
        spare = twos if place < _TWOS else 0
        for count in range(1, min(hand[place], size) + 1):
            if _fillable(asked, size - count, spare, under):
                yield place, count, spare
    if (hand[13] or hand[14]) and _fillable(asked, size, 0, under):
        yield _TWOS, 0, 0


def _fillable(asked: Asked, rest: int, twos: int, under: int) -> bool:
    hand = asked.hand
    if not under:
        return rest <= twos + hand[13] + hand[14]
    return (
        under <= rest and under <= hand[14] and any(True for _ in _fills(asked, rest, twos, under))
    )


def _fills(asked: Asked, rest: int, twos: int, under: int) -> Iterator[tuple[int, int, int]]:
    """(2s, small, big) that make up *rest* cards, *under* big jokers lying above small ones."""
    hand = asked.hand
    if rest > twos + hand[13] + hand[14] or under > hand[14]:
        return
    downgrade = asked.rules.mixed_jokers is MixedJokers.DOWNGRADE
    for big in range(under, min(hand[14], rest) + 1):
        for small in range(min(hand[13], rest - big) + 1):
            if rest - big - small <= twos and not (under and small and downgrade):
                yield rest - big - small, small, big
