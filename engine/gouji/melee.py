"""Melee (四户乱缠): two are out, and whoever is left may beat anything in turn (G-200, G-201)."""

from __future__ import annotations

from typing import Final

from engine.gouji.events import MeleeBegan
from engine.gouji.free_kill import arises
from engine.gouji.state import State

TWO: Final = 2


def begin(state: State) -> MeleeBegan | None:
    """Upkeep: with the first lead after the trick in which the second went out, or at once where
    no free kill can arise (G-203, GAP-51).

    A revolutionary may count as out (G-202); dead seats do not (GAP-76). It ends a burn that is
    under way (G-168).
    """
    if state.melee or out(state) < TWO:
        return None
    if state.leader is None and arises(state.rules):
        return None
    return MeleeBegan()


def out(state: State) -> int:
    """How many have left play (G-200)."""
    revolt = state.revolt
    counts = (
        revolt is not None
        and revolt.seat in state.agents
        and state.rules.melee_counts_revolutionary
    )
    return len(state.places) + counts
