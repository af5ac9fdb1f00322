"""Everything a Baohuang player can answer.

Each action carries a literal ``kind``, because stored answers are unions and must come back as
what they were.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from engine.baohuang.combos import Combo
from engine.cards import Card


class Declaration(StrEnum):
    """What can be said before the first lead."""

    OPEN_GUARD = "open-guard"
    """明保 (B-010)."""
    OPEN_SOLO = "open-solo"
    """明独 (B-012)."""
    REVOLT = "revolt"
    """造反 (B-013)."""
    KICK = "kick"
    """踢: the other side doubles again (B-055)."""
    GRAB = "grab"
    """抢独: claim the emperor's card to play alone (B-054)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lead, or beat the play on top (出牌, 管)."""

    combo: Combo
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Not follow (过, B-032)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class ApplyForWind:
    """Ask to lead after a last play that nobody beats (申请接风, B-034)."""

    kind: Literal["apply-for-wind"] = "apply-for-wind"


@dataclass(frozen=True, slots=True)
class Declare:
    """Show oneself, or double (明保, 明独, 造反, 踢, 抢独)."""

    what: Declaration
    kind: Literal["declare"] = "declare"


@dataclass(frozen=True, slots=True)
class Silent:
    """Declare nothing (不亮), which is also what silence means."""

    kind: Literal["silent"] = "silent"


@dataclass(frozen=True, slots=True)
class Reign:
    """Take the throne (登基, 坐, B-050)."""

    kind: Literal["reign"] = "reign"


@dataclass(frozen=True, slots=True)
class Abdicate:
    """Decline the throne (让位, B-050)."""

    kind: Literal["abdicate"] = "abdicate"


@dataclass(frozen=True, slots=True)
class Call:
    """Show three of a card; who holds the fourth is the guard (叫, B-053)."""

    card: Card
    kind: Literal["call"] = "call"


Action = Play | Pass | ApplyForWind | Declare | Silent | Reign | Abdicate | Call

ASIDES: Final = frozenset[str]()
"""Nothing is done unasked in Baohuang."""
