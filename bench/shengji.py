"""What a hand of Shengji may follow."""

from __future__ import annotations

from random import Random

from engine.shengji.carried import Carried
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL
from engine.shengji.trumps import LEVELS


def made_up(rules: ShengjiRules, chance: Random) -> Carried:
    """What a hand might have left: levels of both sides, and who declares."""
    one, other = (LEVELS[int(chance.random() * len(LEVELS))] for _ in range(2))
    declarer = ALL[int(chance.random() * len(ALL))]
    return Carried(levels=(one, other, one, other), declarer=declarer)
