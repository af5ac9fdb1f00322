"""Points, sweep and match: ``engine/gouji/score.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Match, Outcome
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from engine.gouji.score import add, is_sweep, points
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, P4, P5


def finishing(*even: int) -> tuple[Seat, ...]:
    """All seats in the order of their places; the even federation has these."""
    evens, odds = iter((P0, P2, P4)), iter((P1, P3, P5))
    return tuple(next(evens if place in even else odds) for place in range(1, 7))


@pytest.mark.parametrize(
    ("even", "finalstone", "wanjiaxiang"),
    [
        ((1, 2, 3), (6, -6), (12, 0)),
        ((1, 2, 4), (3, -3), (6, 0)),
        ((1, 2, 5), (2, -2), (4, 0)),
        ((1, 2, 6), (1, -1), (2, 0)),
        ((1, 3, 4), (2, -2), (4, 0)),
        ((1, 3, 5), (1, -1), (2, 0)),
        ((1, 3, 6), (0, 0), (0, 0)),
        ((1, 4, 5), (1, -1), (2, 0)),
        ((1, 4, 6), (0, 0), (0, 0)),
        ((1, 5, 6), (-1, 1), (0, 2)),
        ((2, 3, 4), (1, -1), (2, 0)),
        ((4, 5, 6), (-6, 6), (0, 12)),
    ],
)
def test_a_federation_adds_up_its_places(
    even: tuple[int, ...], finalstone: tuple[int, int], wanjiaxiang: tuple[int, int]
) -> None:
    """G-290, G-291, G-292 (a sweep is doubled), G-293 (only positive sums are recorded)."""
    assert points(finishing(*even), FINALSTONE) == finalstone
    assert points(finishing(*even), WANJIAXIANG) == wanjiaxiang


def test_a_sweep_is_places_one_to_three_of_one_federation() -> None:
    """G-280, GAP-70."""
    assert is_sweep(finishing(1, 2, 3))
    assert is_sweep(finishing(4, 5, 6))
    assert not is_sweep(finishing(1, 2, 4))
    assert not is_sweep(finishing(1, 3, 5))


def hand(even: int, odd: int, *, sweep: bool = False) -> Outcome:
    return Outcome(places=finishing(1, 3, 5), points=(even, odd), sweep=sweep)


def test_the_hands_of_a_match_are_added_and_finalstone_plays_five() -> None:
    """G-300, G-301, CX-021."""
    match = Match()
    for count, score in enumerate((1, -1, 3, 0, 2), start=1):
        assert not match.over
        match = add(match, hand(score, -score), FINALSTONE)
        assert match.hands == count
    assert match == Match(hands=5, points=(5, -5), over=True)


def test_a_hand_without_points_adds_nothing_to_those_before() -> None:
    """G-294: house rules may change between hands."""
    match = add(Match(1, (3, -3)), Outcome(places=(), points=()), FINALSTONE)
    assert (match.hands, match.points) == (2, (3, -3))
    assert add(Match(1, ()), Outcome(places=(), points=(2, -2)), FINALSTONE).points == (2, -2)


def test_a_sweep_ends_the_match_at_once() -> None:
    """G-281, G-301."""
    assert add(Match(), hand(6, -6, sweep=True), FINALSTONE).over
    friendly = replace(FINALSTONE, sweep_ends_game=False)
    assert not add(Match(), hand(6, -6, sweep=True), friendly).over


def test_where_no_points_are_kept_the_hands_are_counted_all_the_same() -> None:
    """G-294."""
    silent = Outcome(places=finishing(1, 3, 5), points=())
    assert add(Match(), silent, FINALSTONE) == Match(hands=1, points=(), over=False)


def test_wanjiaxiang_goes_on_until_the_table_stops_or_a_sweep() -> None:
    """GAP-63, G-301, G-281."""
    match = Match(hands=90, points=(4, 0))
    assert add(match, hand(2, 0), WANJIAXIANG) == Match(hands=91, points=(6, 0), over=False)
    assert add(match, hand(12, 0, sweep=True), WANJIAXIANG).over
