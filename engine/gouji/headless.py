"""Being headless (无头): one's opposite has left, so the gouji answer rule binds no more."""

from __future__ import annotations

from engine.gouji.events import HeadLost
from engine.gouji.state import SEATS, State
from engine.seats import opposite


def lose_head(state: State) -> HeadLost | None:
    """Upkeep: the opposite of the first out, from the next trick on (G-190, GAP-79).

    Nobody, if the second is out by then: melee has no heads (G-201, GAP-80).
    """
    if state.leader is None or len(state.places) != 1 or state.melee:
        return None
    seat = opposite(state.places[0], SEATS)
    if seat in state.headless or seat not in state.in_play:
        return None
    return HeadLost(seat=seat)
