"""What a hand of Gouji can leave behind."""

from __future__ import annotations

from typing import Final

from engine.gouji.carried import Carried
from engine.gouji.seating import SEATS

_LIMIT: Final = 1_000
"""No count that a hand leaves behind is as high."""


def impossible(carried: Carried) -> str | None:
    """The part of it that no hand leaves behind."""
    counts = (carried.sweeps, carried.hand, *carried.hits)
    seats = [seat for debt in carried.debts for seat in (debt.payer, debt.receiver)]
    checks = (
        ("places", sorted(carried.places) == list(range(SEATS))),
        ("swept", carried.swept in (None, 0, 1)),
        ("debts", all(0 <= seat < SEATS for seat in seats)),
        ("debts", all(debt.payer != debt.receiver for debt in carried.debts)),
        ("debts", all(0 <= debt.cards < _LIMIT for debt in carried.debts)),
        ("sweeps, hits, hand", all(0 <= count < _LIMIT for count in counts)),
    )
    return next((name for name, holds in checks if not holds), None)
