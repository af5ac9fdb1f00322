"""Places, the end of a hand, points, and the match.

engine/baohuang/carried.py, engine/baohuang/finish.py, engine/baohuang/match.py
"""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from engine import baohuang
from engine.baohuang import events as ev
from engine.baohuang.carried import Carried
from engine.baohuang.matters import Matter
from engine.baohuang.options import Shares
from engine.baohuang.score import factor, points, solo_value
from engine.baohuang.state import ALL, State
from engine.game import Match, Outcome
from engine.seats import Seat
from tests.engine.baohuang.table import P0, P1, P2, P3, P4, QINGDAO, SEED, table

STATES = {
    False: table(P0="XE 9 K", P1="XG 9 K").state,
    True: table(P0="XE XG 9 K", P1="9 K").state,
}


def state(rules: object = SEED, *, solo: bool = False, **changes: object) -> State:
    found = STATES[solo]
    return replace(found, deal=replace(found.deal, rules=rules), **changes)


def placed(emperor: int, guard: int) -> tuple[Seat, ...]:
    """Places, from 1, of P0 and P1."""
    others = iter((P2, P3, P4))
    return tuple(
        P0 if place == emperor else P1 if place == guard else next(others) for place in range(1, 6)
    )


def test_places_go_in_the_order_in_which_seats_go_out() -> None:
    """B-040, B-033: first, second, third out, second-to-last, last."""
    scene = table(P0="XE 9 6", P1="10 XG 7 7", P2="J", P3="Q", P4="K 8 8").led("9")
    scene = scene.then(P2="J").then(P3="Q").then(P4="K").all_pass().led("2x8")
    assert scene.state.places == (P2, P3, P4)
    ended = scene.first(ev.HandEnded)
    assert ended.places == (P2, P3, P4, P0, P1)
    assert scene.hand.game.outcome(scene.state).places == ended.places


def test_the_hand_ends_when_emperor_and_guard_are_out() -> None:
    """B-041: the commoners take what is left, fewest cards first (BG-13)."""
    hands = {"P2": "2x6 7 8", "P3": "6", "P4": "2x7"}
    scene = table(P0="XE 9", P1="10 XG", **hands).led("XE+9").then(P1="wind").all_pass()
    assert not scene.over
    done = scene.led("XG+10")
    assert done.over
    assert done.first(ev.HandEnded).places == (P0, P1, P3, P4, P2)


def test_the_hand_ends_when_the_emperor_of_a_solo_is_out() -> None:
    """B-041, B-011: he alone is his side."""
    scene = table(P0="XE XG 9").led("XG+XE+9")
    assert scene.over
    assert scene.first(ev.HandEnded).guard == P0


def test_ties_of_cards_left_go_in_turn_order_from_the_last_play() -> None:
    """BG-13: for display only."""
    scene = table(P0="XE 9", P1="10 XG").led("XE+9").then(P1="wind").all_pass().led("XG+10")
    assert scene.first(ev.HandEnded).places == (P0, P1, P2, P3, P4)


@pytest.mark.parametrize(
    ("places", "unit"),
    [
        ((1, 2), 3),
        ((1, 3), 2),
        ((1, 4), 1),
        ((2, 3), 1),
        ((1, 5), 0),
        ((2, 4), 0),
        ((2, 5), -1),
        ((3, 4), -1),
        ((3, 5), -2),
        ((4, 5), -3),
    ],
)
def test_the_places_of_the_emperors_side_make_the_score(places: tuple[int, int], unit: int) -> None:
    """B-006, B-042, BG-12: the sum of the place values; Qingdao's table is the same by thirds."""
    for emperor, guard in (places, places[::-1]):
        found = points(state(), placed(emperor, guard))
        assert found == (2 * unit, unit, -unit, -unit, -unit)
        assert points(state(QINGDAO), placed(emperor, guard)) == found
        whole = replace(QINGDAO, shares=Shares.WHOLE)
        assert points(state(whole), placed(emperor, guard)) == tuple(3 * each for each in found)


