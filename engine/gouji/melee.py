"""Melee (四户乱缠): two are out, and whoever is left may beat anything in turn (G-200, G-201)."""

from __future__ import annotations

from engine.gouji.events import MeleeBegan
from engine.gouji.state import State


def begin(state: State) -> MeleeBegan | None:
    """Upkeep: with the first lead after the trick in which the second went out (G-203, GAP-51).

    Dead seats do not count as out (GAP-76). It ends a burn that is under way (G-168).
    """
    if state.melee or state.leader is None or len(state.places) < 2:
        return None
    return MeleeBegan()
