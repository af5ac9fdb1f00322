"""Being stuffed (被闷): only 3s are left, and the play before them was beaten (G-233 to G-238)."""

from __future__ import annotations

from engine.cards import Rank
from engine.counts import held
from engine.gouji.events import SeatStuffed, StuffingShown
from engine.gouji.options import StuffedModel
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.seats import Seat


def stuff(state: State) -> SeatStuffed | None:
    """Upkeep: by whoever beat the last play, once a seat and hand (GAP-40, GAP-83). In
    the passive model he stays in (GAP-53)."""
    rules = state.rules
    if not rules.hold_three or state.setup is not None:
        return None
    for seat in state.in_play:
        by = state.beaten[seat]
        if by is None or seat == state.leader or _is_stuffed(state, seat):
            continue
        left = state.left[seat]
        if left and held(state.hands[seat], Rank.THREE) == left:
            return SeatStuffed(seat=seat, by=by, hidden=hides(rules))
    return None


def _is_stuffed(state: State, seat: Seat) -> bool:
    return any(seat == stuffed for stuffed, _ in state.stuffed)


def hides(rules: GoujiRules) -> bool:
    """Who may not get out any more is seen to be out (G-237)."""
    return rules.stuffed_hidden and rules.stuffed_model is StuffedModel.PASSIVE


def show(state: State) -> StuffingShown | None:
    """Upkeep: what was hidden comes out with its player, or with the end of the hand (G-237)."""
    if not state.stuffed or not hides(state.rules):
        return None
    for seat, by in state.stuffed:
        if seat not in state.stuffing_shown and seat in state.places:
            return StuffingShown(seat=seat, by=by)
    return None


def barred_from_wind(state: State) -> frozenset[Seat]:
    """Stuffed players who may not catch the wind (G-218, GAP-50)."""
    if state.rules.stuffed_wind or not state.stuffed:
        return frozenset()
    return frozenset(seat for seat, _ in state.stuffed)
