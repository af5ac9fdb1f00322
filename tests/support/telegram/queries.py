"""Pressed buttons and the answers to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.support.telegram.messages import Message
    from tests.support.telegram.people import Person
    from tests.support.telegram.world import World

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the person who pressed gets to see."""

    text: str = ""
    show_alert: bool = False
    url: str = ""


@dataclass(slots=True, eq=False)
class Query:
    """One press of one button. Every press has to be answered, once."""

    world: World = field(repr=False)
    id: str
    person: Person
    message: Message
    data: str
    at: float
    update: Json | None = field(default=None, repr=False)
    answer: Answer | None = None
    excused: bool = False

    async def answered(self, timeout: float = 60.0) -> Answer:  # noqa: ASYNC109
        """Wait for the answer."""
        await self.world.wait_for(lambda: self.answer, timeout=timeout)
        assert self.answer is not None
        return self.answer

    def excuse(self) -> None:
        """Do not count it as a fault that nobody answered, e.g. after a killed process."""
        self.excused = True

    @property
    def is_owed(self) -> bool:
        """The bot had the press and the person still looks at a spinning button."""
        pending = self.world.updates.is_pending(self.update)
        return self.answer is None and not self.excused and not pending
