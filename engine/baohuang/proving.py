"""What proves the shuffle of a hand (BG-01)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.baohuang import deal as dealing
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State
from engine.deals import Dealt, Proof
from engine.seats import Seat


def proof(state: State) -> Proof:
    return Proof(state.deal.seal, state.deal.seed)


def dealt(state: State) -> Dealt | None:
    """The deal, or None before it."""
    deal = state.deal
    return Dealt(deal.drawer, (), deal.cards) if deal.cards else None


def redeal(rules: BaohuangRules, seed: int, drawer: Seat, cuts: Sequence[int]) -> Dealt:
    """The deal that *seed* stands for. Raises ValueError for any cut: nobody cuts here."""
    if cuts:
        raise ValueError("the deck is not cut in Baohuang")
    return Dealt(drawer, (), dealing.hands(rules, seed, drawer))
