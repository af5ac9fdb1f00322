"""How the cards of one part of a typed play are counted: ``5x10``, ``4J``, ``Q×3``, ``SS888``."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import Rank
from engine.notation.words import JOKERS, Kind, Token

MOST: Final = 36
"""Cards of one play that are looked at: a hand has no more."""


class Item(NamedTuple):
    """*number* cards, each any of *ranks*."""

    ranks: tuple[Rank, ...]
    number: int


Found = tuple[tuple[Item, ...], int]
"""Items, and the place behind them."""


def items(found: tuple[Token, ...], spaced: bool) -> tuple[Item, ...] | None:
    """The cards of one part. *spaced*: a number before a space is a count."""
    wanted: list[Item] = []
    place = 0
    while place < len(found):
        if found[place].kind is Kind.SPACE:
            place += 1
            continue
        read = (
            _measured(found, place)
            or _behind(found, place)
            or _glued(found, place)
            or (_spaced(found, place) if spaced else None)
            or _single(found, place)
        )
        if read is None:
            return None
        more, place = read
        wanted += more
        if sum(item.number for item in wanted) > MOST:
            return None
    return tuple(wanted)


def _at(found: tuple[Token, ...], place: int) -> Token | None:
    return found[place] if place < len(found) else None


def _card(token: Token | None) -> tuple[Rank, ...] | None:
    """What one card *token* can be: the ranks it stands for."""
    if token is None or token.each or token.set_:
        return None
    if token.kind is Kind.SYMBOL or (token.kind is Kind.NUMBER and len(token.ranks) == 1):
        return token.ranks
    return None


def _counted(count: int | None, card: tuple[Rank, ...] | None, place: int) -> Found | None:
    if not count or card is None or count > MOST:
        return None
    return (Item(card, count),), place


def _measured(found: tuple[Token, ...], place: int) -> Found | None:
    """5x10, 五个十, 个2, 俩2, 俩个2."""
    first, second = found[place], _at(found, place + 1)
    if first.kind is Kind.MEASURE and not first.times:
        return _counted(1, _card(second), place + 2)
    if first.kind is not Kind.NUMBER or second is None:
        return None
    if second.kind is Kind.MEASURE:
        return _counted(first.number, _card(_at(found, place + 2)), place + 3)
    return _counted(first.number, _card(second), place + 2) if first.set_ else None


def _behind(found: tuple[Token, ...], place: int) -> Found | None:
    """Q×3."""
    first, second, third = found[place], _at(found, place + 1), _at(found, place + 2)
    if first.kind is not Kind.SYMBOL or second is None or not second.times or third is None:
        return None
    return _counted(third.number, _card(first), place + 3)


def _glued(found: tuple[Token, ...], place: int) -> Found | None:
    """4J, 2小王, 5 tens, 五10: but not 2JJJ, which is a list, nor more than there are."""
    first, second = found[place], _at(found, place + 1)
    if first.kind is not Kind.NUMBER or second is None:
        return None
    behind = place + 2
    if second.kind is Kind.SPACE:
        second = _at(found, behind)
        behind += 1
        if second is None or not second.word:
            return None
    card = _card(second)
    most = 4 * len(card) if card and card[0] in JOKERS else 16
    if second == _at(found, behind) or (first.number or 0) > most:
        return None
    return _counted(first.number, card, behind)


def _spaced(found: tuple[Token, ...], place: int) -> Found | None:
    """5 10, 2 K."""
    first, second = found[place], _at(found, place + 1)
    if first.kind is not Kind.NUMBER or second is None or second.kind is not Kind.SPACE:
        return None
    following = _at(found, place + 3)
    if following is not None and following.kind is Kind.MEASURE:
        return None
    return _counted(first.number, _card(_at(found, place + 2)), place + 3)


def _single(found: tuple[Token, ...], place: int) -> Found | None:
    """A card, or a row of digits that lists cards."""
    token = found[place]
    if token.set_ or token.times or not token.ranks:
        return None
    if token.kind is Kind.NUMBER or token.each:
        return tuple(Item((rank,), 1) for rank in token.ranks), place + 1
    return (Item(token.ranks, 1),), place + 1
