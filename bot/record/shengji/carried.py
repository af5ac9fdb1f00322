"""What a hand of Shengji can leave behind."""

from __future__ import annotations

from typing import Final

from engine.shengji.carried import Carried
from engine.shengji.seating import SEATS
from engine.shengji.trumps import LEVELS

_LIMIT: Final = 10_000
"""No match has as many hands."""


def impossible(carried: Carried) -> str | None:
    """The part of it that no hand leaves behind."""
    checks = (
        ("levels", len(carried.levels) == SEATS and set(carried.levels) <= set(LEVELS)),
        ("declarer", 0 <= carried.declarer < SEATS),
        ("hand", 0 < carried.hand < _LIMIT),
    )
    return next((name for name, holds in checks if not holds), None)
