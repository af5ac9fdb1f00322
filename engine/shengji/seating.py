"""The four places of a Shengji table (S-001) and who follows whom (SG-25)."""

from __future__ import annotations

from typing import Final

from engine.seats import Seat, opposite, seats

SEATS: Final = 4
ALL: Final[tuple[Seat, ...]] = seats(SEATS)
SIDES: Final = (ALL[0::2], ALL[1::2])
"""The two pairs of partners, who face each other (对家, S-001)."""


def side(seat: Seat) -> int:
    """0: seats 0 and 2; 1: seats 1 and 3."""
    return seat % 2


def partner(seat: Seat) -> Seat:
    """Who faces *seat* (对家)."""
    return opposite(seat, SEATS)


def following(seat: Seat) -> Seat:
    """The lower house (下家): who plays after *seat*, counter-clockwise (SG-25)."""
    return Seat((seat + 1) % SEATS)
