"""Drawing by chance, in the same way on every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def below(count: int, chance: Random) -> int:
    """0 to *count* - 1, by the only method of Random that every Python keeps as it is."""
    return int(chance.random() * count)


def one(items: Sequence[T], chance: Random) -> T:
    return items[below(len(items), chance)]
