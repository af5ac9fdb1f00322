"""The bottom (底牌): turned up for a trump suit, and turned over at the end (S-015, SG-05, SG-17,
SG-18)."""

from __future__ import annotations

from engine.cards import Card, Rank, Suit
from engine.shengji.forms import units
from engine.shengji.holding import Cards
from engine.shengji.options import BottomFactor
from engine.shengji.trumps import LEVELS, Trumps


def turned(cards: tuple[Card, ...], level: Rank) -> tuple[Card, ...]:
    """The cards that are turned up one by one until one is of the level; all, where none is
    (SG-05)."""
    for place, card in enumerate(cards):
        if card.rank is level:
            return cards[: place + 1]
    return cards


def turned_suit(cards: tuple[Card, ...], level: Rank) -> Suit | None:
    """The suit of the card of the level among *cards*, else of the highest of them, the first one
    of equals; None: only jokers were turned, or nothing (SG-05)."""
    suited = [card for card in cards if card.suit is not None]
    best = max(suited, key=lambda card: (card.rank is level, LEVELS.index(card.rank)), default=None)
    return None if best is None else best.suit


def factor(led: Cards, trumps: Trumps, how: BottomFactor) -> int:
    """By what the points of the bottom are multiplied when the defenders take the last trick, by
    its largest component (S-015, SG-17).

    What won has the form of *led*: a pair that ruffed two singles has won as singles.
    """
    size = len(units(led, trumps)[0].cards)
    match how:
        case BottomFactor.PAIR_OR_TRACTOR:
            return 2 if size == 1 else 4
        case BottomFactor.UNIT:
            return 2 * size
        case BottomFactor.POWER:
            return 1 << size
