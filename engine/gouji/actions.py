"""Everything a Gouji player can answer.

Each action carries a literal ``kind``, because stored answers are unions and must come back as
what they were.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.gouji.combos import Combo
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Show:
    """Show cards of the show rank for the right to lead (亮3, G-030)."""

    cards: tuple[Card, ...]
    kind: Literal["show"] = "show"


@dataclass(frozen=True, slots=True)
class NoShow:
    """Show nothing (不亮)."""

    kind: Literal["no-show"] = "no-show"


@dataclass(frozen=True, slots=True)
class Play:
    """Lead, or beat the play on top (出牌, 管)."""

    combo: Combo
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Not follow (过, G-131)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Yield:
    """Let the two after oneself speak first (让牌, G-133)."""

    kind: Literal["yield"] = "yield"


@dataclass(frozen=True, slots=True)
class ApplyForWind:
    """Ask to lead after a last play that nobody beats (申请接风, G-216)."""

    kind: Literal["apply-for-wind"] = "apply-for-wind"


@dataclass(frozen=True, slots=True)
class Burn:
    """Cover somebody else's gouji play and go for the end of one's hand (烧牌, G-154)."""

    combo: Combo
    kind: Literal["burn"] = "burn"


@dataclass(frozen=True, slots=True)
class NoBurn:
    """Decline to burn (不烧). This is not a pass and binds nothing (GAP-17)."""

    kind: Literal["no-burn"] = "no-burn"


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Unasked: let an ally look at one's cards and suggest plays (挑牌, G-245)."""

    to: Seat
    kind: Literal["show-hand"] = "show-hand"


@dataclass(frozen=True, slots=True)
class Suggest:
    """Unasked: suggest a play to the ally whose cards one was shown (G-245)."""

    to: Seat
    combo: Combo
    kind: Literal["suggest"] = "suggest"


Action = Show | NoShow | Play | Pass | Yield | ApplyForWind | Burn | NoBurn | ShowHand | Suggest
