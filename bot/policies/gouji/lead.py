"""Which play to lead (出牌): the first rule that has something to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.facts import FOURS, TWOS, Facts
from bot.policies.gouji.plan import Run, last_play, run, whole
from bot.policies.gouji.standing import Standing
from engine.cards import Rank
from engine.counts import without
from engine.gouji import burn
from engine.gouji.actions import Play
from engine.gouji.combos import Combo
from engine.gouji.fours import Fours
from engine.gouji.open_point import opens
from engine.gouji.options import StuffedModel
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
LAST_TWO: Final = 2
RISK_STUFFED: Final = 0.5
"""The chance that the last group must have to be laid whole."""


def lead(facts: Facts, standing: Standing) -> Advice:
    """What to lead. There is always something."""
    for rule in RULES:
        found = rule(facts, standing)
        if found is not None and _lawful(facts, found):
            return found
    return because(facts.asked.decline, "only")


def _lawful(facts: Facts, found: Advice) -> bool:
    """The house may keep cards back, or ask for a certain rank first (G-034, G-118, G-177)."""
    play = found.action
    assert isinstance(play, Play)
    return facts.asked.burning or facts.may_lead(play.combo)


def _go_out(facts: Facts, standing: Standing) -> Advice | None:
    final = last_play(facts)
    if final is None or (facts.asked.burning and not _burns_on(facts, final)):
        return None
    return because(Play(final), "out")


def _burns_on(facts: Facts, play: Combo) -> bool:
    covered = facts.asked.covered
    return facts.may_lead(play) and burn.may_lead(play, facts.hand, facts.rules, covered=covered)


def _keep_burning(facts: Facts, standing: Standing) -> Advice | None:
    """Big jokers on the weak groups first: nothing can press them (G-155)."""
    if not facts.asked.burning:
        return None
    plays = run(facts, standing).plays
    order = sorted(plays, key=lambda play: (-play.big, -play.small, standing.led(play)))
    for play in order:
        if _burns_on(facts, play):
            rest = without(facts.hand, play.counts)
            lasts = burn.feasible(rest, facts.rules, covered=False)
            return because(Play(play), "burn" if lasts else "burn-lost")
    return because(facts.asked.decline, "only")


def _run_out(facts: Facts, standing: Standing) -> Advice | None:
    found: Run = run(facts, standing)
    if found.chance < SURE_ENOUGH:
        return None
    return because(Play(found.plays[0]), "run")


def _fours(facts: Facts, standing: Standing) -> Advice | None:
    """4s that an open point asks for go as soon as they may (G-177), unless an enemy waits for a
    play of that size."""
    if facts.asked.limits.fours is not Fours.LEAD or not facts.hand[FOURS]:
        return None
    play = whole(facts, FOURS)
    return None if play.size in _dangerous(facts) else because(Play(play), "fours")


def _open(facts: Facts, standing: Standing) -> Advice | None:
    """A gouji play that will probably stand opens the point (G-171)."""
    view, rules = facts.view, facts.rules
    if not facts.can_open or rules.open_passive_only:
        return None
    able = [play for place in facts.groups if opens(play := whole(facts, place), rules)]
    able = [play for play in able if facts.may_lead(play)]
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


def _dangerous(facts: Facts) -> set[int]:
    """Sizes with which an enemy goes out."""
    return {facts.view.left[seat] for seat in facts.enemies if facts.view.left[seat] <= DANGER}


def _critical(facts: Facts, standing: Standing) -> Advice | None:
    """The last play before the 3s takes all that makes it stand: who beats it leaves nothing but
    3s (G-233)."""
    plays = run(facts, standing).plays
    if not facts.threes or len(plays) != LAST_TWO or not any(facts.hand[TWOS:]):
        return None
    return because(Play(plays[0]), "critical")


def _keep_one(facts: Facts, standing: Standing) -> Advice | None:
    """Where being stuffed costs the place, the last group is not laid whole unless it stands: who
    still holds another card than 3s is not stuffed (G-233, G-234)."""
    if facts.rules.stuffed_model is not StuffedModel.DEAD or not facts.threes:
        return None
    if len(facts.groups) != 1 or facts.threes + facts.hand[facts.groups[0]] != sum(facts.hand):
        return None
    play = whole(facts, facts.groups[0])
    if play.count == 1 or standing.led(play) >= RISK_STUFFED:
        return None
    return because(Play(combo(play.rank, play.count - 1, 0, 0, 0)), "keep-one")


def _lowest(facts: Facts, standing: Standing) -> Advice | None:
    """The lowest rank, whole and undressed: it can never follow anything. Not in a size with
    which an enemy goes out."""
    sizes = _dangerous(facts)
    plays = [play for place in facts.groups if facts.may_lead(play := whole(facts, place))]
    if not plays:
        return None

    def order(play: Combo) -> float:
        risk = BLOCK * (1 - standing.led(play)) if play.size in sizes else 0.0
        return _height(play) + risk

    return because(Play(min(plays, key=order)), "lowest")


def _wild_only(facts: Facts, standing: Standing) -> Advice | None:
    """Where 2s do not attach they are a group of their own; jokers are one where only 3s are
    left besides."""
    twos, small, big = facts.hand[TWOS:]
    if twos:
        return because(Play(combo(Rank.TWO, twos, 0, 0, 0)), "lowest")
    if small + big:
        return because(Play(combo(None, 0, 0, small, big)), "lowest")
    return None


RULES: Final[tuple[Callable[[Facts, Standing], Advice | None], ...]] = (
    _go_out,
    _keep_burning,
    _run_out,
    _fours,
    _open,
    _critical,
    _keep_one,
    _lowest,
    _wild_only,
)
