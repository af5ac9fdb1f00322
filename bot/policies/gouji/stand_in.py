"""What may not be spent for a person whose clock has run out."""

from __future__ import annotations

from bot.policies.gouji.advice import advice
from bot.policies.stand_in import StandIn
from engine.cards import Rank
from engine.gouji.actions import Action, Burn, Play
from engine.gouji.view import View


def stand_in() -> StandIn:
    """Sound play that costs the person nothing he might have kept: no burn, no 2s and no jokers;
    rather nothing, or the smallest lead."""
    return StandIn("1", lambda view: advice(view).action, _dear)


def _dear(view: View, action: Action) -> bool:
    match action:
        case Burn():
            return True
        case Play(combo=combo):
            return any(rank >= Rank.TWO for rank, _ in combo.counts)
        case _:
            return False
