"""The sound player (稳健): what it answers, and why."""

from __future__ import annotations

from bot.policies.shengji.bury import bury
from bot.policies.shengji.choice import Advice
from bot.policies.shengji.claim import claim
from bot.policies.shengji.facts import Facts
from bot.policies.shengji.follow import follow
from bot.policies.shengji.lead import lead
from engine.shengji.actions import Action
from engine.shengji.asked import Matter
from engine.shengji.view import View


def advice(view: View) -> Advice:
    """The answer that the computer would give in this seat, and why.

    Equal views get equal advice. Raises LookupError when the viewer is not asked anything.
    """
    facts = Facts(view)
    match facts.asked.matter:
        case Matter.DECLARE | Matter.OVERTURN:
            return claim(facts.asked)
        case Matter.BURY:
            return bury(facts)
        case Matter.LEAD:
            return lead(facts)
        case Matter.FOLLOW:
            return follow(facts)


class GreedyPlayer:
    """Plays what :func:`advice` says."""

    name = "greedy"
    version = "1"

    def choose(self, view: View) -> Action:
        """The advised answer. Raises LookupError when the viewer is not asked anything."""
        return advice(view).action
