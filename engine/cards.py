"""The 54 cards of one pack, and two marked jokers. Several packs are several equal values, so hands
are multisets."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Final


class Rank(IntEnum):
    """Height of a card before any trump rule (点数): 3 is lowest, the big joker highest (G-013)."""

    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    TWO = 15
    SMALL_JOKER = 16
    BIG_JOKER = 17


class Suit(StrEnum):
    """花色. Gouji and Baohuang look at suits only before the first lead (G-014, B-020)."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


class Card(StrEnum):
    """One printed card. The value is what is stored and what tests write: suit, then rank."""

    S3 = "S3"
    S4 = "S4"
    S5 = "S5"
    S6 = "S6"
    S7 = "S7"
    S8 = "S8"
    S9 = "S9"
    ST = "ST"
    SJ = "SJ"
    SQ = "SQ"
    SK = "SK"
    SA = "SA"
    S2 = "S2"

    H3 = "H3"
    H4 = "H4"
    H5 = "H5"
    H6 = "H6"
    H7 = "H7"
    H8 = "H8"
    H9 = "H9"
    HT = "HT"
    HJ = "HJ"
    HQ = "HQ"
    HK = "HK"
    HA = "HA"
    H2 = "H2"

    C3 = "C3"
    C4 = "C4"
    C5 = "C5"
    C6 = "C6"
    C7 = "C7"
    C8 = "C8"
    C9 = "C9"
    CT = "CT"
    CJ = "CJ"
    CQ = "CQ"
    CK = "CK"
    CA = "CA"
    C2 = "C2"

    D3 = "D3"
    D4 = "D4"
    D5 = "D5"
    D6 = "D6"
    D7 = "D7"
    D8 = "D8"
    D9 = "D9"
    DT = "DT"
    DJ = "DJ"
    DQ = "DQ"
    DK = "DK"
    DA = "DA"
    D2 = "D2"

    XB = "XB"
    """Small joker (小王)."""
    XR = "XR"
    """Big joker (大王)."""

    XG = "XG"
    """A marked small joker (保子), which makes its holder somebody (B-004)."""
    XE = "XE"
    """A marked big joker (皇帝牌, B-003)."""

    @property
    def rank(self) -> Rank:
        return _RANKS[self]

    @property
    def suit(self) -> Suit | None:
        """``None`` for jokers."""
        return None if self.value[0] == "X" else Suit(self.value[0])


_WRITTEN: Final = {
    **dict(zip([*"3456789TJQKA2", "XB", "XR"], Rank, strict=True)),
    "XG": Rank.SMALL_JOKER,
    "XE": Rank.BIG_JOKER,
}
_RANKS: Final[dict[Card, Rank]] = {
    card: _WRITTEN[card if card[0] == "X" else card[1]] for card in Card
}

MARKED: Final = (Card.XG, Card.XE)
DECK: Final[tuple[Card, ...]] = tuple(card for card in Card if card not in MARKED)
"""One full pack."""
_PLACES: Final = {card: place for place, card in enumerate(Card)}


def ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """*cards* in the order of :class:`Card`."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))
