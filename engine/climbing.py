"""What games of climbing (争上游) share: groups of one rank with jokers, compared card by card."""

from __future__ import annotations

from typing import NamedTuple


class Strength(NamedTuple):
    """A play as it is compared: *big* and *small* jokers carrying *cards* cards of *rank*."""

    big: int
    small: int
    rank: int
    cards: int


def higher(mine: Strength, theirs: Strength) -> bool:
    """Equal count, and strictly higher at every position from the top down.

    Nothing is above a big joker (G-111, B-024); a small joker falls only to a big one (G-110,
    B-025); carried cards fall to any joker (GAP-04) or to a higher rank (G-108, G-112, GAP-03,
    BG-04).
    """
    if mine.big + mine.small + mine.cards != theirs.big + theirs.small + theirs.cards:
        return False
    if theirs.big or mine.big < theirs.small:
        return False
    return not mine.cards or mine.rank > theirs.rank
