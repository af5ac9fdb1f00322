"""What a person is told at once about what he just did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.messages import Address, Button, Keyboard, Message
from bot.sitting import Sitting, Who
from bot.text import Text


@dataclass(frozen=True, slots=True)
class Told:
    text: Text | None = None
    alert: bool = False
    """To be confirmed, where it answers a click."""
    start: str = ""
    """Payload of the private chat to open: a click opens it, a message has a button for it."""
    buttons: Keyboard = ()
    """Where it is said as a message."""

    def message(self, to: Address) -> Message:
        """The same as a message."""
        assert self.text is not None
        opening = Button(Text("button-open-private"), start=self.start)
        buttons = (*self.buttons, (opening,)) if self.start else self.buttons
        return Message(to=to, lines=(self.text,), buttons=buttons)


NOTHING = Told()


def aloud(to: Address, work: Callable[[Sitting, Who], Told]) -> Callable[[Sitting, Who], Told]:
    """*work*, with what it tells said to *to* in the same step: then it is said exactly once."""

    def step(sitting: Sitting, who: Who) -> Told:
        told = work(sitting, who)
        if told.text is not None:
            sitting.messages.append(told.message(to))
        return NOTHING

    return step
