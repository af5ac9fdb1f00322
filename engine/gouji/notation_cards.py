"""What typed cards can mean in Gouji, where 2s ride along with other ranks (G-101)."""

from __future__ import annotations

from engine.cards import Rank
from engine.counts import LOWEST, Counts
from engine.gouji.combos import Combo
from engine.notation import cards

_TWO = Rank.TWO - LOWEST


def combos(text: str) -> tuple[Combo, ...]:
    """Every play that *text*, in plain spelling, can mean; the most literal first.

    None at all for words that are not cards. Raises Illegal for cards that are never one play
    (G-100).
    """
    return cards.plays(text, _combo)


def _combo(counts: Counts) -> Combo | None:
    small, big = counts[13:]
    carried = [(rank, counts[rank - LOWEST]) for rank in Rank if rank < Rank.TWO]
    carried = [(rank, count) for rank, count in carried if count]
    if len(carried) > 1:
        return None
    if carried:
        ((rank, count),) = carried
        return Combo(rank, count, counts[_TWO], small, big)
    if counts[_TWO]:
        return Combo(Rank.TWO, counts[_TWO], 0, small, big)
    return Combo(None, 0, 0, small, big)
