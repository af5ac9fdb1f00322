"""Who is about to go out, and what it is worth to stop or to help him."""

from __future__ import annotations

from typing import Final

from bot.policies.baohuang.facts import Facts
from engine.baohuang.combos import Combo
from engine.seats import Seat

_STEPS: Final = ((2, 1.5), (4, 1.0), (7, 0.6), (10, 0.3))
"""Cards left at most, and what each step is worth."""
EMPEROR: Final = 1.4
"""How much more the emperor's place counts, whose points are twice the guard's."""

STUFFS: Final = 1.5
"""What it is worth that an enemy is stuffed."""
GIFT: Final = 0.3
"""What of going out the lead is worth to one who is about to."""


def near(facts: Facts, seat: Seat) -> float:
    """How much it matters that *seat* goes on: the more, the fewer cards it has left."""
    left = facts.left[seat]
    urgency = next((worth for most, worth in _STEPS if left <= most), 0.0)
    return urgency * (EMPEROR if seat == facts.view.emperor else 1.0)


def feeling(facts: Facts, seat: Seat) -> float:
    """From -1, surely an enemy, to 1, surely a friend."""
    return 2 * facts.friends[seat] - 1


def stuffs(facts: Facts, seat: Seat) -> float:
    """What beating *seat* is worth because he may have only the cards left that must come last."""
    if seat not in facts.view.in_play:
        return 0.0
    return -feeling(facts, seat) * STUFFS * facts.bare(seat)


def handed(facts: Facts, play: Combo) -> float:
    """What a lead gives to those who are about to go out and could take it: all if they go out on
    it, else the lead."""
    sum_ = 0.0
    for seat in facts.others:
        beats = facts.beats(seat, play.rank or 0, play.count, play.small, play.big)
        gift = 1.0 if facts.left[seat] == play.size else GIFT
        sum_ += feeling(facts, seat) * near(facts, seat) * gift * beats
    return sum_
