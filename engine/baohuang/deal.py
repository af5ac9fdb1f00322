"""Packs, shuffle and deal (发牌): where chance enters (B-001, B-002, BG-01).

Four packs, less what the house takes out, with a marked joker of each kind that makes somebody
who he is. They are drawn one card at a time, counter-clockwise from the first drawer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine import shuffle
from engine.baohuang.carried import Carried
from engine.baohuang.events import BaohuangEvent, DrawerChosen, HandDealt, HandStarted, SeedDrawn
from engine.baohuang.options import FirstDrawer, Guard, LaterDrawer
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL, SEATS
from engine.baohuang.state import State
from engine.cards import DECK, Card, Rank
from engine.seats import Seat

PACKS: Final = 4
_SIXES: Final = (Card.S6, Card.H6, Card.C6)
"""Which 6s go first; suits do not matter in play."""


def packs(rules: BaohuangRules) -> tuple[Card, ...]:
    """The cards in play: 168, 165 or 216 (B-001)."""
    return _packs(rules.removed_ranks, rules.removed_sixes, rules.guard)


@lru_cache(maxsize=16)
def _packs(ranks: tuple[Rank, ...], sixes: int, guard: Guard) -> tuple[Card, ...]:
    cards = [card for card in DECK * PACKS if card.rank not in ranks]
    for card in _SIXES[:sixes]:
        cards.remove(card)
    cards[cards.index(Card.XR)] = Card.XE
    if guard is Guard.MARKED_JOKER:
        cards[cards.index(Card.XB)] = Card.XG
    return tuple(cards)


def lowest(rules: BaohuangRules) -> Rank:
    """The lowest rank in play."""
    return Rank.SIX if rules.removed_ranks else Rank.THREE


def in_deck(rules: BaohuangRules) -> Counter[Rank]:
    """How many of each rank are in play: what can still lie in hands that one does not see."""
    return Counter(card.rank for card in packs(rules))


def hands(rules: BaohuangRules, seed: int, drawer: Seat = ALL[0]) -> tuple[tuple[Card, ...], ...]:
    """The five hands, each in the order drawn: the first drawers have one card more where the
    cards do not come out even (BG-01)."""
    cards = shuffle.shuffled(packs(rules), seed)
    return tuple(tuple(cards[(seat - drawer) % SEATS :: SEATS]) for seat in ALL)


def choose_drawer(state: State) -> Seat:
    """Who draws first (BG-01, B-058)."""
    rules, carried = state.rules, state.deal.carried
    if carried is not None and rules.later_drawer is LaterDrawer.FIRST_OUT:
        return carried.places[0]
    if carried is not None and rules.later_drawer is LaterDrawer.EMPEROR:
        return carried.emperor
    if rules.first_drawer is FirstDrawer.LOT:
        return ALL[shuffle.drawn(SEATS, int(state.deal.seed, 16), "drawer")]
    return ALL[0]


def opening(
    rules: BaohuangRules, seed: int, carried: Carried | None = None
) -> tuple[BaohuangEvent, ...]:
    """The seal first, then the seed; the hands follow."""
    return (
        HandStarted(rules=rules, seal=shuffle.seal(seed), carried=carried),
        SeedDrawn(seed=shuffle.written(seed)),
    )


def deal(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: the drawer, and then all five hands."""
    if state.deal.cards:
        return ()
    drawer = choose_drawer(state)
    dealt = hands(state.rules, int(state.deal.seed, 16), drawer)
    return (DrawerChosen(seat=drawer), *(HandDealt(seat=s, cards=dealt[s]) for s in ALL))
