"""The words people type for cards and answers, and how a line of them is cut into tokens.

One spelling is made of each character first (width, case, traditional characters), so everything
else knows one form only. What the tokens mean together stands in ``cards.py``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.cards import Rank
from engine.errors import Unreadable

LONGEST: Final = 120
"""Characters that are looked at; nobody needs more for one answer."""
_QUOTED: Final = 40
"""Characters of typed words that are given back."""

JOKERS: Final = (Rank.SMALL_JOKER, Rank.BIG_JOKER)


class Kind(Enum):
    NUMBER = auto()
    """How many, or a rank that is written as a number."""
    SYMBOL = auto()
    """A card that no number can be."""
    MEASURE = auto()
    """个, or a times sign: what stands before it is a count."""
    SPACE = auto()
    LINK = auto()
    """Parts of one play are joined: plus, comma."""
    CARRY = auto()
    """带, with: what follows rides along."""
    OPEN = auto()
    CLOSE = auto()


@dataclass(frozen=True, slots=True)
class Token:
    kind: Kind
    number: int | None = None
    """Of a NUMBER that can be a count."""
    ranks: tuple[Rank, ...] = ()
    """NUMBER: the cards it lists. SYMBOL: what it may be. MEASURE: the same, where an x has
    nothing to count."""
    each: bool = False
    """SYMBOL: one card of each of *ranks*, not one of them (大小王)."""
    word: bool = False
    """SYMBOL of several letters, or Chinese: a number before it is always a count."""
    times: bool = False
    """MEASURE: a times sign, which may also stand behind the card (Q×3)."""
    set_: bool = False
    """NUMBER that stands for so many cards of what follows, without a measure (俩, 仨, 对)."""


_SIMPLIFIED: Final = str.maketrans(
    "個張隻兩倆過讓燒風請紅塊帶對單錢貼掛鉤鈎凱與壓當點頭號給換棄開貢還無預沒著獨搶✕✖⨯",
    "个张只两俩过让烧风请红块带对单钱贴挂钩钩凯与压当点头号给换弃开贡还无预没着独抢×××",
)
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Mn", "Me"})
_ENGLISH: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PLURAL: Final = re.compile(
    rf"(?<![a-z0-9])([0-9]+|{'|'.join(_ENGLISH)}) +([2-9]|10|[jqka])s(?![a-z0-9])"
)
_BOTH_COUNTED: Final = re.compile(r"([0-9])大([0-9])小王")
_WORTH: Final = re.compile(r"\((?:当|counts as|=) ?[0-9]+ ?(?:个?小王|small)\)")
_TAIL: Final = re.compile(r"[\s吧了啊呀哈嘛呗。.!~?…]+$")


def plain(words: str) -> str:
    """*words* in one spelling: narrow, lower case, simplified, single spaces, no final particle.

    Raises Unreadable for more than anybody types.
    """
    if len(words) > LONGEST:
        raise unreadable(words)
    text = unicodedata.normalize("NFKC", words).lower().translate(_SIMPLIFIED)
    text = " ".join(text.split())
    text = "".join(c for c in text if unicodedata.category(c) not in _INVISIBLE)
    if len(text) > LONGEST:
        raise unreadable(words)
    return _TAIL.sub("", text).strip()


def quoted(words: str) -> str:
    """The beginning of *words*, as it is given back to whoever typed it."""
    return " ".join(words[:_QUOTED].split())


def unreadable(words: str) -> Unreadable:
    return Unreadable("unreadable", words=quoted(words))


def _names(rank: Rank, names: str) -> dict[str, Token]:
    return {
        name: Token(Kind.SYMBOL, ranks=(rank,), word=len(name) > 1 or not name.isascii())
        for name in names.split(",")
    }


_BOTH: Final = Token(Kind.SYMBOL, ranks=JOKERS, each=True, word=True)
_EITHER: Final = Token(Kind.SYMBOL, ranks=JOKERS, word=True)

_SYMBOLS: Final[dict[str, Token]] = {
    **_names(Rank.THREE, "threes"),
    **_names(Rank.FOUR, "fours"),
    **_names(Rank.FIVE, "fives"),
    **_names(Rank.SIX, "sixes"),
    **_names(Rank.SEVEN, "sevens"),
    **_names(Rank.EIGHT, "eights"),
    **_names(Rank.NINE, "nines"),
    **_names(Rank.TEN, "t,tens"),
    **_names(Rank.JACK, "j,jack,jacks,钩,勾,老j"),
    **_names(Rank.QUEEN, "q,queen,queens,圈,老q"),
    **_names(Rank.KING, "k,king,kings,凯,老k"),
    **_names(Rank.ACE, "a,ace,aces,尖,帽子,老a"),
    **_names(Rank.TWO, "twos,钱,小两"),
    **_names(Rank.SMALL_JOKER, "s,small,small joker,small jokers,小王,小花,小虎,小鬼,副司令"),
    **_names(Rank.BIG_JOKER, "b,big,big joker,big jokers,大王,大花,大虎,大鬼,正司令"),
    **dict.fromkeys(("大小王", "大小花", "大小虎", "大小鬼", "both", "both jokers"), _BOTH),
    **dict.fromkeys(("王", "花", "虎", "鬼", "joker", "jokers"), _EITHER),
}

_MEASURE: Final = Token(Kind.MEASURE)
_TIMES: Final = Token(Kind.MEASURE, times=True)
_SIGNS: Final[dict[str, Token]] = {
    **dict.fromkeys("个张只枚", _MEASURE),
    **dict.fromkeys("*×", _TIMES),
    "x": Token(Kind.MEASURE, ranks=JOKERS, times=True),
    **dict.fromkeys(("+", ",", "、", ";", "&", "加", "和", "与", "配", "and"), Token(Kind.LINK)),
    **dict.fromkeys(("带", "贴", "挂", "附", "with"), Token(Kind.CARRY)),
    **dict.fromkeys(("俩", "对", "一对"), Token(Kind.NUMBER, number=2, set_=True)),
    "仨": Token(Kind.NUMBER, number=3, set_=True),
    "单": Token(Kind.NUMBER, number=1, set_=True),
    "(": Token(Kind.OPEN),
    ")": Token(Kind.CLOSE),
    " ": Token(Kind.SPACE),
}

_DIGITS: Final = {"两": 2, **{c: n for n, c in enumerate("一二三四五六七八九十", 1)}}
_WORDS: Final[dict[str, Token]] = {**_SYMBOLS, **_SIGNS}
_NUMERALS: Final = {name: number for number, name in enumerate(_ENGLISH, 1)}
_TOKEN: Final = re.compile(
    r"(?P<digits>[0-9]+)|(?P<word>"
    + "|".join(re.escape(w) for w in sorted((*_WORDS, *_NUMERALS), key=len, reverse=True))
    + f")|(?P<chinese>[{''.join(_DIGITS)}]+)"
)


def tokens(text: str) -> tuple[Token, ...] | None:
    """The tokens of a play in plain spelling, or None where a word is not known."""
    text = _PLURAL.sub(r"\1x\2", _BOTH_COUNTED.sub(r"\1大王\2小王", _WORTH.sub("", text)))
    found: list[Token] = []
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        token = None if match is None else _token(match)
        if match is None or token is None:
            return None
        found.append(token)
        place = match.end()
    return tuple(found)


def _token(match: re.Match[str]) -> Token | None:
    text = match[0]
    match match.lastgroup:
        case "digits":
            number = int(text) if len(text) <= 2 else None
            return Token(Kind.NUMBER, number=number, ranks=_listed(text))
        case "chinese":
            return _chinese(text)
        case _:
            return _WORDS[text] if text in _WORDS else _numeral(_NUMERALS[text])


def _listed(digits: str) -> tuple[Rank, ...]:
    """The ranks that *digits* list: 22888 is 2 2 8 8 8. Nothing, where one is not a rank."""
    parts = re.findall(r"10|[0-9]", digits)
    if any(part in ("0", "1") for part in parts):
        return ()
    return tuple(Rank.TWO if part == "2" else Rank(int(part)) for part in parts)


def _numeral(number: int) -> Token:
    ranks = () if number == 1 else (Rank.TWO if number == 2 else Rank(number),)
    return Token(Kind.NUMBER, number=number, ranks=ranks)


def _chinese(text: str) -> Token | None:
    """五, 十二, or one rank written several times (八八八)."""
    first = _numeral(_DIGITS[text[0]])
    if len(text) == 1:
        return first
    if len(set(text)) == 1:
        return Token(Kind.NUMBER, ranks=first.ranks * len(text)) if first.ranks else None
    if len(text) == 2 and text[0] == "十" and _DIGITS[text[1]] <= 6:
        return Token(Kind.NUMBER, number=10 + _DIGITS[text[1]])
    return None
