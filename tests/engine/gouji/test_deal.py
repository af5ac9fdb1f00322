"""Packs, shuffle and deal: ``engine/gouji/deal.py``."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import shuffle
from engine.cards import Card, Rank
from engine.gouji import deal
from engine.gouji import events as ev
from engine.gouji.profiles import PROFILES


def test_four_full_packs_are_216_cards() -> None:
    """G-010, CL-001: 16 of each rank, 4 big and 4 small jokers."""
    assert Counter(deal.PACK) == Counter(dict.fromkeys(Card, 4))
    ranks = Counter(card.rank for card in deal.PACK)
    assert {ranks[rank] for rank in Rank if rank <= Rank.TWO} == {16}
    assert ranks[Rank.BIG_JOKER] == ranks[Rank.SMALL_JOKER] == 4


def test_each_seat_has_36_cards_and_all_are_dealt() -> None:
    """G-001, G-011."""
    hands = deal.hands(11)
    assert [len(hand) for hand in hands] == [36] * 6
    assert Counter(card for hand in hands for card in hand) == Counter(deal.PACK)


def test_cards_are_drawn_one_at_a_time_from_seat_0_on() -> None:
    """G-020, G-003, GAP-13: counter-clockwise, and the order is kept."""
    deck = shuffle.shuffled(deal.PACK, 11)
    for number, card in enumerate(deck):
        assert deal.hands(11)[number % 6][number // 6] is card


def test_the_same_seed_deals_the_same_hands_and_another_other_ones() -> None:
    """G-020."""
    assert deal.hands(11) == deal.hands(11)
    assert deal.hands(11) != deal.hands(12)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_hand_opens_with_the_seal_then_the_seed_then_the_cards(profile: str) -> None:
    """G-040, G-041: nothing lies between the deal and the question of who leads."""
    rules = PROFILES[profile]
    started, seed, *dealt = deal.opening(rules, 11)
    assert started == ev.HandStarted(rules=rules, seal=shuffle.seal(11))
    assert seed == ev.SeedDrawn(seed=shuffle.written(11))
    assert [event.seat for event in dealt if isinstance(event, ev.HandDealt)] == [*range(6)]
    assert tuple(event.cards for event in dealt if isinstance(event, ev.HandDealt)) == deal.hands(
        11
    )
