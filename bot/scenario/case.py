"""One case of a scenario file: under which rules, where the hand stands, and its story."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from bot.scenario.card_words import OTHERS, NotInFormat
from bot.scenario.options import option
from engine.gouji.carried import Carried, Debt
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.seats import Seat

_SEAT: Final = re.compile(r"P([0-5])")


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
    profiles: tuple[str, ...] = ("finalstone",)
    """It must hold under each of them."""
    options: Mapping[str, str] = field(default_factory=dict)
    hands: Mapping[Seat, str] = field(default_factory=dict)
    others: str = OTHERS
    seed: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Fields of :class:`~bot.scenario.position.Position`; ``undealt`` where nothing has happened
    yet."""
    carried: Mapping[str, Any] = field(default_factory=dict)
    """Fields of :class:`~engine.gouji.carried.Carried`."""
    debts: tuple[Debt, ...] = ()
    """What the hand before left to pay."""
    steps: tuple[Step, ...] = ()

    def rules(self, profile: str) -> GoujiRules:
        """Raises ValueError for options that cannot be played together."""
        changes: dict[str, Any] = {k: option(k, words) for k, words in self.options.items()}
        return replace(PROFILES[profile], **changes)

    def after(self, rules: GoujiRules) -> Carried | None:
        """What the hand before left; None: there was none. Debts stand in the order in which
        *rules* pay them."""
        if not self.carried and not self.debts:
            return None
        order = rules.tribute_order
        debts = tuple(sorted(self.debts, key=lambda debt: order.index(debt.kind)))
        return Carried(**{"places": ALL, **self.carried}, debts=debts)


def seats(words: str) -> tuple[Seat, ...]:
    """``P0 P2`` or ``P0, P2``. Raises NotInFormat for anything else."""
    found = []
    for word in words.replace(",", " ").split():
        match = _SEAT.fullmatch(word)
        if match is None:
            raise NotInFormat(word)
        found.append(ALL[int(match[1])])
    return tuple(found)
