"""A chat platform in memory that keeps to the limits of the real ones.

What people see is :meth:`FakeChat.shows`; everything that was ever written is
:attr:`FakeChat.writes`. Messages that no platform would take are refused and noted in
:attr:`FakeChat.refused`, which a test should find empty.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Literal

from bot.clock import Clock
from bot.messages import Address
from bot.pace import POLITE, Pace
from bot.port import (
    ChatError,
    Gone,
    Moved,
    Refused,
    Rendered,
    RenderedButton,
    Sent,
    SlowDown,
    Unreachable,
)
from bot.text import Mention, Piece

TOKEN_BYTES = 64
TEXT_LENGTH = 4096
BUTTONS = 100
COPIED = 256

What = Literal["send", "edit", "strip", "delete"]


@dataclass(frozen=True, slots=True)
class Write:
    """One call that had an effect."""

    at: datetime
    what: What
    to: Address
    id: str
    text: str
    buttons: tuple[tuple[str, ...], ...]
    changed: bool = True
    """False: an edit that showed the same as before, which is a wasted write."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as it stands in the chat."""

    id: str
    message: Rendered

    @property
    def text(self) -> str:
        return text_of(self.message)

    @property
    def buttons(self) -> tuple[tuple[str, ...], ...]:
        return labels_of(self.message)

    def token(self, label: str) -> str:
        """The token behind the button with this label."""
        found = [b for row in self.message.buttons for b in row if b.label == label]
        assert found, f"no button {label!r} among {self.buttons}"
        return found[0].token or found[0].start


@dataclass(slots=True)
class Fault:
    """Raise *error* in the *nth* matching call from now on, and in *times* - 1 further ones."""

    error: Callable[[], ChatError]
    nth: int
    times: int
    to: Address | None
    what: What | None
    after: bool
    """The write happens all the same, and only then the error is raised."""

    def strikes(self, what: What, to: Address) -> bool:
        if (self.to not in (None, to)) or (self.what not in (None, what)) or not self.times:
            return False
        if self.nth > 1:
            self.nth -= 1
            return False
        self.times -= 1
        return True


