"""The whole truth of a hand. How each event changes it stands in ``booking.py``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.baohuang import events as ev
from engine.baohuang.actions import Action, Declaration
from engine.baohuang.carried import Carried, Debt
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL, SEATS
from engine.cards import Card
from engine.counts import EMPTY, Counts
from engine.seats import Seat

__all__ = ["ALL", "NO_ANSWERS", "SEATS", "Answers", "Deal", "State", "Survey", "Top"]

Answers = tuple[Action | None, ...]
"""The sealed answer of each seat."""
NO_ANSWERS: Final[Answers] = (None,) * SEATS


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is fixed for the whole hand once it is dealt."""

    rules: BaohuangRules
    seal: str
    seed: str = ""
    carried: Carried | None = None
    drawer: Seat = ALL[0]
    """Who draws first."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards in the order drawn."""


@dataclass(frozen=True, kw_only=True)
class Survey:
    """A question before the first lead while it is open, and what has been said to it so far."""

    matter: Matter
    seats: tuple[Seat, ...]
    answers: Answers = NO_ANSWERS
    released: bool = False
    """Whether the hold has run."""


@dataclass(frozen=True, kw_only=True)
class Top:
    """The play on the table, and what has been said to it so far."""

    seat: Seat
    combo: Combo
    answers: Answers = NO_ANSWERS
    released: bool = False
    """Whether the hold has run."""
    heard: tuple[Seat, ...] = ()
    """Whose answers to this very play have been opened."""


@dataclass(frozen=True, kw_only=True)
class State:
    """Without slots, like :class:`Top`, for :func:`engine.frozen.changed`."""

    deal: Deal
    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards with their suits, until the first lead."""
    hands: tuple[Counts, ...] = ()
    marks: tuple[tuple[Card, ...], ...] = ()
    """The marked cards in each hand, in the order of :class:`Card`."""
    left: tuple[int, ...] = ()
    """Cards left to each seat."""
    played: Counts = EMPTY
    """All cards played so far, by rank."""
    shown: tuple[Card, ...] = ()
    """Marked cards that have been played."""
    preparing: bool = True
    """The first lead is still to come."""
    asked: frozenset[Matter] = frozenset()
    """What has been asked before the first lead."""
    survey: Survey | None = None
    settled: int = 0
    """Debts of the hand before that are paid."""
    emperor: Seat | None = None
    """Who reigns, or is to say whether he does."""
    declined: tuple[Seat, ...] = ()
    """Who has declined the throne, in order."""
    pot: tuple[Card, ...] = ()
    """2s that have gone along with the emperor's card, and lie with who has it now (添2让)."""
    reigns: bool = False
    called: Card | None = None
    """The fourth of this makes the guard."""
    holder: Seat | None = None
    """Who was dealt the card that makes the guard."""
    grabbed: bool = False
    """The emperor claimed the throne to play alone."""
    declared: tuple[tuple[Seat, Declaration], ...] = ()
    open: bool = False
    """The guard, or the solo, was made known before the first lead."""
    guard_seen: Seat | None = None
    """Who is known to be the guard; the emperor, in a known solo."""
    kicked: bool = False
    leader: Seat | None = None
    top: Top | None = None
    stood: Top | None = None
    """The play that took the last trick, until the next lead."""
    passed: frozenset[Seat] = frozenset()
    """Who has passed in this trick."""
    places: tuple[Seat, ...] = ()
    """Who is out, first out first."""
    stuffed: tuple[tuple[Seat, Seat], ...] = ()
    """Who is out from the bottom, and by whom, last place first."""
    ended: ev.HandEnded | None = None
    voided: ev.HandVoided | None = None
    length: int = 1
    question: int = 1
    """Value of *length* when the open question was asked."""

    @property
    def rules(self) -> BaohuangRules:
        return self.deal.rules

    @property
    def owed(self) -> tuple[Debt, ...]:
        """Tribute of this hand."""
        return () if self.deal.carried is None else self.deal.carried.debts

    @property
    def dead(self) -> tuple[Seat, ...]:
        """Who is stuffed, last place first."""
        return tuple(seat for seat, _ in self.stuffed)

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Seats that still play, in seat order."""
        gone = self.places + self.dead
        return tuple(seat for seat in ALL if seat not in gone)

    @property
    def over(self) -> bool:
        """Ended, or void."""
        return self.ended is not None or self.voided is not None
