"""Laying the bottom away (埋底, S-014)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import Illegal
from engine.shengji import cheapness
from engine.shengji.holding import Cards, holds, is_many, ordered, points, some, without
from engine.shengji.trumps import Trumps


def check(cards: Cards, hand: Cards, count: int) -> None:
    """Raises Illegal unless *cards* are *count* cards of *hand*. Any may be laid away: points and
    trumps too."""
    if len(cards) != count:
        raise Illegal("bury-count", cards=count)
    if not holds(hand, cards):
        raise Illegal("not-held")


def cheapest(hand: Cards, count: int, trumps: Trumps) -> Cards:
    """The lowest side cards without points: what is laid away where nobody chooses."""
    return ordered(cheapness.sort(hand, trumps)[:count])


def choices(hand: Cards, count: int, trumps: Trumps) -> Iterator[Cards]:
    """The cheapest first; then all, or where they are too many: with each other card for the
    dearest of the cheapest, each side suit laid away whole as far as it goes, and the points."""
    usual = cheapest(hand, count, trumps)
    if not is_many(len(hand), count):
        yield usual
        yield from (cards for cards in some(hand, count) if cards != usual)
        return
    yield from dict.fromkeys(_samples(hand, count, trumps, usual))


def _samples(hand: Cards, count: int, trumps: Trumps, usual: Cards) -> Iterator[Cards]:
    yield usual
    sort = cheapness.sort(hand, trumps)
    for card in sort[count:]:
        yield ordered((*sort[: count - 1], card))
    sides = {trumps.series(card) for card in hand}
    for suit in sorted(side for side in sides if side is not None):
        whole = trumps.of(suit, hand)[:count]
        others = cheapness.sort(without(hand, whole), trumps)
        yield ordered((*whole, *others[: count - len(whole)]))
    rich = sorted(sort, key=lambda card: -points((card,)))
    yield ordered(rich[:count])
