"""What one hand leaves to the next (S-005, S-006, S-060, SG-22)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Rank
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """The result of a hand as the next one needs it. A first hand has none."""

    levels: tuple[Rank, ...]
    """The level of each seat (SG-22)."""
    declarer: Seat
    """Who declares the next hand."""
    hand: int = 1
    """Hands played in this match."""
