"""What a scenario of Shengji expects of a hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from bot.scenario.card_words import cards, face, named
from bot.scenario.case import named as named_seats
from bot.scenario.claims import differ
from bot.scenario.language import Wrong
from bot.scenario.moment import Moment
from bot.scenario.shengji import verdicts
from engine.cards import Rank
from engine.shengji.events import HandEnded
from engine.shengji.holding import Cards, ordered
from engine.shengji.state import Laid


def broken(claim: str, moment: Moment) -> Wrong:
    """None where *claim* holds. Raises NotInFormat, or Rejected, for what is no claim."""
    for pattern, looked_up in _CLAIMS:
        match = pattern.fullmatch(claim)
        if match is not None:
            return looked_up(moment, match)
    return verdicts.broken(claim, moment)


def _seat(found: int | None) -> str:
    return "nobody" if found is None else f"P{found}"


def _result(moment: Moment, name: str) -> Any:
    ended: HandEnded | None = moment.state.ended
    return None if ended is None else getattr(ended, name)


def _ranks(levels: tuple[Rank, ...]) -> str:
    return " ".join(map(face, levels))


def _trump(moment: Moment) -> str:
    trumps = moment.public.trumps
    return "open" if trumps is None else str(trumps.suit or "none")


def _next_declarer(moment: Moment) -> str:
    after = moment.hand.game.carried(moment.state)
    return "nobody" if after is None else f"P{after.declarer}"


def _levels(moment: Moment) -> str:
    """What the hand leaves; while it runs, what it began with."""
    ended: HandEnded | None = moment.state.ended
    return _ranks(moment.public.levels if ended is None else ended.after.levels)


def _defenders(moment: Moment) -> str:
    """With the bottom, when the hand is over."""
    total = _result(moment, "total")
    return str(moment.public.points if total is None else total)


def _winner(moment: Moment) -> str:
    winner = _result(moment, "winner")
    return "none" if winner is None else ("even", "odd")[winner]


def _standing(moment: Moment) -> str:
    claim = moment.public.standing
    return "nothing" if claim is None else f"P{claim.seat} {named(claim.cards)}"


_WORDS: Final[dict[str, Callable[[Moment], str]]] = {
    "turn": lambda moment: _seat(moment.public.turn),
    "leads": lambda moment: _seat(moment.public.leader),
    "declarer": lambda moment: _seat(moment.public.declarer),
    "drawer": lambda moment: _seat(moment.public.drawer),
    "next declarer": _next_declarer,
    "trump": _trump,
    "level": lambda moment: face(moment.public.level),
    "levels": _levels,
    "defenders": _defenders,
    "units": lambda moment: str(_result(moment, "units")),
    "base": lambda moment: str(_result(moment, "base")),
    "factor": lambda moment: str(_result(moment, "factor")),
    "winner": _winner,
    "standing": _standing,
}
"""What is looked up and written in the words of the claim."""


def _word(moment: Moment, match: re.Match[str]) -> Wrong:
    name = match["name"]
    return differ(match[0], f"{name} {_WORDS[name](moment)}")


def _match(moment: Moment, match: re.Match[str]) -> Wrong:
    over = _result(moment, "over")
    found = "the hand is not over" if over is None else f"match {'over' if over else 'goes on'}"
    return differ(match[0], found)


def _same(expected: str, found: Cards) -> Wrong:
    same = ordered(cards(expected)) == ordered(found)
    return None if same else (expected, named(ordered(found)))


def _holds(moment: Moment, match: re.Match[str]) -> Wrong:
    return _same(match["cards"], moment.state.hands[int(match["seat"])])


def _bottom(moment: Moment, match: re.Match[str]) -> Wrong:
    state = moment.state
    return _same(match["cards"], state.buried if state.taken else state.deal.bottom)


def _laid(moment: Moment, match: re.Match[str]) -> Wrong:
    """The last play of a seat, in this trick or the one before."""
    found = _play(moment, int(match["seat"]))
    return (match[0], "nothing") if found is None else _same(match["cards"], found.cards)


def _failed(moment: Moment, match: re.Match[str]) -> Wrong:
    """The throw that did not stand, of the same."""
    found = _play(moment, int(match["seat"]))
    attempted = () if found is None else found.attempted
    if not attempted:
        return match[0], "nothing failed"
    return _same(match["cards"], attempted)


def _play(moment: Moment, seat: int) -> Laid | None:
    last = moment.public.last
    tricks = (moment.public.trick, *(() if last is None else (last,)))
    return next((laid for trick in tricks for laid in trick.laid if laid.seat == seat), None)


def _stands(moment: Moment, match: re.Match[str]) -> Wrong:
    """That no throw of this seat has failed."""
    found = _play(moment, int(match["seat"]))
    failed = found is not None and found.attempted
    return (match[0], f"failed {named(failed)}") if failed else None


def _declared(moment: Moment, match: re.Match[str]) -> Wrong:
    """What counted, round by round."""
    found = [f"P{c.seat} {named(c.cards)}" for c in moment.public.rounds if c is not None]
    return differ(match[0], f"declared {', '.join(found) or 'nothing'}")


def _concerned(moment: Moment, match: re.Match[str]) -> Wrong:
    """To whom the open question is put, in public."""
    return differ(match[0], f"put to {named_seats(moment.public.concerned)}")


_NAMES: Final = "|".join(sorted(_WORDS, key=len, reverse=True))
_LookUp = Callable[[Moment, re.Match[str]], Wrong]
_CLAIMS: Final[tuple[tuple[re.Pattern[str], _LookUp], ...]] = (
    (re.compile(r"match (?:over|goes on)"), _match),
    (re.compile(r"hand P(?P<seat>[0-3]):? (?P<cards>.+)"), _holds),
    (re.compile(r"bottom (?P<cards>.+)"), _bottom),
    (re.compile(r"laid P(?P<seat>[0-3]) (?P<cards>.+)"), _laid),
    (re.compile(r"failed P(?P<seat>[0-3]) (?P<cards>.+)"), _failed),
    (re.compile(r"stands P(?P<seat>[0-3])"), _stands),
    (re.compile(r"declared .+"), _declared),
    (re.compile(r"put to (?:P[0-3][ ]?)+|put to nobody"), _concerned),
    (re.compile(rf"(?P<name>{_NAMES}) \S+(?: \S+)*"), _word),
)
