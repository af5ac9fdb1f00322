"""A hand as counts by rank: ``engine/counts.py``."""

from __future__ import annotations

import pytest

from engine.cards import Rank
from engine.counts import EMPTY, counted, held, plus, without
from engine.gouji.burn import groups
from tests.support.hands import cards


def test_suits_do_not_matter_in_play() -> None:
    """G-014."""
    assert counted(cards("H3 S3 D3")) == counted(cards("C3 C3 C3"))


def test_a_hand_is_counted_by_rank() -> None:
    hand = counted(cards("5x10 2x2 S 2xB"))
    wanted = {Rank.TEN: 5, Rank.TWO: 2, Rank.SMALL_JOKER: 1, Rank.BIG_JOKER: 2}
    assert {rank: held(hand, rank) for rank in Rank if held(hand, rank)} == wanted
    assert counted(()) == EMPTY


def test_cards_are_taken_out_and_put_in() -> None:
    hand = counted(cards("5x10 S"))
    used = ((Rank.TEN, 3), (Rank.SMALL_JOKER, 1))
    rest = without(hand, used)
    assert rest == counted(cards("2x10"))
    assert plus(rest, used) == hand


def test_what_is_not_there_cannot_be_taken_out() -> None:
    with pytest.raises(ValueError, match="not in this hand"):
        without(counted(cards("2x10")), ((Rank.TEN, 3),))


def test_the_ranks_that_need_a_play_of_their_own_are_3_to_ace() -> None:
    """GAP-24."""
    assert groups(counted(cards("3 2xA 4x9"))) == 3
    assert groups(counted(cards("3x2 S B"))) == 0
