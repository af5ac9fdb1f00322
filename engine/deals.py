"""How the cards lay, and what proves that nobody chose them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal. The cards of each stack are in the order in which they were drawn."""

    drawer: Seat
    """Who drew first."""
    cuts: tuple[int, ...]
    """How many cards each cut put below."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    rest: tuple[Card, ...] = ()
    """Cards that nobody drew (底牌)."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What the shuffle can be proved with (see :mod:`engine.shuffle`)."""

    seal: str
    seed: str
