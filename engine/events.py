"""What every event has: a stored name, a stored version, and who may learn of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, Protocol

from engine.seats import Seat

Viewer = Seat | None
"""A seat, or ``None`` for the group and for spectators."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may see an event. An event is shown whole or not at all: there is no masking."""

    seats: frozenset[Seat] | Literal["everyone"]

    def includes(self, viewer: Viewer) -> bool:
        return self.seats == "everyone" or viewer in self.seats


EVERYONE: Final = Audience("everyone")
NOBODY: Final = Audience(frozenset())


def only(*seats: Seat) -> Audience:
    return Audience(frozenset(seats))


class Event(Protocol):
    """A fact of a hand. Events are frozen dataclasses that state both class variables."""

    kind: ClassVar[str]
    """The stored name. It never changes."""
    version: ClassVar[int]
    """Raised when a field changes; ``upcasts.py`` of the game lifts older ones."""

    @property
    def audience(self) -> Audience: ...
