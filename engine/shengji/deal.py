"""Packs, shuffle and deal (发牌, S-002, S-010, SG-02): where chance enters."""

from __future__ import annotations

from typing import Final

from engine import shuffle
from engine.cards import DECK, Card
from engine.seats import Seat
from engine.shengji.carried import Carried
from engine.shengji.events import (
    BottomDealt,
    DrawerChosen,
    HandDealt,
    HandStarted,
    SeedDrawn,
    ShengjiEvent,
)
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL, SEATS

PACK: Final[tuple[Card, ...]] = DECK * 2
"""108 cards (S-002)."""
BOTTOM: Final = 8
"""Cards that nobody draws (S-010)."""


def hands(seed: int, drawer: Seat) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The four hands, each in the order drawn, and the bottom: the last eight cards (S-010)."""
    cards = shuffle.shuffled(PACK, seed)
    drawn, rest = cards[:-BOTTOM], cards[-BOTTOM:]
    return tuple(tuple(drawn[(seat - drawer) % SEATS :: SEATS]) for seat in ALL), tuple(rest)


def drawer(seed: int, carried: Carried | None) -> Seat:
    """Who draws first: the declarer; in a first hand, one by lot (SG-02)."""
    if carried is not None:
        return carried.declarer
    return ALL[shuffle.drawn(SEATS, seed, "drawer")]


def opening(
    rules: ShengjiRules, seed: int, carried: Carried | None = None
) -> tuple[ShengjiEvent, ...]:
    """The seal first, then the seed, and all cards at once (SG-03)."""
    first = drawer(seed, carried)
    dealt, rest = hands(seed, first)
    return (
        HandStarted(rules=rules, seal=shuffle.seal(seed), carried=carried),
        SeedDrawn(seed=shuffle.written(seed)),
        DrawerChosen(seat=first),
        *(HandDealt(seat=seat, cards=dealt[seat]) for seat in ALL),
        BottomDealt(cards=rest),
    )
