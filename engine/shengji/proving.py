"""What proves the shuffle of a hand (S-010, SG-02)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.deals import Dealt, Proof
from engine.seats import Seat
from engine.shengji.deal import hands
from engine.shengji.rules import ShengjiRules
from engine.shengji.state import State


def proof(state: State) -> Proof:
    return Proof(state.deal.seal, state.deal.seed)


def dealt(state: State) -> Dealt | None:
    """The deal, or None before it."""
    deal = state.deal
    return Dealt(deal.drawer, (), deal.cards, deal.bottom) if deal.bottom else None


def redeal(rules: ShengjiRules, seed: int, drawer: Seat, cuts: Sequence[int]) -> Dealt:
    """The deal that *seed* stands for. Raises ValueError for any cut: nobody cuts."""
    if cuts:
        raise ValueError("the deck is not cut in this game")
    drawn, rest = hands(seed, drawer)
    return Dealt(drawer, (), drawn, rest)
