"""Places of offenders (罚则, G-310 to G-315).

At a bot's table only a false burn can happen, and it is placed when it happens (GAP-23, GAP-68).
Who keeps the score of a table of people needs the rest: several offenders, of several kinds, are
placed together at the end of the hand (GAP-64).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.gouji.options import BurnFailure, Penalty
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL, SEATS
from engine.seats import Seat, after

GRAVEST_FIRST: Final = (
    Penalty.NO_THREE,
    Penalty.TRIBUTE_VIOLATION,
    Penalty.FALSE_BURN,
    Penalty.FALSE_REPORT,
    Penalty.OTHER,
)
"""Who committed the first of these is placed lowest (G-315)."""


def offenders(
    offences: Mapping[Penalty, Sequence[Seat]], leader: Seat, rules: GoujiRules
) -> tuple[Seat, ...]:
    """Everybody whom *rules* punish, the lowest place first (G-315).

    Several of one kind are taken in play order from *leader*, who led the hand: the one who comes
    first is placed lower, as among the kinds. Whoever did several things counts for the gravest.
    """
    order = (leader, *after(leader, SEATS))
    found: list[Seat] = []
    for kind in GRAVEST_FIRST:
        if kind not in rules.penalties:
            continue
        guilty = set(offences.get(kind, ())) - set(found)
        found += sorted(guilty, key=order.index)
    return tuple(found)


def places(
    played: Sequence[Seat],
    offences: Mapping[Penalty, Sequence[Seat]],
    leader: Seat,
    rules: GoujiRules,
) -> tuple[Seat, ...]:
    """All six places: the offenders from the bottom, the others above them in the order in which
    they stand in *played* (GAP-64). Raises ValueError unless *played* has every seat once."""
    if sorted(played) != list(ALL):
        raise ValueError(played)
    punished = offenders(offences, leader, rules)
    return (*(seat for seat in played if seat not in punished), *reversed(punished))


def still_opened(
    opened: frozenset[Seat], offences: Mapping[Penalty, Sequence[Seat]], rules: GoujiRules
) -> frozenset[Seat]:
    """Who counts as opened for the point tribute: no offender, whatever he did, where an offence
    costs it (GAP-84)."""
    if BurnFailure.POINT not in rules.burn_failure:
        return opened
    return opened.difference(offenders(offences, ALL[0], rules))