@pytest.mark.parametrize(
    ("rules", "values"),
    [
        (SEED, (8, 4, 0, -4, -8)),
        (replace(SEED, place_values=QINGDAO.place_values), (24, 12, 0, -12, -24)),
        (replace(QINGDAO, solo_values=None), (8, 4, 0, -4, -8)),
        (replace(SEED, solo_values=(8, 4, 0, -4, -8)), (8, 4, 0, -4, -8)),
        (QINGDAO, (16, 4, 0, -4, -16)),
        (replace(SEED, solo_values=(12, 0, -12, -12, -12)), (12, 0, -12, -12, -12)),
    ],
)
def test_a_solo_scores_by_the_place_of_the_emperor(rules: object, values: tuple[int, ...]) -> None:
    """BG-12: four shares of his own place, or a table; each of the four gets a quarter of what he
    loses."""
    for place, value in enumerate(values, 1):
        found = points(state(rules, solo=True), placed(place, 2 if place == 1 else 1))
        assert found == (value, *(-value // 4,) * 4)


def test_only_an_announced_solo_is_doubled() -> None:
    """B-012, BG-08: win or lose; but where the house always doubles it."""
    assert factor(state(solo=True)) == 1
    assert factor(state(solo=True, open=True)) == 2
    assert factor(state(replace(SEED, solo_always_doubled=True), solo=True)) == 2
    assert factor(state(replace(SEED, open_solo_factor=1), solo=True, open=True)) == 1
    lost = points(state(solo=True, open=True), placed(5, 1))
    assert lost == (-16, 4, 4, 4, 4)


def test_an_open_solo_may_have_to_be_first() -> None:
    """B-012: any other place is as bad as the last, by an option."""
    strict = replace(SEED, open_solo_first=True)
    assert [solo_value(strict, place, announced=True) for place in range(3)] == [8, -8, -8]
    assert [solo_value(strict, place, announced=False) for place in range(3)] == [8, 4, 0]


@pytest.mark.parametrize(
    ("first_lead", "value"),
    [({"P0": "open-solo"}, -16), ({"P1": "revolt", "P2": "revolt"}, 8), ({}, 4)],
)
def test_only_who_announced_his_solo_has_to_be_first(
    first_lead: dict[str, str], value: int
) -> None:
    """B-012, BG-08: revolts that expose a silent emperor double his second place, no more."""
    strict = replace(SEED, open_solo_first=True, revolt_exposes=2)
    scene = table(strict, P0="XE XG 9", P1="10").to(Matter.DECLARE).then(**first_lead)
    scene = scene.led("9").then(P1="10").then(P0="XG").all_pass().led("XE")
    ended = scene.first(ev.HandEnded)
    assert ended.places[:2] == (P1, P0)
    assert ended.points[P0] == value


def test_a_grabbed_solo_has_to_be_first() -> None:
    """B-012, B-054: who grabs it says so."""
    strict = replace(SEED, open_solo_first=True, grab_solo=True)
    scene = table(strict, P0="XE 9", P1="10", P2="XG 6 7").then(P0="grab").led("9")
    ended = scene.then(P1="10").then(P0="XE").first(ev.HandEnded)
    assert (ended.places[:2], ended.points[P0]) == ((P1, P0), -16)


@pytest.mark.parametrize("rules", [SEED, QINGDAO])
@pytest.mark.parametrize("solo", [False, True])
def test_points_add_up_to_nothing(rules: object, solo: bool) -> None:
    """BG-12: whoever comes in whichever order."""
    for places in permutations(ALL):
        for open_ in (False, True):
            for kicked in (False, True):
                found = points(state(rules, solo=solo, open=open_, kicked=kicked), places)
                assert sum(found) == 0


def test_what_a_hand_leaves_to_the_next() -> None:
    """B-058: places and emperor, and how many hands were played."""
    before = Carried(places=(P2, P4, P0, P1, P3), emperor=P4, hand=2)
    scene = table(SEED, before, P0="XE 9", P1="10 XG")
    assert scene.hand.game.carried(scene.state) is None
    assert scene.hand.game.outcome(scene.state) is None
    scene = scene.led("XE+9").then(P1="wind").all_pass().led("XG+10")
    assert scene.hand.game.carried(scene.state) == Carried(
        places=(P0, P1, P2, P3, P4), emperor=P0, hand=3
    )


def test_a_match_ends_by_its_number_of_hands() -> None:
    """B-059: a void hand does not count; without a number it goes on."""
    won = Outcome(places=ALL, points=(2, 1, -1, -1, -1))
    match = baohuang.add(Match(), won, SEED)
    assert (match.hands, match.points, match.over) == (1, won.points, False)
    assert baohuang.add(match, Outcome(places=(), points=(), void=True), SEED) == match
    for _ in range(4):
        match = baohuang.add(match, won, SEED)
    assert (match.hands, match.points, match.over) == (5, (10, 5, -5, -5, -5), True)
    endless = replace(SEED, hands_per_game=None)
    assert not baohuang.add(replace(match, hands=99), won, endless).over
    assert baohuang.match_length(SEED) == 5
    assert baohuang.match_length(replace(SEED, hands_per_game=8)) == 8
    assert baohuang.match_length(endless) == 5
    assert not baohuang.starts_over(SEED, 5)
