"""A change that waits for the table to agree."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from bot.house.house import House
from bot.house.motion import Motion, agreed, carried, missing, moved, read

NOON = datetime(2026, 2, 17, 12, 0, tzinfo=UTC)
HOUSE = House("gouji", "aixin", {"burn_tribute": "2"})


def test_whoever_moves_it_agrees() -> None:
    assert moved(HOUSE, 4, 9, NOON) == Motion(HOUSE, 4, 9, (4,), NOON)


def test_a_yes_counts_once() -> None:
    motion = agreed(agreed(moved(HOUSE, 4, 9, NOON), 5), 5)
    assert motion.yes == (4, 5)


@given(st.sets(st.integers(1, 6), min_size=1), st.lists(st.integers(1, 6)))
def test_it_is_carried_when_all_who_sit_there_have_agreed(
    voters: set[int], said: list[int]
) -> None:
    motion = moved(HOUSE, 1, 1, NOON)
    for person in said:
        motion = agreed(motion, person)
    assert carried(motion, voters) == (voters <= {1, *said})
    assert set(missing(motion, sorted(voters))) == voters - {1, *said}


@given(st.lists(st.integers(1, 99)), st.one_of(st.none(), st.just(NOON)))
def test_what_is_stored_is_read_again(yes: list[int], until: datetime | None) -> None:
    motion = Motion(HOUSE, 3, 8, tuple(yes), until)
    assert read("gouji", motion.stored) == motion
