"""The six places of a Gouji table (G-001)."""

from __future__ import annotations

from typing import Final

from engine.seats import Seat, seats

SEATS: Final = 6
ALL: Final[tuple[Seat, ...]] = seats(SEATS)
