"""Which cards may be shown for the lead: ``engine/gouji/showing_cards.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Card, Rank
from engine.gouji.options import ShowMatch
from engine.gouji.profiles import FINALSTONE
from engine.gouji.showing_cards import check, completed, shows
from tests.support.hands import cards, refusal

ANY = replace(FINALSTONE, show_match=ShowMatch.ANY, show_min=1)
FOURS = replace(FINALSTONE, show_rank=Rank.FOUR)


def test_every_number_from_two_on_of_one_suit_can_be_shown_the_most_first() -> None:
    """G-030, G-031, GAP-13: showing is voluntary."""
    drawn = cards("H3 S3 K H3 S3 H3 D3")
    assert list(shows(drawn, FINALSTONE)) == [
        cards("H3 H3 H3"),
        cards("H3 H3"),
        cards("S3 S3"),
    ]


def test_without_two_of_one_suit_there_is_nothing_to_show() -> None:
    """G-031, CL-012."""
    assert list(shows(cards("H3 D3 S3 C3 4x4"), FINALSTONE)) == []


def test_the_show_rank_may_be_4() -> None:
    """G-030."""
    assert list(shows(cards("H4 H4 H3 H3"), FOURS)) == [cards("H4 H4")]


def test_where_suits_do_not_matter_all_of_the_rank_count_together() -> None:
    """G-031."""
    assert [len(show) for show in shows(cards("H3 D3 S3"), ANY)] == [3, 2, 1]


@pytest.mark.parametrize(
    ("shown", "code"),
    [
        ("H3", "show-invalid"),
        ("H3 D3", "show-invalid"),
        ("", "show-invalid"),
        ("H4 H4", "show-invalid"),
        ("H3 H4", "show-invalid"),
        ("D3 D3", "show-not-held"),
        ("H3 H3 H3", "show-not-held"),
        ("C3 C3", "show-not-held"),
    ],
)
def test_what_is_no_show_is_refused(shown: str, code: str) -> None:
    """G-031."""
    drawn = cards("H3 H3 D3 H4 H4")
    assert refusal(lambda: check(cards(shown), drawn, FINALSTONE)) == code


def test_the_order_of_drawing_settles_when_a_show_was_complete() -> None:
    """G-032, GAP-13."""
    drawn = cards("H3 K H3 D3 H3")
    assert completed(cards("H3 H3"), drawn) == 2
    assert completed(cards("H3 H3 H3"), drawn) == 4
    with pytest.raises(ValueError, match="not drawn"):
        completed((Card.C3,), drawn)
