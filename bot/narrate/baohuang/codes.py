"""Plays and other answers inside a button's token.

A play is four characters: rank, cards of it, small jokers, big jokers; then a letter for each
marked card in it. ``T310`` is a small joker with three tens, ``0010G`` the guard's joker alone.

===========  ==========================================
``E``        the emperor's big joker
``G``        the guard's small joker
``C``        the called card
===========  ==========================================

An answer before the first lead is a letter and what it says: ``r`` reign, ``a`` decline, ``s``
nothing to declare, ``dg`` open guard, ``ds`` open solo, ``dr`` revolt, ``dk`` kick, ``db`` grab the
solo, ``cS9`` call the nine of spades.
"""

from __future__ import annotations

import re
from typing import Final

from bot.narrate.climbing.letters import LETTERS, RANKS
from bot.tokens import base36
from engine.baohuang.actions import Abdicate, Action, Call, Declaration, Declare, Reign, Silent
from engine.baohuang.combos import Combo
from engine.cards import Card

_PLAY: Final = re.compile(r"([3456789TJQKA20])([0-9a-z])([0-9a-z])([0-9a-z])(C?)(G?)(E?)")
_DECLARATIONS: Final = {
    "g": Declaration.OPEN_GUARD,
    "s": Declaration.OPEN_SOLO,
    "r": Declaration.REVOLT,
    "k": Declaration.KICK,
    "b": Declaration.GRAB,
}
_LETTERS: Final = {what: letter for letter, what in _DECLARATIONS.items()}
_PLAIN: Final[dict[str, Action]] = {"r": Reign(), "a": Abdicate(), "s": Silent()}
_MARKS: Final = {Card.XG: "G", Card.XE: "E"}


def written(play: Combo) -> str:
    rank = "0" if play.rank is None else LETTERS[play.rank]
    marks = "".join(_MARKS.get(mark, "C") for mark in play.marks)
    return rank + "".join(map(base36, (play.count, play.small, play.big))) + marks


def play(code: str, called: Card | None) -> Combo:
    """*called*: the card that was called, if any. Raises ValueError for what :func:`written` does
    not write."""
    match = _PLAY.fullmatch(code)
    if match is None:
        raise ValueError(f"not a play: {code!r}")
    rank, count, small, big = match.groups()[:4]
    held = {"C": called, "G": Card.XG, "E": Card.XE}
    marks = [held[letter] for letter in "".join(match.groups()[4:])]
    cards = tuple(mark for mark in marks if mark is not None)
    if len(cards) < len(marks):
        raise ValueError(f"nothing was called: {code!r}")
    return Combo(
        None if rank == "0" else RANKS[rank], int(count, 36), int(small, 36), int(big, 36), cards
    )


def said(answer: Action) -> str:
    """An answer before the first lead."""
    match answer:
        case Declare(what=what):
            return f"d{_LETTERS[what]}"
        case Call(card=card):
            return f"c{card}"
        case _:
            return next(code for code, each in _PLAIN.items() if each == answer)


def saying(code: str) -> Action:
    """The answer that *code* says. Raises ValueError for what :func:`said` does not write."""
    kind, rest = code[:1], code[1:]
    if kind == "d" and rest in _DECLARATIONS:
        return Declare(_DECLARATIONS[rest])
    if kind == "c":
        return Call(Card(rest))
    if code not in _PLAIN:
        raise ValueError(f"not an answer: {code!r}")
    return _PLAIN[code]
