"""What a scenario of any game may expect of a hand. A game's own claims stand in its folder.

A claim names what it looks at, and then what must be there. What is there is put into the same
words, so that a failure shows both side by side.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.scenario.case import MAY, named, seats
from bot.scenario.language import Language, Wrong
from bot.scenario.moment import Moment
from engine.errors import Ambiguous, NotAsked, Rejected, Unreadable
from engine.seats import Seat


def broken(claim: str, moment: Moment, spoken: Language) -> Wrong:
    """None where *claim* holds. Raises NotInFormat, or Rejected, for what is no claim."""
    for pattern, looked_up in _CLAIMS:
        match = pattern.fullmatch(claim)
        if match is not None:
            return looked_up(moment, match, spoken)
    return spoken.broken(claim, moment)


def differ(expected: str, found: str) -> Wrong:
    return None if expected == found else (expected, found)


def yes(match: re.Match[str], found: bool) -> Wrong:
    """Whether something is so, or with a ``no`` is not so."""
    return None if found != bool(match["no"]) else (match[0], "yes" if found else "no")


def _accepted(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    return differ(match[0], f"refused {moment.refused.code}" if moment.refused else "accepted")


def _may(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    """Tried out on a hand that is then left alone. Words that nobody can read prove nothing."""
    seat, question = Seat(int(match["seat"])), moment.hand.pending
    refused = ""
    try:
        action = spoken.answer(match["words"], moment.state, seat)
        if action.kind in spoken.game.asides:
            moment.hand.aside(seat, action)
        elif question is None:
            raise NotAsked
        else:
            moment.hand.answer(question.id, seat, action)
    except (Unreadable, Ambiguous):
        raise
    except Rejected as rejected:
        refused = rejected.code
    holds = bool(refused) == bool(match["no"]) and match["code"] in (None, refused)
    return None if holds else (match[0], f"refused {refused}" if refused else "accepted")


def _asked(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    words = match["seats"].strip()
    expected = () if words == "nobody" else seats(words, spoken.game.seat_count)
    return differ(f"asked {named(expected)}", f"asked {named(moment.asked)}")


def _question(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    question = moment.hand.pending
    return differ(match[0], f"question {'none' if question is None else question.kind}")


def _hold(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    question = moment.hand.pending
    return differ(match[0], f"hold {'none' if question is None else question.hold}")


def _over(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    outcome = spoken.game.outcome(moment.state)
    found = outcome is not None and outcome.void is (match["what"] == "void")
    return yes(match, found)


def _left(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    """How many cards a seat still holds."""
    (seat,) = seats(match["seat"], spoken.game.seat_count)
    return differ(match[0], f"left {match['seat']} {moment.public.left[seat]}")


def _points(moment: Moment, match: re.Match[str], spoken: Language) -> Wrong:
    outcome = spoken.game.outcome(moment.state)
    found = "" if outcome is None else " ".join(map(str, outcome.points))
    return differ(match[0], f"points {found or 'none'}")


_LookUp = Callable[[Moment, re.Match[str], Language], Wrong]
_CLAIMS: Final[tuple[tuple[re.Pattern[str], _LookUp], ...]] = (
    (re.compile(r"accepted|refused [\w-]+"), _accepted),
    (MAY, _may),
    (re.compile(r"asked(?P<seats> (?:P\d[, ]*)+| nobody)"), _asked),
    (re.compile(r"question [\w-]+"), _question),
    (re.compile(r"hold (?:none|mask|window)"), _hold),
    (re.compile(r"(?P<no>not )?(?P<what>over|void)"), _over),
    (re.compile(r"left (?P<seat>P\d) \d+"), _left),
    (re.compile(r"points (?:none|-?\d+(?: -?\d+)*)"), _points),
)
