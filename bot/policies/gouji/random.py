"""The fuzz player (乱打): anything the rules allow, so that everything happens sooner or later.

It picks among the kinds of answer first, then a rank and a count, and last what rides along,
because a full hand can lead in over 1,500 ways. It likes to burn when it can finish, and seldom
when it cannot, so that burns which succeed, are pressed, are burned in turn and fail all occur.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.policies.drawing import below, one
from bot.policies.gouji.random_before import aside, before
from bot.policies.gouji.random_cover import RANKS, TWOS, cover
from engine.cards import Rank
from engine.counts import without
from engine.gouji import burn
from engine.gouji import limits as limit
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
from engine.gouji.combos import Combo
from engine.gouji.plays import combo
from engine.gouji.showing_cards import shows
from engine.gouji.view import View

BLUFF: Final = 0.01
"""How often it burns without the jokers to finish, where that is allowed."""
SURE: Final = 0.8
"""How often it burns with them."""
WHOLE: Final = 0.5
"""How often a lead is a whole group."""
WITHTWOS: Final = 0.3
WITH_JOKERS: Final = 0.1
"""How often a lead gets 2s or jokers. Jokers are saved, so that burns can be finished."""
LOWEST: Final = 0.5
"""How often a lead is of the lowest rank, so that last plays are high."""
LAST: Final = 0.9
"""How often it goes out when it can, and answers the last play of another."""
SILENT: Final = 0.3
"""How often it shows nothing for the lead."""
TRIES: Final = 8

_PASS: Final = Pass()
_NO_BURN: Final = NoBurn()
_YIELD: Final = Yield()
_APPLY: Final = ApplyForWind()


class RandomPlayer:
    """Draws from *chance*: the same stream and the same views give the same answers. Without one
    each view has a stream of its own."""

    name = "random"
    version = "2"

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
        if asked.matter is Matter.SHOW:
            return _show(asked, chance)
        return before(asked, chance)

    def aside(self, view: View) -> Action | None:
        """What it does unasked at its turn, now and then."""
        return aside(view, self._chance or _stream_of(view))


def _spending(view: View, asked: Asked) -> Asked:
    """In each hand about half of the seats keep their jokers for a burn or their last play."""
    hand = asked.hand
    if view.seal[view.viewer or 0] in "02468ace" and any(hand[:13]):
        return asked._replace(hand=(*hand[:13], 0, 0))
    return asked


def _stream_of(view: View) -> Random:
    seen = (view.viewer, view.hand, view.left, view.played, view.top)
    return Random(repr(seen))


def _show(asked: Asked, chance: Random) -> Action:
    lawful = list(shows(asked.drawn, asked.rules))
    if not lawful or chance.random() < SILENT:
        return NoShow()
    return Show(one(lawful, chance))


def _lead(view: View, asked: Asked, chance: Random) -> Action:
    whole = _whole_hand(asked)
    if whole is not None and not _may_lead(asked, whole):
        whole = None
    if not asked.burning:
        if whole is not None and chance.random() < LAST:
            return Play(whole)
        return _some_lead(_spending(view, asked), asked, chance)
    for _ in range(TRIES):
        play = whole or _finishing_lead(asked, chance)
        burns = burn.may_lead(play, asked.hand, asked.rules, covered=asked.covered)
        if burns and _may_lead(asked, play):
            return Play(play)
    return asked.decline


def _some_lead(spending: Asked, asked: Asked, chance: Random) -> Action:
    """The house may keep back much of what is drawn."""
    for _ in range(TRIES):
        play = _any_lead(spending, chance)
        if _may_lead(asked, play):
            return Play(play)
    return asked.decline


def _may_lead(asked: Asked, play: Combo) -> bool:
    return limit.may_lead(play, asked.hand, asked.limits)


def _any_lead(asked: Asked, chance: Random) -> Combo:
    hand = asked.hand
    heaps = [place for place in range(TWOS + 1) if hand[place]]
    if not heaps or ((hand[13] or hand[14]) and chance.random() < WITH_JOKERS):
        number = 1 + below((hand[13] + 1) * (hand[14] + 1) - 1, chance)
        return combo(None, 0, 0, number % (hand[13] + 1), number // (hand[13] + 1))
    heap = heaps[0] if chance.random() < LOWEST else one(heaps, chance)
    count = hand[heap] if chance.random() < WHOLE else 1 + below(hand[heap], chance)
    twos = small = big = 0
    if heap < TWOS and asked.rules.attach_twos and chance.random() < WITHTWOS:
        twos = below(hand[TWOS] + 1, chance)
    if chance.random() < WITH_JOKERS:
        small, big = below(hand[13] + 1, chance), below(hand[14] + 1, chance)
    return combo(RANKS[heap], count, twos, small, big)


def _whole_hand(asked: Asked) -> Combo | None:
    """Everything in one play, where it is one."""
    hand = asked.hand
    heaps = [place for place in range(TWOS) if hand[place]]
    if len(heaps) > 1 or (heaps and hand[TWOS] and not asked.rules.attach_twos):
        return None
    if heaps:
        return combo(RANKS[heaps[0]], hand[heaps[0]], *hand[TWOS:])
    if hand[TWOS]:
        return combo(Rank.TWO, hand[TWOS], 0, *hand[13:])
    return combo(None, 0, 0, *hand[13:])


def _finishing_lead(asked: Asked, chance: Random) -> Combo:
    """The whole of a group with one joker, the 3s that are kept for the end left out."""
    hand = asked.hand
    heaps = [place for place in range(TWOS + 1) if hand[place]]
    if asked.limits.hold_three and heaps[0] == 0 and (len(heaps) > 1 or any(hand[13:])):
        heaps = heaps[1:]
    big = bool(hand[14]) and (not hand[13] or chance.random() < 0.5)
    if not heaps:
        return combo(None, 0, 0, *hand[13:])
    heap = one(heaps, chance)
    return combo(RANKS[heap], hand[heap], 0, 0 if big else 1, int(big))


def _response(view: View, asked: Asked, chance: Random) -> Action:
    if asked.may_burn:
        burning = _burn(asked, chance)
        if burning is not None:
            return burning
    if not asked.may_answer:
        return _NO_BURN
    assert view.top is not None
    kind = below(2 + asked.may_yield + asked.may_apply, chance)
    if view.top.seat in view.places and chance.random() < LAST:
        kind = 1
    if kind == 0:
        return _PASS
    if kind == 1:
        answer = cover(_spending(view, asked), chance)
        if answer is None or not limit.may_follow(answer, asked.hand, asked.limits):
            return _PASS
        return Play(answer)
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
        play = cover(asked, chance)
        if play is None:
            return None
        if not limit.may_follow(play, hand, asked.limits):
            continue
        if bluff or burn.feasible(without(hand, play.counts), rules):
            return Burn(play)
    return None
