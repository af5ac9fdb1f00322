"""Going out (走科), and the end of the hand (B-040, B-041)."""

from __future__ import annotations

from engine.baohuang import roles
from engine.baohuang.events import HandEnded, SeatFinished
from engine.baohuang.match import carried
from engine.baohuang.score import factor, points
from engine.baohuang.state import ALL, SEATS, State
from engine.seats import Seat, after


def finish_seat(state: State) -> SeatFinished | None:
    """Upkeep: the play on top was its owner's last (B-033)."""
    top = state.top
    if top is None or state.left[top.seat] or top.seat in state.places:
        return None
    return SeatFinished(seat=top.seat)


def is_decided(state: State) -> bool:
    """Of one side nobody is in any more: emperor and guard, the emperor of a solo, or all
    commoners (B-041). Who is stuffed is not in either."""
    royals = roles.royals(state)
    return len({seat in royals for seat in state.in_play}) < 2


def end_hand(state: State) -> HandEnded | None:
    """Upkeep: the hand is decided. Everybody learns who the guard was."""
    if not is_decided(state):
        return None
    emperor, guard = state.emperor, roles.guard(state)
    assert emperor is not None
    assert guard is not None
    places = placed(state)
    return HandEnded(
        places=places,
        points=points(state, places),
        emperor=emperor,
        guard=guard,
        factor=factor(state),
        seed=state.deal.seed,
        after=carried(state, places),
    )


def placed(state: State) -> tuple[Seat, ...]:
    """All five: those out, then the side still in, fewest cards first, then the stuffed from the
    bottom (BG-13). Ties in turn order from the owner of the last play."""
    last = state.top or state.stood
    start = last.seat if last else (*state.places, ALL[0])[-1]
    order = (start, *after(start, SEATS))
    unplaced = sorted(state.in_play, key=lambda seat: (state.left[seat], order.index(seat)))
    return (*state.places, *unplaced, *reversed(state.dead))
