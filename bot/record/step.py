"""A step of a record: the answers to one question that counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from engine.game import AnyGame
from engine.seats import Seat

ASIDE: Final = "aside"
"""Kind of the step that answers no question."""


@dataclass(frozen=True, slots=True)
class Step:
    """One question with the answers to it that counted, or something done unasked."""

    kind: str
    """That of the question, as :class:`~engine.decision.Decision` has it, or :data:`ASIDE`."""
    answers: tuple[tuple[Seat, Any], ...]
    """By seat, lowest first: actions of the game."""


class Deriver(Protocol):
    """Reads a journal from its first event on, one event at a time."""

    def follow(self, event: Any) -> Step | None:
        """The step that *event* brings to light, if it is the first one to tell of it."""
        ...


class Following:
    """A deriver that tells a step from the state before an event, and the event."""

    def __init__(self, game: AnyGame, find: Callable[[Any, Any], Step | None]) -> None:
        self._game = game
        self._find = find
        self._state: Any = None

    def follow(self, event: Any) -> Step | None:
        state = self._state
        self._state = self._game.evolve(state, event)
        return None if state is None else self._find(state, event)
