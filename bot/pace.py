"""How often a chat may be written to: pure book-keeping over moments, no waiting.

Sends, edits and strips all count, as they do for the platforms. Topics of one room share what the
room may take.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.messages import Address


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """All times in seconds."""

    window: float = 60.0
    room_writes: int = 18
    """Writes that a room takes in any *window*. Platforms allow 20; the rest is for writes that a
    killed process could not note down."""
    room_burst: int = 9
    """So many of them may follow each other at *room_gap*; the rest is spread over the window, so
    that a lively table never falls silent for long."""
    room_spare: int = 6
    """Old messages lose their buttons only while the room has so many writes left."""
    room_gap: float = 1.0
    person_gap: float = 1.0
    all_writes: int = 25
    """Writes that one platform takes in any second."""
    at_once: int = 16
    """Calls under way at one time."""
    patience: float = 60.0
    """A call that takes longer is given up; nobody knows whether it had an effect."""
    retry_first: float = 1.0
    retry_most: float = 60.0
    """How long a chat rests after a failure nobody knows the reason of: doubled each time, from
    the first to at most this."""

    def rest(self, failures: int) -> timedelta:
        """How long a chat rests after so many *failures* of one message, the last one counted."""
        doubled = self.retry_first * 2 ** min(max(0, failures - 1), 16)
        return timedelta(seconds=min(doubled, self.retry_most))


POLITE: Final = Pace()

UNPACED: Final = Pace(
    room_writes=10**9,
    room_burst=10**9,
    room_gap=0.0,
    person_gap=0.0,
    all_writes=10**9,
    retry_first=0.01,
    retry_most=0.1,
)
"""For platforms and tests that take everything at once."""


def chat_of(address: Address) -> str:
    """What shares one limit: a person, or a room with all its topics. Begins every
    :attr:`~bot.messages.Address.key` in it."""
    kind = "person" if address.private else "room"
    return f"{address.platform}/{kind}/{address.chat}/"


def platform_of(chat: str) -> str:
    """The platform of a chat, see :func:`chat_of`."""
    return chat.partition("/")[0]


def is_room(chat: str) -> bool:
    return chat.split("/", 2)[1] == "room"


@dataclass(slots=True)
class _Chat:
    writes: deque[datetime] = field(default_factory=deque)
    """Those within the window, oldest first."""
    held_until: datetime | None = None


class Budget:
    """What each chat and each platform may still take."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._window = timedelta(seconds=pace.window)
        self._chats: dict[str, _Chat] = {}
        self._platforms: dict[str, deque[datetime]] = {}

    def wrote(self, chat: str, at: datetime) -> None:
        """A write ended at *at*: counting from its end is safe, whenever it really happened."""
        entry = self._chats.setdefault(chat, _Chat())
        entry.writes.append(at)
        self._forget(entry, at)

    def hold_back(self, chat: str, until: datetime) -> None:
        """Nothing to this chat before *until*."""
        entry = self._chats.setdefault(chat, _Chat())
        entry.held_until = max(until, entry.held_until or until)

    def ready_at(self, chat: str, now: datetime) -> datetime:
        """The first moment, not before *now*, at which this chat takes a write."""
        entry = self._chats.get(chat)
        if entry is None:
            return now
        ready = max(now, entry.held_until or now)
        if not entry.writes:
            return ready
        gap = self._pace.room_gap if is_room(chat) else self._pace.person_gap
        ready = max(ready, entry.writes[-1] + timedelta(seconds=gap))
        return max(ready, self._spread(entry, now)) if is_room(chat) else ready

    def _spread(self, entry: _Chat, now: datetime) -> datetime:
        self._forget(entry, now)
        writes, most = entry.writes, self._pace.room_writes
        if len(writes) < min(self._pace.room_burst, most):
            return now
        if len(writes) >= most:
            return writes[len(writes) - most] + self._window
        last = writes[-1]
        return last + (writes[0] + self._window - last) / (most - len(writes))

    def spare(self, chat: str, now: datetime) -> bool:
        """Whether the chat has writes to spare for what is only tidy."""
        entry = self._chats.get(chat)
        if entry is None or not is_room(chat):
            return True
        self._forget(entry, now)
        return self._pace.room_writes - len(entry.writes) >= self._pace.room_spare

    def reserve(self, platform: str, now: datetime) -> datetime:
        """Take the platform's next free moment, not before *now*; the caller must wait for it."""
        taken = self._platforms.setdefault(platform, deque())
        second = timedelta(seconds=1)
        while taken and taken[0] <= now - second:
            taken.popleft()
        most = self._pace.all_writes
        at = now if len(taken) < most else max(now, taken[len(taken) - most] + second)
        taken.append(at)
        return at

    def prune(self, now: datetime) -> None:
        """Forget chats that nothing limits any more."""
        for chat, entry in list(self._chats.items()):
            if self.ready_at(chat, now) <= now and (
                not entry.writes or entry.writes[-1] <= now - self._window
            ):
                del self._chats[chat]

    def _forget(self, entry: _Chat, now: datetime) -> None:
        while entry.writes and entry.writes[0] <= now - self._window:
            entry.writes.popleft()
