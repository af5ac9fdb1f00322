"""Places of offenders: ``engine/gouji/penalties.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.gouji.options import Penalty
from engine.gouji.penalties import GRAVEST_FIRST, offenders, places, still_opened
from engine.gouji.profiles import AIXIN, FINALSTONE, SHANDONG, WANJIAXIANG
from engine.gouji.state import ALL
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, P4, P5

NO_THREE, VIOLATION = Penalty.NO_THREE, Penalty.TRIBUTE_VIOLATION
FALSE_BURN, FALSE_REPORT, OTHER = Penalty.FALSE_BURN, Penalty.FALSE_REPORT, Penalty.OTHER


def test_a_false_burn_alone_is_last_place() -> None:
    """GAP-68, G-310: 诈烧者大落."""
    assert places(ALL, {FALSE_BURN: (P1,)}, P0, AIXIN) == (P0, P2, P3, P4, P5, P1)


@pytest.mark.parametrize("kind", [NO_THREE, FALSE_REPORT, VIOLATION, OTHER])
def test_every_other_offence_is_last_place_too(kind: Penalty) -> None:
    """G-311 to G-314: 无三, 错报, 违例."""
    assert places(ALL, {kind: (P0,)}, P3, AIXIN) == (P1, P2, P3, P4, P5, P0)


def test_the_gravest_of_all_five_is_the_lowest() -> None:
    """G-315: no 3, tribute violation, false burn, false report, other."""
    offences = {
        OTHER: (P0,),
        FALSE_REPORT: (P1,),
        FALSE_BURN: (P2,),
        VIOLATION: (P3,),
        NO_THREE: (P4,),
    }
    assert places(ALL, offences, P0, AIXIN) == (P5, P0, P1, P2, P3, P4)


@pytest.mark.parametrize(
    ("leader", "bottom"), [(P4, (P2, P5)), (P0, (P5, P2)), (P2, (P5, P2)), (P3, (P2, P5))]
)
def test_of_one_kind_the_first_from_the_leader_is_the_lowest(
    leader: Seat, bottom: tuple[Seat, Seat]
) -> None:
    """G-315: counted in play order from who led the hand."""
    assert places(ALL, {NO_THREE: (P2, P5)}, leader, AIXIN)[4:] == bottom


def test_who_did_two_things_counts_for_the_graver() -> None:
    """G-315."""
    offences = {NO_THREE: (P1,), FALSE_REPORT: (P1, P2)}
    assert offenders(offences, P0, AIXIN) == (P1, P2)


def test_the_others_keep_their_order_above() -> None:
    """GAP-64."""
    played = (P5, P3, P1, P0, P2, P4)
    assert places(played, {OTHER: (P5,)}, P0, AIXIN) == (P3, P1, P0, P2, P4, P5)


def test_a_house_punishes_only_what_it_names() -> None:
    """G-310 to G-314: wanjiaxiang nothing, finalstone and shandong not a missing 3."""
    offences = {NO_THREE: (P0,), FALSE_BURN: (P1,), OTHER: (P2,)}
    assert offenders(offences, P0, WANJIAXIANG) == ()
    assert offenders(offences, P0, FINALSTONE) == (P1,)
    assert offenders(offences, P0, SHANDONG) == (P1, P2)


def test_an_offender_counts_as_unopened_where_offences_cost_the_point() -> None:
    """GAP-84: 大落加点贡."""
    opened = frozenset({P0, P1, P2})
    assert still_opened(opened, {FALSE_BURN: (P1,), NO_THREE: (P3,)}, AIXIN) == {P0, P2}
    assert still_opened(opened, {FALSE_BURN: (P1,)}, SHANDONG) == opened
    spared = replace(AIXIN, penalties=frozenset({FALSE_BURN}))
    assert still_opened(opened, {FALSE_REPORT: (P1,), FALSE_BURN: (P2,)}, spared) == {P0, P1}


def test_places_are_of_all_six() -> None:
    with pytest.raises(ValueError, match="0, 1, 2, 3, 4"):
        places((P0, P1, P2, P3, P4), {}, P0, AIXIN)


@given(
    played=st.permutations(ALL),
    offences=st.dictionaries(
        st.sampled_from(GRAVEST_FIRST), st.lists(st.sampled_from(ALL), max_size=3)
    ),
    leader=st.sampled_from(ALL),
)
def test_nobody_is_lost_and_no_offender_is_above_the_innocent(
    played: list[Seat], offences: dict[Penalty, list[Seat]], leader: Seat
) -> None:
    """G-315, GAP-64."""
    placed = places(played, offences, leader, AIXIN)
    guilty = {seat for seats in offences.values() for seat in seats}
    assert sorted(placed) == list(ALL)
    assert {*placed[len(placed) - len(guilty) :]} == guilty
