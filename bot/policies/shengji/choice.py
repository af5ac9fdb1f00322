"""One possible answer, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.shengji.actions import Action


class Reason(StrEnum):
    """Why an answer is advised: each is one sentence for the player himself."""

    QUIET = "quiet"
    """Too few trumps to declare."""
    DECLARE = "declare"
    """Many trumps of that suit."""
    OVERTURN = "overturn"
    BURY = "bury"
    """Low cards of short suits."""
    ONLY = "only"
    """There is no choice."""
    THROW = "throw"
    """Nobody can beat any part of it."""
    BOSS = "boss"
    """Nothing higher is left."""
    TRACTOR = "tractor"
    HIGH = "high"
    """Likely to take the trick."""
    LOW = "low"
    """Costs least."""
    WIN = "win"
    """Takes the trick."""
    RUFF = "ruff"
    """Takes the trick with trumps."""
    FEED = "feed"
    """Gives points to the partner."""
    DUCK = "duck"
    """The trick is theirs: no points into it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to answer, and the reason."""

    action: Action
    reason: Reason
