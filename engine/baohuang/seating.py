"""The five places of a Baohuang table (B-001)."""

from __future__ import annotations

from typing import Final

from engine.seats import Seat, seats

SEATS: Final = 5
ALL: Final[tuple[Seat, ...]] = seats(SEATS)
SIDES: Final = tuple((seat,) for seat in ALL)
"""Each seat by itself: who is on whose side changes from hand to hand (B-005)."""
