"""What may not be spent for a person whose clock has run out."""

from __future__ import annotations

from bot.policies.shengji.advice import advice
from bot.policies.stand_in import StandIn
from engine.shengji.actions import Action, Play
from engine.shengji.trumps import SIDE_LEVEL
from engine.shengji.view import View


def stand_in() -> StandIn:
    """Sound play that costs the person nothing he might have kept: no jokers and no cards of the
    level; rather the cheapest cards."""
    return StandIn("1", lambda view: advice(view).action, _dear)


def _dear(view: View, action: Action) -> bool:
    trumps = view.trumps
    if trumps is None or not isinstance(action, Play):
        return False
    return any(trumps.is_trump(c) and trumps.height(c) >= SIDE_LEVEL for c in action.cards)
