"""One case of a scenario file: under which rules, where the hand stands, and its story."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from bot.scenario.card_words import NotInFormat
from engine.seats import Seat

MAY: Final = re.compile(r"P(?P<seat>\d) may (?P<no>not )?(?P<words>[^:]+)(?:: (?P<code>[a-z-]+))?")
"""An answer that a claim tries out."""
_SEAT: Final = re.compile(r"P(\d)")


class BadScenario(Exception):
    """A line that is not in the format; *line* counts from 1."""

    def __init__(self, name: str, line: int, text: str) -> None:
        super().__init__(f"{name}:{line}: {text}")
        self.name, self.line, self.text = name, line, text


class Said(NamedTuple):
    """One answer, in the words of the file."""

    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the story."""

    line: int
    text: str
    answers: tuple[Said, ...] = ()
    """Given to the same question before anything is opened."""
    lapse: tuple[Seat, ...] = ()
    """Their time is up."""
    release: bool = False
    """The hold has run."""
    expect: str = ""
    """What must be true now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    name: str
    title: str = ""
    line: int = 1
    game: str = "gouji"
    profiles: tuple[str, ...] = ()
    """It must hold under each of them."""
    options: Mapping[str, str] = field(default_factory=dict)
    hands: Mapping[Seat, str] = field(default_factory=dict)
    seed: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Where the hand stands, in the terms of the game."""
    carried: Mapping[str, Any] = field(default_factory=dict)
    """What the hand before left, likewise."""
    steps: tuple[Step, ...] = ()

    @property
    def said(self) -> Iterator[Said]:
        """Every answer that is given in it, or tried out."""
        for step in self.steps:
            yield from step.answers
            tried = MAY.fullmatch(step.expect)
            if tried is not None:
                yield Said(Seat(int(tried["seat"])), tried["words"])

    def fact(self, name: str, value: object) -> Case:
        """The same with one more fact."""
        return replace(self, facts={**self.facts, name: value})


def seats(words: str, count: int) -> tuple[Seat, ...]:
    """``P0 P2`` or ``P0, P2`` at a table of *count*. Raises NotInFormat for anything else."""
    found = []
    for word in words.replace(",", " ").split():
        match = _SEAT.fullmatch(word)
        if match is None or int(match[1]) >= count:
            raise NotInFormat(word)
        found.append(Seat(int(match[1])))
    return tuple(found)


def named(found: tuple[Seat, ...]) -> str:
    """``P0 P2``, or ``nobody``."""
    return " ".join(f"P{seat}" for seat in found) or "nobody"
