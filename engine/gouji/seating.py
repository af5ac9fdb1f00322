"""The six places of a Gouji table (G-001)."""

from __future__ import annotations

from typing import Final

from engine.seats import Seat, seats

SEATS: Final = 6
ALL: Final[tuple[Seat, ...]] = seats(SEATS)
SIDES: Final = (ALL[0::2], ALL[1::2])
"""The two federations (联邦)."""
