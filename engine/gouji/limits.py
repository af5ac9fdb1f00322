"""Cards that a house keeps back: 3s for the last play, 4s for an open point (G-118, G-177, G-231).

A :class:`Limits` holds what public facts say of one seat; together with its hand it decides which
plays are open to it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import Rank
from engine.counts import Counts, held
from engine.errors import Illegal, is_lawful
from engine.gouji.combos import Combo
from engine.gouji.fours import Fours, blocked


class Limits(NamedTuple):
    hold_three: bool = False
    whole: bool = True
    """The 3s go whole and plain (G-232)."""
    fours: Fours = Fours.FREE
    first: Rank | None = None
    """What the first lead must be of (G-034)."""

    @property
    def none(self) -> bool:
        return not self.hold_three and self.fours is Fours.FREE and self.first is None


FREE: Final = Limits()


def must_lead(play: Combo, hand: Counts, limits: Limits) -> None:
    """Raises Illegal for a lead that is not open to this hand."""
    must_keep_threes(play, hand, limits)
    if limits.first is not None and held(hand, limits.first) and play.rank is not limits.first:
        raise Illegal("lead-shown", rank=limits.first)
    if play.rank is not Rank.FOUR or limits.fours is Fours.FREE:
        return
    if limits.fours is Fours.HELD and not blocked(hand):
        raise Illegal("fours-need-open")
    if play.count != held(hand, Rank.FOUR) or play.twos:
        raise Illegal("fours-whole")


def must_follow(play: Combo, hand: Counts, limits: Limits) -> None:
    """Raises Illegal for a follow that is not open to this hand."""
    must_keep_threes(play, hand, limits)
    if play.rank is Rank.FOUR and limits.fours is not Fours.FREE:
        raise Illegal("fours-lead-only")


def must_keep_threes(play: Combo, hand: Counts, limits: Limits) -> None:
    """The last play is 3s, and only the last (G-118, G-230). Who has none may end with anything
    (GAP-10)."""
    if not limits.hold_three or play.rank is not Rank.THREE:
        return
    if limits.whole:
        if play.size != play.count:
            raise Illegal("threes-plain")
        if play.count != sum(hand):
            raise Illegal("threes-whole" if held(hand, Rank.THREE) == sum(hand) else "threes-last")
        return
    small = hand[1:12]
    if any(small):
        raise Illegal("threes-last")
    if play.count == held(hand, Rank.THREE) and play.size != sum(hand):
        raise Illegal("threes-last")


def may_lead(play: Combo, hand: Counts, limits: Limits) -> bool:
    """The same as :func:`must_lead`, without a reason."""
    return limits.none or is_lawful(must_lead, play, hand, limits)


def may_follow(play: Combo, hand: Counts, limits: Limits) -> bool:
    """The same as :func:`must_follow`, without a reason; low ranks alone can be kept back."""
    if limits.none or play.rank is None or play.rank > Rank.FOUR:
        return True
    return is_lawful(must_follow, play, hand, limits)
