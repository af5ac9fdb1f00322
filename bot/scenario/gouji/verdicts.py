"""Claims that need no hand: what is a play, a gouji play, which beats which, what hands add up to.

Each is put to the same function that judges an answer at a table, for a seat that holds just the
cards in question.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.case import named
from bot.scenario.gouji.headers import seats
from bot.scenario.language import Wrong
from engine.counts import EMPTY, Counts, counted, plus
from engine.errors import Illegal
from engine.game import Match, Outcome
from engine.gouji import asked as ask
from engine.gouji.actions import Play
from engine.gouji.asked import Asked, Matter
from engine.gouji.combos import Combo
from engine.gouji.deal import counted_to
from engine.gouji.debts import owed_for_point
from engine.gouji.gouji_play import is_gouji
from engine.gouji.natural_open import is_natural
from engine.gouji.notation import combo
from engine.gouji.options import Penalty
from engine.gouji.penalties import places
from engine.gouji.rules import GoujiRules
from engine.gouji.score import add
from engine.gouji.state import ALL
from engine.seats import Seat


def broken(claim: str, rules: GoujiRules) -> Wrong:
    """None where *claim* holds under *rules*. Raises NotInFormat, or Rejected, for no claim."""
    for pattern, found in _VERDICTS:
        match = pattern.fullmatch(claim)
        if match is not None:
            verdict = found(match, rules)
            return None if verdict == claim else (claim, verdict)
    raise NotInFormat(claim)


def _beats(match: re.Match[str], rules: GoujiRules) -> str:
    play, top = combo(match["play"]), combo(match["top"])
    question = Asked(
        matter=Matter.RESPOND, rules=rules, hand=_holding(play), top=top, may_answer=True
    )
    verb = _judged(question, play, "beats", "does not beat")
    return f"{match['play']} {verb} {match['top']}"


def _legal(match: re.Match[str], rules: GoujiRules) -> str:
    try:
        play = combo(match["play"])
    except Illegal:
        return f"{match['play']} is illegal"
    question = Asked(matter=Matter.LEAD, rules=rules, hand=_holding(play))
    return f"{match['play']} {_judged(question, play, 'is legal', 'is illegal')}"


def _gouji(match: re.Match[str], rules: GoujiRules) -> str:
    verb = "is gouji" if is_gouji(combo(match["play"]), rules) else "is not gouji"
    return f"{match['play']} {verb}"


def _holding(play: Combo) -> Counts:
    return plus(EMPTY, play.counts)


def _judged(question: Asked, play: Combo, yes: str, no: str) -> str:
    """Lawful or not; an answer that is judged in one way and offered in the other is neither."""
    action = Play(play)
    offered = action in ask.menu(question)
    try:
        ask.check(question, action)
    except Illegal:
        return f"{no}, but is offered" if offered else no
    return yes if offered else f"{yes}, but is not offered"


def _match(match: re.Match[str], rules: GoujiRules) -> str:
    """The sum of hands without a sweep (G-300, G-301)."""
    total = Match()
    for pair in match["hands"].split(","):
        even, odd = (int(number) for number in pair.split())
        total = add(total, Outcome(places=(), points=(even, odd)), rules)
    over = " and is over" if total.over else ""
    return f"match {match['hands']} makes {total.points[0]} {total.points[1]}{over}"


_CALLS: Final = ("none", "bright", "pre")
_POINT: Final = re.compile(
    r"point self (?P<self>un)?opened, opposite (?P<other>un)?opened,"
    r" calls (?P<mine>none|bright|pre) (?P<theirs>none|bright|pre):"
    r" opposite pays \d+, self pays \d+"
)


def _point(match: re.Match[str], rules: GoujiRules) -> str:
    """What a pair owes each other for points (G-079, G-080)."""
    opened = (match["self"] is None, match["other"] is None)
    calls = (_CALLS.index(match["mine"]), _CALLS.index(match["theirs"]))
    mine = owed_for_point(rules, opened, calls)
    theirs = owed_for_point(rules, opened[::-1], calls[::-1])
    head = match[0].partition(":")[0]
    return f"{head}: opposite pays {theirs}, self pays {mine}"


def _counts(match: re.Match[str], rules: GoujiRules) -> str:
    """Who is reached by the first drawer's count (G-021)."""
    (card,) = cards(match["card"])
    reached = counted_to(ALL[int(match["seat"])], card)
    return f"counts from P{match['seat']} by {match['card']} reach P{reached}"


def _natural(match: re.Match[str], rules: GoujiRules) -> str:
    verb = "is natural" if is_natural(counted(cards(match["cards"])), rules) else "is not natural"
    return f"hand {match['cards']} {verb}"


_OFFENCES: Final = re.compile(
    r"offences (?P<offences>.+) led by P(?P<leader>[0-5]) over (?P<played>.+) make (?P<places>.+)"
)


def _penalties(match: re.Match[str], rules: GoujiRules) -> str:
    """Where offenders are placed (G-315)."""
    offences: dict[Penalty, tuple[Seat, ...]] = {}
    for part in match["offences"].split(","):
        kind, _, who = part.strip().partition(" ")
        if kind not in set(Penalty):
            raise NotInFormat(kind)
        offences[Penalty(kind)] = seats(who)
    played = seats(match["played"])
    if sorted(played) != list(ALL):
        raise NotInFormat(match["played"])
    placed = places(played, offences, ALL[int(match["leader"])], rules)
    return f"{match[0].partition(' make ')[0]} make {named(placed)}"


_Verdict = Callable[[re.Match[str], GoujiRules], str]
_VERDICTS: Final[tuple[tuple[re.Pattern[str], _Verdict], ...]] = (
    (re.compile(r"(?P<play>\S+) (?:beats|does not beat) (?P<top>\S+)"), _beats),
    (re.compile(r"(?P<play>\S+) is (?:legal|illegal)"), _legal),
    (re.compile(r"(?P<play>\S+) is (?:not )?gouji"), _gouji),
    (_POINT, _point),
    (re.compile(r"counts from P(?P<seat>[0-5]) by (?P<card>\S+) reach P[0-5]"), _counts),
    (re.compile(r"hand (?P<cards>.+) is (?:not )?natural"), _natural),
    (_OFFENCES, _penalties),
    (re.compile(r"match (?P<hands>.+) makes -?\d+ -?\d+(?: and is over)?"), _match),
)
