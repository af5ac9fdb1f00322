"""Which play to lead (出牌): the first rule that has something to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.plan import Run, last_play, run, whole
from bot.policies.gouji.standing import Standing
from engine.cards import Rank
from engine.gouji import burn
from engine.gouji.actions import Play
from engine.gouji.combos import Combo
from engine.gouji.hands import without
from engine.gouji.open_point import opens
from engine.gouji.plays import combo

SURE_ENOUGH: Final = 0.7
"""From this chance on a run is begun."""
DANGER: Final = 5
"""An enemy with at most this many cards may go out with his next play."""
BLOCK: Final = 20
"""How much the lowest group counts for less, in ranks, when it has the size he may hold."""
OPEN_EARLY: Final = 0.65
OPEN_LATE: Final = 0.35
"""The chance that a play must have to be led for the point: early, and near the end."""
LATE_CARDS: Final = 8


def lead(facts: Facts, standing: Standing) -> Advice:
    """What to lead. There is always something."""
    for rule in RULES:
        found = rule(facts, standing)
        if found is not None:
            return found
    raise AssertionError("a hand that must lead has cards")


def _go_out(facts: Facts, standing: Standing) -> Advice | None:
    final = last_play(facts)
    return None if final is None else because(Play(final), "out")


def _keep_burning(facts: Facts, standing: Standing) -> Advice | None:
    """Big jokers on the weak groups first: nothing can press them (G-155)."""
    if not facts.asked.burning:
        return None
    *hung, _ = run(facts, standing).plays
    order = sorted(hung, key=lambda play: (-play.big, -play.small, standing.led(play)))
    for play in order:
        if burn.may_lead(play, facts.hand, facts.rules):
            rest = without(facts.hand, play.counts)
            lasts = burn.feasible(rest, facts.rules)
            return because(Play(play), "burn" if lasts else "burn-lost")
    return because(facts.asked.decline, "only")


def _run_out(facts: Facts, standing: Standing) -> Advice | None:
    found: Run = run(facts, standing)
    if found.chance < SURE_ENOUGH:
        return None
    return because(Play(found.plays[0]), "run")


def _open(facts: Facts, standing: Standing) -> Advice | None:
    """A gouji play that will probably stand opens the point (G-171)."""
    view, rules = facts.view, facts.rules
    if not rules.open_points or view.melee or facts.me in view.opened:
        return None
    if facts.me in view.headless and not rules.headless_can_open:
        return None
    able = [play for place in facts.groups if opens(play := whole(facts, place), rules)]
    if not able:
        return None
    best = max(able, key=lambda play: (standing.led(play) - 0.1 * _step(play), -_height(play)))
    late = bool(view.places) or min(view.left[s] for s in view.in_play) <= LATE_CARDS
    if standing.led(best) < (OPEN_LATE if late else OPEN_EARLY):
        return None
    return because(Play(best), "opens")


def _step(play: Combo) -> int:
    return max(0, _height(play) - Rank.TEN)


def _height(play: Combo) -> int:
    return 0 if play.rank is None else play.rank


def _lowest(facts: Facts, standing: Standing) -> Advice | None:
    """The lowest rank, whole and undressed: it can never follow anything. Not in a size with
    which an enemy goes out."""
    sizes = {facts.view.left[seat] for seat in facts.enemies if facts.view.left[seat] <= DANGER}
    plays = [whole(facts, place) for place in facts.groups]
    if not plays:
        return None

    def order(play: Combo) -> float:
        risk = BLOCK * (1 - standing.led(play)) if play.size in sizes else 0.0
        return _height(play) + risk

    return because(Play(min(plays, key=order)), "lowest")


def _wild_only(facts: Facts, standing: Standing) -> Advice | None:
    """Where 2s do not attach they are a group of their own."""
    twos = facts.hand[12]
    if not twos:
        return None
    return because(Play(combo(Rank.TWO, twos, 0, 0, 0)), "lowest")


RULES: Final[tuple[Callable[[Facts, Standing], Advice | None], ...]] = (
    _go_out,
    _keep_burning,
    _run_out,
    _open,
    _lowest,
    _wild_only,
)
