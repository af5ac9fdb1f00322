"""Who is about to go out, and what it is worth to stop or to help him."""

from __future__ import annotations

from typing import Final

from bot.policies.baohuang.facts import Facts
from engine.seats import Seat

_STEPS: Final = ((2, 1.5), (4, 1.0), (7, 0.6), (10, 0.3))
"""Cards left at most, and what each step is worth."""
EMPEROR: Final = 1.4
"""How much more the emperor's place counts, whose points are twice the guard's."""


def near(facts: Facts, seat: Seat) -> float:
    """How much it matters that *seat* goes on: the more, the fewer cards it has left."""
    left = facts.left[seat]
    urgency = next((worth for most, worth in _STEPS if left <= most), 0.0)
    return urgency * (EMPEROR if seat == facts.view.emperor else 1.0)


def feeling(facts: Facts, seat: Seat) -> float:
    """From -1, surely an enemy, to 1, surely a friend."""
    return 2 * facts.friends[seat] - 1


def handed(facts: Facts, size: int, rank: int) -> float:
    """What a lead of *size* cards of *rank* gives to those who could go out on it."""
    sum_ = 0.0
    for seat in facts.others:
        if facts.left[seat] == size:
            sum_ += feeling(facts, seat) * near(facts, seat) * facts.beats(seat, rank, size, 0, 0)
    return sum_
