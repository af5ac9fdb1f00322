"""Places at the table. Everything in the engine is about seats, never about people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)
"""0 to n-1, counter-clockwise, which is the order of play (G-003, B-026, SG-25)."""


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(count))


def after(seat: Seat, count: int) -> Iterator[Seat]:
    """The other seats in playing order, starting with the next one (下家, G-004)."""
    for step in range(1, count):
        yield Seat((seat + step) % count)


def replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """*items*, one for each seat, with *item* for *seat*."""
    return (*items[:seat], item, *items[seat + 1 :])


def opposite(seat: Seat, count: int) -> Seat:
    """The seat across the table, where seats are even in number: an enemy in Gouji (对头, G-002),
    the partner in Shengji (对家, S-001)."""
    return Seat((seat + count // 2) % count)
