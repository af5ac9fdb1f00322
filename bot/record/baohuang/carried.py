"""What a hand of Baohuang can leave behind."""

from __future__ import annotations

from typing import Final

from engine.baohuang.carried import Carried
from engine.baohuang.seating import SEATS

_LIMIT: Final = 1_000
"""No count that a hand leaves behind is as high."""


def impossible(carried: Carried) -> str | None:
    """The part of it that no hand leaves behind."""
    seats = [seat for debt in carried.debts for seat in (debt.payer, debt.receiver)]
    checks = (
        ("places", sorted(carried.places) == list(range(SEATS))),
        ("emperor", 0 <= carried.emperor < SEATS),
        ("debts", all(0 <= seat < SEATS for seat in seats)),
        ("debts", all(debt.payer != debt.receiver for debt in carried.debts)),
        ("debts", all(0 < debt.cards < _LIMIT for debt in carried.debts)),
        ("hand", 0 < carried.hand < _LIMIT),
    )
    return next((name for name, holds in checks if not holds), None)
