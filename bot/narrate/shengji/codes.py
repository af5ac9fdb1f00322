"""Cards of one's own hand inside a button's token.

A choice of cards is a bit mask over the hand, which a token never outlives: it belongs to one
question, and while that is open the hand stays as it is. Bit 0 is the first card of the hand; of
two equal cards the first is taken. 33 cards are at most seven characters of base 36.

=============  ==========================================
``n``          no declaration
``d`` + mask   declare with these cards
``b`` + mask   bury these
=============  ==========================================

A play is the mask alone, under an operation of its own.
"""

from __future__ import annotations

import re
from typing import Final

from bot.tokens import base36
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration
from engine.shengji.holding import Cards

_MASK: Final = re.compile(r"[0-9a-z]{1,7}")


def mask(cards: Cards, hand: Cards) -> str:
    """Raises ValueError for cards that *hand* does not hold."""
    number, left = 0, list(cards)
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            number |= 1 << place
    if left:
        raise ValueError(f"not held: {left}")
    return base36(number)


def chosen(code: str, hand: Cards) -> Cards:
    """The cards of *hand* that *code* means, in order. Raises ValueError for no mask over it."""
    if _MASK.fullmatch(code) is None:
        raise ValueError(f"not a mask: {code!r}")
    number = int(code, 36)
    if number >> len(hand):
        raise ValueError(f"more cards than there are: {code!r}")
    return tuple(card for place, card in enumerate(hand) if number >> place & 1)


def said(answer: Action, hand: Cards) -> str:
    """A declaration, or what is laid away. Raises ValueError for a play."""
    match answer:
        case NoDeclaration():
            return "n"
        case Declare(cards=cards):
            return f"d{mask(cards, hand)}"
        case Bury(cards=cards):
            return f"b{mask(cards, hand)}"
        case _:
            raise ValueError(f"a play: {answer}")


def saying(code: str, hand: Cards) -> Action:
    """Raises ValueError for what :func:`said` does not write."""
    if code == "n":
        return NoDeclaration()
    cards = chosen(code[1:], hand)
    match code[:1]:
        case "d":
            return Declare(cards)
        case "b":
            return Bury(cards)
        case _:
            raise ValueError(f"not an answer: {code!r}")
