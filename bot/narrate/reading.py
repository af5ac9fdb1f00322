"""One reader's look at a hand of any game: what he may know, and when his clock runs out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, Protocol, TypeVar

from bot.narrate import Scene
from bot.narrate.keys import Keys
from bot.narrate.people import People
from engine.seats import Seat


class Seen(Protocol):
    """What every game's view has."""

    @property
    def viewer(self) -> Seat | None: ...

    @property
    def asked(self) -> Any: ...


V = TypeVar("V", bound=Seen)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Reading(Generic[V, A]):
    """Of a view *V*, in which questions are *A*."""

    scene: Scene
    view: V
    deadline: datetime | None = None

    @property
    def seat(self) -> Seat:
        """Raises ValueError for a view that is nobody's own."""
        if self.view.viewer is None:
            raise ValueError("a private screen has a reader")
        return self.view.viewer

    @property
    def people(self) -> People:
        return People(self.scene, self.view.viewer)

    @property
    def keys(self) -> Keys:
        return Keys(self.scene)

    @property
    def asked(self) -> A:
        """What he is asked. Raises ValueError when it is nothing."""
        found: A | None = self.view.asked
        if found is None:
            raise ValueError("nothing is asked")
        return found
