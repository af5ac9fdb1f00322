"""How likely it is that a play stands: that nobody who may answer it can, and wants to.

Unseen cards lie in each hidden hand independently, in proportion to its size. The price of a
mistake here is small: the figure only ranks plays against each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import Final

from bot.policies.gouji.facts import BIG, SMALL, TWOS, Facts
from engine.gouji.combos import Combo, strength
from engine.seats import Seat

WILLING: Final = 0.4
"""How often a hand that needs 2s or jokers for its answer spends them."""
STEPS: Final = 40
"""Shares are rounded to 1/40, so that few tables are needed."""
WILD_MOST: Final = 4
"""More wild cards than this in one hand count as this many."""


@lru_cache(maxsize=1 << 12)
def chances(cards: int, share: int) -> tuple[float, ...]:
    """By number: the chance that so many of *cards* unseen cards lie in a hand with *share*/40."""
    q = share / STEPS
    return tuple(comb(cards, n) * q**n * (1 - q) ** (cards - n) for n in range(cards + 1))


@lru_cache(maxsize=1 << 16)
def fewer(cards: int, share: int, than: int) -> float:
    """The chance that fewer *than* that many lie there."""
    return 1.0 if than > cards else sum(chances(cards, share)[: max(0, than)])


class Standing:
    """Answers "does this stand?" for one decision, each question once."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._share = tuple(min(STEPS, round(share * STEPS)) for share in facts.share)
        unseen = facts.unseen
        self._jokers = unseen[SMALL] + unseen[BIG]
        self._twos = unseen[TWOS] if facts.rules.attach_twos else 0
        self._known: dict[tuple[int, int, int, int], float] = {}

    def led(self, combo: Combo) -> float:
        """When this seat lays *combo* now."""
        return self.against(combo, self._facts.answerers(combo))

    def against(self, combo: Combo, seats: Iterable[Seat]) -> float:
        """When only *seats* may answer."""
        facts = self._facts
        play = strength(combo, facts.rules.mixed_jokers)
        if play.big:
            return 1.0
        stands = 1.0
        for seat in seats:
            key = (play.cards, play.rank, play.small, self._share[seat])
            if key not in self._known:
                self._known[key] = self._unanswered(*key)
            stands *= self._known[key]
        return stands

    def _unanswered(self, cards: int, rank: int, small: int, share: int) -> float:
        """The chance that one hand does not answer *cards* of *rank* under *small* jokers."""
        if not small:
            return self._uncovered(cards, rank, share, self._wild(rank))
        under = 1 - fewer(self._facts.unseen[BIG], share, small)
        if cards:
            under *= 1 - self._uncovered(cards, rank, share, self._wild(rank) - small)
        return 1 - WILLING * under

    def _wild(self, rank: int) -> int:
        return self._jokers + (self._twos if rank < TWOS + 3 else 0)

    def _uncovered(self, cards: int, rank: int, share: int, wild: int) -> float:
        """The chance that a hand has no higher *cards*, or needs wild ones and keeps them."""
        higher = self._facts.unseen[max(0, rank - 2) : TWOS]
        if not self._facts.rules.attach_twos and rank < TWOS + 3:
            higher = (*higher, self._facts.unseen[TWOS])
        odds = chances(max(0, wild), share)
        most = min(WILD_MOST, len(odds) - 1)
        natural = _none_reach(cards, higher, share)
        result = odds[0] * natural
        for held in range(1, most + 1):
            odd = odds[held] if held < most else sum(odds[most:])
            dressed = _none_reach(cards - held, higher, share)
            result += odd * (natural * (1 - WILLING) + dressed * WILLING)
        return result


def _none_reach(cards: int, higher: tuple[int, ...], share: int) -> float:
    """The chance that a hand holds that many of no *higher* rank."""
    if cards <= 0:
        return 0.0
    result = 1.0
    for count in higher:
        result *= fewer(count, share, cards)
    return result
