"""The words people type for suits, ranks and jokers, and how a line of them is cut into pieces."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.notation.suits import SUITS
from engine.notation.words import plain


class Kind(Enum):
    SUIT = auto()
    """Of the ranks that follow it, until another one is named."""
    TRUMP = auto()
    """主: the trump suit, in the same way."""
    RANK = auto()
    JOKER = auto()
    DOUBLE = auto()
    """一对, 两张: what it stands at is meant twice."""
    BEHIND = auto()
    """两张 behind a card, or ×2."""
    TRACTOR = auto()
    """拖拉机: ranks that are named once are meant twice."""
    NO_TRUMP = auto()
    """无主, which joker pairs declare."""
    LINK = auto()


@dataclass(frozen=True, slots=True)
class Piece:
    kind: Kind
    suit: Suit | None = None
    rank: Rank | None = None
    jokers: tuple[tuple[Card, ...], ...] = ()
    """What it may be."""


_SIMPLIFIED: Final = str.maketrans("機斃墊殺連雙無", "机毙垫杀连双无")
_BIG: Final = ((Card.XR,),)
_SMALL: Final = ((Card.XB,),)

_MORE_SUITS: Final = {
    Suit.SPADES: "黑心,♤",
    Suit.HEARTS: "♡",
    Suit.CLUBS: "梅,草,♧",
    Suit.DIAMONDS: "♢",
}
_RANKS: Final = {
    Rank.TWO: "2,二",
    Rank.THREE: "3,三",
    Rank.FOUR: "4,四",
    Rank.FIVE: "5,五",
    Rank.SIX: "6,六",
    Rank.SEVEN: "7,七",
    Rank.EIGHT: "8,八",
    Rank.NINE: "9,九",
    Rank.TEN: "10,t,十",
    Rank.JACK: "j,jacks,jack,钩,勾",
    Rank.QUEEN: "q,queens,queen,圈",
    Rank.KING: "k,kings,king,凯",
    Rank.ACE: "a,aces,ace,尖",
}
_JOKERS: Final = {
    "大王,大鬼,大怪,xr,big jokers,big joker,big": _BIG,
    "小王,小鬼,小怪,xb,small jokers,small joker,small": _SMALL,
    "大小王,大小鬼,both jokers": ((Card.XB, Card.XR),),
    "王,鬼,joker": (*_SMALL, *_BIG),
}
_SIGNS: Final = {
    Kind.TRUMP: "主,trump",
    Kind.DOUBLE: "一对,对,俩,双,两张,两个,2张,2个,pair of,pair,both,two",
    Kind.BEHIND: "两张,两个,一对,2张,2个,x2,×2,*2",
    Kind.TRACTOR: "拖拉机,连对,tractor",
    Kind.NO_TRUMP: "无主,no trump,notrump,nt",
    Kind.LINK: "+,，,、,;,&,加,和,带,and,的,一张,一个,单,one,(,)",
}


def _table() -> dict[str, Piece]:
    found = {word: Piece(Kind.SUIT, suit=suit) for word, suit in SUITS.items()}
    for suit, words in _MORE_SUITS.items():
        found |= dict.fromkeys(words.split(","), Piece(Kind.SUIT, suit=suit))
    for rank, words in _RANKS.items():
        found |= dict.fromkeys(words.split(","), Piece(Kind.RANK, rank=rank))
    for words, jokers in _JOKERS.items():
        found |= dict.fromkeys(words.split(","), Piece(Kind.JOKER, jokers=jokers))
    for kind, words in _SIGNS.items():
        if kind is not Kind.BEHIND:
            found |= dict.fromkeys(words.split(","), Piece(kind))
    found[","] = found[" "] = Piece(Kind.LINK)
    return found


_PIECES: Final = _table()
_BEHIND: Final = tuple(_SIGNS[Kind.BEHIND].split(","))
_WORDS: Final = sorted((*_PIECES, *_BEHIND), key=len, reverse=True)
_PIECE: Final = re.compile("|".join(map(re.escape, _WORDS)))
_CARDS: Final = (Kind.RANK, Kind.JOKER)


def spelled(words: str) -> str:
    """In one spelling. Raises Unreadable for more than anybody types."""
    return plain(words).translate(_SIMPLIFIED)


def pieces(text: str) -> tuple[Piece, ...] | None:
    """The pieces of *text*, which is in plain spelling; None where a word is not known."""
    found: list[Piece] = []
    place = 0
    while place < len(text):
        match = _PIECE.match(text, place)
        if match is None:
            return None
        found.append(_piece(match[0], text[match.end() :], found))
        place = match.end()
    return tuple(piece for piece in found if piece.kind is not Kind.LINK)


def _piece(word: str, rest: str, before: list[Piece]) -> Piece:
    """两张 stands before a card or behind it: behind, where another card or nothing follows one."""
    stands_behind = bool(before) and before[-1].kind in _CARDS
    last = not _PIECE.match(rest) or rest[:1] in ("", " ", ",")
    if word not in _PIECES or (word in _BEHIND and stands_behind and last):
        return Piece(Kind.BEHIND)
    return _PIECES[word]
