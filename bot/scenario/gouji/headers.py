"""The lines that say where a hand of Gouji stands."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.scenario import facts
from bot.scenario.case import Case
from bot.scenario.case import seats as named_seats
from bot.scenario.gouji.position import OTHERS
from bot.scenario.language import Header
from engine.gouji.carried import Debt
from engine.gouji.notation import combo
from engine.gouji.options import Tribute
from engine.gouji.state import ALL, SEATS
from engine.seats import Seat, opposite

_BURNS: Final = re.compile(r"P([0-5]) over P([0-5])")
_STUFFED: Final = re.compile(r"P([0-5]) by P([0-5])")
_DEBT: Final = re.compile(r"(?P<kind>\w+) P(?P<payer>[0-5])->P(?P<receiver>[0-5]) (?P<cards>\d+)")
_REVOLT: Final = re.compile(r"P([0-5])(?: kills ([0-9]))?")
_SIDES: Final = {"even": 0, "odd": 1}


def seats(words: str) -> tuple[Seat, ...]:
    return named_seats(words, SEATS)


def _pairs(name: str, pattern: re.Pattern[str]) -> Header:
    """``P1 over P0, P2 over P1``."""

    def read(case: Case, rest: str) -> Case:
        links = [pattern.fullmatch(part.strip()) for part in rest.split(",")]
        if None in links:
            raise ValueError(rest)
        return case.fact(name, tuple((ALL[int(x[1])], ALL[int(x[2])]) for x in links if x))

    return read


def _flag(name: str) -> Header:
    def read(case: Case, rest: str) -> Case:
        if rest:
            raise ValueError(rest)
        return case.fact(name, True)

    return read


def _carried(case: Case, rest: str) -> Case:
    """What the hand before left, one thing a line."""
    name, _, words = rest.partition(" ")
    value: object
    match name:
        case "places":
            value = seats(words)
            if sorted(seats(words)) != list(ALL):
                raise ValueError(rest)
        case "swept":
            value = _SIDES[words]
        case "hits":
            even, odd = words.split()
            value = (int(even), int(odd))
        case "sweeps" | "hand":
            value = int(words)
        case "choosable" if not words:
            value = True
        case _:
            raise ValueError(rest)
    return replace(case, carried={**case.carried, name: value})


def _debt(case: Case, rest: str) -> Case:
    match = _DEBT.fullmatch(rest)
    if match is None:
        raise ValueError(rest)
    debt = Debt(
        Tribute(match["kind"]),
        ALL[int(match["payer"])],
        ALL[int(match["receiver"])],
        int(match["cards"]),
    )
    return facts.with_debt(case, debt)


def _called(case: Case, rest: str) -> Case:
    kind, _, who = rest.partition(" ")
    if kind not in ("bright", "pre"):
        raise ValueError(rest)
    return case.fact(f"{kind}_called", seats(who))


def _set_off(case: Case, rest: str) -> Case:
    """The pair of the lower seat agreed (G-082)."""
    one, other = seats(rest)
    if opposite(one, SEATS) != other:
        raise ValueError(rest)
    return case.fact("set_off", (*case.facts.get("set_off", ()), min(one, other)))


def _revolt(case: Case, rest: str) -> Case:
    match = _REVOLT.fullmatch(rest)
    if match is None:
        raise ValueError(rest)
    return case.fact("revolt", ALL[int(match[1])]).fact("kills", int(match[2] or 0))


HEADERS: Final[dict[str, Header]] = {
    "hand": facts.hand(ALL, OTHERS),
    "carried": _carried,
    "debt": _debt,
    "undealt": _flag("undealt"),
    "drawer": facts.seat("drawer", SEATS),
    "first": facts.seat("first", SEATS),
    "set-off": _set_off,
    "called": _called,
    "revolt": _revolt,
    "leads": facts.seat("leads", SEATS),
    "top": facts.top(ALL, combo),
    "burning": _pairs("burning", _BURNS),
    "stuffed": _pairs("stuffed", _STUFFED),
    "melee": _flag("melee"),
    "given-up": facts.seats("given_up", SEATS),
    **{
        name: facts.seats(name, SEATS)
        for name in ("passed", "out", "dead", "opened", "headless", "natural")
    },
}
