"""What a scenario of Gouji expects of a hand at play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from bot.scenario.card_words import cards
from bot.scenario.case import named
from bot.scenario.claims import differ, yes
from bot.scenario.gouji import preparations, verdicts
from bot.scenario.gouji.headers import seats
from bot.scenario.gouji.moment import ended, heard
from bot.scenario.gouji.position import OTHERS
from bot.scenario.gouji.preparations import NO_CLAIM
from bot.scenario.language import Wrong
from bot.scenario.moment import Moment
from engine.counts import counted
from engine.gouji.hearings import Matter as Heard
from engine.gouji.notation import combo, write_combo
from engine.gouji.report import reported
from engine.gouji.view import View
from engine.seats import Seat


def broken(claim: str, moment: Moment) -> Wrong:
    """None where *claim* holds. Raises NotInFormat, or Rejected, for what is no claim."""
    for pattern, looked_up in _CLAIMS:
        match = pattern.fullmatch(claim)
        if match is not None:
            return looked_up(moment, match)
    wrong = preparations.broken(claim, moment)
    return verdicts.broken(claim, moment.rules) if wrong is NO_CLAIM else wrong


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


_LISTS: Final[dict[str, Callable[[Moment], tuple[Seat, ...]]]] = {
    "answers": lambda moment: heard(moment, Heard.ANSWER),
    "burners": lambda moment: heard(moment, Heard.BURN),
    "leads": lambda moment: _one(moment.public.leader),
    "burning": lambda moment: _one(moment.public.burner),
    "places": lambda moment: (ended(moment) or moment.public).places,
}
"""Seats in their order, all of them."""

_SETS: Final[dict[str, Callable[[View], Iterable[Seat]]]] = {
    "out": lambda seen: seen.places,
    "in": lambda seen: seen.in_play,
    "dead": lambda seen: seen.dead,
    "opened": lambda seen: sorted(seen.opened),
    "headless": lambda seen: sorted(seen.headless),
    "agents": lambda seen: seen.agents,
    "stuffed": lambda seen: [seat for seat, _ in seen.stuffed],
    "natural": lambda seen: sorted(seen.natural),
    "given-up": lambda seen: sorted(seen.given_up),
    "bright-called": lambda seen: sorted(seen.bright_calls),
    "pre-called": lambda seen: sorted(seen.pre_calls),
    "passed": lambda seen: sorted(seen.passed),
}
"""Seats of which some are named."""


def _swept(moment: Moment) -> bool:
    end = ended(moment)
    return end is not None and end.sweep


_FLAGS: Final[dict[str, Callable[[Moment], bool]]] = {
    "melee": lambda moment: moment.public.melee,
    "preparing": lambda moment: moment.public.preparing,
    "sweep": _swept,
}


def _list(moment: Moment, match: re.Match[str]) -> Wrong:
    name, words = match["name"], match["seats"].strip()
    expected = () if words == "nobody" else seats(words)
    return differ(f"{name} {named(expected)}", f"{name} {named(_LISTS[name](moment))}")


def _set(moment: Moment, match: re.Match[str]) -> Wrong:
    name, wanted = match["name"], seats(match["seats"])
    found = tuple(_SETS[name](moment.public))
    holds = not set(wanted) & {*found} if match["no"] else set(wanted) <= {*found}
    return None if holds else (match[0], f"{name} {named(found)}")


def _flag(moment: Moment, match: re.Match[str]) -> Wrong:
    return yes(match, _FLAGS[match["name"]](moment))


def _top(moment: Moment, match: re.Match[str]) -> Wrong:
    top = moment.public.top
    found = "nothing" if top is None else f"P{top.seat} {write_combo(top.combo)}"
    expected = match["what"]
    if expected != "nothing":
        who, _, words = expected.partition(" ")
        expected = f"{named(seats(who.rstrip(':')))} {write_combo(combo(words))}"
    return differ(f"top {expected}", f"top {found}")


def _holds(moment: Moment, match: re.Match[str]) -> Wrong:
    found = moment.state.hands[int(match["seat"])]
    if counted(cards(match["cards"], OTHERS)) == found:
        return None
    return match[0], f"{found}"


def _report(moment: Moment, match: re.Match[str]) -> Wrong:
    seen, seat = moment.public, int(match["seat"])
    shown = seen.reports if match["name"] == "displays" else reported(seen.left, moment.rules)
    said = shown[seat]
    return differ(match[0], f"{match['name']} P{seat} {'nothing' if said is None else said}")


def _debts(moment: Moment, match: re.Match[str]) -> Wrong:
    debts = ", ".join(f"P{d.payer}->P{d.receiver} {d.cards}" for d in moment.public.debts)
    return differ(match[0], f"debts {debts or 'none'}")


def _dealt(moment: Moment, match: re.Match[str]) -> Wrong:
    """All cards that were dealt, of all seats together."""
    all_cards = counted(card for held in moment.state.deal.cards for card in held)
    return None if counted(cards(match["cards"])) == all_cards else (match[0], f"{all_cards}")


def _names(names: Iterable[str]) -> str:
    return f"(?P<name>{'|'.join(names)})"


_LookUp = Callable[[Moment, re.Match[str]], Wrong]
_CLAIMS: Final[tuple[tuple[re.Pattern[str], _LookUp], ...]] = (
    (re.compile(rf"{_names(_LISTS)}(?P<seats> (?:P[0-5][, ]*)+| nobody)"), _list),
    (re.compile(rf"(?P<no>not )?{_names(_SETS)}(?P<seats> (?:P[0-5][, ]*)+)"), _set),
    (re.compile(rf"(?P<no>no |not )?{_names(_FLAGS)}"), _flag),
    (re.compile(r"top (?P<what>.+)"), _top),
    (re.compile(r"hand P(?P<seat>[0-5]):? (?P<cards>.+)"), _holds),
    (re.compile(r"(?P<name>reports|displays) P(?P<seat>[0-5]) (?:\d+|nothing)"), _report),
    (re.compile(r"debts (?:none|P[0-5]->P[0-5] \d+(?:, P[0-5]->P[0-5] \d+)*)"), _debts),
    (re.compile(r"dealt (?P<cards>.+)"), _dealt),
)
