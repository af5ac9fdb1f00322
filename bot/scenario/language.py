"""What the scenarios of one game say beyond what all say. A module satisfies it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from bot.scenario.case import Case
from bot.scenario.moment import AnyHand, Moment
from bot.scenario.options import Reader
from engine.game import AnyGame
from engine.seats import Seat

Wrong = tuple[str, str] | None
"""What was expected and what was found, where they differ."""
Header = Callable[[Case, str], Case]
"""Reads the rest of a line that says where the hand stands. Raises ValueError."""
Begun = tuple[AnyHand, Sequence[Any]]
"""A hand, and all events that led there."""
Given = Sequence[tuple[Seat, Any]]
"""Answers to one question."""


class Language(Protocol):
    @property
    def game(self) -> AnyGame: ...
    @property
    def headers(self) -> Mapping[str, Header]: ...
    @property
    def options(self) -> Mapping[str, Reader]: ...
    @property
    def unpassed(self) -> frozenset[str]:
        """Kinds of questions that nobody can pass."""
        ...

    def begin(self, case: Case, rules: Any) -> Begun:
        """The hand of *case*, with what follows by itself. Raises NotInFormat for facts that
        exclude each other, Rejected for plays that are none."""
        ...

    def answer(self, words: str, state: Any, seat: Seat) -> Any:
        """What *seat* says with *words*. Raises Unreadable, Ambiguous or Illegal."""
        ...

    def idle(self, state: Any, seat: Seat) -> Any:
        """The answer of *seat* that does nothing; None where he is not asked."""
        ...

    def passed_over(self, hand: AnyHand, given: Given) -> Iterable[tuple[Seat, Any]] | None:
        """Who of the asked was to be heard before the last of *given*, each with the answer that
        does nothing; None: the question waits for all who are asked."""
        ...

    def broken(self, claim: str, moment: Moment) -> Wrong:
        """None where *claim* holds. Raises NotInFormat, or Rejected, for what is no claim."""
        ...
