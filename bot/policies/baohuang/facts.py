"""What a seat can work out from its view: what is still out, and what probably stands."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from bot.policies.baohuang.sides import SOLO, friends, masked
from engine.baohuang.combos import CARRIED, Combo
from engine.baohuang.deal import in_deck
from engine.baohuang.hold_six import kept
from engine.baohuang.roles import Role
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.view import View
from engine.cards import Rank
from engine.counts import LOWEST, Counts, held
from engine.seats import Seat

WILLING: Final = 0.5
"""How often one who needs a joker to beat a play spends it."""
OVERTAKES: Final = 0.4
"""How often a friend beats what he should leave, because he does not know better."""
JOKERS: Final = 3
"""More jokers than this nobody is thought to spend on one play."""
SMALL, BIG = Rank.SMALL_JOKER, Rank.BIG_JOKER


class Facts:
    """Made once for each decision."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        assert view.hand is not None
        self.view, self.hand = view, view.hand
        self.me: Seat = Seat(view.viewer)
        self.rules: BaohuangRules = view.rules
        self.left = view.left
        self.others = tuple(seat for seat in view.in_play if seat != self.me)
        self.friends = friends(view)
        self.pool = max(1, sum(view.left[seat] for seat in self.others))
        self._out = _unseen(view.rules, view.hand, view.played)
        self._stands: dict[tuple[int, int, int, int, float], float] = {}
        self.low = kept(view.rules)
        self.topped = self._topped()

    def out(self, rank: Rank) -> int:
        """Cards of *rank* that others hold."""
        return held(self._out, rank)

    def has(self, seat: Seat, rank: Rank, count: int) -> float:
        """How probably *seat* holds *count* cards of *rank*."""
        return _at_least(count, self.out(rank), self.left[seat] / self.pool)

    def bare(self, seat: Seat) -> float:
        """How probably *seat* has nothing left but the cards that must come last (B-056)."""
        if self.low is None:
            return 0.0
        left, dead = self.left[seat], sum(self.left[each] for each, _ in self.view.stuffed)
        cards, share = self.out(self.low) - dead, 1 / len(self.others)
        enough, more = (_at_least(least, cards, share) for least in (left, left + 1))
        return (enough - more) / (1 - more) if more < 1 else 0.0

    def stands(self, play: Combo) -> float:
        """How probably no enemy beats *play*."""
        return self._unbeaten(play, 0.0)

    def holds(self, play: Combo) -> float:
        """How probably nobody at all beats *play*."""
        return self._unbeaten(play, OVERTAKES)

    def _unbeaten(self, play: Combo, friendly: float) -> float:
        if play.topmost:
            return 1.0
        cards = (play.rank or 0, play.count, play.small, play.big)
        key = (*cards, friendly)
        if key not in self._stands:
            stands = 1.0 - self.topped if play.size == 1 else 1.0
            for seat in self.others:
                friend = self.friends[seat]
                stands *= 1 - (1 - friend + friendly * friend) * self.beats(seat, *cards)
            self._stands[key] = stands
        return self._stands[key]

    def _topped(self) -> float:
        """How probably an enemy lays the called card, which is above the big joker, on a single."""
        view = self.view
        if view.called is None or view.called in view.shown:
            return 0.0
        if view.role is not Role.COMMONER and not masked(view):
            return 0.0
        return WILLING * (1.0 if view.guard is not None else 1 - SOLO)

    def beats(self, seat: Seat, rank: int, count: int, small: int, big: int) -> float:
        """How probably *seat* holds what beats such a play, and lays it."""
        size = count + small + big
        if big or size > self.left[seat]:
            return 0.0
        if small:
            bigs = self.has(seat, BIG, small)
            return WILLING * bigs * (self._above(seat, rank, count) if count else 1.0)
        plain = self._above(seat, rank, size)
        return plain + (1 - plain) * self._hung(seat, rank, size)

    def _hung(self, seat: Seat, rank: int, size: int) -> float:
        """The same, with jokers."""
        most = 0.0
        for jokers in range(1, min(size, JOKERS) + 1):
            has = _at_least(jokers, self.out(SMALL) + self.out(BIG), self.left[seat] / self.pool)
            carried = self._above(seat, rank, size - jokers) if size > jokers else 1.0
            most = max(most, WILLING**jokers * has * carried)
        return most

    def _above(self, seat: Seat, rank: int, count: int) -> float:
        none = 1.0
        for higher in CARRIED:
            if higher > rank and self.out(higher) >= count:
                none *= 1 - self.has(seat, higher, count)
        return 1 - none


@lru_cache(maxsize=1 << 12)
def _unseen(rules: BaohuangRules, hand: Counts, played: Counts) -> Counts:
    deck = in_deck(rules)
    return tuple(
        deck[Rank(place + LOWEST)] - own - gone
        for place, (own, gone) in enumerate(zip(hand, played, strict=True))
    )


@lru_cache(maxsize=1 << 14)
def _tail(count: int, cards: int, percent: int) -> float:
    share = percent / 100
    return 1 - sum(
        comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in range(min(count, cards + 1))
    )


def _at_least(count: int, cards: int, share: float) -> float:
    """How probably one with *share* of all cards holds *count* of these *cards*."""
    if cards < count:
        return 0.0
    return max(0.0, _tail(count, cards, round(100 * min(1.0, share))))
