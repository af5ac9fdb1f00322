"""The sound player (稳健): what it answers, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.policies.gouji import calling, revolting, tribute_choice
from bot.policies.gouji.burn_choice import burning, declining
from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.follow import follow
from bot.policies.gouji.giving_up import throwing
from bot.policies.gouji.lead import lead
from bot.policies.gouji.standing import Standing
from engine.gouji.actions import Action, No, NoShow, Show
from engine.gouji.asked import Matter
from engine.gouji.showing_cards import shows
from engine.gouji.view import View


def advice(view: View) -> Advice:
    """The answer that the computer would give in this seat, and why.

    Equal views get equal advice. Raises LookupError when the viewer is not asked anything.
    """
    facts = Facts(view)
    matter = facts.asked.matter
    plain = PLAIN.get(matter)
    return ON_CARDS[matter](facts, Standing(facts)) if plain is None else plain(facts)


def _show(facts: Facts) -> Advice:
    """The lead is worth more than hiding a few of the lowest cards."""
    largest = next(shows(facts.asked.drawn, facts.rules), None)
    if largest is None:
        return because(NoShow(), "only")
    return because(Show(largest), "show")


def _no_cut(facts: Facts) -> Advice:
    """The deck is as good as any other."""
    return because(No(), "cut")


def _respond(facts: Facts, standing: Standing) -> Advice:
    burn = burning(facts, standing)
    if burn is not None:
        return burn
    return follow(facts, standing) if facts.asked.may_answer else declining(facts)


PLAIN: Final[Mapping[Matter, Callable[[Facts], Advice]]] = {
    Matter.LAST: tribute_choice.last,
    Matter.SWAP: tribute_choice.swap,
    Matter.CUT: _no_cut,
    Matter.CUTTING: _no_cut,
    Matter.SHOW: _show,
    Matter.DOT: tribute_choice.dot,
    Matter.TERMS: tribute_choice.terms,
    Matter.RETURN: tribute_choice.give_back,
    Matter.TAKE: tribute_choice.take,
    Matter.HELP: tribute_choice.help_ally,
    Matter.HEAD: revolting.head,
    Matter.FOURS: revolting.fours,
}
ON_CARDS: Final[Mapping[Matter, Callable[[Facts, Standing], Advice]]] = {
    Matter.PRE_CALL: calling.call,
    Matter.BRIGHT_CALL: calling.call,
    Matter.REVOLUTION: revolting.revolt,
    Matter.SHOT: revolting.shot,
    Matter.FIVES: revolting.fives,
    Matter.LEAD: lead,
    Matter.RESPOND: _respond,
}
"""Where it counts what stands."""


class GreedyPlayer:
    """Plays what :func:`advice` says."""

    name = "greedy"
    version = "2"

    def choose(self, view: View) -> Action:
        """The advised answer. Raises LookupError when the viewer is not asked anything."""
        return advice(view).action

    def aside(self, view: View) -> Action | None:
        """What it does unasked at its turn, if anything."""
        facts = Facts(view)
        return throwing(facts, Standing(facts))
