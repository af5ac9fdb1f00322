"""What one hand leaves to the next (G-036, G-075, G-283, G-300)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.gouji.options import Tribute
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Debt:
    """Cards of tribute owed in the next hand."""

    kind: Tribute
    payer: Seat
    receiver: Seat
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """The result of a hand as the next one needs it. A first or reopened hand has none."""

    places: tuple[Seat, ...]
    """First out to last place."""
    debts: tuple[Debt, ...] = ()
    """In the order in which they are settled."""
    choosable: bool = False
    """The two last were not placed by play, and are allies: they may choose (G-097)."""
    swept: int | None = None
    """The side that was swept: 0 of even seats, 1 of odd ones."""
    sweeps: int = 0
    """Sweeps in a row by the same side, the last hand included."""
    hits: tuple[int, int] = (0, 0)
    """Point tributes in this game against the even and the odd side (G-302)."""
    hand: int = 1
    """Hands played since the game was opened."""
