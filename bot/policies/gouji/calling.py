"""Whether to bet that one's opposite will not open (预点, 明点): what it brings by the settlement
of the house, over the four ways in which the pair can end."""

from __future__ import annotations

from itertools import product
from typing import Final

from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.facts import Facts
from bot.policies.gouji.plan import whole
from bot.policies.gouji.standing import Standing
from engine.gouji.actions import No, Yes
from engine.gouji.asked import Matter
from engine.gouji.debts import owed_for_point
from engine.gouji.open_point import opens
from engine.gouji.rules import GoujiRules
from engine.seats import Seat

BRIGHT: Final = 1
PRE: Final = 2
LEAST: Final = 0.1
"""Cards that a call must bring on average."""
USUALLY: Final = 0.8
"""The chance that a seat of which nothing is known opens."""
LED: Final = 0.8
"""The chance that a group which would stand comes to be laid in time."""


def call(facts: Facts, standing: Standing) -> Advice:
    """Yes where the call brings more than :data:`LEAST` cards on average."""
    level = PRE if facts.asked.matter is Matter.PRE_CALL else BRIGHT
    mine = USUALLY if level == PRE else chance_to_open(facts, standing)
    theirs = 1.0 if facts.across in facts.view.opened else USUALLY
    gain = worth(facts, level, mine, theirs) - worth(facts, 0, mine, theirs)
    return because(Yes(), "call") if gain > LEAST else because(No(), "no-call")


def chance_to_open(facts: Facts, standing: Standing) -> float:
    """That some group which opens is led, or laid over another play, and stands."""
    if facts.me in facts.view.opened:
        return 1.0
    missed = 1.0
    for place in facts.groups:
        play = whole(facts, place)
        if opens(play, facts.rules):
            missed *= 1 - LED * standing.led(play)
    return 1 - missed


def worth(facts: Facts, level: int, mine: float, theirs: float) -> float:
    """Cards that this seat gets from its opposite for points, less those it pays, on average: it
    calls *level* (0, 1 bright, 2 pre) and opens with the chance *mine*, its opposite *theirs*."""
    calls = (level, _called(facts, facts.across))
    total = 0.0
    for i_open, he_opens in product((True, False), repeat=2):
        odds = (mine if i_open else 1 - mine) * (theirs if he_opens else 1 - theirs)
        total += odds * _settled(facts.rules, (i_open, he_opens), calls)
    return total


def _settled(rules: GoujiRules, opened: tuple[bool, bool], calls: tuple[int, int]) -> int:
    got = owed_for_point(rules, (opened[1], opened[0]), (calls[1], calls[0]))
    return got - owed_for_point(rules, opened, calls)


def _called(facts: Facts, seat: Seat) -> int:
    if seat in facts.view.pre_calls:
        return PRE
    return int(seat in facts.view.bright_calls)
