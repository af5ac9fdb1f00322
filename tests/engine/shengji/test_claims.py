"""Which cards make trump, and which overturn others."""

from __future__ import annotations

import pytest

from engine.cards import Rank, Suit
from engine.shengji import claims
from engine.shengji.claims import Height
from engine.shengji.state import Claim
from tests.engine.shengji.table import P0, P1, SEED, STANDARD, held, house, refusal

HAND = held("S2 S2 H2 XB XB XR XR D3 D3")
SINGLE = Claim(P1, held("H2"))
PAIR = Claim(P1, held("D2 D2"))
SMALL = Claim(P1, held("XB XB"))


def code(words: str, standing: Claim | None, rules: object = SEED, seat: int = P0) -> str:
    """Why these may not be laid; empty where they may."""
    try:
        return refusal(
            lambda: claims.check(held(words), HAND, seat, Rank.TWO, standing, rules)  # type: ignore[arg-type]
        )
    except AssertionError:
        return ""


@pytest.mark.parametrize(
    ("words", "height"),
    [
        ("H2", Height.SINGLE),
        ("H2 H2", Height.PAIR),
        ("XB XB", Height.SMALL_JOKERS),
        ("XR XR", Height.BIG_JOKERS),
        ("XB XR", None),
        ("XR", None),
        ("H2 S2", None),
        ("H3", None),
        ("H2 H2 H2", None),
        ("", None),
    ],
)
def test_a_declaration_is_one_or_two_of_the_level_or_two_jokers(
    words: str, height: Height | None
) -> None:
    """S-011, S-012."""
    assert claims.height(held(words), Rank.TWO) is height


def test_one_card_of_the_level_makes_its_suit_trump() -> None:
    """S-011."""
    assert code("H2", None) == ""
    assert claims.suit(held("H2")) is Suit.HEARTS
    assert code("D3", None) == "no-declaration"
    assert code("C2", None) == "not-held"


def test_in_the_seed_the_first_declaration_is_one_card() -> None:
    """S-011: a pair overturns; where it is the rule, it may also be laid at once."""
    assert code("S2 S2", None) == "declare-one-card"
    assert code("S2 S2", None, STANDARD) == ""


def test_jokers_make_trump_only_where_they_may() -> None:
    """SG-04: two equal ones, and then there is no trump suit."""
    assert code("XB XB", SINGLE) == "jokers-declare-nothing"
    assert code("XB XB", SINGLE, STANDARD) == ""
    assert claims.suit(held("XB XB")) is None
    assert code("XB", None, STANDARD) == "no-declaration"


def test_two_of_the_level_overturn_one() -> None:
    """S-012."""
    assert code("S2 S2", SINGLE) == ""
    assert code("S2", SINGLE) == "overturn-higher"


def test_a_pair_does_not_displace_a_pair() -> None:
    """SG-04."""
    assert code("S2 S2", PAIR) == "overturn-higher"
    assert code("S2 S2", PAIR, STANDARD) == "overturn-higher"


def test_big_jokers_are_above_small_ones_and_those_above_pairs() -> None:
    """SG-04, where jokers may overturn."""
    assert code("XB XB", PAIR, STANDARD) == ""
    assert code("XR XR", SMALL, STANDARD) == ""
    assert code("XB XB", SMALL, STANDARD) == "overturn-higher"
    assert claims.top(SEED) is Height.PAIR
    assert claims.top(STANDARD) is Height.BIG_JOKERS


def test_the_maker_neither_protects_nor_overturns_himself() -> None:
    """SG-04: unless the house allows it."""
    mine = Claim(P0, held("S2"))
    other = Claim(P0, held("H2"))
    assert code("S2 S2", mine) == "overturn-yourself"
    assert code("S2 S2", mine, STANDARD) == ""
    assert code("S2 S2", other, STANDARD) == "overturn-yourself"
    assert code("S2 S2", other, house(overturn_self=True)) == ""
    assert code("S2 S2", mine, house(overturn_self=True)) == "overturn-yourself"


def test_big_jokers_over_ones_own_small_ones_overturn() -> None:
    """SG-04: they make no suit, so they cannot protect one."""
    mine = Claim(P0, held("XB XB"))
    assert code("XR XR", mine, STANDARD) == "overturn-yourself"
    assert code("XR XR", mine, house("standard", overturn_self=True)) == ""
    assert code("XR XR", mine, house("standard", overturn_self=True, protect=False)) == ""


def test_the_maker_is_asked_where_he_may_add_something() -> None:
    """SG-04: what is asked follows from what lies open, not from his hand."""
    assert not claims.concerns_maker(SINGLE, Rank.TWO, SEED)
    assert claims.concerns_maker(SINGLE, Rank.TWO, STANDARD)
    assert not claims.concerns_maker(PAIR, Rank.TWO, STANDARD)
    assert claims.concerns_maker(PAIR, Rank.TWO, house(overturn_self=True))


def test_all_that_a_hand_could_lay_is_listed() -> None:
    """S-011, S-012."""
    assert list(claims.claims(HAND, Rank.TWO)) == [
        held("S2"),
        held("H2"),
        held("S2 S2"),
        held("XB XB"),
        held("XR XR"),
    ]
    assert list(claims.claims(held("H3 XB"), Rank.TWO)) == []
