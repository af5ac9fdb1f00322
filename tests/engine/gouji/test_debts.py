"""What is owed after a hand: ``engine/gouji/debts.py``, ``engine/gouji/carried.py``,
``engine/gouji/match.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.gouji import debts as owing
from engine.gouji import events as ev
from engine.gouji import match
from engine.gouji.carried import Carried, Debt
from engine.gouji.options import SweepTribute, Tribute
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from tests.support.hands import ALL, P0, P1, P2, P3, P4, P5, Scene, table

CALLS = {"none": 0, "bright": 1, "pre": 2}
TABLE = """
open   unopen  none   none   2  0
open   unopen  none   bright 5  0
open   unopen  none   pre    9  0
open   unopen  bright none   3  0
open   unopen  bright bright 6  0
open   unopen  bright pre    10 0
open   unopen  pre    none   5  0
open   unopen  pre    bright 8  0
open   unopen  pre    pre    12 0
unopen unopen  none   none   1  1
unopen unopen  none   bright 1  2
unopen unopen  none   pre    1  4
unopen unopen  bright none   2  1
unopen unopen  bright bright 2  2
unopen unopen  bright pre    2  4
unopen unopen  pre    none   4  1
unopen unopen  pre    bright 4  2
unopen unopen  pre    pre    4  4
unopen open    none   none   0  2
unopen open    none   bright 0  3
unopen open    none   pre    0  5
unopen open    bright none   0  5
unopen open    bright bright 0  6
unopen open    bright pre    0  8
unopen open    pre    none   0  9
unopen open    pre    bright 0  10
unopen open    pre    pre    0  12
open   open    pre    bright 0  0
"""


@pytest.mark.parametrize("row", TABLE.strip().splitlines())
def test_the_point_tribute_is_that_of_the_table(row: str) -> None:
    """G-079, G-080, G-055, C-01, C-02, C-03: opposite pays self, self pays opposite."""
    mine, theirs, my_call, their_call, gets, pays = row.split()
    opened = (mine == "open", theirs == "open")
    calls = (CALLS[my_call], CALLS[their_call])
    assert owing.owed_for_point(FINALSTONE, opened, calls) == int(pays)
    assert owing.owed_for_point(FINALSTONE, opened[::-1], calls[::-1]) == int(gets)


@pytest.mark.parametrize(
    ("rules", "opened", "calls", "owed"),
    [
        (AIXIN, (False, True), (0, 0), 1),
        (AIXIN, (False, True), (0, 1), 2),
        (AIXIN, (False, True), (1, 0), 2),
        (AIXIN, (False, False), (0, 1), 2),
        (AIXIN, (True, True), (1, 1), 0),
        (SHANDONG, (False, True), (0, 1), 2),
        (SHANDONG, (False, False), (0, 1), 1),
        (SHANDONG, (False, True), (1, 0), 1),
        (replace(FINALSTONE, call_fail_when_both_open=True), (True, True), (1, 0), 4),
    ],
)
def test_other_houses_double_for_the_pair_or_for_the_right_call(
    rules: GoujiRules, opened: tuple[bool, bool], calls: tuple[int, int], owed: int
) -> None:
    """GAP-38, G-053, G-054."""
    assert owing.owed_for_point(rules, opened, calls) == owed


def ended(rules: GoujiRules) -> tuple[Scene, ev.HandEnded]:
    """P0, P1, P2 and P4 are out in this order; P3 and P5 are left."""
    scene = table(rules, out=(P0, P1, P2), P4="9 3", P3="4x5 3", P5="7x5 3").led_by(P4)
    scene = scene.leads(P4, "9").then().leads(P4, "3")
    return scene, scene.one(ev.HandEnded)


def test_last_pays_first_out_and_second_to_last_pays_second_out() -> None:
    """G-083, G-271, GAP-15, GAP-71, GAP-72."""
    _, end = ended(replace(FINALSTONE, open_points=False, pre_call=False, bright_call=False))
    assert end.places == (P0, P1, P2, P4, P3, P5)
    assert end.after is not None
    assert end.after.debts == (Debt(Tribute.FALL, P5, P0, 2), Debt(Tribute.FALL, P3, P1, 1))
    assert end.after.choosable
    assert end.after.hand == 1


def test_where_no_tribute_is_paid_nothing_is_owed() -> None:
    """G-070."""
    _, end = ended(WANJIAXIANG)
    assert end.after is not None
    assert end.after.debts == ()


def test_kinds_stand_in_the_order_in_which_they_are_paid() -> None:
    """G-075, G-076."""
    state = replace(at(SHANDONG, None).state, debts=(Debt(Tribute.BURN, P2, P1, 1),))
    state = replace(state, stuffed=((P3, P0),))
    found = owing.debts(state, (P0, P1, P2, P4, P3, P5), None)
    order = list(SHANDONG.tribute_order)
    assert [debt.kind for debt in found] == sorted((d.kind for d in found), key=order.index)
    assert found[-2:] == (Debt(Tribute.FALL, P5, P0, 2), Debt(Tribute.FALL, P3, P1, 1))
    assert Debt(Tribute.STUFFED, P3, P0, 1) in found


SWEPT = replace(SHANDONG, open_points=True)


def test_a_swept_side_pays_each_opposite_and_nothing_else() -> None:
    """G-090, G-091, G-281."""
    scene = table(SWEPT, out=(P0, P2), P4="9 3", others="9x3").led_by(P4)
    state = replace(
        scene.state, debts=(Debt(Tribute.BURN, P1, P0, 1), Debt(Tribute.BURN, P2, P1, 1))
    )
    found = owing.debts(state, (P0, P2, P4, P1, P3, P5), 1)
    assert found[:3] == tuple(Debt(Tribute.SWEEP, s, type(s)((s + 3) % 6), 1) for s in (P1, P3, P5))
    assert Debt(Tribute.BURN, P2, P1, 1) in found
    assert not any(d.payer % 2 and d.kind is not Tribute.SWEEP for d in found)
    kept = replace(SWEPT, sweep_replaces_other=False)
    both = owing.debts(replace(state, deal=replace(state.deal, rules=kept)), ALL, 1)
    assert Debt(Tribute.BURN, P1, P0, 1) in both
    free = replace(kept, sweep_tribute=SweepTribute.NONE)
    none = owing.debts(replace(state, deal=replace(state.deal, rules=free)), ALL, 1)
    assert not any(debt.kind is Tribute.SWEEP for debt in none)


def before(**facts: object) -> Carried:
    return Carried(places=ALL, **facts)  # type: ignore[arg-type]


def at(rules: GoujiRules, carried: Carried | None) -> Scene:
    return table(rules, carried=carried).led_by(P0)


def test_sweeps_in_a_row_by_one_side_open_the_game_anew() -> None:
    """G-283, G-306."""
    second = match.carried(at(SHANDONG, before(swept=1, sweeps=1)).state, ALL, 1)
    assert second.sweeps == 2
    assert not match.reopens(SHANDONG, second)
    third = match.carried(at(SHANDONG, before(swept=1, sweeps=2)).state, ALL, 1)
    assert match.reopens(SHANDONG, third)
    other = match.carried(at(SHANDONG, before(swept=0, sweeps=2)).state, ALL, 1)
    assert other.sweeps == 1


def hit(
    rules: GoujiRules, even: int, odd: int, swept: int | None = None
) -> tuple[bool, int | None]:
    return match.ends_game(at(rules, None).state, before(hits=(even, odd)), swept)


def test_six_point_tributes_against_a_side_lose_it_the_game() -> None:
    """G-302, G-303, G-081, GAP-62."""
    assert hit(AIXIN, 5, 5) == (False, None)
    assert hit(AIXIN, 0, 6) == (True, 0)
    assert hit(AIXIN, 7, 2) == (True, 1)
    assert hit(AIXIN, 6, 6) == (True, None)
    assert hit(AIXIN, 0, 6, swept=0) == (True, None)
    assert hit(AIXIN, 0, 0, swept=0) == (True, 1)
    assert hit(FINALSTONE, 0, 40) == (False, None)
    assert hit(FINALSTONE, 0, 0, swept=0) == (True, None)
    assert hit(SHANDONG, 0, 0, swept=0) == (False, None)


def test_point_tributes_are_counted_up_over_the_game() -> None:
    """GAP-62: cards owed, paid or not, doubled ones twice."""
    scene = at(AIXIN, before(hits=(2, 3)))
    state = replace(scene.state, opened=frozenset(ALL) - {P1}, bright_calls=frozenset({P4}))
    assert match.carried(state, ALL, None).hits == (2, 5)


def test_a_false_burner_counts_as_unopened_where_that_is_the_price() -> None:
    """GAP-84, G-310, C-27."""
    state = replace(at(AIXIN, None).state, opened=frozenset(ALL), forfeited=frozenset({P2}))
    assert list(owing.points(state)) == [Debt(Tribute.POINT, P2, P5, 1)]
