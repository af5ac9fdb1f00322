"""Claims of Shengji that need no hand: what is a tractor, which card is above which, what the packs
hold. The level and the trump suit are those of the case.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.language import Wrong
from bot.scenario.moment import Moment
from engine.shengji.deal import PACK, hands
from engine.shengji.forms import units
from engine.shengji.holding import ordered, points
from engine.shengji.seating import ALL
from engine.shengji.trumps import Trumps
from engine.shengji.winning import winner


def broken(claim: str, moment: Moment) -> Wrong:
    """None where *claim* holds. Raises NotInFormat for no claim."""
    for pattern, found in _VERDICTS:
        match = pattern.fullmatch(claim)
        if match is not None:
            verdict = found(match, moment)
            return None if verdict == claim else (claim, verdict)
    raise NotInFormat(claim)


def _trumps(moment: Moment) -> Trumps:
    found: Trumps | None = moment.public.trumps
    if found is None:
        raise NotInFormat("trump")
    return found


def _tractor(match: re.Match[str], moment: Moment) -> str:
    """A play that is one unit of two pairs or more (S-031)."""
    trumps, play = _trumps(moment), ordered(cards(match["cards"]))
    found = units(play, trumps) if trumps.one_series(play) else ()
    verb = "is not a tractor"
    if len(found) == 1 and found[0].length > 1:
        verb = f"is a tractor of {found[0].length} pairs"
    return f"{match['cards']} {verb}"


def _order(match: re.Match[str], moment: Moment) -> str:
    """Which of two neighbours takes a trick that the other one leads; of equals neither."""
    trumps, by = _trumps(moment), moment.rules.throw_beaten_by
    words = match["cards"].split()[::2]
    found = [words[0]]
    for left, right in pairwise(words):
        one, other = cards(left), cards(right)
        above = winner([other, one], trumps, by)
        below = winner([one, other], trumps, by)
        found += [">" if above else "<" if below else "=", right]
    return f"order {' '.join(found)}"


def _packs(match: re.Match[str], moment: Moment) -> str:
    dealt, bottom = hands(1, ALL[0])
    each = " ".join(str(len(hand)) for hand in dealt)
    return f"{len(PACK)} cards, {each} and {len(bottom)}, worth {points(PACK)}"


_Verdict = Callable[[re.Match[str], Moment], str]
_VERDICTS: Final[tuple[tuple[re.Pattern[str], _Verdict], ...]] = (
    (re.compile(r"(?P<cards>\S+) is (?:not a tractor|a tractor of \d pairs)"), _tractor),
    (re.compile(r"order (?P<cards>\S+(?: [<=>] \S+)+)"), _order),
    (re.compile(r"\d+ cards, [\d ]+ and \d+, worth \d+"), _packs),
)
