"""Which cards may be shown for the lead (亮3), and which show is larger (G-030 to G-032)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations

from engine.cards import Card, Suit
from engine.errors import Illegal
from engine.gouji.options import ShowMatch
from engine.gouji.rules import GoujiRules


def shows(drawn: tuple[Card, ...], rules: GoujiRules) -> Iterator[tuple[Card, ...]]:
    """Every lawful show, largest first; nobody must show all he has (GAP-13)."""
    groups: dict[Suit | None, list[Card]] = defaultdict(list)
    for card in drawn:
        if card.rank is rules.show_rank:
            groups[None if rules.show_match is ShowMatch.ANY else card.suit].append(card)
    sized = [
        tuple(cards[:count])
        for cards in groups.values()
        for count in range(rules.show_min, len(cards) + 1)
    ]
    if rules.show_match is ShowMatch.COLOUR_THEN_SUIT:
        sized += _of_one_colour(drawn, rules)
    yield from sorted(sized, key=len, reverse=True)


def _of_one_colour(drawn: tuple[Card, ...], rules: GoujiRules) -> Iterator[tuple[Card, ...]]:
    """The least that may be claimed with: of one colour, not of one suit (C-30)."""
    for colour in ({Suit.HEARTS, Suit.DIAMONDS}, {Suit.SPADES, Suit.CLUBS}):
        cards = [card for card in drawn if card.rank is rules.show_rank and card.suit in colour]
        for first, second in combinations(range(len(cards)), 2):
            pair = (cards[first], cards[second])
            if rules.show_min == len(pair) and pair[0].suit is not pair[1].suit:
                yield pair
                break


def check(cards: tuple[Card, ...], drawn: tuple[Card, ...], rules: GoujiRules) -> None:
    """Raises Illegal unless *cards* are a lawful show of a hand that drew *drawn*."""
    if Counter(cards) - Counter(drawn):
        raise Illegal("show-not-held", cards=cards)
    if cards not in tuple(shows(drawn, rules)):
        raise Illegal("show-invalid", least=rules.show_min, rank=rules.show_rank)


def completed(cards: tuple[Card, ...], drawn: tuple[Card, ...]) -> int:
    """After how many draws the last of the shown *cards* was in the hand (G-032)."""
    wanted = Counter(cards)
    for number, card in enumerate(drawn):
        wanted -= Counter([card])
        if not wanted:
            return number
    raise ValueError("these cards were not drawn")
