"""Packs, shuffle, cut and deal (洗牌, 发牌): where chance enters.

Four packs, less what the house takes out, are shuffled by the seed, cut, and drawn one card at a
time, counter-clockwise from the first drawer (G-010 to G-022). Shuffling is nobody's duty (G-024).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine import shuffle
from engine.cards import DECK, Card, Rank
from engine.gouji.carried import Carried
from engine.gouji.events import GoujiEvent, HandDealt, HandStarted, SeedDrawn
from engine.gouji.options import FirstDrawer, FirstLead, LaterDrawer, TeamFormation
from engine.gouji.rules import GoujiRules, Kept
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup_events import DrawerChosen
from engine.gouji.state import State
from engine.seats import Seat

PACK: Final[tuple[Card, ...]] = DECK * 4
"""216 cards (G-010)."""
BLACK_QUEEN: Final = Seat(5)
"""Where the spade queen sits after face cards were drawn: red jack, queen and king on seats 0, 2
and 4, each black one across (G-005)."""


@lru_cache(maxsize=16)
def packs(keep: Kept) -> tuple[Card, ...]:
    """The cards in the deck: of some ranks only so many stay, the suits going round (G-012)."""
    left = dict(keep)
    return tuple(card for card in PACK if card.rank not in left or _stays(card, left))


def _stays(card: Card, left: dict[Rank, int]) -> bool:
    left[card.rank] -= 1
    return left[card.rank] >= 0


def deck(rules: GoujiRules, seed: int, cuts: Sequence[int] = ()) -> list[Card]:
    """The deck that *seed* stands for, in the order drawn; each cut puts so many cards below
    (G-023)."""
    cards = shuffle.shuffled(packs(rules.deck_keep), seed)
    for at in cuts:
        cards = cards[at:] + cards[:at]
    return cards


def hands(
    rules: GoujiRules, seed: int, cuts: Sequence[int] = (), drawer: Seat = ALL[0]
) -> tuple[tuple[Card, ...], ...]:
    """The six hands, each in the order drawn; the last card falls to the first drawer's opposite
    where the cards do not come out even (G-015, GAP-69)."""
    cards = deck(rules, seed, cuts)
    return tuple(tuple(cards[(seat - drawer) % SEATS :: SEATS]) for seat in ALL)


def counted_to(origin: Seat, card: Card) -> Seat:
    """Counting counter-clockwise from *origin* as 1 to the value of *card* (G-021): an ace is 1, a
    jack 11; a joker is the origin's own."""
    if card.suit is None:
        return origin
    value = {Rank.ACE: 1, Rank.TWO: 2}.get(card.rank, int(card.rank))
    return Seat((origin + value - 1) % SEATS)


def choose_drawer(state: State) -> DrawerChosen | None:
    """Who draws first (G-021, G-022), and which card is marked (G-030); None: seat 0, unmarked."""
    rules, carried = state.rules, state.deal.carried
    if carried is not None:
        if rules.later_drawer is LaterDrawer.LAST_PLACE:
            return DrawerChosen(seat=carried.places[-1])
        return None
    marks = rules.first_lead is FirstLead.MARKED_CARD
    if rules.first_drawer is FirstDrawer.AUTO and not marks:
        return None
    seed = int(state.deal.seed, 16)
    cards = deck(rules, seed)
    place = _turned(cards, seed, jokers=rules.first_drawer is FirstDrawer.COUNT_FROM_LOT)
    origin = _origin(rules, seed)
    lot = rules.first_drawer is not FirstDrawer.AUTO
    drawer = counted_to(origin, cards[place]) if lot else ALL[0]
    return DrawerChosen(
        seat=drawer, origin=origin, card=cards[place], marked=place if marks else None
    )


def _turned(cards: Sequence[Card], seed: int, *, jokers: bool) -> int:
    """Place of the card that is turned up; where jokers do not count, they are put back."""
    for turn in range(len(cards)):
        place = shuffle.drawn(len(cards), seed, f"turned/{turn}")
        if jokers or cards[place].suit is not None:
            return place
    return 0


def _origin(rules: GoujiRules, seed: int) -> Seat:
    """Who turns it: the holder of the spade queen, or one by lot (G-005, G-021)."""
    if rules.team_formation is TeamFormation.FACE_CARDS:
        return BLACK_QUEEN
    return ALL[shuffle.drawn(SEATS, seed, "origin")]


def opening(rules: GoujiRules, seed: int, carried: Carried | None = None) -> tuple[GoujiEvent, ...]:
    """The seal first, then the seed; the hands follow when nothing has to be asked before
    (G-040)."""
    return (
        HandStarted(rules=rules, seal=shuffle.seal(seed), carried=carried),
        SeedDrawn(seed=shuffle.written(seed)),
    )


def deal(state: State) -> Sequence[GoujiEvent]:
    """Upkeep: the drawer, and then all six hands."""
    chosen = choose_drawer(state)
    drawer = ALL[0] if chosen is None else chosen.seat
    dealt = hands(state.rules, int(state.deal.seed, 16), state.deal.cuts, drawer)
    first: tuple[GoujiEvent, ...] = () if chosen is None else (chosen,)
    return (*first, *(HandDealt(seat=s, cards=dealt[s]) for s in ALL))


def in_deck(rules: GoujiRules) -> Counter[Rank]:
    """How many of each rank are in play: what can still lie in hands that one does not see."""
    return Counter(card.rank for card in packs(rules.deck_keep))
