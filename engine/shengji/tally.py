"""All cards of a hand, wherever they lie: none is lost and none is found (S-002)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.cards import Card
from engine.shengji.state import State


def tally(state: State) -> Mapping[Card, int] | None:
    """How many there are of each card, held, in the bottom or played; None before the deal."""
    if not state.deal.bottom:
        return None
    found = Counter(state.buried if state.taken else state.deal.bottom)
    for cards in (*state.hands, state.played):
        found.update(cards)
    return found
