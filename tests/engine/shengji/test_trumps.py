"""What is trump and how high it is, and which pairs are neighbours (engine/shengji/trumps.py and
engine/shengji/tractors.py)."""

from __future__ import annotations

import pytest

from engine.cards import DECK, Card, Suit
from engine.shengji import tractors
from engine.shengji.trumps import LEVELS, SIDE_LEVEL, Trumps
from tests.engine.shengji.oracle import name, place
from tests.engine.shengji.table import cards, held, trumps


def heights(words: str, made: Trumps) -> list[int]:
    return [made.height(card) for card in cards(words)]


def rows(words: str, made: Trumps) -> list[int]:
    """The lengths of the longest rows of pairs."""
    return [length for _, length in tractors.runs(tractors.pairs(held(words), made))]


def test_the_trump_suit_the_level_and_the_jokers_are_trump() -> None:
    """S-013."""
    made = trumps("4S")
    assert {card for card in DECK if made.is_trump(card)} == {
        card
        for card in DECK
        if card.suit is Suit.SPADES or card.value[1] == "4" or card.suit is None
    }
    assert made.one_series(cards("S3 H4 XR"))
    assert not made.one_series(cards("S3 H3"))


def test_trumps_stand_in_this_order() -> None:
    """S-020: jokers, main level card, side level cards, and then the suit from the ace down."""
    found = heights("XR XB S4 H4 SA SK SQ SJ ST S9 S8 S7 S6 S5 S3 S2", trumps("4S"))
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)


def test_side_suits_stand_in_this_order_without_the_level() -> None:
    """S-021."""
    found = heights("HA HK HQ HJ HT H9 H8 H7 H6 H5 H3 H2", trumps("4S"))
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)
    assert trumps("4S").is_trump(Card.H4)


def test_with_spades_trump_the_two_of_spades_is_the_main_level_card() -> None:
    """S-022: and the three other 2s are side level cards, one as high as the other."""
    main, *side = heights("S2 H2 C2 D2", trumps("2S"))
    assert set(side) == {SIDE_LEVEL}
    assert main == SIDE_LEVEL + 1


@pytest.mark.parametrize("level", "23456789TJQKA")
@pytest.mark.parametrize("suit", ["S", "D", ""])
def test_every_card_stands_where_the_rules_say_whatever_is_played(level: str, suit: str) -> None:
    """S-013, S-020, S-021: as counted without the engine, up to a shift within a series."""
    made = trumps(level + suit)
    known = {card: place(card, level, suit or None) for card in DECK}
    for one in DECK:
        for other in DECK:
            same = known[one][0] == known[other][0]
            assert (made.series(one) is made.series(other)) == same
            if same:
                apart = known[one][1] - known[other][1]
                assert made.height(one) - made.height(other) == apart
    assert name(made.level) == level


@pytest.mark.parametrize(
    ("words", "made", "lengths"),
    [
        ("H3 H3 H5 H5", "4S", [2]),
        ("S3 S3 S5 S5", "4S", [2]),
        ("H3 H3 H5 H5", "6S", [1, 1]),
        ("H3 H3 H4 H4", "2S", [2]),
        ("H3 H3 H4 H4 H5 H5", "2S", [3]),
        ("SA SA H4 H4", "4S", [2]),
        ("SA SA H4 H4 S4 S4 XB XB XR XR", "4S", [5]),
        ("SA SA S4 S4", "4S", [1, 1]),
        ("H4 H4 S4 S4", "4S", [2]),
        ("S4 S4 XB XB", "4S", [2]),
        ("H4 H4 C4 C4", "4S", [1]),
        ("HA HA H2 H2", "4S", [1, 1]),
        ("SK SK H9 H9", "AS", [1, 1]),
        ("SK SK HA HA", "AS", [2]),
        ("HQ HQ HA HA", "KS", [2]),
        ("H4 H4 XB XB", "4", [2]),
        ("H3 H3 H5", "4S", [1]),
    ],
)
def test_neighbouring_pairs_are_a_tractor(words: str, made: str, lengths: list[int]) -> None:
    """S-031, S-032, S-033, S-034, SG-08, SG-09: the level is taken out, and trumps go
    on up to the jokers; AA and the main level pair are no neighbours."""
    assert rows(words, trumps(made)) == lengths


def test_two_side_level_pairs_are_equal_and_no_neighbours() -> None:
    """SG-07: each is a pair of its own."""
    found = tractors.pairs(held("H4 H4 C4 C4"), trumps("4S"))
    assert found[SIDE_LEVEL] == 2
    assert tractors.longest(found) == 1


def test_two_different_side_level_cards_are_no_pair() -> None:
    """S-030, SG-07: a pair is two identical cards."""
    assert tractors.paired(held("H4 C4")) == ()
    assert tractors.paired(held("H4 H4")) == (Card.H4,)


def test_a_row_can_be_taken_out_of_a_longer_one() -> None:
    found = tractors.pairs(held("H3 H3 H4 H4 H5 H5"), trumps("2S"))
    assert list(tractors.places(found, 2)) == [0, 1]
    assert list(tractors.places(found, 4)) == []
    assert list(tractors.runs(tractors.less(found, 1, 1))) == [(0, 1), (2, 1)]
    assert tractors.longest(tractors.NO_PAIRS) == 0


def test_levels_go_from_two_to_the_ace() -> None:
    """S-060."""
    assert "".join(map(name, LEVELS)) == "23456789TJQKA"
