"""The free kill (够死级): beating the last play of first or second out, with no answer to it."""

from __future__ import annotations

from engine.gouji.combos import Combo
from engine.gouji.gouji_play import is_gouji
from engine.gouji.options import FreeKill
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS, State, Top, facing
from engine.seats import Seat, opposite


def is_free_kill(state: State, top: Top, seat: Seat, play: Combo) -> bool:
    """Whether *play* by *seat* over *top* can be answered by a burn only (G-211, GAP-48, GAP-79).

    It is one when *top* is the last play of the first or second out, *seat* is his opposite, and
    the play is a gouji play.
    """
    if state.melee or seat != opposite(top.seat, SEATS) or top.seat not in state.places[:2]:
        return False
    rules = state.rules
    if rules.free_kill_last is FreeKill.NONE:
        return False
    if rules.free_kill_last is FreeKill.GOUJI_ONLY and not is_gouji(top.combo, rules):
        return False
    return is_gouji(play, rules)


def is_revolution_kill(state: State, seat: Seat, play: Combo) -> bool:
    """Whether it is one of the first gouji plays of a revolutionary's opposite with head, leads and
    follows alike, which nobody can answer (G-257, GAP-47)."""
    revolt = state.revolt
    if revolt is None or not revolt.kills or state.melee or seat != facing(revolt):
        return False
    return is_gouji(play, state.rules)


def arises(rules: GoujiRules) -> bool:
    """Whether a last play can be answered by a free kill at all; where it cannot, heads are lost
    and melee begins as soon as somebody is out (GAP-51, GAP-79)."""
    return rules.free_kill_last is not FreeKill.NONE and not rules.hold_three
