"""Plays, shows and other answers inside a button's token.

A play is five characters: rank, cards of it, 2s, small jokers, big jokers. ``T3210`` is a small
joker and three tens with two 2s, ``00021`` are bare jokers. Counts are base 36: there are 16 of a
rank. A show is a suit and a count, ``H3``; ``A3`` where suits do not matter.

An answer to what is asked around a hand is a letter and what it says:

=================  =======================================================
``y``, ``n``       yes, no
``l3``             seat 3 is last place
``c1m``, ``k3``    cut 58 cards; let the opposite cut three times
``d5``             dot-hand, the fifth draw
``r``, ``f``       return or refuse small cards: a heap
``t``              terms of tribute: one digit of base 3 for each debt
``sA2K2Q3``        three shots
=================  =======================================================

A heap is one number: 17 to the power of a rank's place, once for each card of it, so twelve ranks
of up to 16 cards fit into ten letters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.narrate.climbing.letters import LETTERS, RANKS
from bot.tokens import base36
from engine.cards import Card, Rank, Suit
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    No,
    Refuse,
    Return,
    Shots,
    Terms,
    Yes,
)
from engine.gouji.combos import CARRIED, Combo
from engine.gouji.state import SEATS
from engine.seats import Seat

_PLAY: Final = re.compile(r"([3456789TJQKA20])([0-9a-z])([0-9a-z])([0-9a-z])([0-9a-z])")
_SHOT: Final = re.compile(r"([3456789TJQKA])([0-9a-z])")
_NUMBER: Final = re.compile(r"[0-9a-z]{1,11}")
_EACH: Final = 17
"""Base of a heap: 0 to 16 cards of a rank."""
_SHOW: Final = re.compile(r"([SHCDA])([0-9a-z])")


def written(play: Combo) -> str:
    rank = "0" if play.rank is None else LETTERS[play.rank]
    return rank + "".join(map(base36, (play.count, play.twos, play.small, play.big)))


def play(code: str) -> Combo:
    """Raises ValueError for what :func:`written` does not write."""
    match = _PLAY.fullmatch(code)
    if match is None:
        raise ValueError(f"not a play: {code!r}")
    rank, *counts = match.groups()
    return Combo(None if rank == "0" else RANKS[rank], *(int(count, 36) for count in counts))


def written_show(cards: tuple[Card, ...]) -> str:
    suits = {card.suit for card in cards}
    return f"{suits.pop() if len(suits) == 1 else 'A'}{base36(len(cards))}"


def show(code: str, drawn: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """The cards of the hand *drawn* that a show means. Raises ValueError."""
    match = _SHOW.fullmatch(code)
    if match is None:
        raise ValueError(f"not a show: {code!r}")
    suit, count = match[1], int(match[2], 36)
    cards = [c for c in drawn if c.rank is rank and (suit == "A" or c.suit == Suit(suit))]
    if not 0 < count <= len(cards):
        raise ValueError(f"not held: {code!r}")
    return tuple(cards[:count])


def heap(cards: Sequence[Rank]) -> str:
    """Small cards, in any order."""
    return base36(sum(_EACH ** CARRIED.index(rank) for rank in cards))


def heaped(code: str) -> tuple[Rank, ...]:
    """The cards of a heap, lowest first. Raises ValueError for what :func:`heap` does not write."""
    number = _number(code)
    found: list[Rank] = []
    for rank in CARRIED:
        number, count = divmod(number, _EACH)
        found += [rank] * count
    if number:
        raise ValueError(f"not a heap: {code!r}")
    return tuple(found)


def terms(answer: Terms, debts: Sequence[int]) -> str:
    """What becomes of each of *debts*: 0 paid, 1 waived, 2 countered."""
    number = 0
    for debt in reversed(debts):
        number = 3 * number + (1 if debt in answer.waived else 2 * (debt in answer.countered))
    return base36(number)


def termed(code: str, debts: Sequence[int]) -> Terms:
    """Raises ValueError for what :func:`terms` does not write."""
    number = _number(code)
    what: dict[int, int] = {}
    for debt in debts:
        number, what[debt] = divmod(number, 3)
    if number:
        raise ValueError(f"not terms: {code!r}")
    waived, countered = (tuple(d for d in debts if what[d] == way) for way in (1, 2))
    return Terms(waived, countered)


def said(answer: Action, debts: Sequence[int] = ()) -> str:
    """An answer around a hand. *debts*: those that terms are about."""
    match answer:
        case Yes() | No():
            code = answer.kind[0]
        case ChooseLast(seat=seat):
            code = f"l{seat}"
        case Cut(at=number):
            code = f"c{base36(number)}"
        case AskCut(times=number):
            code = f"k{base36(number)}"
        case Dot(number=number):
            code = f"d{base36(number)}"
        case Return(cards=cards) | Refuse(cards=cards):
            code = f"{'r' if isinstance(answer, Return) else 'f'}{heap(cards)}"
        case Terms():
            code = f"t{terms(answer, debts)}"
        case Shots(combos=combos):
            code = "s" + "".join(f"{LETTERS[c.rank]}{base36(c.count)}" for c in combos if c.rank)
        case _:
            raise ValueError(f"answers a play: {answer.kind}")
    return code


def saying(code: str, debts: Sequence[int] = ()) -> Action:
    """The answer that *code* says. Raises ValueError for what :func:`said` does not write."""
    kind, rest = code[:1], code[1:]
    found: Action
    match kind:
        case "y" | "n" if not rest:
            found = Yes() if kind == "y" else No()
        case "l":
            found = ChooseLast(_seat(rest))
        case "c":
            found = Cut(_number(rest))
        case "k":
            found = AskCut(_number(rest))
        case "d":
            found = Dot(_number(rest))
        case "r":
            found = Return(heaped(rest))
        case "f":
            found = Refuse(heaped(rest))
        case _:
            return _chosen(kind, rest, debts)
    return found


def _chosen(kind: str, rest: str, debts: Sequence[int]) -> Action:
    if kind == "t":
        return termed(rest, debts)
    if kind != "s" or re.fullmatch(rf"(?:{_SHOT.pattern}){{3}}", rest) is None:
        raise ValueError(f"not an answer: {kind}{rest!r}")
    pairs = _SHOT.findall(rest)
    return Shots(tuple(Combo(RANKS[rank], int(count, 36)) for rank, count in pairs))


def _number(code: str) -> int:
    if _NUMBER.fullmatch(code) is None:
        raise ValueError(f"not a number: {code!r}")
    return int(code, 36)


def _seat(code: str) -> Seat:
    number = _number(code)
    if number >= SEATS:
        raise ValueError(f"no such seat: {code!r}")
    return Seat(number)
