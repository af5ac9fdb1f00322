"""Opening one's point (开点): a gouji play that won the lead before melee (G-170 to G-173)."""

from __future__ import annotations

from engine.gouji.combos import Combo
from engine.gouji.events import PointOpened
from engine.gouji.gouji_play import is_gouji
from engine.gouji.rules import GoujiRules, OpenExclude
from engine.gouji.state import State


def opens(combo: Combo, rules: GoujiRules) -> bool:
    """Whether a play of this kind opens when it stands (G-172). Physical cards decide (GAP-37)."""
    if not is_gouji(combo, rules):
        return False
    match rules.open_exclude:
        case OpenExclude.BIG:
            return not combo.big
        case OpenExclude.JOKER_OR_SINGLE:
            return not combo.jokers and combo.size > 1
        case OpenExclude.JOKER_OR_TWO:
            return not combo.jokers and not combo.twos and combo.rank != 15


def open_seat(state: State) -> PointOpened | None:
    """Upkeep: the play that took the last trick opens its owner (GAP-36). No opening is
    lost (GAP-74)."""
    stood, rules = state.stood, state.rules
    if stood is None or state.melee or not rules.open_points or stood.seat in state.opened:
        return None
    if stood.seat in state.headless and not rules.headless_can_open:
        return None
    return PointOpened(seat=stood.seat) if opens(stood.combo, rules) else None
