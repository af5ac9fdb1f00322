"""Hands that were folded lately: a cache, so that one step need not fold the last one's events.

Nothing depends on it. An entry is used only as far as the rows bear it out, and entered only when
what it holds has been committed.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from bot.sitting import AnyHand
from engine.events import Event

KEPT: Final = 128


@dataclass(frozen=True, slots=True)
class Folded:
    """A hand with all its events."""

    hand: AnyHand
    log: tuple[Event, ...]


@dataclass(slots=True)
class RecentHands:
    most: int = KEPT
    _hands: OrderedDict[str, Folded] = field(default_factory=OrderedDict)

    def find(self, hand_id: str, length: int) -> Folded | None:
        """The hand as it was after at most *length* events."""
        found = self._hands.get(hand_id)
        return found if found is not None and len(found.log) <= length else None

    def keep(self, hand_id: str, folded: Folded) -> None:
        self._hands[hand_id] = folded
        self._hands.move_to_end(hand_id)
        while len(self._hands) > self.most:
            self._hands.popitem(last=False)

    def forget(self, hand_id: str) -> None:
        self._hands.pop(hand_id, None)
