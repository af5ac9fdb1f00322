"""The two federations (联邦) in words."""

from __future__ import annotations

from bot.text import Text
from engine.seats import Seat


def side(seat: Seat) -> Text:
    """Even seats are red, odd ones blue (G-001)."""
    return Text("side-blue" if seat % 2 else "side-red")
