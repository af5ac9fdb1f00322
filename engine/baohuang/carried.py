"""What one hand leaves to the next."""

from __future__ import annotations

from dataclasses import dataclass

from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Debt:
    """Tribute that is owed in the next hand by who was stuffed to who stuffed him."""

    payer: Seat
    receiver: Seat
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """The result of a hand as the next one needs it. A first hand has none."""

    places: tuple[Seat, ...]
    """First out to last place."""
    emperor: Seat
    debts: tuple[Debt, ...] = ()
    hand: int = 1
    """Hands played since the game was opened."""
