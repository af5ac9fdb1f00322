"""What a scenario of Baohuang expects of a hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.scenario.baohuang import verdicts
from bot.scenario.baohuang.headers import seats
from bot.scenario.baohuang.words import combo, write
from bot.scenario.card_words import cards
from bot.scenario.case import named
from bot.scenario.claims import differ, yes
from bot.scenario.language import Wrong
from bot.scenario.moment import Moment
from engine.baohuang import view
from engine.baohuang.carried import Carried
from engine.baohuang.events import HandEnded
from engine.baohuang.view import View
from engine.counts import counted
from engine.seats import Seat


def broken(claim: str, moment: Moment) -> Wrong:
    """None where *claim* holds. Raises NotInFormat, or Rejected, for what is no claim."""
    for pattern, looked_up in _CLAIMS:
        match = pattern.fullmatch(claim)
        if match is not None:
            return looked_up(moment, match)
    return verdicts.broken(claim, moment.rules)


def _ended(moment: Moment) -> HandEnded | None:
    found: HandEnded | None = moment.state.ended
    return found


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


_LISTS: Final[dict[str, Callable[[Moment], Iterable[Seat]]]] = {
    "put to": lambda moment: () if moment.public.survey is None else moment.public.survey.seats,
    "answers": lambda moment: moment.public.order,
    "leads": lambda moment: _one(moment.public.leader),
    "places": lambda moment: (_ended(moment) or moment.public).places,
    "emperor": lambda moment: _one(moment.public.emperor),
    "guard": lambda moment: _one(moment.public.guard),
    "suspects": lambda moment: moment.public.suspects,
    "passed": lambda moment: sorted(moment.public.passed),
    "in": lambda moment: moment.public.in_play,
    "declined": lambda moment: moment.public.declined,
    "stuffed": lambda moment: [seat for seat, _ in moment.public.stuffed],
}
"""Seats in their order, all of them, as everybody sees it."""
_FLAGS: Final[dict[str, Callable[[View], bool]]] = {
    "open": lambda seen: seen.open,
    "kicked": lambda seen: seen.kicked,
    "preparing": lambda seen: seen.preparing,
}


def _list(moment: Moment, match: re.Match[str]) -> Wrong:
    name, words = match["name"], match["seats"].strip()
    expected = () if words == "nobody" else seats(words)
    found = named(tuple(_LISTS[name](moment)))
    return differ(f"{name} {named(expected)}", f"{name} {found}")


def _flag(moment: Moment, match: re.Match[str]) -> Wrong:
    return yes(match, _FLAGS[match["name"]](moment.public))


def _top(moment: Moment, match: re.Match[str]) -> Wrong:
    top = moment.public.top
    found = "nothing" if top is None else f"P{top.seat} {write(top.combo)}"
    expected = match["what"]
    if expected != "nothing":
        who, _, words = expected.partition(" ")
        play = write(combo(words, moment.state.called))
        expected = f"{named(seats(who.rstrip(':')))} {play}"
    return differ(f"top {expected}", f"top {found}")


def _holds(moment: Moment, match: re.Match[str]) -> Wrong:
    found = moment.state.hands[int(match["seat"])]
    return None if counted(cards(match["cards"])) == found else (match[0], f"{found}")


def _role(moment: Moment, match: re.Match[str]) -> Wrong:
    """What a seat knows itself to be."""
    seat = Seat(int(match["seat"]))
    return differ(match[0], f"role P{seat} {view(moment.state, seat).role or 'open'}")


def _declared(moment: Moment, match: re.Match[str]) -> Wrong:
    found = ", ".join(f"{what} P{seat}" for seat, what in moment.public.declared)
    return differ(match[0], f"declared {found or 'nothing'}")


def _factor(moment: Moment, match: re.Match[str]) -> Wrong:
    ended = _ended(moment)
    return differ(match[0], f"factor {'none' if ended is None else ended.factor}")


def _was_guard(moment: Moment, match: re.Match[str]) -> Wrong:
    """As it is told at the end."""
    ended = _ended(moment)
    return differ(match[0], f"was guard {named(() if ended is None else (ended.guard,))}")


def _paid(moment: Moment, match: re.Match[str]) -> Wrong:
    """All that went that way as tribute since the hand began."""
    pair = (int(match["giver"]), int(match["taker"]))
    moved = [event for event in moment.log if event.kind == "cards-moved"]
    found = [card for e in moved if (e.seat, e.to) == pair for card in e.cards]
    expected = () if match["cards"] == "nothing" else cards(match["cards"])
    return None if counted(expected) == counted(found) else (match[0], f"{counted(found)}")


def _owes(moment: Moment, match: re.Match[str]) -> Wrong:
    """What the next hand will have to pay."""
    after: Carried | None = moment.hand.game.carried(moment.state)
    debts: Iterable[Any] = () if after is None else after.debts
    found = ", ".join(f"P{d.payer}->P{d.receiver} {d.cards}" for d in debts)
    return differ(match[0], f"owes {found or 'nothing'}")


_LookUp = Callable[[Moment, re.Match[str]], Wrong]
_CLAIMS: Final[tuple[tuple[re.Pattern[str], _LookUp], ...]] = (
    (re.compile(rf"(?P<name>{'|'.join(_LISTS)})(?P<seats> (?:P[0-4][, ]*)+| nobody)"), _list),
    (re.compile(rf"(?P<no>not )?(?P<name>{'|'.join(_FLAGS)})"), _flag),
    (re.compile(r"top (?P<what>.+)"), _top),
    (re.compile(r"hand P(?P<seat>[0-4]):? (?P<cards>.+)"), _holds),
    (re.compile(r"role P(?P<seat>[0-4]) \w+"), _role),
    (re.compile(r"declared .+"), _declared),
    (re.compile(r"factor (?:none|\d+)"), _factor),
    (re.compile(r"was guard (?:P[0-4]|nobody)"), _was_guard),
    (re.compile(r"paid P(?P<giver>[0-4])->P(?P<taker>[0-4]) (?P<cards>.+)"), _paid),
    (re.compile(r"owes .+"), _owes),
)
