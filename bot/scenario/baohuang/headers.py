"""The lines that say where a hand of Baohuang stands."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.scenario import facts
from bot.scenario.baohuang.words import combo
from bot.scenario.card_words import cards
from bot.scenario.case import Case
from bot.scenario.case import seats as named_seats
from bot.scenario.language import Header
from engine.baohuang.actions import Declaration
from engine.baohuang.carried import Debt
from engine.baohuang.seating import ALL, SEATS
from engine.seats import Seat

OTHERS: Final = "9x6"
"""What a seat holds of which nothing is said: one rank that beats nothing."""
_DEBT: Final = re.compile(r"P([0-4])->P([0-4]) (\d+)")


def seats(words: str) -> tuple[Seat, ...]:
    return named_seats(words, SEATS)


def _called(case: Case, rest: str) -> Case:
    (card,) = cards(rest)
    return case.fact("called", card)


def _declared(case: Case, rest: str) -> Case:
    """``revolt P1, open-guard P4``."""
    found = []
    for part in rest.split(","):
        what, _, who = part.strip().partition(" ")
        (seat,) = seats(who)
        found.append((seat, Declaration(what)))
    return case.fact("declared", tuple(found))


def _carried(case: Case, rest: str) -> Case:
    """What the hand before left, one thing a line."""
    name, _, words = rest.partition(" ")
    value: object
    match name:
        case "places":
            value = seats(words)
            if sorted(seats(words)) != list(ALL):
                raise ValueError(rest)
        case "emperor":
            (value,) = seats(words)
        case "hand":
            value = int(words)
        case _:
            raise ValueError(rest)
    return replace(case, carried={**case.carried, name: value})


def _debt(case: Case, rest: str) -> Case:
    match = _DEBT.fullmatch(rest)
    if match is None:
        raise ValueError(rest)
    debt = Debt(ALL[int(match[1])], ALL[int(match[2])], int(match[3]))
    return facts.with_debt(case, debt)


HEADERS: Final[dict[str, Header]] = {
    "hand": facts.hand(ALL, OTHERS),
    "emperor": facts.seat("emperor", SEATS),
    "guard": facts.seat("guard", SEATS),
    "leads": facts.seat("leads", SEATS),
    "top": facts.top(ALL, combo),
    "out": facts.seats("out", SEATS),
    "passed": facts.seats("passed", SEATS),
    "called": _called,
    "declared": _declared,
    "carried": _carried,
    "debt": _debt,
}
