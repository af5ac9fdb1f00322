"""The sound player (稳健): what it answers, and why."""

from __future__ import annotations

from bot.policies.gouji.burn_choice import burning, declining
from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.follow import follow
from bot.policies.gouji.lead import lead
from bot.policies.gouji.standing import Standing
from engine.gouji import asked as ask
from engine.gouji.actions import Action, NoShow, Show
from engine.gouji.asked import Matter
from engine.gouji.showing_cards import shows
from engine.gouji.view import View


def advice(view: View) -> Advice:
    """The answer that the computer would give in this seat, and why.

    Equal views get equal advice. Raises LookupError when the viewer is not asked anything.
    """
    facts = Facts(view)
    asked = facts.asked
    if asked.matter is Matter.SHOW:
        return _show(facts)
    standing = Standing(facts)
    if asked.matter is Matter.LEAD:
        return lead(facts, standing)
    burn = burning(facts, standing)
    if burn is not None:
        return burn
    return follow(facts, standing) if asked.may_answer else declining(facts)


def _show(facts: Facts) -> Advice:
    """The lead is worth more than hiding a few of the lowest cards."""
    largest = next(shows(facts.asked.drawn, facts.rules), None)
    if largest is None:
        return because(NoShow(), "only")
    return because(Show(largest), "show")


class GreedyPlayer:
    """Plays what :func:`advice` says."""

    name = "greedy"
    version = "1"

    def choose(self, view: View) -> Action:
        """The advised answer. Raises LookupError when the viewer is not asked anything."""
        return advice(view).action


def check(view: View, action: Action) -> None:
    """Raises Illegal unless *action* is a lawful answer to what the viewer is asked."""
    assert view.asked is not None
    ask.check(view.asked, action)


def safe(view: View) -> Action:
    """The answer that does nothing, or the smallest lead."""
    assert view.asked is not None
    return view.asked.decline
