"""Revolution (革命) from both sides, and the pooled 5s (汇五)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.policies.gouji.calling import worth
from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.covers import over
from bot.policies.gouji.facts import BIG, SMALL, TWOS, Facts
from bot.policies.gouji.follow import spent
from bot.policies.gouji.plan import whole
from bot.policies.gouji.standing import Standing
from engine.cards import Rank
from engine.counts import Counts, held, without
from engine.gouji import revolution, three_shots
from engine.gouji.actions import No, Pass, Play, Shots, Yes
from engine.gouji.combos import Combo
from engine.gouji.gouji_play import is_gouji, is_pure
from engine.gouji.options import Revolution

LOSER: Final = 0.35
"""A group that stands no more often than this is a loser."""
FEW_LOSERS: Final = 4
"""With at most so many the hand is played on."""
CONCEDED: Final = 2.0
"""Cards that the point may cost which a revolution gives up."""
HOPELESS_LOSERS: Final = 6
HOPELESS_WILD: Final = 0.7
"""What the 2s and jokers of a hopeless hand are worth at most."""
WILD_WORTH: Final = (0.4, 0.6, 0.9)
"""Of a 2, a small and a big joker, in places."""
SURE_TEST: Final = 0.9
SHOT_SPEND: Final = 4.0
"""What may be spent to break all three shots."""
POINT_SPEND: Final = 1.5
"""What may be spent on a pure answer that opens one's own point."""
FIVES_SPEND: Final = 1.2


def revolt(facts: Facts, standing: Standing) -> Advice:
    """By the form that the house has."""
    if facts.rules.revolution is Revolution.THREE_SHOTS:
        return _shoot(facts, standing)
    return _lay_down(facts, standing)


def _lay_down(facts: Facts, standing: Standing) -> Advice:
    """A hand without 2s and jokers that is played on comes in last more often than not."""
    if not revolution.qualifies(facts.asked.judged):
        return because(No(), "no-revolt")
    if _losers(facts, standing) <= FEW_LOSERS or _point_at_stake(facts) > CONCEDED:
        return because(No(), "no-revolt")
    return because(Yes(), "revolt")


def _losers(facts: Facts, standing: Standing) -> int:
    return sum(standing.led(whole(facts, place)) <= LOSER for place in facts.groups)


def _point_at_stake(facts: Facts) -> float:
    """Cards that are given up with the point (G-180)."""
    rules = facts.rules
    if not rules.open_points or not rules.revolution_concedes_point:
        return 0.0
    called = 2 if facts.me in facts.view.pre_calls else int(facts.me in facts.view.bright_calls)
    return -worth(facts, called, 0.0, 1.0)


def _shoot(facts: Facts, standing: Standing) -> Advice:
    """With the three largest, when the hand is hopeless and one of them surely stands."""
    shots = _largest(facts)
    wild = sum(w * n for w, n in zip(WILD_WORTH, facts.hand[TWOS:], strict=True))
    hopeless = wild <= HOPELESS_WILD and _losers(facts, standing) >= HOPELESS_LOSERS
    if len(shots) < three_shots.SHOTS or not hopeless:
        return because(No(), "no-revolt")
    beaten = 1.0
    for shot in shots:
        beaten *= 1 - standing.against(shot, (facts.across,))
    if 1 - beaten < SURE_TEST:
        return because(No(), "no-revolt")
    return because(Shots(shots), "revolt")


def _largest(facts: Facts) -> tuple[Combo, ...]:
    """The highest ranks first, each whole."""
    pure = [
        play
        for place in reversed(facts.groups)
        if is_pure(play := whole(facts, place), facts.rules)
    ]
    return tuple(pure[: three_shots.SHOTS])


def head(facts: Facts) -> Advice:
    """Free kills need gouji plays; without them one is rid of the rule that binds to a head."""
    hand, rules = facts.hand, facts.rules
    plays = sum(is_gouji(whole(facts, place), rules) for place in facts.groups)
    plays += hand[SMALL] + hand[BIG] + bool(hand[TWOS])
    keeps = plays >= max(1, rules.revolution_free_kills)
    return because(Yes() if keeps else No(), "keep-head" if keeps else "no-head")


def shot(facts: Facts, standing: Standing) -> Advice:
    """Break the test if all shots that are left can be beaten at a price, or open the own point
    with a pure play that costs little."""
    revolt_, asked = facts.view.revolt, facts.asked
    assert revolt_ is not None
    if asked.pure:
        return _open_by_answer(facts, standing)
    fired = len(revolt_.beaten)
    plan = _break_all(facts, standing, facts.hand, revolt_.shots[fired:])
    if plan is None:
        return _open_by_answer(facts, standing)
    plays, price = plan
    if price > SHOT_SPEND:
        return because(Pass(), "pass-cost")
    return because(Play(plays[0]), "shot")


def _break_all(
    facts: Facts, standing: Standing, hand: Counts, shots: Sequence[Combo]
) -> tuple[list[Combo], float] | None:
    """The cheapest answer to each shot in turn, and their price; None: one cannot be beaten."""
    plays: list[Combo] = []
    price = 0.0
    for each in shots:
        able = [play for play in over(facts, each) if _held(hand, play)]
        if not able:
            return None
        best = min(able, key=lambda play: (spent(facts, standing, play), not _pure(facts, play)))
        plays.append(best)
        price += spent(facts, standing, best)
        hand = without(hand, best.counts)
    return plays, price


def _held(hand: Counts, play: Combo) -> bool:
    return all(held(hand, rank) >= count for rank, count in play.counts)


def _pure(facts: Facts, play: Combo) -> bool:
    return is_pure(play, facts.rules)


def _open_by_answer(facts: Facts, standing: Standing) -> Advice:
    able = [
        play
        for target in facts.asked.targets
        for play in over(facts, target)
        if is_pure(play, facts.rules)
    ]
    if not able:
        return because(Pass(), "pass-cannot")
    best = min(able, key=lambda play: spent(facts, standing, play))
    if facts.me in facts.view.opened or spent(facts, standing, best) > POINT_SPEND:
        return because(Pass(), "pass-cost")
    return because(Play(best), "opens")


def fives(facts: Facts, standing: Standing) -> Advice:
    """Beat the pooled 5s with natural cards that are not needed elsewhere."""
    target = facts.asked.targets[0]
    able = [play for play in over(facts, target) if not play.jokers + play.twos]
    able = [play for play in able if play.rank is not Rank.TWO]
    if not able:
        return because(Pass(), "pass-cannot")
    best = min(able, key=lambda play: (spent(facts, standing, play), play.rank or 0))
    if spent(facts, standing, best) > FIVES_SPEND:
        return because(Pass(), "pass-cost")
    return because(Play(best), "cheapest")


def fours(facts: Facts) -> Advice:
    """Who has not opened by now is rid of his 4s for nothing (GAP-59)."""
    return because(facts.asked.decline, "fours-away")
