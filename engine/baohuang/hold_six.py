"""Holding the lowest cards (憋3, 憋6, B-056): the 3s with all 216 cards, else the 6s, are the last
play of all, plain and whole.

Who has only these left, and not the lead, because his play was beaten, is stuffed (闷): he is out
from the bottom, the first one in last place, and may owe tribute in the next hand.
"""

from __future__ import annotations

from engine.baohuang.combos import Combo
from engine.baohuang.deal import lowest
from engine.baohuang.events import SeatStuffed
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State
from engine.cards import Rank
from engine.counts import Counts, held
from engine.errors import Illegal


def kept(rules: BaohuangRules) -> Rank | None:
    """The rank that must come last, if any."""
    return lowest(rules) if rules.hold_six else None


def must_keep(play: Combo, hand: Counts, rules: BaohuangRules) -> None:
    """Raises Illegal for a play that lays kept cards before the end."""
    rank = kept(rules)
    if rank is None or play.rank is not rank:
        return
    if play.jokers:
        raise Illegal("sixes-plain", rank=rank)
    if play.count != sum(hand):
        raise Illegal("sixes-whole" if held(hand, rank) == sum(hand) else "sixes-last", rank=rank)


def may_lay(play: Combo, hand: Counts, rules: BaohuangRules) -> bool:
    """The same as :func:`must_keep`, without a reason."""
    rank = kept(rules)
    if rank is None or play.rank is not rank:
        return True
    return not play.jokers and play.count == sum(hand)


def stuff(state: State) -> SeatStuffed | None:
    """Upkeep: somebody has only kept cards left and another's play lies on the table."""
    rank, top = kept(state.rules), state.top
    if rank is None or top is None:
        return None
    for seat in state.in_play:
        if seat != top.seat and held(state.hands[seat], rank) == state.left[seat]:
            return SeatStuffed(seat=seat, by=top.seat)
    return None
