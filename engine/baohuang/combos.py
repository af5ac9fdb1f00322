"""What is one play (一手牌), what it is worth, and which play beats which (B-020 to B-025, B-027,
B-028).

A play is written down as it lies on the table: a rank, how many cards of it, hung jokers (挂花),
and which of them are the cards that make somebody who he is. Whether it may be played now is
decided elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.baohuang.options import MixedJokers
from engine.baohuang.rules import BaohuangRules
from engine.cards import MARKED, Card, Rank, ordered
from engine.climbing import Strength, higher

CARRIED: Final[tuple[Rank, ...]] = tuple(Rank)[:13]
"""The ranks that jokers can be hung on: 3 to 2 (B-021)."""


@dataclass(frozen=True, slots=True)
class Combo:
    """A play as it lies on the table. It is well-formed by construction.

    Raises ValueError for cards that are never one play (B-021, B-022).
    """

    rank: Rank | None
    """3 to 2; None for bare jokers (BG-02)."""
    count: int = 0
    """Cards of *rank*."""
    small: int = 0
    big: int = 0
    marks: tuple[Card, ...] = ()
    """Which marked cards are among them, in the order of :class:`Card` (BG-14): the emperor's big
    joker, the guard's small one, or the called card."""

    def __post_init__(self) -> None:
        if min(self.count, self.small, self.big) < 0:
            raise ValueError("a play has no negative counts")
        if self.rank is None:
            if self.count or not self.small + self.big:
                raise ValueError("bare jokers carry nothing")
        elif self.rank > Rank.TWO or not self.count:
            raise ValueError("a play has at least one card of its rank, and jokers are not a rank")
        self._require_marks()

    def _require_marks(self) -> None:
        called = [mark for mark in self.marks if mark not in MARKED]
        if self.marks != ordered(set(self.marks)) or len(called) > 1:
            raise ValueError("each marked card is there once, in order")
        used = dict(self.counts)
        if any(not used.get(mark.rank) for mark in self.marks):
            raise ValueError("a marked card is one of the cards of the play")

    @property
    def size(self) -> int:
        return self.count + self.small + self.big

    @property
    def jokers(self) -> int:
        return self.small + self.big

    @property
    def counts(self) -> tuple[tuple[Rank, int], ...]:
        """The cards used, by rank."""
        used = [] if self.rank is None else [(self.rank, self.count)]
        used += [(Rank.SMALL_JOKER, self.small), (Rank.BIG_JOKER, self.big)]
        return tuple((rank, count) for rank, count in used if count)

    @property
    def topmost(self) -> bool:
        """The called card by itself (特画): as a single it is above the big joker."""
        return self.size == 1 and bool(self.marks) and self.marks[0] not in MARKED


@lru_cache(maxsize=1 << 16)
def strength(combo: Combo, mixed: MixedJokers) -> Strength:
    """Marked jokers are worth what the others of their kind are (B-002). Both kinds together are
    small ones where the house says so; otherwise each keeps its own rank (BG-03)."""
    big, small = combo.big, combo.small
    if big and small and mixed is MixedJokers.DOWNGRADE:
        big, small = 0, big + small
    return Strength(big, small, combo.rank or 0, combo.count)


def beats(play: Combo, top: Combo, rules: BaohuangRules) -> bool:
    """Whether *play* may lie on *top*: as many cards, each of them higher (B-023 to B-025, B-027,
    B-028, BG-04, BG-05)."""
    return _beats(play, top, rules.mixed_jokers)


@lru_cache(maxsize=1 << 18)
def _beats(play: Combo, top: Combo, mixed: MixedJokers) -> bool:
    if top.topmost or play.topmost:
        return not top.topmost and top.size == 1
    return higher(strength(play, mixed), strength(top, mixed))
