"""Places at the table: ``engine/seats.py``."""

from __future__ import annotations

from engine.seats import Seat, after, opposite, seats


def test_six_seats_alternate_between_two_federations() -> None:
    """G-001, G-004: every neighbour is an enemy."""
    assert seats(6) == (0, 1, 2, 3, 4, 5)
    for seat in seats(6):
        lower = next(after(seat, 6))
        assert lower % 2 != seat % 2


def test_the_opposite_is_across_the_table_and_an_enemy() -> None:
    """G-002."""
    for seat in seats(6):
        assert opposite(seat, 6) == (seat + 3) % 6
        assert opposite(opposite(seat, 6), 6) == seat
        assert opposite(seat, 6) % 2 != seat % 2


def test_play_goes_counter_clockwise() -> None:
    """G-003."""
    assert tuple(after(Seat(4), 6)) == (5, 0, 1, 2, 3)
