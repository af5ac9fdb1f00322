"""What proves the shuffle of a hand (G-012, G-022, G-023)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.deals import Dealt, Proof
from engine.gouji import cutting
from engine.gouji import deal as dealing
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.seats import Seat


def proof(state: State) -> Proof:
    return Proof(state.deal.seal, state.deal.seed)


def dealt(state: State) -> Dealt | None:
    """The deal, or None before it."""
    deal = state.deal
    return Dealt(deal.drawer, deal.cuts, deal.cards) if deal.cards else None


def redeal(rules: GoujiRules, seed: int, drawer: Seat, cuts: Sequence[int]) -> Dealt:
    """The deal that *seed* stands for. Raises ValueError for a cut that takes no cards, or all."""
    places = cutting.places(rules)
    for cut in cuts:
        if cut not in places:
            raise ValueError(f"a deck is cut at {places[0]} to {places[-1]} cards, not at {cut}")
    return Dealt(drawer, tuple(cuts), dealing.hands(rules, seed, cuts, drawer))
