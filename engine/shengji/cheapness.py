"""Which cards are given away first where nobody chooses."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.shengji.holding import points
from engine.shengji.trumps import Trumps


def sort(cards: Iterable[Card], trumps: Trumps) -> list[Card]:
    """Side cards before trumps, cards without points before those with, low before high."""
    return sorted(
        cards,
        key=lambda card: (
            trumps.is_trump(card),
            points((card,)),
            trumps.height(card),
            card.value,
        ),
    )
