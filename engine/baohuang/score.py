"""What places are worth (记分, B-006, B-042, BG-12).

The sum of the place values of the emperor's side, or a third of it, is one unit: the guard gets
one, the emperor two, each commoner loses one. In a solo the emperor gets four for his own place,
or what the house says. Doublings are for the guard made known before the first lead, for a kick,
and for an open solo (B-010, B-012, B-013, B-055, BG-08, BG-09).
"""

from __future__ import annotations

from typing import Final

from engine.baohuang import roles
from engine.baohuang.actions import Declaration
from engine.baohuang.options import Shares
from engine.baohuang.rules import BaohuangRules, Places
from engine.baohuang.state import ALL, State
from engine.seats import Seat

_THIRD: Final = 3
_COMMONERS_OF_SOLO: Final = 4


def points(state: State, places: tuple[Seat, ...]) -> tuple[int, ...]:
    """By seat; they add up to nothing."""
    emperor, guard = state.emperor, roles.guard(state)
    assert emperor is not None
    assert guard is not None
    if emperor == guard:
        own = solo_value(state.rules, places.index(emperor), announced=is_announced(state))
        share = {emperor: own}
        other = -own // _COMMONERS_OF_SOLO
    else:
        one = unit(state.rules, places, emperor, guard)
        share = {emperor: 2 * one, guard: one}
        other = -one
    times = factor(state)
    return tuple(times * share.get(seat, other) for seat in ALL)


def unit(rules: BaohuangRules, places: tuple[Seat, ...], emperor: Seat, guard: Seat) -> int:
    """What one share is worth: above zero, the emperor's side has won."""
    return _share(rules, sum(rules.place_values[places.index(seat)] for seat in (emperor, guard)))


def _share(rules: BaohuangRules, total: int) -> int:
    return total // _THIRD if rules.shares is Shares.THIRD else total


def solo_values(rules: BaohuangRules) -> Places:
    """What the emperor of a solo gets, from first out to last place (BG-12)."""
    if rules.solo_values is not None:
        return rules.solo_values
    one, two, three, four, five = (
        _COMMONERS_OF_SOLO * _share(rules, value) for value in rules.place_values
    )
    return one, two, three, four, five


def solo_value(rules: BaohuangRules, place: int, *, announced: bool) -> int:
    """What the emperor of a solo gets for his place, from 0."""
    if announced and rules.open_solo_first and place:
        place = -1
    return solo_values(rules)[place]


def is_announced(state: State) -> bool:
    """Whether the emperor of a solo said so himself, or grabbed it (B-012): revolts that expose
    him may double, but do not bind him to first place (BG-08)."""
    return state.grabbed or any(what is Declaration.OPEN_SOLO for _, what in state.declared)


def factor(state: State) -> int:
    """What the points are multiplied by; a solo that revolts exposed counts as an open one."""
    solo = roles.is_solo(state)
    return multiplier(state.rules, solo=solo, shown=state.open, kicked=state.kicked)


def multiplier(rules: BaohuangRules, *, solo: bool, shown: bool, kicked: bool) -> int:
    """The same by the facts it depends on; *shown*: before the first lead."""
    if solo:
        return rules.open_solo_factor if shown or rules.solo_always_doubled else 1
    kick = rules.kick_factor if kicked else 1
    return rules.open_guard_factor * kick if shown else 1