@dataclass(slots=True)
class FakeChat:
    """Implements :class:`bot.port.ChatPort`."""

    clock: Clock
    platform: str = "fake"
    discreet: bool = False
    pace: Pace = POLITE
    room_writes: int = 20
    """Sends, edits and strips that a room takes in any 60 s, over all its topics."""
    all_writes: int = 30
    """... that all chats together take in any second."""
    closed: set[Address] = field(default_factory=set)
    """People who blocked the bot, rooms that threw it out."""
    writes: list[Write] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    slowed: int = 0
    """How often a limit was hit: a good sender never does."""
    moved: dict[str, str] = field(default_factory=dict)
    """Old chat id to new."""
    _chats: dict[Address, dict[str, Rendered]] = field(default_factory=dict)
    _faults: list[Fault] = field(default_factory=list)
    _numbers: int = 0

    # What the bot calls

    async def send(self, to: Address, message: Rendered) -> Sent:
        error = self._admit("send", to, message)
        self._numbers += 1
        sent = Sent(to, str(self._numbers))
        self._chats.setdefault(to, {})[sent.id] = message
        self._wrote("send", sent, message)
        return self._answer(error, sent)

    async def edit(self, sent: Sent, message: Rendered) -> None:
        error = self._admit("edit", sent.to, message)
        self._replace("edit", sent, message)
        self._answer(error, sent)

    async def strip(self, sent: Sent) -> None:
        error = self._admit("strip", sent.to)
        self._replace("strip", sent, replace(self._standing(sent), buttons=()))
        self._answer(error, sent)

    async def delete(self, sent: Sent) -> None:
        error = self._admit("delete", sent.to)
        gone = self._chats.get(sent.to, {}).pop(sent.id, None)
        if gone is not None:
            self._wrote("delete", sent, Rendered(()))
        self._answer(error, sent)

    # What a test calls

    def shows(self, to: Address) -> list[Shown]:
        """The messages that stand in a chat, oldest first."""
        return [Shown(id, message) for id, message in self._chats.get(to, {}).items()]

    def last(self, to: Address) -> Shown:
        """The newest of them."""
        shown = self.shows(to)
        assert shown, f"nothing was sent to {to.key}"
        return shown[-1]

    def to(self, to: Address) -> list[Write]:
        """What was written to a chat, in order."""
        return [write for write in self.writes if write.to == to]

    def fail(
        self,
        error: Callable[[], ChatError] | ChatError,
        *,
        nth: int = 1,
        times: int = 1,
        to: Address | None = None,
        what: What | None = None,
        after: bool = False,
    ) -> None:
        """See :class:`Fault`."""
        make = (lambda: error) if isinstance(error, ChatError) else error
        self._faults.append(Fault(make, nth, times, to, what, after))

    def remove(self, to: Address, id: str) -> None:
        """Somebody deletes a message of the bot."""
        del self._chats[to][id]

    # Within

    def _admit(self, what: What, to: Address, message: Rendered | None = None) -> ChatError | None:
        """Let the call have its effect, or raise. Returns the error to raise afterwards."""
        fault = next((fault for fault in self._faults if fault.strikes(what, to)), None)
        if fault is not None and not fault.after:
            raise fault.error()
        if to.chat in self.moved:
            raise Moved(self.moved[to.chat])
        if to in self.closed:
            raise Unreachable(to.key)
        if message is not None:
            self._check(message)
        self._limit(to)
        return None if fault is None else fault.error()

    def _answer(self, error: ChatError | None, sent: Sent) -> Sent:
        if error is not None:
            raise error
        return sent

    def _replace(self, what: What, sent: Sent, message: Rendered) -> None:
        before = self._standing(sent)
        self._chats[sent.to][sent.id] = message
        self._wrote(what, sent, message, changed=before != message)

    def _standing(self, sent: Sent) -> Rendered:
        found = self._chats.get(sent.to, {}).get(sent.id)
        if found is None:
            raise Gone(sent.id)
        return found

    def _check(self, message: Rendered) -> None:
        buttons = [button for row in message.buttons for button in row]
        wrong = [
            *(["empty text"] if not text_of(message).strip() else []),
            *(["long text"] if len(text_of(message)) > TEXT_LENGTH else []),
            *(["many buttons"] if len(buttons) > BUTTONS else []),
            *(f"token {b.token!r}" for b in buttons if len(b.token.encode()) > TOKEN_BYTES),
            *(f"dead button {b.label!r}" for b in buttons if _acts(b) != 1),
            *(f"copies {b.copied!r}" for b in buttons if len(b.copied) > COPIED),
            *("blank button" for b in buttons if not b.label.strip()),
        ]
        if wrong:
            self.refused.extend(wrong)
            raise Refused("; ".join(wrong))

    def _limit(self, to: Address) -> None:
        self._allow(timedelta(seconds=1), self.all_writes, lambda write: True)
        if not to.private:
            self._allow(
                timedelta(seconds=60),
                self.room_writes,
                lambda write: write.to.chat == to.chat and not write.to.private,
            )

    def _allow(self, window: timedelta, most: int, counts: Callable[[Write], bool]) -> None:
        now = self.clock.now()
        recent = takewhile(lambda write: write.at > now - window, reversed(self.writes))
        at = [write.at for write in recent if counts(write)]
        if len(at) >= most:
            self.slowed += 1
            raise SlowDown(max(1.0, (at[-1] + window - now).total_seconds()))

    def _wrote(self, what: What, sent: Sent, message: Rendered, changed: bool = True) -> None:
        write = Write(
            self.clock.now(), what, sent.to, sent.id, text_of(message), labels_of(message), changed
        )
        self.writes.append(write)


def text_of(message: Rendered) -> str:
    """What people read; moments as ``20:00:45``."""
    return "".join(map(_spoken, message.pieces))


def _spoken(piece: Piece) -> str:
    match piece:
        case str():
            return piece
        case Mention(name=name):
            return name
    return f"{piece:%H:%M:%S}"


def labels_of(message: Rendered) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(button.label for button in row) for row in message.buttons)


def _acts(button: RenderedButton) -> int:
    """In how many ways a button does something."""
    return sum(map(bool, (button.token, button.start, button.copied)))
