"""All cards of a hand, wherever they lie: none is lost and none is found."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Rank
from engine.gouji.state import SEATS, State


def tally(state: State) -> Mapping[Rank, int] | None:
    """How many there are of each rank, held or played; None before the deal."""
    if len(state.hands) < SEATS:
        return None
    return dict(zip(Rank, map(sum, zip(*state.hands, state.played, strict=True)), strict=True))
