"""Answers as a scenario writes them, where the words that people type are not enough or not exact.

Everything else is read as it is typed at a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.gouji.headers import seats
from engine.cards import Rank
from engine.errors import Unreadable
from engine.gouji import questions
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    GiveUpOpening,
    No,
    Refuse,
    Return,
    Shots,
    Terms,
    ThrowFours,
    Yes,
)
from engine.gouji.asked import Matter
from engine.gouji.notation import combo, read
from engine.gouji.options import Tribute
from engine.gouji.state import ALL, State
from engine.seats import Seat

_YES: Final = frozenset(["yes", "call", "revolt", "head", "take", "help"])
_NO: Final = frozenset(["no call", "no revolution", "no head", "no help", "no cut", "no dot"])
_DEBT: Final = re.compile(r"(?P<kind>\w+) P(?P<payer>[0-5])->P(?P<receiver>[0-5])")
_ASIDES: Final[dict[str, Action]] = {
    "give up opening": GiveUpOpening(),
    "throw fours": ThrowFours(),
}
_YES_OR_NO: Final = frozenset(
    [
        Matter.SWAP,
        Matter.PRE_CALL,
        Matter.BRIGHT_CALL,
        Matter.CUT,
        Matter.CUTTING,
        Matter.DOT,
        Matter.HELP,
        Matter.REVOLUTION,
        Matter.HEAD,
        Matter.FOURS,
    ]
)


def answer(words: str, state: State, seat: Seat) -> Action:
    """What *seat* says with *words* where the hand stands.

    Raises as :func:`engine.gouji.notation.read` does.
    """
    asked = questions.asked(state, seat)
    if words in _ASIDES:
        return _ASIDES[words]
    if words in _YES:
        return Yes()
    if words in _NO or (words == "no" and asked is not None and asked.matter in _YES_OR_NO):
        return No()
    verb, _, rest = words.partition(" ")
    found = _VERBS.get(verb)
    if found is None or not rest:
        return Terms() if words == "pay" else read(words, asked)
    try:
        return found(rest, state)
    except (ValueError, LookupError) as error:
        raise Unreadable("unreadable", words=words) from error


def played(words: str) -> Action | None:
    """The same, as far as it needs no hand: a play, shots, or None."""
    if words.startswith("shots "):
        return _shots(words.partition(" ")[2], None)
    return read(words)


def _last(rest: str, state: State | None) -> Action:
    (seat,) = seats(rest)
    return ChooseLast(seat)


def _ask(rest: str, state: State | None) -> Action:
    """``ask cut 3``."""
    word, times = rest.split()
    if word != "cut":
        raise NotInFormat(rest)
    return AskCut(int(times))


def _shots(rest: str, state: State | None) -> Action:
    return Shots(tuple(map(combo, rest.replace(",", " ").split())))


def _ranks(rest: str) -> tuple[Rank, ...]:
    return tuple(sorted(card.rank for card in cards(rest)))


def _terms(rest: str, state: State | None) -> Action:
    """``waive fall P5->P0, counter point P1->P3``: debts of this hand by what they are."""
    waived: list[int] = []
    countered: list[int] = []
    for part in rest.split(","):
        verb, _, debt = part.strip().partition(" ")
        {"waive": waived, "counter": countered}[verb].append(_number(debt, state))
    return Terms(tuple(waived), tuple(countered))


def _number(words: str, state: State | None) -> int:
    match = _DEBT.fullmatch(words)
    if match is None or state is None or state.setup is None:
        raise NotInFormat(words)
    wanted = (Tribute(match["kind"]), ALL[int(match["payer"])], ALL[int(match["receiver"])])
    debts = [(debt.kind, debt.payer, debt.receiver) for debt in state.setup.debts]
    return debts.index(wanted)


_VERBS: Final[dict[str, Callable[[str, State | None], Action]]] = {
    "last": _last,
    "ask": _ask,
    "cut": lambda rest, _: Cut(int(rest)),
    "dot": lambda rest, _: Dot(int(rest)),
    "shots": _shots,
    "return": lambda rest, _: Return(_ranks(rest)),
    "refuse": lambda rest, _: Refuse(_ranks(rest)),
    "waive": lambda rest, state: _terms(f"waive {rest}", state),
    "counter": lambda rest, state: _terms(f"counter {rest}", state),
}
