"""Who decides for a person whose clock has run out."""

from __future__ import annotations

from bot.policies.baohuang.greedy import GreedyPlayer
from engine.baohuang.actions import Action, Play
from engine.baohuang.combos import Combo
from engine.baohuang.view import View
from engine.cards import Rank


class StandIn:
    """Sound play that costs the person nothing he might have kept: no 2s, no jokers, and not the
    card that shows who he is; rather nothing, or the smallest lead."""

    name = "stand-in"
    version = "2"

    def __init__(self) -> None:
        self._sound = GreedyPlayer()

    def choose(self, view: View) -> Action:
        """The answer for him. Raises LookupError when the viewer is not asked anything."""
        action = self._sound.choose(view)
        assert view.asked is not None
        if isinstance(action, Play) and _dear(action.combo):
            return view.asked.decline
        return action


def _dear(play: Combo) -> bool:
    return bool(play.jokers or play.marks) or play.rank is Rank.TWO
