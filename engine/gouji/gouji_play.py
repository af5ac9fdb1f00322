"""What counts as a gouji play (够级牌): a strong play that only the opposite may answer."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import Rank
from engine.gouji.combos import Combo
from engine.gouji.rules import GoujiRules


@lru_cache(maxsize=1 << 16)
def is_gouji(combo: Combo, rules: GoujiRules) -> bool:
    """Whether the play reaches the minimum of its rank (G-120, G-121), or hangs a joker (G-122).

    Attached 2s count as the rank they join (G-123). Ranks that are not listed never qualify.
    It does not matter whether it leads or follows (G-127).
    """
    if combo.jokers or combo.rank is None:
        return True
    return combo.count + combo.twos >= dict(rules.gouji_min).get(combo.rank, 99)


def is_pure(combo: Combo, rules: GoujiRules) -> bool:
    """A gouji play of 10 to A without any 2 or joker (纯够级牌, G-124)."""
    if combo.rank is None or combo.jokers or combo.twos:
        return False
    return Rank.TEN <= combo.rank <= Rank.ACE and is_gouji(combo, rules)
