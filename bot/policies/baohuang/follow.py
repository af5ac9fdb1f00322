"""Whether to beat a play, and with what."""

from __future__ import annotations

from typing import Final

from bot.policies.baohuang.danger import feeling, near, stuffs
from bot.policies.baohuang.facts import Facts
from bot.policies.baohuang.last import stuffing
from bot.policies.baohuang.lead import RUN
from bot.policies.baohuang.sides import masked
from bot.policies.baohuang.worth import SURE, losers, saved
from engine.baohuang import hold_six
from engine.baohuang.actions import Action, ApplyForWind, Pass, Play
from engine.baohuang.asked import Asked
from engine.baohuang.combos import Combo
from engine.baohuang.plays import beating
from engine.baohuang.roles import Role
from engine.cards import Card, Rank
from engine.seats import Seat

LEAD: Final = 0.5
"""What it is worth to get the lead."""
FRIEND: Final = 0.5
"""What it costs to take the lead from a friend whose play would stand."""
WATCHED: Final = 24
"""While he has more cards than this, a hidden guard does all that a commoner would."""
SHOWN: Final = 0.3
SHOWN_EARLY: Final = 1.2
"""What it costs the hidden guard to be known, late and early in the hand."""


def follow(asked: Asked, facts: Facts) -> Action:
    """The best play if it is better than none; else the wind, where it may be asked for."""
    assert asked.top is not None
    options = [
        play
        for play in beating(asked.hand, asked.marks, asked.top, asked.rules)
        if hold_six.may_lay(play, asked.hand, asked.rules) and _quiet(facts, play)
    ]
    out = next((play for play in options if play.size == sum(asked.hand)), None)
    if out is not None:
        return Play(out)
    if options:
        stopping = _stopping(asked, facts)
        scored = [(_score(facts, play) + stopping, play) for play in options]
        best, play = max(scored, key=lambda each: (each[0], -each[1].jokers, -(each[1].rank or 99)))
        if best > 0:
            return Play(play)
    return ApplyForWind() if asked.may_apply else Pass()


def _quiet(facts: Facts, play: Combo) -> bool:
    """A guard who hides does not spend what is dear on his own emperor, but at first, when
    everybody looks."""
    top = facts.view.top
    assert top is not None
    if facts.left[facts.me] > WATCHED:
        return True
    dear = bool(play.jokers) or play.rank is Rank.TWO
    return not (dear and masked(facts.view) and top.seat == facts.view.emperor)


def _score(facts: Facts, play: Combo) -> float:
    stands = facts.stands(play)
    score = saved(facts, play) + LEAD * stands
    if stands >= SURE and losers(facts, play) <= 1:
        score += RUN
    score -= stuffing(facts, play)
    if facts.view.role is Role.GUARD and facts.view.guard is None:
        shown = any(mark is not Card.XE for mark in play.marks)
        score -= shown * (SHOWN_EARLY if masked(facts.view) else SHOWN)
    return score


def _stopping(asked: Asked, facts: Facts) -> float:
    """What it is worth that the play on top does not stand."""
    top = facts.view.top
    assert top is not None
    assert asked.top is not None
    owner = top.seat
    if owner not in facts.view.in_play:
        owner = _heir(facts, owner)
        if owner == facts.me:
            return -LEAD
    side = feeling(facts, owner)
    worth = near(facts, owner) + FRIEND
    stopped = -side * worth if side > 0 else -side * near(facts, owner)
    return stopped + stuffs(facts, top.seat)


def _heir(facts: Facts, seat: Seat) -> Seat:
    """Who leads when the last play of *seat* stands (B-034)."""
    after = [Seat((seat + step) % len(facts.left)) for step in range(1, len(facts.left) + 1)]
    return next(each for each in after if each in facts.view.in_play)
