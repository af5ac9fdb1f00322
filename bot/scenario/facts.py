"""Lines that say where a hand stands in the same way in several games."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.scenario.card_words import cards
from bot.scenario.case import Case
from bot.scenario.case import seats as named_seats
from bot.scenario.language import Header
from engine.seats import Seat


def seat(name: str, count: int) -> Header:
    """One seat at a table of *count*."""

    def read(case: Case, rest: str) -> Case:
        (found,) = named_seats(rest, count)
        return case.fact(name, found)

    return read


def seats(name: str, count: int) -> Header:
    return lambda case, rest: case.fact(name, named_seats(rest, count))


def hand(places: Sequence[Seat], others: str) -> Header:
    """``P0: 3x5 9``, or what seats hold of which nothing is said: ``others: 9x3``, and *others*
    where no line does."""
    pattern = re.compile(rf"(?:P([0-{len(places) - 1}])|others):?\s+(.*)")

    def read(case: Case, rest: str) -> Case:
        match = pattern.fullmatch(rest)
        if match is None:
            raise ValueError(rest)
        cards(match[2], case.facts.get("others", others))
        if match[1] is None:
            return case.fact("others", match[2])
        return replace(case, hands={**case.hands, places[int(match[1])]: match[2]})

    return read


def top(places: Sequence[Seat], combo: Callable[[str], Any]) -> Header:
    """``P0 3x5``: the play on top, as *combo* reads it, and whose."""
    pattern = re.compile(rf"P([0-{len(places) - 1}]):?\s+(.+)")

    def read(case: Case, rest: str) -> Case:
        match = pattern.fullmatch(rest)
        if match is None:
            raise ValueError(rest)
        return case.fact("top", (places[int(match[1])], combo(match[2])))

    return read


def with_debt(case: Case, debt: object) -> Case:
    """One more of those that the hand before left."""
    return replace(case, carried={**case.carried, "debts": (*case.carried.get("debts", ()), debt)})
