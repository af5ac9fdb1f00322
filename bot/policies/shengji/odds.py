"""How likely a play is to hold: the unseen cards are taken to lie anywhere with the same chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.policies.shengji.facts import Facts
from engine.seats import Seat
from engine.shengji.forms import Unit, units
from engine.shengji.holding import Cards
from engine.shengji.seating import side
from engine.shengji.trumps import Series

WILLING: Final = 0.85
"""How often one who can beat a play does."""


def takes(facts: Facts, best: Cards, owner: Seat, behind: Iterable[Seat]) -> float:
    """The chance that this seat's side takes the trick when *best* of *owner* is on top and
    *behind* have still to play."""
    ours = 1.0 if side(owner) == side(facts.me) else 0.0
    unit = units(best, facts.trumps)[0]
    for seat in behind:
        beats = WILLING * _beating(facts, seat, best, unit)
        ours = ours + (1 - ours) * beats if seat == facts.partner else ours * (1 - beats)
    return ours


def beating(facts: Facts, seat: Seat, best: Cards) -> float:
    """The chance that *seat* holds what beats *best*, which lies on top."""
    return _beating(facts, seat, best, units(best, facts.trumps)[0])


def _beating(facts: Facts, seat: Seat, best: Cards, unit: Unit) -> float:
    """The same, of a play whose longest unit is *unit*."""
    trumps = facts.trumps
    led = facts.asked.trick.laid[0].cards if facts.asked.trick.laid else best
    series, over = trumps.series(led[0]), trumps.series(best[0])
    if series is over:
        inside = _row(facts, seat, unit.length, unit.top, series)
        if series is None:
            return inside
        out = void(facts, seat, series)
        ruff = _row(facts, seat, unit.length, -1, None) * _room(facts, seat, len(best))
        return inside * (1 - out) + out * ruff
    return void(facts, seat, series) * _row(facts, seat, unit.length, unit.top, None)


def void(facts: Facts, seat: Seat, series: Series) -> float:
    """The chance that *seat* has nothing of *series*."""
    if facts.is_void(seat, series):
        return 1.0
    return (1 - _share(facts, seat)) ** len(facts.unseen_of(series))


def _share(facts: Facts, seat: Seat) -> float:
    """The chance that a given unseen card is in the hand of *seat*."""
    return min(1.0, facts.left(seat) / facts.hidden)


def _row(facts: Facts, seat: Seat, length: int, top: int, series: Series) -> float:
    """The chance that *seat* holds a unit of *length* above the height *top*."""
    if facts.is_void(seat, series):
        return 0.0
    share = _share(facts, seat)
    chance = share ** (2 * length) if length else share
    return float(1 - (1 - chance) ** facts.above(length, top, series))


def _room(facts: Facts, seat: Seat, size: int) -> float:
    """Whether *seat* may have so many trumps at all: roughly."""
    expected = _share(facts, seat) * len(facts.unseen_of(None))
    return min(1.0, expected / size) if size > 1 else 1.0
