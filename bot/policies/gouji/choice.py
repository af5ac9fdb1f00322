"""One possible answer, what it is worth and why."""

from __future__ import annotations

from dataclasses import dataclass

from bot.text import Text
from engine.gouji.actions import Action


@dataclass(frozen=True, slots=True)
class Advice:
    """What to answer, and the reason as one sentence for the player himself."""

    action: Action
    reason: Text


def because(action: Action, reason: str, **facts: object) -> Advice:
    return Advice(action, Text(f"hint-{reason}", facts))
