"""Leading: a single, a pair, a tractor, or several of them thrown (S-030, S-031, S-045)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import Illegal
from engine.shengji import cheapness, tractors
from engine.shengji.forms import pair_cards, taken, units
from engine.shengji.holding import MOST_LISTED, Cards, holds, ordered, some
from engine.shengji.trumps import Trumps


def check(cards: Cards, hand: Cards, trumps: Trumps) -> None:
    """Raises Illegal unless *cards* are some cards of *hand* of one series (S-030). Whether a throw
    stands is only seen when it lies on the table (S-045)."""
    if not cards:
        raise Illegal("lead-something")
    if not holds(hand, cards):
        raise Illegal("not-held")
    if not trumps.one_series(cards):
        raise Illegal("one-series")


def is_many(held: int) -> bool:
    """Whether there may be more leads from so many cards than anybody wants listed."""
    return 1 << held > MOST_LISTED


def cheapest(hand: Cards, trumps: Trumps) -> Cards:
    """The cheapest card: what is led where nobody chooses."""
    return (cheapness.sort(hand, trumps)[0],)


def choices(hand: Cards, trumps: Trumps) -> Iterator[Cards]:
    """The cheapest first; then all leads, or where they are too many: every single, pair and
    tractor, and in each series the highest units thrown together."""
    found = _every if not is_many(len(hand)) else _samples
    yield from dict.fromkeys((cheapest(hand, trumps), *found(hand, trumps)))


def _every(hand: Cards, trumps: Trumps) -> Iterator[Cards]:
    for cards in _by_series(hand, trumps):
        for count in range(1, len(cards) + 1):
            yield from some(cards, count)


def _samples(hand: Cards, trumps: Trumps) -> Iterator[Cards]:
    for cards in _by_series(hand, trumps):
        yield from single_units(cards, trumps)
    for cards in _by_series(hand, trumps):
        highest = sorted(units(cards, trumps), key=lambda unit: (-unit.top, -unit.length))
        for count in range(2, len(highest) + 1):
            yield ordered(card for unit in highest[:count] for card in unit.cards)


def single_units(cards: Cards, trumps: Trumps) -> Iterator[Cards]:
    """Every single, pair and tractor among *cards* of one series."""
    yield from ((card,) for card in dict.fromkeys(cards))
    yield from ((card, card) for card in tractors.paired(cards))
    found = tractors.pairs(cards, trumps)
    for length in range(2, tractors.longest(found) + 1):
        for start in tractors.places(found, length):
            yield taken(pair_cards(cards, trumps), start, length)


def _by_series(hand: Cards, trumps: Trumps) -> Iterator[Cards]:
    for series in dict.fromkeys(map(trumps.series, hand)):
        yield trumps.of(series, hand)
