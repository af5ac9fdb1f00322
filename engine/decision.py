"""What the table is waiting for, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from engine.seats import Seat

A = TypeVar("A", covariant=True)


class Pace(StrEnum):
    """How long people need. The bot turns this into seconds or hours; the engine has no clock."""

    SETUP = "setup"
    LEAD = "lead"
    RESPOND = "respond"


class Hold(StrEnum):
    """Why a question stays open for a time that no answer can shorten.

    Which hold a question has follows from public facts only.
    """

    NONE = "none"
    MASK = "mask"
    """A short delay that hides whether a pass was thought about or came by itself."""
    WINDOW = "window"
    """Everybody has the same time to jump in (in Gouji: to burn, 烧牌)."""


@dataclass(frozen=True, slots=True)
class Ask(Generic[A]):
    """One seat that owes an answer, and what counts as its answer when it gives none."""

    seat: Seat
    default: A
    waits: bool = True
    """Whether the table waits for it. A burn question does not: it ends with the hold."""
    window: bool = False
    """Whether more may be answered before the hold has run than after it (a burn)."""
    sampled: bool = False
    """Whether the menu lists only some of the legal answers, because they are too many. Public
    facts decide, such as how many cards are held."""


@dataclass(frozen=True, kw_only=True)
class Decision(Generic[A]):
    """One open question. At any moment a hand has exactly one, or it is over.

    Without slots, for :func:`engine.frozen.changed`.

    *asks* follows from public facts only, in the order in which the rules let people speak: who
    is asked must not tell what anybody holds. Each seat has its own menu, so one question can ask
    the opposite to beat and four others to burn.
    """

    id: int
    """Length of the event log when the question opened. Every button carries it."""

    kind: str
    asks: tuple[Ask[A], ...]
    """Seats that still owe an answer: first those for whom nobody waits, then the others in the
    order in which they are heard."""
    pace: Pace

    order: tuple[Seat, ...] = ()
    """All for whom the table waits, in the order in which they are heard, whether they have
    answered or not: it stays as it was when the question opened."""

    sealed: bool = False
    """Answers stay hidden, and may be changed, until the rules open them."""

    changeable: tuple[Seat, ...] = ()
    """Seats that have given a sealed answer and may replace it."""

    spares: bool = True
    """Whether one with a single legal answer may be spared the question. Not where having to think
    would tell what he holds."""

    hold: Hold = Hold.NONE
    """Set until :meth:`engine.hand.Hand.release` is called for this question."""

    def accepts(self, seat: Seat) -> bool:
        for ask in self.asks:
            if ask.seat == seat:
                return True
        return seat in self.changeable
