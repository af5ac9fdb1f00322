"""Packs, shuffle and deal: ``engine/gouji/deal.py``."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import gouji, shuffle
from engine.cards import DECK, Card, Rank
from engine.decision import Hold
from engine.gouji import deal
from engine.gouji import events as ev
from engine.gouji.profiles import FINALSTONE, PROFILES, SHANDONG
from engine.gouji.seating import ALL
from engine.hand import Hand
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P5


def test_four_full_packs_are_216_cards() -> None:
    """G-010, CL-001: 16 of each rank, 4 big and 4 small jokers."""
    assert Counter(deal.PACK) == Counter(dict.fromkeys(DECK, 4))
    ranks = Counter(card.rank for card in deal.PACK)
    assert {ranks[rank] for rank in Rank if rank <= Rank.TWO} == {16}
    assert ranks[Rank.BIG_JOKER] == ranks[Rank.SMALL_JOKER] == 4


def test_each_seat_has_36_cards_and_all_are_dealt() -> None:
    """G-001, G-011."""
    hands = deal.hands(FINALSTONE, 11)
    assert [len(hand) for hand in hands] == [36] * 6
    assert Counter(card for hand in hands for card in hand) == Counter(deal.PACK)


def test_cards_are_drawn_one_at_a_time_from_seat_0_on() -> None:
    """G-020, G-003, GAP-13: counter-clockwise, and the order is kept."""
    deck = shuffle.shuffled(deal.PACK, 11)
    for number, card in enumerate(deck):
        assert deal.hands(FINALSTONE, 11)[number % 6][number // 6] is card


def test_the_same_seed_deals_the_same_hands_and_another_other_ones() -> None:
    """G-020, G-024: the seed shuffles, and no player."""
    assert deal.hands(FINALSTONE, 11) == deal.hands(FINALSTONE, 11)
    assert deal.hands(FINALSTONE, 11) != deal.hands(FINALSTONE, 12)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_hand_opens_with_the_seal_then_the_seed_then_the_cards(profile: str) -> None:
    """G-040: whatever is asked before the draw, the seal comes first."""
    rules = PROFILES[profile]
    started, seed = deal.opening(rules, 11)
    assert started == ev.HandStarted(rules=rules, seal=shuffle.seal(11))
    assert seed == ev.SeedDrawn(seed=shuffle.written(11))
    hand, log = Hand.open(gouji, rules, 11)
    while not hand.state.hands:
        assert hand.pending is not None
        hand, more = hand.lapse(hand.pending.id, ALL)
        log = [*log, *more]
        if hand.pending.hold is not Hold.NONE:
            hand, more = hand.release(hand.pending.id)
            log = [*log, *more]
    dealt = [event for event in log if isinstance(event, ev.HandDealt)]
    assert [event.seat for event in dealt] == [*ALL]
    drawer = hand.state.deal.drawer
    assert tuple(event.cards for event in dealt) == deal.hands(rules, 11, (), drawer)


def test_a_reduced_deck_deals_the_last_card_to_the_first_drawers_opposite() -> None:
    """G-012, G-015, GAP-69: 196 cards, four hands of 33 and two of 32."""
    hands = deal.hands(SHANDONG, 3, (), P2)
    assert [len(hand) for hand in hands] == [32, 32, 33, 33, 33, 33]
    assert hands[5][-1] is deal.deck(SHANDONG, 3)[-1]
    ranks = Counter(card.rank for hand in hands for card in hand)
    assert (ranks[Rank.THREE], ranks[Rank.FOUR], ranks[Rank.FIVE]) == (6, 6, 16)
    assert deal.in_deck(SHANDONG) == ranks


def test_each_cut_puts_the_first_cards_below() -> None:
    """G-023."""
    deck = deal.deck(FINALSTONE, 3)
    assert deal.deck(FINALSTONE, 3, (40,)) == deck[40:] + deck[:40]
    assert deal.deck(FINALSTONE, 3, (40, 10)) == deck[50:] + deck[:50]


@pytest.mark.parametrize(
    ("origin", "card", "reached"),
    [(P1, Card.D7, P1), (P2, Card.S4, P5), (P2, Card.XR, P2), (P0, Card.HA, P0), (P0, Card.CK, P0)],
)
def test_the_first_drawer_is_counted_from_whoever_turned_the_card(
    origin: Seat, card: Card, reached: Seat
) -> None:
    """G-021, G-005: an ace is 1, a king 13, a joker one's own."""
    assert deal.counted_to(origin, card) == reached
