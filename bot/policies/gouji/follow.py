"""Answering a play (管牌): shedding a weak group, winning the lead and denying it to the enemy,
against what is spent for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.covers import covers
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.plan import whole
from bot.policies.gouji.standing import Standing
from engine.cards import Rank
from engine.counts import without
from engine.gouji import burn
from engine.gouji.actions import ApplyForWind, Pass, Play, Yield
from engine.gouji.combos import CARRIED, Combo, strength
from engine.gouji.open_point import opens
from engine.gouji.options import StuffedModel
from engine.gouji.plays import beating
from engine.gouji.state import SEATS

TWO_COST: Final = 1.0
SMALL_COST: Final = 1.1
BIG_COST: Final = 2.0
RANK_COST: Final = 0.2
"""For each rank above 10."""
WINNER_COST: Final = 0.5
"""For a group that would have stood by itself."""
SHED: Final = 1.0
"""For getting rid of a group that would not."""
LEAD_WORTH: Final = 2.0
"""What the lead is worth more, divided by the groups left."""
DENY: Final = 1.0
"""For taking away a play that would stand."""
ALLY_TEMPO: Final = 0.15
ALLY_STANDS: Final = 1.0
WIND_WORTH: Final = 1.0
"""A follow must be worth this much when the lead may come by the wind."""
MELEE_LEAST: Final = 0.2
PRESS_COST: Final = 2 * BIG_COST
"""What may be spent to stop an enemy's burn."""
DANGER: Final = 10
"""An enemy with at most so many cards is close to going out."""
ALLY_CARDS: Final = 6
"""An ally with more cards than this can be left to answer."""


CARD_WORTH: Final = 0.15
"""A card of tribute, in leads."""
STUFFED_COST: Final = 0.6
STUFFED_DEAD: Final = 2.0
"""For being left with nothing but 3s: where that costs tribute, and where it costs the place."""


class Follow(NamedTuple):
    play: Combo
    score: float
    cost: float
    shed: float
    tempo: float
    deny: float


def follow(facts: Facts, standing: Standing) -> Advice:
    """What to answer as one who may beat the play or pass."""
    if facts.view.burner == facts.me:
        return _burn_on(facts)
    options = [weigh(facts, standing, play) for play in covers(facts)]
    if not options:
        return _without(facts)
    best = max(options, key=_preference)
    out = next((option for option in options if option.play.size == sum(facts.hand)), None)
    if out is not None:
        return because(Play(out.play), "out")
    if _must_press(facts):
        press = min(options, key=lambda option: (option.cost, _preference(option)))
        if press.cost <= PRESS_COST:
            return because(Play(press.play), "deny")
    return _weighed(facts, best)


def _burn_on(facts: Facts) -> Advice:
    """A burner who was pressed goes on where he beats it with a joker and can still finish
    (G-161)."""
    asked, rules = facts.asked, facts.rules
    assert asked.top is not None
    able = [
        play
        for play in beating(facts.hand, asked.top, rules)
        if play.jokers and burn.feasible(without(facts.hand, play.counts), rules, covered=False)
    ]
    if not able:
        return _declined(facts)
    best = min(able, key=lambda play: (play.big, play.small, play.twos, play.rank or 99))
    return because(Play(best), "burn")


def _weighed(facts: Facts, best: Follow) -> Advice:
    least = MELEE_LEAST if facts.view.melee else 0.0
    if facts.asked.may_apply and best.score <= WIND_WORTH:
        return because(ApplyForWind(), "wind")
    if best.score <= least:
        return _declined(facts)
    if facts.asked.may_yield and _others_may_do_it(facts, best):
        return because(Yield(), "yield")
    return because(Play(best.play), _why_play(facts, best))


def _without(facts: Facts) -> Advice:
    """Nothing beats the play."""
    if facts.asked.may_apply:
        return because(ApplyForWind(), "wind")
    top = facts.asked.top
    assert top is not None
    dead = strength(top, facts.rules.mixed_jokers).big and not facts.rules.joker_kills
    return because(Pass(), "joker-dead" if dead else "pass-cannot")


def _declined(facts: Facts) -> Advice:
    """A yield does the same as a pass and keeps the last word (G-133)."""
    if facts.asked.may_yield:
        return because(Yield(), "yield")
    return because(Pass(), _why_pass(facts))


def _why_pass(facts: Facts) -> str:
    top = facts.view.top
    assert top is not None
    if facts.leader_if_stood == facts.me:
        return "wind"
    return "pass-cost" if facts.hostile(top.seat) else "pass-ally"


