"""Options of house rules (规矩): fields of a frozen dataclass, and why a set of them is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from enum import StrEnum
from typing import Any, TypeVar

T = TypeVar("T")


class Unplayable(ValueError):
    """House rules that cannot be played: *option* does not go with *other*, or has a value that
    nobody plays (*other* is empty then)."""

    def __init__(self, option: str, other: str = "") -> None:
        super().__init__(f"{option}: this value, or this combination, cannot be played")
        self.option = option
        self.other = other


def option(category: StrEnum, default: T, *choices: T) -> T:
    """A field of house rules with the category under which people find it; *choices* are the
    values that a table can choose from, where the type does not say them."""
    metadata: dict[str, Any] = {"category": category, "choices": choices}
    return field(default=default, metadata=metadata)


def require_playable(rules: T, checks: Iterable[tuple[str, str, Callable[[T], bool]]]) -> None:
    """Raises Unplayable for the first of *checks* that *rules* fail: an option, the other one it
    depends on, and what must hold."""
    for named, other, holds in checks:
        if not holds(rules):
            raise Unplayable(named, other)
