"""Who is emperor, guard and commoner (皇帝, 保子, 平民), and what everybody knows of it (B-003 to
B-005, B-011)."""

from __future__ import annotations

from enum import StrEnum

from engine.baohuang.actions import Declaration
from engine.baohuang.seating import ALL
from engine.baohuang.state import State
from engine.cards import Card
from engine.seats import Seat


class Role(StrEnum):
    EMPEROR = "emperor"
    SOLO = "solo"
    """Emperor who plays alone against four (独保)."""
    GUARD = "guard"
    COMMONER = "commoner"


def guard(state: State) -> Seat | None:
    """Who plays with the emperor: himself in a solo (B-004, B-011); None before it is settled."""
    if not state.reigns or state.emperor is None:
        return None
    return state.emperor if state.grabbed else state.holder


def is_solo(state: State) -> bool:
    return state.reigns and guard(state) == state.emperor


def royals(state: State) -> frozenset[Seat]:
    """The emperor's side (B-005)."""
    return frozenset(seat for seat in (state.emperor, guard(state)) if seat is not None)


def role(state: State, seat: Seat) -> Role | None:
    """What *seat* is, as it knows from its own cards; None before it is settled."""
    if not state.reigns or guard(state) is None:
        return None
    if seat == state.emperor:
        return Role.SOLO if is_solo(state) else Role.EMPEROR
    return Role.GUARD if seat == guard(state) else Role.COMMONER


def suspects(state: State) -> tuple[Seat, ...]:
    """Who may still be the guard by what everybody has seen, the emperor left out (B-013).

    One who revolted is not, nor one who is out and never showed the card that makes the guard
    (BG-14): who is stuffed has only cards left that are not it (B-056). Nor is one whose side
    would have made an end of the hand (B-041). One suspect alone is the guard, unless the emperor
    plays a hidden solo; none: he does.
    """
    if state.guard_seen is not None:
        return tuple(seat for seat in (state.guard_seen,) if seat != state.emperor)
    cleared = {seat for seat, what in state.declared if what is Declaration.REVOLT}
    cleared.update(state.places, state.dead)
    return tuple(
        seat
        for seat in ALL
        if seat != state.emperor and seat not in cleared and _goes_on(state, seat)
    )


def _goes_on(state: State, suspect: Seat) -> bool:
    """Whether both sides are in if *suspect* is the guard, as they are while a hand runs."""
    royal = sum(seat in (state.emperor, suspect) for seat in state.in_play)
    return 0 < royal < len(state.in_play)


def fourth(cards: tuple[tuple[Card, ...], ...], emperor: Seat, card: Card) -> Seat:
    """Who holds the fourth of *card*, of which the emperor shows three: perhaps himself."""
    others = (seat for seat in ALL if seat != emperor and card in cards[seat])
    return next(others, emperor)
