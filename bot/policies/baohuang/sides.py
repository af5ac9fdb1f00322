"""Who is probably on one's side: what everybody has seen, and one's own cards."""

from __future__ import annotations

from typing import Final

from engine.baohuang.roles import Role
from engine.baohuang.state import ALL
from engine.baohuang.view import View
from engine.seats import Seat

EARLY: Final = 10
"""While emperor and hidden guard have more cards than this, the guard plays as a commoner would."""
SOLO: Final = 0.2
"""How probable a hidden solo is to one of the others: as much as each of five seats."""


def friends(view: View) -> dict[Seat, float]:
    """By seat: how probably it plays with the viewer, from 0 to 1."""
    me = view.viewer
    match view.role:
        case Role.EMPEROR:
            return _partners(view)
        case Role.GUARD if not masked(view):
            return {seat: float(seat == view.emperor) for seat in ALL if seat != me}
        case Role.SOLO:
            return {seat: 0.0 for seat in ALL if seat != me}
        case _:
            return _comrades(view)


def masked(view: View) -> bool:
    """A hidden guard early in the hand, who does not show whom he plays with."""
    if view.role is not Role.GUARD or view.guard is not None or view.preparing:
        return False
    assert view.emperor is not None
    assert view.viewer is not None
    return min(view.left[view.emperor], view.left[view.viewer]) > EARLY


def _partners(view: View) -> dict[Seat, float]:
    """Of the emperor: the guard is one of those who may be."""
    may_be = view.suspects
    return {seat: 1 / len(may_be) if seat in may_be else 0.0 for seat in ALL if seat != view.viewer}


def _comrades(view: View) -> dict[Seat, float]:
    """Of a commoner, and of who plays as one: nobody but emperor and guard is against him."""
    may_be = [seat for seat in view.suspects if seat != view.viewer]
    each = 1.0 if view.guard is not None else (1 - SOLO) / len(may_be) if may_be else 0.0
    return {
        seat: 0.0 if seat == view.emperor else 1 - each * (seat in may_be)
        for seat in ALL
        if seat != view.viewer
    }
