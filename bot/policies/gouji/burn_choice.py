"""Whether to burn (烧牌): only when every play that is left has its joker. Never a bluff."""

from __future__ import annotations

from typing import Final

from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.covers import covers
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.standing import Standing
from engine.counts import without
from engine.gouji import burn
from engine.gouji.actions import Burn, NoBurn
from engine.gouji.combos import Combo

ALLY_NEAR_END: Final = 10
"""An ally with at most this many cards is not burned while his play would stand."""


def burning(facts: Facts, standing: Standing) -> Advice | None:
    """The burn, when it surely has its jokers and is wanted; else None."""
    if not facts.asked.may_burn or not _wanted(facts):
        return None
    able = [play for play in covers(facts) if _finishes(facts, play)]
    if not able:
        return None
    best = max(able, key=lambda play: (standing.led(play), -play.jokers, -play.twos, -play.size))
    return because(Burn(best), "burn")


def declining(facts: Facts) -> Advice:
    """Why not, for one who is asked for a burn only."""
    options = list(covers(facts))
    if not options:
        return because(NoBurn(), "no-burn")
    rests = [without(facts.hand, play.counts) for play in options]
    rest = max(rests, key=lambda cards: burn.jokers(cards) - burn.plays_needed(cards, facts.rules))
    if burn.feasible(rest, facts.rules):
        return because(NoBurn(), "no-burn")
    return because(
        NoBurn(),
        "no-burn-short",
        jokers=burn.jokers(rest),
        plays=burn.plays_needed(rest, facts.rules),
    )


def _finishes(facts: Facts, cover: Combo) -> bool:
    return burn.feasible(without(facts.hand, cover.counts), facts.rules)


def _wanted(facts: Facts) -> bool:
    """Not over an ally who burns himself or is nearly out."""
    view, top = facts.view, facts.view.top
    assert top is not None
    if facts.hostile(top.seat):
        return True
    return view.left[top.seat] > ALLY_NEAR_END and view.burner != top.seat
