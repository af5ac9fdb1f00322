"""What may not be spent for a person whose clock has run out."""

from __future__ import annotations

from bot.policies.baohuang.greedy import GreedyPlayer
from bot.policies.stand_in import StandIn
from engine.baohuang.actions import Action, Play
from engine.baohuang.view import View
from engine.cards import Rank


def stand_in() -> StandIn:
    """Sound play that costs the person nothing he might have kept: no 2s, no jokers, and not the
    card that shows who he is; rather nothing, or the smallest lead."""
    return StandIn("2", GreedyPlayer().choose, _dear)


def _dear(view: View, action: Action) -> bool:
    if not isinstance(action, Play):
        return False
    combo = action.combo
    return bool(combo.jokers or combo.marks) or combo.rank is Rank.TWO
