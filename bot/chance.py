"""The only place that draws chance: seeds of shuffles and secrets of tables."""

from __future__ import annotations

import secrets
from typing import Protocol

from engine.shuffle import SEED_BITS


class Chance(Protocol):
    def seed(self) -> int:
        """For the shuffle of one hand."""
        ...

    def secret(self) -> str:
        """A key that stays with one table."""
        ...

    def mark(self) -> str:
        """A short mark that does not come twice."""
        ...


class SystemChance:
    def seed(self) -> int:
        return secrets.randbits(SEED_BITS)

    def secret(self) -> str:
        return secrets.token_hex(16)

    def mark(self) -> str:
        return secrets.token_hex(6)
