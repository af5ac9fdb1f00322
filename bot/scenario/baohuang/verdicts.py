"""Claims of Baohuang that need no hand: which play beats which, and what the packs hold.

A play is put to the same function that judges an answer at a table, for a seat that holds just the
cards in question.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.scenario.baohuang.words import combo
from bot.scenario.card_words import NotInFormat
from bot.scenario.language import Wrong
from engine.baohuang import asked as ask
from engine.baohuang.actions import Play
from engine.baohuang.asked import Asked
from engine.baohuang.combos import Combo
from engine.baohuang.deal import hands, packs
from engine.baohuang.matters import Matter
from engine.baohuang.rules import BaohuangRules
from engine.counts import EMPTY, plus
from engine.errors import Illegal


def broken(claim: str, rules: BaohuangRules) -> Wrong:
    """None where *claim* holds under *rules*. Raises NotInFormat, or Rejected, for no claim."""
    for pattern, found in _VERDICTS:
        match = pattern.fullmatch(claim)
        if match is not None:
            verdict = found(match, rules)
            return None if verdict == claim else (claim, verdict)
    raise NotInFormat(claim)


def _beats(match: re.Match[str], rules: BaohuangRules) -> str:
    play, top = combo(match["play"]), combo(match["top"])
    question = _asked(Matter.RESPOND, play, rules, top)
    verb = _judged(question, play, "beats", "does not beat")
    return f"{match['play']} {verb} {match['top']}"


def _legal(match: re.Match[str], rules: BaohuangRules) -> str:
    try:
        play = combo(match["play"])
    except Illegal:
        return f"{match['play']} is illegal"
    question = _asked(Matter.LEAD, play, rules)
    return f"{match['play']} {_judged(question, play, 'is legal', 'is illegal')}"


def _asked(matter: Matter, play: Combo, rules: BaohuangRules, top: Combo | None = None) -> Asked:
    hand = plus(EMPTY, play.counts)
    return Asked(matter, rules, hand, play.marks, top=top, may_answer=top is not None)


def _judged(question: Asked, play: Combo, yes: str, no: str) -> str:
    """Lawful or not; an answer that is judged in one way and offered in the other is neither."""
    action = Play(play)
    offered = action in ask.menu(question)
    try:
        ask.check(question, action)
    except Illegal:
        return f"{no}, but is offered" if offered else no
    return yes if offered else f"{yes}, but is not offered"


def _packs(match: re.Match[str], rules: BaohuangRules) -> str:
    dealt = " ".join(str(len(hand)) for hand in hands(rules, 1))
    return f"{len(packs(rules))} cards, {dealt}"


_Verdict = Callable[[re.Match[str], BaohuangRules], str]
_VERDICTS: Final[tuple[tuple[re.Pattern[str], _Verdict], ...]] = (
    (re.compile(r"(?P<play>\S+) (?:beats|does not beat) (?P<top>\S+)"), _beats),
    (re.compile(r"(?P<play>\S+) is (?:legal|illegal)"), _legal),
    (re.compile(r"\d+ cards, [\d ]+"), _packs),
)
