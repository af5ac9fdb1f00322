"""One table during one step: what it was, and what the step adds to it.

A sitting is made from rows, changed by the functions of one step, and written in one transaction
or not at all. Nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final
from zlib import crc32

from bot.messages import Address, Message
from bot.narrate import Narrator, Narrators
from bot.table import Phase, Table
from bot.tempo import Tempo
from engine.decision import Decision
from engine.events import EVERYONE, Event, Viewer
from engine.game import Outcome
from engine.hand import Hand
from engine.seats import Seat

AnyHand = Hand[Any, Any, Any, Any]

LASTING: Final = ("dissolve", "house")
"""Kinds of timers that go on when a hand begins, moves on or ends."""
_HANDS: Final = 36**5
QUESTIONS: Final = 36**3
"""What buttons call a question: the mark of its hand, and fewer than so many questions of it. Both
together are 8 digits of a token."""


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that must happen at a time: a row of the deadlines."""

    kind: str
    """``hold``, ``turn``, ``naming``, ``calling``, ``ping``; ``computers``: they have more to do;
    ``lobby``, ``kept``, ``idle``, ``next``, ``redeal``: see ``lobby.py``; ``dissolve``: see
    ``dissolving.py``; ``house``: see ``house/voting.py``."""
    due: datetime
    runs: float | None = None
    """Seconds that start to run when the message that shows the question has gone out; *due* is
    then the latest end. None: *due* is final."""
    hand: str = ""
    decision: int = 0
    seat: int = -1
    row: int | None = None
    """Id of the row, once it is stored."""


@dataclass(frozen=True, slots=True)
class Who:
    """A person as the core sees one."""

    id: int
    address: Address
    name: str
    """As it fits into a line."""
    reachable: bool
    """Whether the bot may write to him in private."""
    language: str
    discreet: bool = False
    """He is answered alone in the room, see :attr:`bot.port.ChatPort.discreet`."""

    @property
    def playable(self) -> bool:
        """Whether there is a way to show him his cards."""
        return self.reachable or self.discreet


@dataclass(slots=True)
class Sitting:
    was: Table
    """The table before the step."""
    table: Table
    hand: AnyHand | None
    log: list[Event]
    """Every event of the hand, stored and new."""
    stored: int
    """How many of them are stored already."""
    people: Mapping[int, Who]
    title: str
    now: datetime
    tempo: Tempo
    narrators: Narrators
    timers: Sequence[Timer]
    """The rows as they were before the step."""
    discreet: bool = False
    """People are answered alone in the room of the table."""
    here: Who | None = None
    """Who asked for the step, where he can be answered alone."""
    answer: Message | None = None
    """... and the private message that is his answer. Nothing of it is stored."""
    inside: Who | None = None
    """Who asked for the step in his private chat: he is answered there, whether or not he wants
    messages by themselves."""
    clear: bool = False
    """All timers of the table end, but for those that outlast a hand."""
    drop: list[Timer] = field(default_factory=list)
    add: list[Timer] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    touched: set[Seat] = field(default_factory=set)
    """Seats whose private message must be renewed."""
    assured: set[Seat] = field(default_factory=set)
    """Those of them who are told at once that they were heard: when the question moves on with
    their answer, the next one is soon enough."""
    panels: dict[Seat, str] = field(default_factory=dict)
    """Keyboards asked for, other than the first one."""
    pushed: set[Seat] = field(default_factory=set)
    """Seats whose private message is posted anew at the end of their chat."""
    naming: bool = False
    """It is one of the public times at which the room is told for whom the table waits."""
    board: bool = False
    """The table message must be renewed whatever else happens."""
    board_anew: bool = False
    """... and posted anew at the end of the room."""
    _numbered: tuple[int, int] = (0, 0)
    """The engine's number of a question, and ours."""

    @property
    def narrator(self) -> Narrator:
        """That of the game that the table plays now."""
        return self.narrators[self.table.game]

    @property
    def outcome(self) -> Outcome | None:
        """What the hand was worth, if it has come to an end by itself."""
        return None if self.hand is None else self.hand.game.outcome(self.hand.state)

    @property
    def new(self) -> list[Event]:
        return self.log[self.stored :]

    @property
    def question(self) -> Decision[Any] | None:
        """The open one. A hand that was given up leaves none."""
        if self.hand is None or self.table.phase is not Phase.PLAYING:
            return None
        return self.hand.pending

    @property
    def decision(self) -> int:
        """What buttons call the open question; 0 when there is none.

        It counts public events only. The engine's own id counts sealed answers too, and nobody
        may learn from a button how many were given. The hand is in it: buttons of an earlier hand
        may stand somewhere for ever, and must not answer the same question of this one.
        """
        question = self.question
        if question is None:
            return 0
        if self._numbered[0] != question.id:
            self._numbered = question.id, len(self.public(self.log[: question.id]))
        mark = crc32(self.table.hand_id.encode()) % _HANDS
        return mark * QUESTIONS + self._numbered[1]

    def tell(self, message: Message) -> None:
        """Say it to whoever asked for the step: in the answer, where he can be answered alone."""
        if self.here is not None:
            self.answer = message
        else:
            self.messages.append(message)

    def record(self, step: tuple[AnyHand, Sequence[Event]]) -> None:
        """Take over the result of a step of the hand."""
        self.hand, events = step
        self.log.extend(events)

    def view(self, viewer: Viewer) -> Any:
        assert self.hand is not None
        return self.hand.game.view(self.hand.state, viewer)

    def public(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.audience is EVERYONE]

    def news(self, seat: Seat) -> tuple[list[Event], list[Event]]:
        """What *seat* had seen when it last answered by itself, and what it has seen since.

        An answer that came by itself, or from a stand-in, hides nothing that its owner has not
        been told.
        """
        start = self.table.told[seat]
        before, since = self.log[:start], self.log[start:]
        return self._seen(before, seat), self._seen(since, seat)

    def _seen(self, events: Sequence[Event], seat: Seat) -> list[Event]:
        return [event for event in events if event.audience.includes(seat)]

    def timer(self, kind: str, seat: int = -1) -> Timer | None:
        """The running timer of the open question, as it was before the step."""
        return next((t for t in self.timers if t.kind == kind and t.seat == seat), None)

    def running(self) -> list[Timer]:
        """The timers as they will be after the step. One that waits for its message is given as
        it runs when that goes out now."""
        return [_shown(timer, self.now) for timer in (*self.kept, *self.add)]

    @property
    def kept(self) -> list[Timer]:
        """Those of before that go on after the step."""
        kept = [timer for timer in self.timers if timer not in self.drop]
        return [timer for timer in kept if timer.kind in LASTING] if self.clear else kept

    def deadline(self, seat: Seat) -> datetime | None:
        """When this seat's clock runs out."""
        turns = (t for t in self.running() if t.kind == "turn" and t.seat == seat)
        return next((timer.due for timer in turns), None)


def _shown(timer: Timer, now: datetime) -> Timer:
    if timer.runs is None:
        return timer
    return replace(timer, due=now + timedelta(seconds=timer.runs), runs=None)
