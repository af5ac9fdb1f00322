"""The words people type for cards of Shengji, and how a line of them is cut into tokens."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import Final, NamedTuple

from engine.cards import Card, Rank, Suit
from engine.notation.words import plain


class Kind(Enum):
    SUIT = auto()
    RANK = auto()
    JOKER = auto()
    TWICE = auto()
    """一对: the next card stands for two."""
    AGAIN = auto()
    """×2: the card before stands for two."""
    VERB = auto()
    """What is done with the cards: the question says it anyway."""
    NO_TRUMP = auto()
    JOINT = auto()
    """Blanks, commas, brackets: they only keep cards apart."""


class Token(NamedTuple):
    kind: Kind
    suit: Suit | None = None
    rank: Rank | None = None
    card: Card | None = None


_SIMPLIFIED: Final = str.maketrans("機斃墊殺連摳莊閒", "机毙垫杀连抠庄闲")

_RANKS: Final = dict(zip("3456789tjqka2", tuple(Rank)[:13], strict=True)) | {"10": Rank.TEN}
_SUITS: Final = {
    Suit.SPADES: "黑桃,黑,♠,spades,spade,s",
    Suit.HEARTS: "红桃,红心,红,♥,hearts,heart,h",
    Suit.CLUBS: "梅花,梅,草花,草,♣,clubs,club,c",
    Suit.DIAMONDS: "方块,方片,方,♦,diamonds,diamond,d",
}
_JOKERS: Final = {
    Card.XB: "小王,小鬼,small jokers,small joker,small,xb",
    Card.XR: "大王,大鬼,big jokers,big joker,big,xr",
}
_VERBS: Final = (
    "出,先出,跟,甩,甩牌,毙,杀,垫,管,上,拖拉机,连对,对子,亮,亮主,反,反主,扣,扣底,埋,埋底,"
    "play,lead,follow,throw,ruff,discard,tractor,declare,overturn,overturn with,bury"
)
_TWICE: Final = "一对,对,两张,俩,双,pair of,pair,both,two"
_ONCE: Final = "一张,单,one"

_WORDS: Final[dict[str, Token]] = {
    **{w: Token(Kind.SUIT, suit=suit) for suit, ws in _SUITS.items() for w in ws.split(",")},
    **{w: Token(Kind.JOKER, card=card) for card, ws in _JOKERS.items() for w in ws.split(",")},
    **{w: Token(Kind.RANK, rank=rank) for w, rank in _RANKS.items()},
    **dict.fromkeys(_VERBS.split(","), Token(Kind.VERB)),
    **dict.fromkeys(_TWICE.split(","), Token(Kind.TWICE)),
    **dict.fromkeys(_ONCE.split(","), Token(Kind.JOINT)),
    **dict.fromkeys((*"、;+&():.-, ", "和", "加", "and"), Token(Kind.JOINT)),
    **dict.fromkeys(("无主", "no trump", "notrump", "nt"), Token(Kind.NO_TRUMP)),
}
_TOKEN: Final = re.compile(
    r"(?P<again>[x×*] ?2(?![0-9]))|(?P<ranks>(?P<rank>10|[2-9tjqka])s(?![0-9a-z♠♥♣♦]))|(?P<word>"
    + "|".join(re.escape(word) for word in sorted(_WORDS, key=len, reverse=True))
    + ")"
)


def spelled(words: str) -> str:
    """In one spelling. Raises Unreadable for more than anybody types."""
    return plain(words).translate(_SIMPLIFIED)


def tokens(text: str) -> tuple[Token, ...] | None:
    """The tokens of *text*, in plain spelling; None where a word is not known."""
    found: list[Token] = []
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None:
            return None
        found.append(_token(match))
        place = match.end()
    return tuple(found)


def _token(match: re.Match[str]) -> Token:
    if match["again"]:
        return Token(Kind.AGAIN)
    return _WORDS[match["rank"] or match["word"]]
