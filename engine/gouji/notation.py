"""What people type, and how every answer is written (notation).

The written form is plain ASCII and reads back to the same answer: ``5x10``, ``2x2+4x10``,
``S+3x9``, ``2xB+3x10`` (B and S are the big and the small joker), ``burn S+5xJ``, ``pass``,
``yield``, ``no burn``, ``wind``, ``show 3xH3``, ``no show``; and see ``notation_before.py``.

Typed words may be much looser, in Chinese and in English; see ``engine/notation`` for cards.
Three different answers say that they will not do: the words mean nothing (Unreadable), they mean
several lawful plays (Ambiguous), or they are no play (Illegal). Two lawful plays are never
guessed between.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.cards import Rank
from engine.errors import Ambiguous, is_lawful
from engine.gouji import asked as ask
from engine.gouji import notation_before, notation_cards, notation_show
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    Burn,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Show,
    ShowHand,
    Suggest,
    Yield,
)
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo
from engine.gouji.state import ALL
from engine.notation.words import plain, quoted, unreadable

_DECLINE: Final = frozenset(
    [
        "pass",
        "p",
        "过",
        "过牌",
        "不要",
        "要不起",
        "不管",
        "管不起",
        "管不了",
        "管不上",
        "不压",
        "压不起",
        "压不住",
        "不出",
        "不解",
        "no",
        "letitburn",
        "letitstand",
    ]
)
_FIXED: Final[dict[str, Action]] = {
    **dict.fromkeys(["yield", "让", "让牌"], Yield()),
    **dict.fromkeys(["wind", "askforthewind", "接风", "申请接风", "要接风"], ApplyForWind()),
    **dict.fromkeys(["noburn", "不烧", "不烧牌", "不捎", "不反烧"], NoBurn()),
    **dict.fromkeys(
        ["noshow", "shownothing", "不亮", "不亮3", "不亮三", "不亮4", "不亮四"], NoShow()
    ),
}
_BURN: Final = re.compile(r"(?:burn(?![a-z])|烧牌|反烧|烧|捎)[\s:,]*(?P<cards>.*)")
_SHOW: Final = re.compile(r"(?:shows?(?![a-z-])|亮)[\s:,]*(?P<cards>.*)")
_PLAY: Final = re.compile(
    r"(?:(?:play|lead)(?![a-z])|我?(?:出|打|管上|管|压上|压|上))[\s:,]*(?P<cards>.+)"
)
_SHOW_HAND: Final = re.compile(r"show-hand p(?P<seat>[0-5])")
_SUGGEST: Final = re.compile(r"suggest p(?P<seat>[0-5]) (?P<cards>.+)")

_NAMES: Final = dict(zip(Rank, [*"3456789", "10", *"JQKA2SB"], strict=True))


def read(words: str, asked: Asked | None = None) -> Action:
    """The answer that *words* stand for to the question *asked*; None: nothing is asked.

    The question decides between several readings where one of them is lawful, what declining is
    called, and which cards an unnamed show has. It does not judge the answer: that is for
    :func:`engine.gouji.asked.check`. So a play is a play, never a burn, also where the seat may
    only burn (G-157).

    Raises Unreadable ("unreadable", with ``words``), Ambiguous ("ambiguous", with ``words`` and
    ``choices``), or Illegal ("not-one-rank" for cards that are never one play, G-100;
    "show-invalid" for a show that the hand does not have).
    """
    text = plain(words)
    short = text.replace(" ", "").replace("-", "")
    if short in _DECLINE:
        return _declined(asked)
    if short in _FIXED:
        return _FIXED[short]
    before = notation_before.read(text, short, words, asked)
    if before is not None:
        return before
    for pattern, reader in _VERBS:
        match = pattern.fullmatch(text)
        if match is not None:
            return reader(match, words, asked)
    return _chosen(text, words, asked, Play)


def combo(words: str, asked: Asked | None = None) -> Combo:
    """The play that *words* name. Raises as :func:`read` does."""
    play = _chosen(plain(words), words, asked, Play)
    assert isinstance(play, Play)
    return play.combo


def write(action: Action) -> str:
    """The one written form of *action*."""
    match action:
        case Play(combo=combo):
            return write_combo(combo)
        case Burn(combo=combo):
            return f"burn {write_combo(combo)}"
        case Show():
            return notation_show.write(action)
        case ShowHand(to=to):
            return f"show-hand P{to}"
        case Suggest(to=to, combo=combo):
            return f"suggest P{to} {write_combo(combo)}"
        case _:
            return notation_before.write(action, write_combo) or _WRITTEN[type(action)]


_WRITTEN: Final[dict[type[Action], str]] = {
    Pass: "pass",
    Yield: "yield",
    ApplyForWind: "wind",
    NoBurn: "no burn",
    NoShow: "no show",
}


def write_combo(combo: Combo) -> str:
    """``2xB+S+2+4x10``: jokers, then attached 2s, then the rank."""
    counts = [
        (Rank.BIG_JOKER, combo.big),
        (Rank.SMALL_JOKER, combo.small),
        (Rank.TWO, combo.twos),
    ]
    if combo.rank is not None:
        counts.append((combo.rank, combo.count))
    return "+".join(
        f"{count}x{_NAMES[rank]}" if count > 1 else _NAMES[rank] for rank, count in counts if count
    )


def _declined(asked: Asked | None) -> Action:
    """A pass; where nothing can be passed on, the way to say no to that question (GAP-17)."""
    if asked is None or asked.matter is Matter.LEAD:
        return Pass()
    return asked.decline if asked.matter is Matter.RESPOND else notation_before.declined(asked)


def _chosen(
    text: str, words: str, asked: Asked | None, as_action: Callable[[Combo], Action]
) -> Action:
    """The one reading of *text*, or the one that is lawful now."""
    choices = tuple(map(as_action, notation_cards.combos(text)))
    if not choices:
        raise unreadable(words)
    if len(choices) == 1:
        return choices[0]
    lawful = (
        choices if asked is None else tuple(c for c in choices if is_lawful(ask.check, asked, c))
    )
    if len(lawful) > 1:
        raise Ambiguous("ambiguous", words=quoted(words), choices=lawful)
    return lawful[0] if lawful else choices[0]


def _burn(match: re.Match[str], words: str, asked: Asked | None) -> Action:
    return _chosen(match["cards"], words, asked, Burn)


def _play(match: re.Match[str], words: str, asked: Asked | None) -> Action:
    return _chosen(match["cards"], words, asked, Play)


def _show(match: re.Match[str], words: str, asked: Asked | None) -> Action:
    shows = notation_show.shows(match["cards"], asked)
    if not shows:
        raise unreadable(words)
    if len(shows) > 1:
        raise Ambiguous("ambiguous", words=quoted(words), choices=shows)
    return shows[0]


def _show_hand(match: re.Match[str], words: str, asked: Asked | None) -> Action:
    return ShowHand(ALL[int(match["seat"])])


def _suggest(match: re.Match[str], words: str, asked: Asked | None) -> Action:
    to = ALL[int(match["seat"])]
    return _chosen(match["cards"], words, None, lambda combo: Suggest(to, combo))


_Reader = Callable[[re.Match[str], str, Asked | None], Action]
_VERBS: Final[tuple[tuple[re.Pattern[str], _Reader], ...]] = (
    (_SHOW_HAND, _show_hand),
    (_SUGGEST, _suggest),
    (_BURN, _burn),
    (_SHOW, _show),
    (_PLAY, _play),
)
