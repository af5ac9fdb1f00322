"""What the contract tests share: every game under every profile, luck, and who sees what."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decision import Hold
from engine.errors import Rejected
from engine.games import GAMES
from engine.seats import seats

CASES: Final = [(key, profile) for key, game in GAMES.items() for profile in game.profiles]
each_case = pytest.mark.parametrize(("key", "profile"), CASES)
chance = given(luck=st.integers(0, 2**32 - 1))


def holding(question: Any) -> bool:
    return question.hold is not Hold.NONE


def window(question: Any) -> bool:
    """The rarer hold, and the one that decides hands."""
    return question.hold is Hold.WINDOW


def several(question: Any) -> bool:
    return question.sealed and len(question.asks) >= 2


def viewers(game: Any) -> list[Any]:
    return [*seats(game.seat_count), None]


def seen(events: Any, viewer: Any) -> list[Any]:
    return [event for event in events if event.audience.includes(viewer)]


def some(rng: Random, actions: list[Any], count: int) -> list[Any]:
    return rng.sample(actions, min(len(actions), count))


def code(step: Callable[[], object]) -> str:
    """Why this is refused; empty when it is not."""
    try:
        step()
    except Rejected as rejected:
        return rejected.code
    return ""
