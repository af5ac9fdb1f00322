"""What is typed and written in answer to the questions around a hand (see ``matters.py``).

Written: ``say yes``, ``say no``, ``last P2``, ``cut 40``, ``ask-cut 3``, ``dot 3``,
``terms waive 0,2 counter 1`` (debts by their place in the list of the hand), ``return 3 5``,
``refuse 6``, ``shots 2xA 2xK 3xQ``, ``give-up``, ``throw-fours``.

Typed words belong to their question: 宣 is a call and nothing else, so it never says yes to a
revolution. A bare yes or no answers whatever is asked that can be answered so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from engine.cards import Rank
from engine.errors import Illegal
from engine.gouji import notation_cards, notation_debts
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    GiveUpOpening,
    No,
    NoShow,
    Pass,
    Refuse,
    Return,
    Shots,
    Terms,
    ThrowFours,
    WrongFollow,
    Yes,
)
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo
from engine.gouji.seating import ALL
from engine.notation.words import unreadable

_YES_NO: Final = frozenset(
    {
        Matter.SWAP,
        Matter.PRE_CALL,
        Matter.BRIGHT_CALL,
        Matter.REVOLUTION,
        Matter.HEAD,
        Matter.HELP,
        Matter.FOURS,
    }
)
_REFUSED: Final = _YES_NO | {Matter.CUT, Matter.CUTTING, Matter.DOT}
"""Questions to which one can say no."""

_AGREE: Final = frozenset(["yes", "y", "ok", "行", "好", "好的", "可以", "同意", "要"])
_SAID: Final[dict[str, Action]] = {"sayyes": Yes(), "sayno": No()}

_CALLS: Final[dict[str, Action]] = {
    **dict.fromkeys(
        ["宣", "宣点", "预", "预点", "明点", "call", "icall", "precall", "pre-call"], Yes()
    ),
    **dict.fromkeys(
        [
            "不宣",
            "不宣点",
            "不预",
            "不预点",
            "不明点",
            "nocall",
            "dontcall",
            "noprecall",
            "nopre-call",
        ],
        No(),
    ),
}
_CUTS: Final[dict[str, Action]] = dict.fromkeys(["不切", "不切牌", "nocut"], No())
_WORDS: Final[Mapping[Matter, dict[str, Action]]] = {
    Matter.PRE_CALL: _CALLS,
    Matter.BRIGHT_CALL: _CALLS,
    Matter.SWAP: {
        **dict.fromkeys(["对消", "消", "setoff"], Yes()),
        **dict.fromkeys(["照换", "换", "不对消", "不消", "exchange"], No()),
    },
    Matter.HELP: {
        **dict.fromkeys(["替他付", "替付", "我付", "付", "pay", "payforhim"], Yes()),
        **dict.fromkeys(["不付", "不替他付", "不替", "donotpay", "dontpay", "nopay"], No()),
    },
    Matter.REVOLUTION: {
        **dict.fromkeys(["革命", "革", "revolution", "revolt"], Yes()),
        **dict.fromkeys(["不革命", "不革", "不革了", "norevolution", "norevolt"], No()),
    },
    Matter.HEAD: {
        **dict.fromkeys(["要头", "withhead", "keepthehead", "keephead", "head"], Yes()),
        **dict.fromkeys(["不要头", "无头", "nohead", "headless"], No()),
    },
    Matter.FOURS: {
        **dict.fromkeys(["扔", "扔4", "扔四", "throw4s", "throwthe4s", "throwfours"], Yes()),
        **dict.fromkeys(["留着", "不扔", "留4", "不扔4", "keep4s", "keepthe4s"], No()),
    },
    Matter.CUT: _CUTS,
    Matter.CUTTING: _CUTS,
    Matter.DOT: dict.fromkeys(["不点", "不点手", "nodot"], No()),
    Matter.RETURN: dict.fromkeys(["没得还", "nothingtoreturn"], Return(())),
    Matter.TAKE: dict.fromkeys(["收", "收下", "都收", "take", "keep", "takeall"], Yes()),
    Matter.SHOT: dict.fromkeys(["放过", "不压", "letitpass"], Pass()),
    Matter.FIVES: dict.fromkeys(["放过", "不压", "letitpass"], Pass()),
}
_ANYWHERE: Final = frozenset(word for words in _WORDS.values() for word in words)
_UNASKED: Final[dict[str, Action]] = {
    **dict.fromkeys(
        ["扔4", "扔四", "把4扔了", "弃点扔4", "throw4s", "throwthe4s", "throwfours"], ThrowFours()
    ),
    **dict.fromkeys(
        ["不开", "不开点", "弃点", "giveup", "giveupopening", "noopening"], GiveUpOpening()
    ),
}

_NUMBER: Final = r"(?P<number>[0-9]{1,3}|[一二两三四五六七八九十])"
_NUMERALS: Final = {"两": 2, **{c: n for n, c in enumerate("一二三四五六七八九十", 1)}}
_RANK: Final = r"10|[3-9]|[jqka]"
_ITEM: Final = re.compile(
    rf"[\s,、+和]*(?:(?P<count>[0-9]{{1,2}}|[一二两三四五六七八九十])\s*[x*×个张]\s*)?(?P<rank>{_RANK})"
)
_RANKS: Final = dict(zip([*"3456789", "10", *"jqka"], tuple(Rank)[:12], strict=True))
_NAMES: Final = {rank: name.upper() for name, rank in _RANKS.items()}
_MANY: Final = 36
"""Cards of a return that are looked at."""


def read(text: str, short: str, words: str, asked: Asked | None) -> Action | None:
    """The answer that *text* stands for; None for words of another kind.

    *text* is in plain spelling, *short* without spaces. Raises Illegal ("not-now") for words that
    answer another question than *asked*, and Unreadable.
    """
    said = _in_one_word(short, asked)
    if said is None:
        said = notation_debts.read(text, short, asked)
    if said is not None:
        return said
    for pattern, reader in _VERBS:
        match = pattern.fullmatch(text)
        if match is not None:
            return reader(match, words)
    return None


def _in_one_word(short: str, asked: Asked | None) -> Action | None:
    known = {} if asked is None else _WORDS.get(asked.matter, {})
    for words in (_SAID, known):
        if short in words:
            return words[short]
    if short in _AGREE and asked is not None:
        return _agreed(asked)
    if short in _UNASKED:
        return _UNASKED[short]
    return _elsewhere(short, asked) if short in _ANYWHERE else None


def declined(asked: Asked) -> Action:
    """What a bare no says to *asked*. Raises Illegal where there is nothing to say no to."""
    if asked.matter in _REFUSED:
        return No()
    if asked.matter in (Matter.SHOT, Matter.FIVES):
        return Pass()
    if asked.matter is Matter.SHOW:
        return NoShow()
    named = asked.matter in (Matter.TERMS, Matter.RETURN, Matter.TAKE)
    raise Illegal(f"answer-{asked.matter}" if named else "answer-question")


def _agreed(asked: Asked) -> Action:
    if asked.matter in _YES_NO or asked.matter is Matter.TAKE:
        return Yes()
    raise Illegal("answer-question")


def _elsewhere(short: str, asked: Asked | None) -> Action:
    """A word of another question. Terms of tribute are worded like other answers."""
    if asked is not None and asked.matter is Matter.TERMS:
        terms = notation_debts.read(short, short, asked)
        if terms is not None:
            return terms
    if asked is not None:
        raise Illegal("not-now")
    return next(words[short] for words in _WORDS.values() if short in words)


def _number(match: re.Match[str]) -> int:
    return _count(match["number"])


def _count(word: str) -> int:
    return _NUMERALS[word] if word in _NUMERALS else int(word)


def _cut(match: re.Match[str], words: str) -> Action:
    return Cut(_number(match))


def _ask_cut(match: re.Match[str], words: str) -> Action:
    return AskCut(_number(match))


def _dot(match: re.Match[str], words: str) -> Action:
    return Dot(_number(match))


def _last(match: re.Match[str], words: str) -> Action:
    seat = match["place"]
    return ChooseLast(ALL[int(seat) - 1] if seat else ALL[int(match["written"])])


def _ranks(text: str, words: str) -> tuple[Rank, ...]:
    """Cards that are listed one after another, each with a count where it has one."""
    found: list[Rank] = []
    place, whole = 0, text.strip()
    while place < len(whole):
        match = _ITEM.match(whole, place)
        if match is None:
            raise unreadable(words)
        found += [_RANKS[match["rank"]]] * _count(match["count"] or "1")
        place = match.end()
        if len(found) > _MANY:
            raise unreadable(words)
    return tuple(sorted(found))


def _return(match: re.Match[str], words: str) -> Action:
    cards = match["cards"].strip()
    return Return(() if cards in ("nothing", "没有") else _ranks(cards, words))


def _refuse(match: re.Match[str], words: str) -> Action:
    return Refuse(_ranks(match["cards"], words))


def _shots(match: re.Match[str], words: str) -> Action:
    parts = [part for part in re.split(r"[,、;]", match["cards"]) if part.strip()]
    shots: list[Combo] = []
    for part in parts:
        readings = notation_cards.combos(part.strip())
        if not readings:
            raise unreadable(words)
        shots.append(readings[0])
    return Shots(tuple(shots))


def _fired(match: re.Match[str], words: str) -> Action:
    """The written form: three plays with a space between them."""
    readings = [notation_cards.combos(part) for part in match["cards"].split(" ")]
    if not all(readings):
        raise unreadable(words)
    return Shots(tuple(reading[0] for reading in readings))


_Reader = Callable[[re.Match[str], str], Action]
_VERBS: Final[tuple[tuple[re.Pattern[str], _Reader], ...]] = (
    (
        re.compile(rf"(?:ask-cut|(?:让|叫)?(?:他|对头)切)\s*{_NUMBER}\s*[刀次]?"),
        _ask_cut,
    ),
    (
        re.compile(
            rf"(?:let )?(?:the |my )?opposite cuts?\s*{_NUMBER}(?: times?)?",
        ),
        _ask_cut,
    ),
    (re.compile(rf"(?:cut|切)\s*{_NUMBER}\s*(?:张|cards?)?"), _cut),
    (re.compile(rf"(?:dot|点手)\s*{_NUMBER}\s*张?"), _dot),
    (
        re.compile(
            r"(?:last p(?P<written>[0-5])|seat (?P<place>[1-6]) (?:is )?last)",
        ),
        _last,
    ),
    (re.compile(r"(?P<place>[1-6])号(?:位)?\s*当?(?:大落)?(?P<written>)"), _last),
    (re.compile(r"(?:return|give back|还)[\s:,]+(?P<cards>.+)"), _return),
    (re.compile(r"还(?P<cards>.+)"), _return),
    (re.compile(r"(?:refuse|不要|不收|退)[\s:,]*(?P<cards>(?:[0-9]|[jqka]).*)"), _refuse),
    (re.compile(r"shots (?P<cards>.+)"), _fired),
    (re.compile(r"(?:revolution|革命)[\s:,]*(?P<cards>.+)"), _shots),
)


def write(action: Action, combo: Callable[[Combo], str]) -> str | None:
    """The one written form of *action*; None for an answer to a play. *combo* writes a play."""
    match action:
        case ChooseLast(seat=seat):
            written = f"last P{seat}"
        case Cut(at=number) | AskCut(times=number) | Dot(number=number):
            written = f"{action.kind} {number}"
        case Terms():
            written = notation_debts.write(action)
        case Return(cards=cards) | Refuse(cards=cards):
            written = f"{action.kind} {' '.join(_NAMES[rank] for rank in cards) or 'nothing'}"
        case Shots(combos=combos):
            written = f"shots {' '.join(map(combo, combos))}"
        case WrongFollow(combo=play):
            written = f"wrong-follow {combo(play)}"
        case _:
            return _WRITTEN.get(type(action))
    return written


_WRITTEN: Final[dict[type[Action], str]] = {
    Yes: "say yes",
    No: "say no",
    GiveUpOpening: "give up",
    ThrowFours: "throw fours",
}
