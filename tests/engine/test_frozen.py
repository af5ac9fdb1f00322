"""Cheap frozen values are the same values."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from engine.frozen import changed, maker


@dataclass(frozen=True, kw_only=True)
class Point:
    x: int
    y: int = 0


def test_a_changed_value_is_what_replace_gives() -> None:
    point = Point(x=1, y=2)
    assert changed(point, y=5) == replace(point, y=5) == Point(x=1, y=5)
    assert point == Point(x=1, y=2)
    assert hash(changed(point, y=5)) == hash(Point(x=1, y=5))


def test_a_successor_is_frozen_too() -> None:
    with pytest.raises(FrozenInstanceError):
        changed(Point(x=1), y=5).x = 3  # type: ignore[misc]


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Point has no \['z'\]"):
        changed(Point(x=1), z=5)


def test_a_made_value_is_what_the_constructor_gives() -> None:
    made = maker(Point)(x=1, y=2)
    assert made == Point(x=1, y=2)
    assert repr(made) == repr(Point(x=1, y=2))
    with pytest.raises(FrozenInstanceError):
        made.x = 3  # type: ignore[misc]


def test_a_value_is_made_from_all_its_fields() -> None:
    with pytest.raises(TypeError, match="made from 2 fields"):
        maker(Point)(x=1)
