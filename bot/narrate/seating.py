"""Who sits where, in games in which nothing but the seats themselves is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import Lot
from bot.text import Text


def numbers(count: int) -> Lot:
    """The seats by their numbers."""
    return Lot("draw-seats", tuple(Text("draw-seat", {"number": n + 1}) for n in range(count)))


def opposites(key: str, names: Sequence[object]) -> Text:
    """Who faces whom."""
    half = len(names) // 2
    pairs = tuple(
        Text("seats-pair", {"one": names[seat], "other": names[seat + half]})
        for seat in range(half)
    )
    return Text(key, {"pairs": pairs})


def order(names: Sequence[object]) -> Text:
    return Text("seats-order", {"names": tuple(names)})
