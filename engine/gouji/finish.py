"""Going out (走科), and the end of the hand (G-042, G-210, G-270, G-275)."""

from __future__ import annotations

from typing import Final

from engine.gouji.events import GoujiEvent, HandEnded, SeatFinished, StuffingShown
from engine.gouji.match import carried, ends_game, reopens
from engine.gouji.open_point import open_last
from engine.gouji.options import RevolutionPlace
from engine.gouji.score import is_sweep, points
from engine.gouji.state import ALL, SEATS, State
from engine.gouji.stuffing import hides
from engine.seats import Seat, after

THIRD: Final = 2
FOURTH: Final = 3
_BOTH: Final = 2


def finish_seat(state: State) -> SeatFinished | None:
    """Upkeep: the play on top was its owner's last (G-210)."""
    top = state.top
    if top is None or state.left[top.seat] or top.seat in state.places or top.seat in state.agents:
        return None
    return SeatFinished(seat=top.seat)


def is_decided(state: State) -> bool:
    """All who still have to be placed are in one federation (G-042, GAP-54), or a third place that
    is kept for somebody completes a sweep (GAP-57, GAP-70)."""
    if state.setup is not None or not (state.places or state.dead or state.agents):
        return False
    if len({seat % 2 for seat in state.in_play}) < _BOTH:
        return True
    first = {seat % 2 for seat in state.places[:2]}
    return (
        len(state.places) == _BOTH
        and len(first) == 1
        and any(seat % 2 in first and _kept_place(state, seat) == THIRD for seat in state.agents)
    )


def end_hand(state: State) -> GoujiEvent | None:
    """Upkeep: the hand is decided. What was hidden comes out, and a point that its last play opens
    is opened first (G-042, G-237, GAP-36)."""
    if not is_decided(state):
        return None
    hidden = next(
        (pair for pair in state.stuffed if _is_hidden(state, pair[0])),
        None,
    )
    if hidden is not None:
        return StuffingShown(seat=hidden[0], by=hidden[1])
    opened = open_last(state)
    if opened is not None:
        return opened
    places = placed(state)
    sweep = is_sweep(places) and not _blocked(state, places)
    swept = (places[0] + 1) % 2 if sweep else None
    after_ = carried(state, places, swept)
    over, winner = ends_game(state, after_, swept)
    return HandEnded(
        places=places,
        points=points(places, state.rules, sweep=sweep),
        sweep=sweep,
        seed=state.deal.seed,
        after=None if over or reopens(state.rules, after_) else after_,
        over=over,
        winner=winner,
    )


def _is_hidden(state: State, seat: Seat) -> bool:
    return hides(state.rules) and seat not in state.stuffing_shown


def _blocked(state: State, places: tuple[Seat, ...]) -> bool:
    """The enemies of a revolutionary may have lost the right to sweep (G-255)."""
    revolt = state.revolt
    return (
        state.rules.revolution_blocks_sweep
        and revolt is not None
        and revolt.seat in state.agents
        and revolt.seat % 2 != places[0] % 2
    )


def placed(state: State) -> tuple[Seat, ...]:
    """All six: those out, then the allies left, then the dead from the bottom (G-272, GAP-23), and
    among them the free agents in the places kept for them (G-254, G-273).

    Fewest cards left is placed better; ties in turn order from the owner of the last play
    (GAP-15).
    """
    last = state.top or state.stood
    start = last.seat if last else (*state.places, ALL[0])[-1]
    order = (start, *after(start, SEATS))
    unplaced = sorted(state.in_play, key=lambda seat: (state.left[seat], order.index(seat)))
    found = [*state.places, *unplaced, *reversed(state.dead)]
    for seat in state.agents:
        found.insert(min(_kept_place(state, seat), len(found) - len(state.dead)), seat)
    return tuple(found)


def _kept_place(state: State, seat: Seat) -> int:
    """Third or fourth (G-164, G-254, GAP-56, GAP-57)."""
    revolt, places = state.revolt, state.places
    ours = tuple(s % 2 == seat % 2 for s in places[:2])
    if revolt is not None and revolt.seat == seat:
        match state.rules.revolution_place:
            case RevolutionPlace.THIRD:
                return THIRD
            case RevolutionPlace.FOURTH_OR_SWEPT_THIRD:
                return THIRD if len(ours) == _BOTH and all(ours) else FOURTH
            case RevolutionPlace.BY_FIRST_OUT:
                pass
    return THIRD if ours and ours[0] else FOURTH
