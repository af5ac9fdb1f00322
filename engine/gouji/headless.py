"""Being headless (无头): one's opposite has left, so the gouji answer rule binds no more."""

from __future__ import annotations

from collections.abc import Iterator

from engine.gouji.events import HeadLost
from engine.gouji.free_kill import arises
from engine.gouji.melee import TWO, out
from engine.gouji.state import SEATS, State, facing
from engine.seats import Seat, opposite


def lose_head(state: State) -> HeadLost | None:
    """Upkeep: the opposite of the first out, from the next trick on where a free kill can come
    first, else at once (G-190, GAP-79); and the opposite of a revolutionary who has used his free
    kills (G-257).

    Nobody, if the second is out by then: melee has no heads (G-201, GAP-80).
    """
    if state.melee or state.setup is not None or out(state) >= TWO:
        return None
    for seat in _facing_nobody(state):
        if seat not in state.headless and seat in state.in_play:
            return HeadLost(seat=seat)
    return None


def _facing_nobody(state: State) -> Iterator[Seat]:
    if len(state.places) == 1 and (state.leader is not None or not arises(state.rules)):
        yield opposite(state.places[0], SEATS)
    revolt = state.revolt
    if revolt is None or revolt.seat not in state.agents or state.leader is None:
        return
    if revolt.settled and not revolt.kills:
        yield facing(revolt)
