"""What a play is made of: singles, pairs and tractors of one series (S-030, S-031).

A play of one unit is a single, a pair or a tractor; of several, it is a throw (甩牌, S-045).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.shengji import tractors
from engine.shengji.holding import Cards, ordered
from engine.shengji.trumps import Trumps

Shape = tuple[int, ...]
"""The lengths of the units in pairs, longest first: 3 for a tractor of three pairs, 1 for a pair, 0
for a single."""


class Unit(NamedTuple):
    """One component of a play."""

    length: int
    """In pairs; 0: a single card."""
    top: int
    """The height of its highest card, by which it is compared (SG-12)."""
    cards: Cards


@lru_cache(maxsize=1 << 14)
def units(cards: Cards, trumps: Trumps) -> tuple[Unit, ...]:
    """The components of *cards*, which are of one series: the longest tractors first, then pairs,
    then singles, and the highest first among equal ones."""
    found = tractors.pairs(cards, trumps)
    names = pair_cards(cards, trumps)
    made: list[Unit] = []
    while longest := tractors.longest(found):
        start = max(tractors.places(found, longest))
        found = tractors.less(found, start, longest)
        made.append(Unit(longest, start + longest - 1, taken(names, start, longest)))
    left = Counter(cards)
    for unit in made:
        left.subtract(unit.cards)
    made += [Unit(0, trumps.height(card), (card,)) for card in left.elements()]
    return tuple(sorted(made, key=lambda unit: (-unit.length, -unit.top)))


def pair_cards(cards: Cards, trumps: Trumps) -> dict[int, list[Card]]:
    """The paired cards by their height, to build a tractor of."""
    found: dict[int, list[Card]] = {}
    for card in tractors.paired(cards):
        found.setdefault(trumps.height(card), []).append(card)
    return found


def taken(names: dict[int, list[Card]], start: int, length: int) -> Cards:
    """The cards of a row of pairs, which *names* has no more afterwards."""
    return ordered(card for h in range(start, start + length) for card in [names[h].pop(0)] * 2)


def shape(found: Iterable[Unit]) -> Shape:
    return tuple(unit.length for unit in found)


def size(lengths: Shape) -> int:
    """How many cards have this shape."""
    return sum(max(1, 2 * length) for length in lengths)
