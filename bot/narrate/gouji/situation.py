"""What public facts say about the moment: who answers, who may burn, yield, ask for the wind.

The engine decides all of this; here it is read off a view, to be put into words.
"""

from __future__ import annotations

from typing import Final

from engine.gouji.asked import Matter
from engine.gouji.combos import Combo, strength
from engine.gouji.gouji_play import is_gouji
from engine.gouji.hearings import Matter as Heard
from engine.gouji.options import FreeKill, StuffedModel
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS
from engine.gouji.view import TopView, View
from engine.seats import Seat, opposite

FEW: Final = 10
"""Cards with which every answer counts."""


def answerers(view: View) -> tuple[Seat, ...]:
    """Who may beat the top play, in the order in which they are heard."""
    return tuple(seat for seat, matter in view.order if matter is Heard.ANSWER)


def window_open(view: View) -> bool:
    """Whether the burn window runs: it follows from the play, not from who could burn."""
    held = view.top is not None and view.top.held
    return held and any(matter is Heard.BURN for _, matter in view.order)


def strong(play: Combo, view: View) -> bool:
    """A gouji play; in melee there is no such thing (G-201)."""
    return not view.melee and is_gouji(play, view.rules)


def held_down(view: View) -> frozenset[Seat]:
    """Who cannot go out because he was stuffed (G-235); elsewhere the stuffed still play."""
    if view.rules.stuffed_model is not StuffedModel.DEAD:
        return frozenset()
    return frozenset(seat for seat, _ in view.stuffed)


def beaten_back(view: View, seat: Seat) -> bool:
    """His revolution failed (G-265)."""
    revolt = view.revolt
    return revolt is not None and revolt.seat == seat and seat in view.dead


def dead(play: Combo, rules: GoujiRules) -> bool:
    """Nothing beats it: a big joker that counts as one, where jokers are not exchanged."""
    return strength(play, rules.mixed_jokers).big > 0 and not rules.joker_kills


def burner_on_top(view: View) -> bool:
    return view.top is not None and view.burner == view.top.seat


def last_play(view: View) -> bool:
    """The owner of the top play is out."""
    return view.top is not None and view.top.seat in view.places


def killer(view: View) -> Seat | None:
    """Whose gouji play would be a free kill (G-211)."""
    top = view.top
    if top is None or view.melee or top.seat not in view.places[:2]:
        return None
    if view.rules.free_kill_last is FreeKill.GOUJI_ONLY and not is_gouji(top.combo, view.rules):
        return None
    across = opposite(top.seat, SEATS)
    return across if across in answerers(view) else None


def important(view: View) -> bool:
    """Whether the reader's answer weighs more than most: a burn, melee, the opposite's gouji
    play, a closed point, few cards. Counts of others weigh only where the rules show them."""
    if view.melee or view.burner is not None or any(view.reports):
        return True
    if view.viewer is not None and view.left[view.viewer] <= FEW:
        return True
    asked, top = view.asked, view.top
    if asked is not None and asked.matter is Matter.LEAD:
        return view.rules.open_points and view.viewer not in view.opened
    return top is not None and is_gouji(top.combo, view.rules) and _concerns(view, top)


def _concerns(view: View, top: TopView) -> bool:
    return window_open(view) or opposite(top.seat, SEATS) == view.viewer
