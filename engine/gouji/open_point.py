"""Opening one's point (开点): a gouji play that won the lead before melee (G-170 to G-173)."""

from __future__ import annotations

from engine.cards import Rank
from engine.gouji.combos import Combo
from engine.gouji.events import PointOpened
from engine.gouji.gouji_play import is_gouji, is_pure
from engine.gouji.options import FirstHand, OpenDeadline, OpenExclude
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS, State, Top
from engine.seats import Seat, opposite


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
            return not combo.jokers and not combo.twos and combo.rank != Rank.TWO
        case OpenExclude.HUNG_OR_ATTACHED:
            return not combo.jokers and not combo.twos
        case OpenExclude.NOT_PURE:
            return is_pure(combo, rules)


def open_seat(state: State) -> PointOpened | None:
    """Upkeep: the play that took the last trick opens its owner (GAP-36). No opening is
    lost (GAP-74)."""
    stood = state.stood
    return None if stood is None else _opened(state, stood)


def open_directly(state: State) -> PointOpened | None:
    """Upkeep: in a peace hand a pure gouji play opens as soon as it is laid (G-176)."""
    top, rules = state.top, state.rules
    if top is None or state.deal.carried is not None or rules.first_hand is not FirstHand.PEACE:
        return None
    return _opened(state, top) if is_pure(top.combo, rules) else None


def open_last(state: State) -> PointOpened | None:
    """Upkeep: the play that ends the hand is the last of its trick (GAP-36)."""
    return None if state.top is None else _opened(state, state.top)


def _opened(state: State, play: Top) -> PointOpened | None:
    seat, rules = play.seat, state.rules
    if state.melee or not rules.open_points or seat in state.opened or seat in state.closed:
        return None
    if seat in state.headless and not rules.headless_can_open:
        return None
    if rules.open_passive_only and not _answers_gouji(play, rules):
        return None
    if _too_late(state, seat):
        return None
    return PointOpened(seat=seat) if opens(play.combo, rules) else None


def _answers_gouji(play: Top, rules: GoujiRules) -> bool:
    """Laid over a gouji play of the opposite (G-179)."""
    return play.answers_opposite and play.over is not None and is_gouji(play.over, rules)


def _too_late(state: State, seat: Seat) -> bool:
    """The opposite of the first out must have opened before him (G-174, C-22)."""
    if state.rules.open_deadline is not OpenDeadline.FIRST_OUT_PAIR or not state.places:
        return False
    return seat == opposite(state.places[0], SEATS)
