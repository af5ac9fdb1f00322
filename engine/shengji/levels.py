"""Levels: from 2 to A, up and down (级别, S-060 to S-062, SG-19 to SG-22)."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Rank
from engine.shengji.carried import Carried
from engine.shengji.options import MatchEnd, Steps
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL, SEATS, side
from engine.shengji.trumps import LEVELS


class Moved(NamedTuple):
    """Where a seat comes to."""

    level: Rank
    past: bool = False
    """Past the ace: the match is won (SG-21)."""


def levels(carried: Carried | None) -> tuple[Rank, ...]:
    """The level of each seat; all begin at 2 (S-060)."""
    return (LEVELS[0],) * SEATS if carried is None else carried.levels


def played(carried: Carried | None) -> Rank:
    """The level of a hand: the declarer's own (SG-06, SG-24). While nobody declares yet all are
    on one level."""
    return LEVELS[0] if carried is None else carried.levels[carried.declarer]


def lowest(of: tuple[Rank, ...]) -> Rank:
    """Which level gives the base of a hand (S-052)."""
    return min(of, key=LEVELS.index)


def steps(units: int, how: Steps) -> int:
    """By how many levels *units* move a side (SG-19)."""
    match how:
        case Steps.UNITS:
            return units
        case Steps.ONE:
            return min(units, 1)
        case Steps.NONE:
            return 0


def up(level: Rank, gain: int, rules: ShengjiRules, *, held: bool = True) -> Moved:
    """*gain* levels up from *level*; no further than the next one that cannot be skipped (S-061,
    SG-20).

    *held*: the side has held the declarership on this very level, without which some levels are
    never left (SG-21).
    """
    if level in rules.held_levels and not held:
        return Moved(level)
    stops = rules.stop_levels | rules.held_levels
    place = LEVELS.index(level)
    for _ in range(gain):
        if place == len(LEVELS) - 1:
            return Moved(LEVELS[place], past=rules.match_end is MatchEnd.PAST_ACE)
        place += 1
        if LEVELS[place] in stops:
            break
    return Moved(LEVELS[place])


def down(level: Rank, loss: int) -> Moved:
    """*loss* levels down, but not below 2 (S-062)."""
    return Moved(LEVELS[max(0, LEVELS.index(level) - loss)])


def moved(
    before: tuple[Rank, ...], units: int, declaring: int, level: Rank, rules: ShengjiRules
) -> tuple[Moved, ...]:
    """Where each seat comes to when a hand on *level* gave the defenders *units*; *declaring* is
    the side that declared. Partners move by the same number (SG-22)."""
    found = []
    for seat, own in zip(ALL, before, strict=True):
        gained = units if side(seat) != declaring else -units
        if gained >= 0:
            held = units < 0 and own is level
            found.append(up(own, steps(gained, rules.level_up), rules, held=held))
        else:
            found.append(down(own, steps(-gained, rules.level_down)))
    return tuple(found)