def _why_play(facts: Facts, best: Follow) -> str:
    top = facts.view.top
    assert top is not None
    close = top.seat in facts.enemies and facts.view.left[top.seat] <= DANGER
    if close and best.deny > DENY / 2:
        return "deny"
    return "shed" if best.shed > max(best.deny, best.tempo) else "cheapest"


def _preference(option: Follow) -> tuple[float, int, int, int]:
    """Equal scores: fewer wild cards, lower rank, fewer cards."""
    play = option.play
    return (option.score, -play.twos - play.jokers, -(play.rank or 99), -play.size)


def _lead_stays_ours(facts: Facts) -> bool:
    """Whether the lead would go to an ally (or to this seat) if the play stood."""
    holder = facts.leader_if_stood
    return holder is not None and not facts.hostile(holder)


def _must_press(facts: Facts) -> bool:
    """An enemy is burning: stopped once, he is off his run (G-160)."""
    view = facts.view
    top = view.top
    return top is not None and view.burner == top.seat and facts.hostile(top.seat)


def _others_may_do_it(facts: Facts, best: Follow) -> bool:
    """A lower house can act, and what it takes is dear or sheds nothing (G-133)."""
    play = best.play
    if best.shed > 0.5 and not play.twos and not play.jokers:
        return False
    ally = (facts.me + 2) % SEATS
    awake = ally in facts.view.in_play and facts.view.left[ally] > ALLY_CARDS
    return awake and (best.deny >= best.tempo or bool(play.twos or play.jokers))


def weigh(facts: Facts, standing: Standing, play: Combo) -> Follow:
    """What *play* is worth over the top."""
    stands = 1.0 if facts.kills_free(play) else standing.led(play)
    emptied = _empties(facts, play)
    shed = SHED * (1 - standing.led(whole(facts, emptied))) if emptied is not None else 0.0
    left = max(1, len(facts.groups) - (emptied is not None))
    tempo = stands * (1 + LEAD_WORTH / left)
    tempo += _opening(facts, play, stands)
    cost = spent(facts, standing, play) + _stuffing(facts, play, stands)
    deny = 0.0
    top = facts.view.top
    assert top is not None
    would = standing.against(top.combo, facts.stoppers)
    if not _lead_stays_ours(facts):
        deny = (DENY + _point_denied(facts)) * would
        score = tempo + shed + deny - cost
    elif facts.leader_if_stood == facts.me:
        score = tempo + shed - cost - would * (1 + LEAD_WORTH / max(1, len(facts.groups)))
    else:
        score = ALLY_TEMPO * tempo + shed - cost - ALLY_STANDS * would
    return Follow(play, score, cost, shed, tempo, deny)


def _opening(facts: Facts, play: Combo, stands: float) -> float:
    """A follow that stands opens the point like a lead (G-171)."""
    if not facts.can_open or not opens(play, facts.rules):
        return 0.0
    return CARD_WORTH * stands


def _point_denied(facts: Facts) -> float:
    """Beating the play that would open the point of one's own opposite (G-171)."""
    view, top = facts.view, facts.view.top
    assert top is not None
    closed = not facts.rules.open_points or view.melee
    if closed or top.seat != facts.across or top.seat in view.opened | view.closed:
        return 0.0
    return CARD_WORTH * opens(top.combo, facts.rules)


def _stuffing(facts: Facts, play: Combo, stands: float) -> float:
    """The play before the 3s, unless it stands (G-233)."""
    if not facts.threes or sum(facts.hand) - play.size != facts.threes:
        return 0.0
    dead = facts.rules.stuffed_model is StuffedModel.DEAD
    return (STUFFED_DEAD if dead else STUFFED_COST) * (1 - stands)


def _empties(facts: Facts, play: Combo) -> int | None:
    """The place of the carried rank that *play* uses up."""
    if play.rank is None or play.rank is Rank.TWO:
        return None
    place = CARRIED.index(play.rank)
    return place if play.count == facts.hand[place] else None


def spent(facts: Facts, standing: Standing, play: Combo) -> float:
    """What the cards of *play* would be worth elsewhere."""
    twos = play.twos + (play.count if play.rank is Rank.TWO else 0)
    cost = TWO_COST * twos + SMALL_COST * play.small + BIG_COST * play.big
    if play.rank is None or play.rank is Rank.TWO:
        return cost
    cost += RANK_COST * max(0, play.rank - Rank.TEN)
    return cost + WINNER_COST * standing.led(whole(facts, CARRIED.index(play.rank)))
