"""What people type: the answer that words stand for, in Chinese and in English.

Cards are read as in :mod:`engine.notation`. A marked card among others of its kind is played only
when it is named, as 小王（保子牌）, so nobody shows himself by accident; where all cards of a rank
go, it is among them anyway.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.asked import Asked, check
from engine.baohuang.combos import CARRIED, Combo
from engine.baohuang.matters import Matter
from engine.cards import DECK, Card, ordered
from engine.counts import Counts, held
from engine.errors import Ambiguous, Illegal, is_lawful
from engine.notation import cards
from engine.notation.suits import PATTERN, SUITS
from engine.notation.words import plain, quoted, unreadable

_DECLINE: Final = frozenset(
    [
        *("pass", "p", "no", "n", "nothing"),
        *("过", "过牌", "不要", "要不起", "不管", "管不起", "管不了", "管不上"),
        *("不压", "压不起", "压不住", "不出", "不"),
    ]
)
_AGREE: Final = frozenset(["yes", "y", "ok", "行", "好", "好的", "可以", "要"])
_FIXED: Final[dict[str, Action]] = {
    **dict.fromkeys(["接风", "申请接风", "要接风", "wind", "askforthewind"], ApplyForWind()),
    **dict.fromkeys(
        ["登基", "坐", "我坐", "坐位", "当皇上", "当皇帝", "reign", "takethethrone"], Reign()
    ),
    **dict.fromkeys(["让位", "让", "不坐", "不当", "不登基", "decline", "abdicate"], Abdicate()),
    **dict.fromkeys(["不亮", "不踢", "不抢", "不抢独", "不反", "不造反", "不明保"], Silent()),
    **dict.fromkeys(["showmyself", "dontshow", "nothingtodeclare", "nokick", "nograb"], Silent()),
    **dict.fromkeys(["明保", "openguard"], Declare(Declaration.OPEN_GUARD)),
    **dict.fromkeys(["明独", "opensolo"], Declare(Declaration.OPEN_SOLO)),
    **dict.fromkeys(["造反", "反", "我反", "revolt"], Declare(Declaration.REVOLT)),
    **dict.fromkeys(["踢", "我踢", "扭", "kick"], Declare(Declaration.KICK)),
    **dict.fromkeys(["抢独", "抢", "我抢", "grab", "grabthesolo"], Declare(Declaration.GRAB)),
}

_RANKS: Final = dict(zip([*"3456789", "10", *"jqka2"], CARRIED, strict=True))
_FACES: Final = {rank: face for face, rank in _RANKS.items()}
_CALL: Final = re.compile(
    rf"(?P<verb>叫保子|叫|call(?: the)?)?\s*(?:(?P<suit>{PATTERN})\s*)?(?P<rank>10|[3-9jqka])"
    rf"(?: of (?P<behind>{PATTERN}))?"
)
_LAY: Final = re.compile(
    r"(?:(?:play|lead)(?![a-z])|我?(?:出|打|管上|管|压上|压|上))[\s:,]*(?P<cards>.+)"
)

_NAMES: Final[Mapping[str, str]] = {
    **dict.fromkeys(["保子牌", "保子", "侍卫牌", "侍卫", "警卫牌", "警卫"], "guard"),
    **dict.fromkeys(["guard's card", "guard card", "guard"], "guard"),
    **dict.fromkeys(["皇上牌", "皇上", "皇帝牌", "皇帝"], "emperor"),
    **dict.fromkeys(["emperor's card", "emperor card", "emperor"], "emperor"),
}
_NAME: Final = "|".join(sorted(map(re.escape, _NAMES), key=len, reverse=True))
_AMONG: Final = re.compile(rf"\s*\((?:带|with )?(?P<names>(?:{_NAME})(?:(?:、|, ?)(?:{_NAME}))*)\)")
_ALONE: Final = re.compile(_NAME)
_NAMED_SUITS: Final = "|".join(re.escape(word) for word in SUITS if not word.isascii())
_SUITED: Final = re.compile(rf"(?P<suit>{_NAMED_SUITS})\s*(?P<rank>10|[2-9jqka])")


def read(words: str, asked: Asked | None, called: Card | None) -> Action:
    """The answer that *words* stand for to the question *asked* (None: nothing is asked), *called*
    being the card that was called, if any. It is not judged here.

    Raises Unreadable, Ambiguous where two lawful answers could be meant, or Illegal for cards that
    are never one play, and where a bare yes or no answers nothing.
    """
    text = plain(words)
    short = re.sub(r"[ '’-]", "", text)
    if short in _DECLINE:
        return _declined(asked)
    if short in _AGREE and asked is not None:
        return _agreed(asked, words)
    if short in _FIXED:
        return _FIXED[short]
    if asked is not None and asked.matter is Matter.CALL:
        return _called(text, words, asked)
    match = _LAY.fullmatch(text)
    return _play(match["cards"] if match else text, words, asked, called)


def _declined(asked: Asked | None) -> Action:
    """A pass; before the first lead, what says no to the question."""
    match None if asked is None else asked.matter:
        case Matter.THRONE:
            return Abdicate()
        case Matter.CALL:
            raise Illegal("call-first")
        case Matter.DECLARE | Matter.KICK | Matter.GRAB:
            return Silent()
        case _:
            return Pass()


def _agreed(asked: Asked, words: str) -> Action:
    match asked.matter:
        case Matter.THRONE:
            return Reign()
        case Matter.KICK | Matter.GRAB:
            return Declare(asked.says[0])
        case Matter.CALL:
            raise Illegal("call-first")
        case Matter.DECLARE:
            raise Illegal("declare-what")
        case _:
            raise unreadable(words)


def _called(text: str, words: str, asked: Asked) -> Action:
    """叫黑桃9; where there is one card of that rank to call, its suit goes without saying."""
    match = _CALL.fullmatch(text)
    if match is None:
        raise Illegal("call-first")
    suit = SUITS.get(match["suit"] or match["behind"] or "")
    rank = _RANKS[match["rank"]]
    meant = [card for card in DECK if card.rank is rank and suit in (None, card.suit)]
    can = [card for card in meant if card in asked.calls]
    if len(can) > 1:
        raise Ambiguous("ambiguous", words=quoted(words), choices=tuple(map(Call, can)))
    return Call((can or meant)[0])


def _play(text: str, words: str, asked: Asked | None, called: Card | None) -> Action:
    marks: list[Card] = []
    guard = called or Card.XG

    def mark(name: str) -> Card:
        found = guard if _NAMES[name] == "guard" else Card.XE
        marks.append(found)
        return found

    for among in _AMONG.finditer(text):
        for name in _ALONE.findall(among["names"]):
            mark(name)
    text = _ALONE.sub(lambda found: _card(mark(found[0])), _AMONG.sub("", text))
    if asked is not None and asked.grabbed:
        marks = [each for each in marks if each is not Card.XG]
    if any(_is(called, suited) for suited in _SUITED.finditer(text)):
        mark("保子")
    text = _SUITED.sub(lambda suited: suited["rank"], text)
    choices = tuple(dict.fromkeys(_readings(text, marks, asked)))
    if not choices:
        raise unreadable(words)
    lawful = choices if asked is None else tuple(c for c in choices if is_lawful(check, asked, c))
    if len(lawful) > 1:
        raise Ambiguous("ambiguous", words=quoted(words), choices=lawful)
    return lawful[0] if lawful else choices[0]


def _is(called: Card | None, suited: re.Match[str]) -> bool:
    """Whether a card with its suit is the called one; of others the suit does not matter."""
    if called is None:
        return False
    return called.suit is SUITS[suited["suit"]] and called.rank is _RANKS[suited["rank"]]


def _card(card: Card) -> str:
    """How the card is typed by itself."""
    if card.suit is None:
        return "小王" if card is Card.XG else "大王"
    return f"1个{_FACES[card.rank]}"


def _readings(text: str, marks: list[Card], asked: Asked | None) -> Iterator[Play]:
    for combo in cards.plays(text, _combo):
        used = dict(combo.counts)
        named = {each for each in marks if used.get(each.rank)}
        if len(named) < len(set(marks)):
            raise Illegal("mark-not-yours", card=next(each for each in marks if each not in named))
        if asked is not None:
            named |= {m for m in asked.marks if used.get(m.rank) == held(asked.hand, m.rank)}
        yield Play(_with(combo, ordered(named)))


def _with(combo: Combo, marks: tuple[Card, ...]) -> Combo:
    return Combo(combo.rank, combo.count, combo.small, combo.big, marks)


def _combo(counts: Counts) -> Combo | None:
    """2s stand for no other rank here (B-022)."""
    small, big = counts[13:]
    carried = [(rank, held(counts, rank)) for rank in CARRIED if held(counts, rank)]
    if len(carried) > 1:
        return None
    if not carried:
        return Combo(None, 0, small, big)
    ((rank, count),) = carried
    return Combo(rank, count, small, big)
