"""The sound player (稳打): rules of thumb on what the view shows, no search.

``sides.py`` who is on whose side, ``facts.py`` what stands, ``worth.py`` what a hand still costs,
``danger.py`` who is about to go out, ``last.py`` the cards that must come last; ``before.py``,
``lead.py`` and ``follow.py`` decide. A hidden guard plays as a commoner would until the end is
near, so his play does not show him at once.
"""

from __future__ import annotations

from bot.policies.baohuang.before import before
from bot.policies.baohuang.facts import Facts
from bot.policies.baohuang.follow import follow
from bot.policies.baohuang.lead import lead
from engine.baohuang.actions import Action, Play
from engine.baohuang.asked import Matter
from engine.baohuang.view import View


class GreedyPlayer:
    """The same view gets the same answer."""

    name = "greedy"
    version = "2"

    def choose(self, view: View) -> Action:
        """Its answer. Raises LookupError when the viewer is not asked anything."""
        asked = view.asked
        if asked is None:
            raise LookupError("this seat is not asked anything")
        match asked.matter:
            case Matter.LEAD:
                return Play(lead(asked, Facts(view)))
            case Matter.RESPOND:
                return follow(asked, Facts(view))
            case _:
                return before(asked)
