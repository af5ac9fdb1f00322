"""What a person is told at once about what he just did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.inbound import Click, Inbound
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
    alone: bool = False
    """For the person alone, where he can be reached."""
    language: str = ""
    """His own, where it is known already."""
    echo: bool = False
    """What he sees anyway says the same."""
    screen: Message | None = None
    """A private message, where he is answered alone: below the text."""
    living: bool = False
    """The screen is the state of his hand."""

    def message(self, inbound: Inbound, who: Who) -> Message:
        """The same as a message to *who*, in answer to *inbound*.

        Plain answers to one person in one chat that have not gone out yet take each other's
        place: a hundred foolish commands are not answered a hundred times.
        """
        assert self.text is not None
        to: Address = who.address if self.alone and who.reachable else inbound.at
        opening = Button(Text("button-open-private"), start=self.start)
        buttons = (*self.buttons, (opening,)) if self.start else self.buttons
        slot = "" if self.buttons else f"told{who.id}"
        return Message(to=to, lines=(self.text,), buttons=buttons, slot=slot, repost=True)


NOTHING = Told()


def noted(sitting: Sitting, action: Any, asked: Any = None) -> Told:
    """This answer has been taken down, or was played. *asked* is what its player was asked."""
    said = sitting.narrator.said(action, asked)
    return Told(Text("noted", {"action": said}), echo=True)


def answer(sitting: Sitting, inbound: Inbound, who: Who, told: Told) -> Told:
    """What is left of *told* to answer *inbound* with. Where nobody waits for an answer it is said
    in the step itself: then it is said exactly once."""
    if told.text is None or sitting.here is not None or isinstance(inbound, Click):
        return told
    sitting.messages.append(told.message(inbound, who))
    return NOTHING
