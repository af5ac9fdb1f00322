"""Who decides for a person whose clock has run out."""

from __future__ import annotations

from bot.policies.gouji.advice import advice
from engine.cards import Rank
from engine.gouji.actions import Action, Burn, Play
from engine.gouji.view import View


class StandIn:
    """Sound play that costs the person nothing he might have kept: no burn, no 2s and no jokers;
    rather nothing, or the smallest lead."""

    name = "stand-in"
    version = "1"

    def choose(self, view: View) -> Action:
        """The answer for him. Raises LookupError when the viewer is not asked anything."""
        action = advice(view).action
        assert view.asked is not None
        return view.asked.decline if _dear(action) else action


def _dear(action: Action) -> bool:
    match action:
        case Burn():
            return True
        case Play(combo=combo):
            return any(rank >= Rank.TWO for rank, _ in combo.counts)
        case _:
            return False
