"""What is one play (一手牌), what it is worth, and which play beats which.

A play is written down as it lies on the table: a rank, how many cards of it, attached 2s (贴钱)
and hung jokers (挂花). Whether it may be played now is decided elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cards import Rank
from engine.climbing import Strength, higher
from engine.gouji.options import JokerKill, MixedJokers
from engine.gouji.rules import GoujiRules

CARRIED: Final[tuple[Rank, ...]] = tuple(Rank)[:12]
"""The ranks that 2s and jokers can be added to: 3 to A."""


@dataclass(frozen=True, slots=True)
class Combo:
    """A play as it lies on the table. It is well-formed by construction.

    Raises ValueError for cards that are never one play (G-100).
    """

    rank: Rank | None
    """3 to A; 2 for a play of 2s only (G-102); None for bare jokers."""
    count: int = 0
    """Cards of *rank*."""
    twos: int = 0
    """Attached 2s (G-101)."""
    small: int = 0
    big: int = 0

    def __post_init__(self) -> None:
        jokers = self.small + self.big
        if min(self.count, self.twos, self.small, self.big) < 0:
            raise ValueError("a play has no negative counts")
        if self.rank is None:
            if self.count or self.twos or not jokers:
                raise ValueError("bare jokers carry nothing")
        elif self.rank > Rank.TWO or not self.count:
            raise ValueError("a play has at least one card of its rank, and jokers are not a rank")
        elif self.rank is Rank.TWO and self.twos:
            raise ValueError("2s are not attached to 2s")

    @property
    def size(self) -> int:
        return self.count + self.twos + self.small + self.big

    @property
    def jokers(self) -> int:
        return self.small + self.big

    @property
    def counts(self) -> tuple[tuple[Rank, int], ...]:
        """The cards used, by rank."""
        return _counts(self)


@lru_cache(maxsize=1 << 16)
def _counts(combo: Combo) -> tuple[tuple[Rank, int], ...]:
    used = [] if combo.rank is None else [(combo.rank, combo.count)]
    used += [
        (Rank.TWO, combo.twos),
        (Rank.SMALL_JOKER, combo.small),
        (Rank.BIG_JOKER, combo.big),
    ]
    return tuple((rank, count) for rank, count in used if count)


@lru_cache(maxsize=1 << 16)
def strength(combo: Combo, mixed: MixedJokers) -> Strength:
    """Attached 2s count as the rank they join (G-101, G-104, G-109).

    Both kinds of joker together are small ones where the profile says so (G-106, GAP-02);
    otherwise each keeps its own rank (GAP-01).
    """
    big, small = combo.big, combo.small
    if big and small and mixed is MixedJokers.DOWNGRADE:
        big, small = 0, big + small
    return Strength(big, small, combo.rank or 0, combo.count + combo.twos)


def beats(play: Combo, top: Combo, rules: GoujiRules) -> bool:
    """Whether *play* may lie on *top* (G-107 to G-115, GAP-07)."""
    return _beats(play, top, rules.mixed_jokers, rules.joker_kills)


@lru_cache(maxsize=1 << 18)
def _beats(play: Combo, top: Combo, mixed: MixedJokers, kills: frozenset[JokerKill]) -> bool:
    mine, theirs = strength(play, mixed), strength(top, mixed)
    return higher(mine, theirs) or any(_kills(mine, theirs, kill) for kill in kills)


_EXCHANGES: Final = {
    JokerKill.TWO_BIG_KILL_BIG: ((2, 0), (1, 0)),
    JokerKill.TWO_SMALL_KILL_SMALL: ((0, 2), (0, 1)),
    JokerKill.THREE_SMALL_KILL_BIG: ((0, 3), (1, 0)),
}


def _kills(mine: Strength, theirs: Strength, kill: JokerKill) -> bool:
    """One exchange of jokers, every other card strictly higher (G-115, GAP-05)."""
    (big, small), (their_big, their_small) = _EXCHANGES[kill]
    if mine.big < big or mine.small < small:
        return False
    if theirs.big < their_big or theirs.small < their_small:
        return False
    return higher(
        mine._replace(big=mine.big - big, small=mine.small - small),
        theirs._replace(big=theirs.big - their_big, small=theirs.small - their_small),
    )
