"""Throwing one's 4s away unasked (扔4): when no play is left that could open the point (G-178)."""

from __future__ import annotations

from typing import Final

from bot.policies.gouji.calling import chance_to_open
from bot.policies.gouji.facts import FOURS, Facts
from bot.policies.gouji.standing import Standing
from engine.gouji.actions import Action, ThrowFours
from engine.gouji.asked import Matter
from engine.gouji.fours import Fours
from engine.gouji.options import FourPolicy

HOPE: Final = 0.1
"""A smaller chance to open is none."""


def throwing(facts: Facts, standing: Standing) -> Action | None:
    """ThrowFours, or None."""
    asked, view = facts.asked, facts.view
    mine = asked.matter is Matter.LEAD or (asked.matter is Matter.RESPOND and asked.may_answer)
    if not mine or facts.rules.four_policy is not FourPolicy.CERTIFICATE_VOID:
        return None
    if asked.limits.fours is Fours.FREE or facts.me in view.opened or not facts.hand[FOURS]:
        return None
    hopeless = not facts.can_open or chance_to_open(facts, standing) < HOPE
    return ThrowFours() if hopeless else None
