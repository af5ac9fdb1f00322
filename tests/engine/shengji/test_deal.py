"""Packs, deal and proof (engine/shengji/deal.py, engine/shengji/holding.py,
engine/shengji/tally.py, engine/shengji/proving.py, engine/shengji/seating.py)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import shengji
from engine.cards import DECK, Rank
from engine.deals import Dealt
from engine.hand import Hand
from engine.shengji import holding
from engine.shengji.carried import Carried
from engine.shengji.deal import PACK, drawer, hands
from engine.shengji.seating import ALL, SIDES, following, partner, side
from engine.shuffle import seal, written
from tests.engine.shengji.table import P0, P1, P2, P3, SEED, STANDARD, cards, held, table

SOME_SEED = 0x1234_5678


def test_those_who_face_each_other_are_partners() -> None:
    """S-001."""
    assert [partner(seat) for seat in ALL] == [P2, P3, P0, P1]
    assert SIDES == ((P0, P2), (P1, P3))
    assert all(side(seat) == side(partner(seat)) != side(following(seat)) for seat in ALL)


def test_it_goes_counter_clockwise() -> None:
    """SG-25: the lower house is the next seat."""
    assert [following(seat) for seat in ALL] == [P1, P2, P3, P0]


def test_two_packs_with_jokers_are_a_hundred_and_eight_cards() -> None:
    """S-002."""
    assert len(PACK) == 108
    assert Counter(PACK) == dict.fromkeys(DECK, 2)


def test_both_packs_hold_two_hundred_points() -> None:
    """S-003: 5, 10 and 10 for each 5, 10 and K."""
    assert holding.points(PACK) == 200
    assert [holding.points(held(card)) for card in ("H5", "HT", "HK", "HA", "XR")] == [
        5,
        10,
        10,
        0,
        0,
    ]


def test_everybody_draws_twenty_five_and_eight_are_left() -> None:
    """S-010."""
    dealt, rest = hands(SOME_SEED, P0)
    assert [len(hand) for hand in dealt] == [25] * 4
    assert len(rest) == 8
    assert Counter([*rest, *(card for hand in dealt for card in hand)]) == Counter(PACK)


def test_cards_are_drawn_in_turn_from_the_drawer_on() -> None:
    """S-010, SG-02: who draws first gets the first card of the deck."""
    first, second = hands(SOME_SEED, P0)[0], hands(SOME_SEED, P1)[0]
    assert [second[(seat + 1) % 4] for seat in ALL] == list(first)


def test_the_declarer_draws_first_and_one_by_lot_in_a_first_hand() -> None:
    """SG-02."""
    before = Carried(levels=(Rank.TWO,) * 4, declarer=P3)
    assert drawer(SOME_SEED, before) == P3
    assert {drawer(seed, None) for seed in range(60)} == set(ALL)


def test_a_deal_is_proved_by_its_seal_and_its_seed() -> None:
    """S-010: the engine/shengji/proving.py says from what, and deals again."""
    hand, _ = Hand.open(shengji, SEED, SOME_SEED)
    state = hand.state
    proof, dealt = shengji.proof(state), shengji.dealt(state)
    assert (proof.seal, proof.seed) == (seal(SOME_SEED), written(SOME_SEED))
    assert dealt is not None
    assert dealt == shengji.redeal(SEED, SOME_SEED, state.deal.drawer, ())
    assert isinstance(dealt, Dealt)
    with pytest.raises(ValueError, match="not cut"):
        shengji.redeal(SEED, SOME_SEED, P0, (5,))


def test_before_the_deal_there_is_nothing_to_prove_or_to_count() -> None:
    opening = shengji.opening(SEED, SOME_SEED)
    state = shengji.evolve(None, opening[0])
    assert shengji.dealt(state) is None
    assert shengji.tally(state) is None


def test_no_card_is_lost_between_hands_bottom_and_table() -> None:
    """S-002."""
    scene = table(P0="HA HA S5", P1="HK HK C3", P2="H5 H5 C4", P3="HT HT C6").buries(P0)
    before = shengji.tally(scene.state)
    scene = scene.says(P0, "bury S5 D9")
    assert shengji.tally(scene.state) == before
    assert shengji.tally(scene.leads(P0, "HA HA").state) == before


def test_hands_are_multisets_in_a_fixed_order() -> None:
    assert held("HA S3 HA") == held("HA HA S3")
    assert holding.holds(held("HA HA S3"), cards("HA HA"))
    assert not holding.holds(held("HA S3"), cards("HA HA"))
    assert holding.without(held("HA HA S3"), cards("HA")) == held("HA S3")
    with pytest.raises(ValueError, match="not in list"):
        holding.without(held("HA"), cards("S3"))


def test_every_choice_of_some_cards_is_listed_once() -> None:
    found = list(holding.some(held("HA HA S3 S4"), 2))
    assert len(found) == len(set(found)) == 4
    assert held("HA HA") in found
    assert list(holding.some(held("HA"), 2)) == []
    assert holding.is_many(33, 8)
    assert not holding.is_many(8, 4)


def test_a_match_is_cut_off_far_beyond_its_end_or_where_the_rules_say() -> None:
    """SG-21."""
    assert shengji.match_length(SEED) == shengji.match_length(STANDARD) >= 500
