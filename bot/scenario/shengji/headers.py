"""The lines that say where a hand of Shengji stands."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.scenario import facts
from bot.scenario.card_words import rank
from bot.scenario.case import Case
from bot.scenario.language import Header
from bot.scenario.shengji.words import exact
from engine.cards import Rank, Suit
from engine.shengji.seating import ALL, SEATS
from engine.shengji.trumps import LEVELS

_HAND: Final = re.compile(r"P([0-3]):?\s+(.*)")


def level(word: str) -> Rank:
    """``10``. Raises NotInFormat, or ValueError for a joker."""
    return LEVELS[LEVELS.index(rank(word))]


def trump(word: str) -> Suit | None:
    """``H``, or ``none``. Raises ValueError for anything else."""
    return None if word == "none" else Suit(word)


def _hand(case: Case, rest: str) -> Case:
    match = _HAND.fullmatch(rest)
    if match is None:
        raise ValueError(rest)
    exact(match[2])
    return replace(case, hands={**case.hands, ALL[int(match[1])]: match[2]})


def _cards(name: str) -> Header:
    return lambda case, rest: case.fact(name, exact(rest))


def _levels(case: Case, rest: str) -> Case:
    """One of all seats, or one of each."""
    found = tuple(map(level, rest.split()))
    if len(found) not in (1, SEATS):
        raise ValueError(rest)
    return replace(case, carried={**case.carried, "levels": found * (SEATS // len(found))})


def _hand_number(case: Case, rest: str) -> Case:
    return replace(case, carried={**case.carried, "hand": int(rest)})


HEADERS: Final[dict[str, Header]] = {
    "hand": _hand,
    "others": _cards("others"),
    "bottom": _cards("bottom"),
    "level": _levels,
    "levels": _levels,
    "hands-before": _hand_number,
    "drawer": facts.seat("drawer", SEATS),
    "declarer": facts.seat("declarer", SEATS),
    "trump": lambda case, rest: case.fact("trump", trump(rest)),
    "leads": facts.seat("leads", SEATS),
    "points": lambda case, rest: case.fact("points", int(rest)),
}
