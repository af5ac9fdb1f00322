"""The cards: ``engine/cards.py``."""

from __future__ import annotations

from engine.cards import DECK, Card, Rank, Suit


def test_a_pack_has_54_cards() -> None:
    """G-010."""
    assert len(DECK) == len(set(DECK)) == 54
    assert {card.rank for card in DECK} == set(Rank)


def test_the_rank_order_runs_from_3_to_the_big_joker() -> None:
    """G-013."""
    order = ["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2"]
    ranks = [Card(f"H{name}").rank for name in order]
    assert ranks == sorted(ranks)
    assert ranks[-1] < Card.XB.rank < Card.XR.rank


def test_each_card_knows_its_suit_and_jokers_have_none() -> None:
    """G-014."""
    assert Card.HT.suit is Suit.HEARTS
    assert Card.S3.suit is Suit.SPADES
    assert Card.XB.suit is None
    assert Card.XR.suit is None
    assert all(sum(card.suit is suit for card in DECK) == 13 for suit in Suit)


def test_a_card_is_stored_as_it_is_written() -> None:
    assert Card("DQ") is Card.DQ
    assert str(Card.DQ) == "DQ"
