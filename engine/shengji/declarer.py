"""Who declares (庄家, S-004 to S-006, SG-01)."""

from __future__ import annotations

from engine.seats import Seat
from engine.shengji.options import FirstDeclarer
from engine.shengji.rules import ShengjiRules
from engine.shengji.score import deposes
from engine.shengji.seating import following, partner
from engine.shengji.state import Deal


def declarer(deal: Deal, maker: Seat | None) -> Seat:
    """Who declares this hand. In the first one it is who made trump, where that is the rule and
    somebody did; in later ones it stands beforehand (SG-01)."""
    if deal.carried is not None:
        return deal.carried.declarer
    made = deal.rules.first_declarer is FirstDeclarer.TRUMP_MAKER and maker is not None
    return maker if made and maker is not None else deal.drawer


def following_declarer(now: Seat, total: int, rules: ShengjiRules) -> Seat:
    """Who declares the next hand: the declarer's partner, or his lower house when he is deposed
    (下庄, S-005, S-006)."""
    return following(now) if deposes(total, rules) else partner(now)
