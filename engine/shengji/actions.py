"""Everything a Shengji player can answer.

Each action carries a literal ``kind``, because stored answers are unions and must come back as
what they were. The cards of an answer are a multiset: they stand in order, however they were named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.cards import Card
from engine.shengji.holding import ordered


@dataclass(frozen=True, slots=True)
class Declare:
    """Lay these cards for trump: one of the level, two equal ones, or two equal jokers (亮主,
    S-011, S-012)."""

    cards: tuple[Card, ...]
    kind: Literal["declare"] = "declare"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered(self.cards))


@dataclass(frozen=True, slots=True)
class NoDeclaration:
    """Lay nothing (不亮, 不反)."""

    kind: Literal["no-declaration"] = "no-declaration"


@dataclass(frozen=True, slots=True)
class Bury:
    """Lay these cards away as the bottom (埋底, S-014)."""

    cards: tuple[Card, ...]
    kind: Literal["bury"] = "bury"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered(self.cards))


@dataclass(frozen=True, slots=True)
class Play:
    """Lead these cards, or follow with them (出牌, S-040)."""

    cards: tuple[Card, ...]
    kind: Literal["play"] = "play"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered(self.cards))


Action = Declare | NoDeclaration | Bury | Play

ASIDES: Final[frozenset[str]] = frozenset()
"""Nothing is done unasked."""
