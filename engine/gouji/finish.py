"""Going out (走科), and the end of the hand (G-042, G-210, G-270, G-275)."""

from __future__ import annotations

from engine.gouji.events import HandEnded, SeatFinished
from engine.gouji.score import is_sweep, points
from engine.gouji.state import SEATS, State
from engine.seats import Seat, after


def finish_seat(state: State) -> SeatFinished | None:
    """Upkeep: the play on top was its owner's last (G-210)."""
    top = state.top
    if top is None or state.left[top.seat] or top.seat in state.places:
        return None
    return SeatFinished(seat=top.seat)


def end_hand(state: State) -> HandEnded | None:
    """Upkeep: all who still have to be placed are in one federation (G-042)."""
    if not state.places and not state.dead:
        return None
    if len({seat % 2 for seat in state.in_play}) > 1:
        return None
    places = placed(state)
    return HandEnded(
        places=places,
        points=points(places, state.rules),
        sweep=is_sweep(places),
        seed=state.deal.seed,
    )


def placed(state: State) -> tuple[Seat, ...]:
    """All six: those out, then the allies left, then the dead from the bottom (G-272, GAP-23).

    Fewest cards left is placed better; ties in turn order from the owner of the last play
    (GAP-15).
    """
    last = state.top or state.stood
    start = last.seat if last else state.places[-1]
    order = (start, *after(start, SEATS))
    unplaced = sorted(state.in_play, key=lambda seat: (state.left[seat], order.index(seat)))
    return (*state.places, *unplaced, *reversed(state.dead))
