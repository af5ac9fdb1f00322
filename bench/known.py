"""What duplicate deals have to know of a game beyond its protocol: one entry a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bench import baohuang, gouji, shengji
from engine.game import Outcome


def nothing(rules: Any, chance: Random) -> None:
    """Every hand is the first of a match."""


def points(outcome: Outcome, state: Any) -> Sequence[float]:
    return outcome.points


@dataclass(frozen=True, kw_only=True)
class Known:
    carried: Callable[[Any, Random], Any] = nothing
    """What a hand before might have left: (rules, chance)."""
    worth: Callable[[Outcome, Any], Sequence[float]] = points
    """What a hand is worth to each side of the game: (outcome, state)."""


KNOWN: Final[dict[str, Known]] = {
    "gouji": Known(carried=gouji.made_up, worth=gouji.worth),
    "shengji": Known(carried=shengji.made_up),
    "baohuang": Known(carried=baohuang.made_up),
}
