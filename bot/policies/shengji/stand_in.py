"""Who decides for a person whose clock has run out."""

from __future__ import annotations

from bot.policies.shengji.advice import advice
from engine.shengji.actions import Action, Play
from engine.shengji.trumps import SIDE_LEVEL
from engine.shengji.view import View


class StandIn:
    """Sound play that costs the person nothing he might have kept: no jokers and no cards of the
    level; rather the cheapest cards."""

    name = "stand-in"
    version = "1"

    def choose(self, view: View) -> Action:
        """The answer for him. Raises LookupError when the viewer is not asked anything."""
        action = advice(view).action
        assert view.asked is not None
        return view.asked.decline if _dear(view, action) else action


def _dear(view: View, action: Action) -> bool:
    trumps = view.trumps
    if trumps is None or not isinstance(action, Play):
        return False
    return any(trumps.is_trump(c) and trumps.height(c) >= SIDE_LEVEL for c in action.cards)
