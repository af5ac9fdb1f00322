"""Where a story stands: what its claims look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.errors import Rejected
from engine.hand import Hand
from engine.seats import Seat

AnyHand = Hand[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the story stands."""

    rules: Any
    hand: AnyHand
    log: tuple[Any, ...] = ()
    """All that has happened in it."""
    refused: Rejected | None = None
    """Why the last line was refused."""

    @property
    def state(self) -> Any:
        """The whole truth."""
        return self.hand.state

    @property
    def public(self) -> Any:
        """What everybody sees."""
        return self.hand.game.view(self.hand.state, None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who still owes an answer."""
        question = self.hand.pending
        return () if question is None else tuple(each.seat for each in question.asks)
