"""What a hand of Baohuang may follow."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.baohuang.carried import Carried, Debt
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL

STUFFED: Final = 0.25
"""How often somebody was stuffed in a hand that is made up, where he owes for it."""


def made_up(rules: BaohuangRules, chance: Random) -> Carried:
    """What a hand might have left: places, the emperor, and now and then the debt of who was
    stuffed, and so is last, to somebody else."""
    order = list(ALL)
    places = tuple(order.pop(int(chance.random() * len(order))) for _ in range(len(order)))
    emperor = ALL[int(chance.random() * len(ALL))]
    debts: tuple[Debt, ...] = ()
    if rules.stuffed_tribute and chance.random() < STUFFED:
        by = places[int(chance.random() * (len(places) - 1))]
        debts = (Debt(places[-1], by, rules.stuffed_tribute),)
    return Carried(places=places, emperor=emperor, debts=debts)
