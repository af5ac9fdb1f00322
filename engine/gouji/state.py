"""The whole truth of a hand. How each event changes it stands in ``booking.py``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.cards import Card
from engine.counts import EMPTY, Counts
from engine.gouji import events as ev
from engine.gouji.carried import Carried, Debt
from engine.gouji.combos import Combo
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup import NO_ANSWERS, Answers, Setup, Survey
from engine.seats import Seat, opposite

__all__ = [
    "ALL",
    "NO_ANSWERS",
    "SEATS",
    "Answers",
    "BurnLink",
    "Deal",
    "Revolt",
    "State",
    "Top",
    "facing",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is fixed for the whole hand once it is dealt."""

    rules: GoujiRules
    seal: str
    seed: str = ""
    carried: Carried | None = None
    cuts: tuple[int, ...] = ()
    """Where the deck was cut, one cut after another."""
    drawer: Seat = ALL[0]
    """Who draws first."""
    marked: int | None = None
    """Place in the deck of the card that gives the lead to who draws it."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards in the order drawn."""


@dataclass(frozen=True, kw_only=True)
class Top:
    """The play on the table, and what has been said to it so far."""

    seat: Seat
    combo: Combo
    burn: bool = False
    free_kill: bool = False
    barred: frozenset[Seat] = frozenset()
    """Who had passed in this trick when it was laid."""
    answers: Answers = NO_ANSWERS
    released: bool = False
    """Whether the hold has run."""
    heard: tuple[Seat, ...] = ()
    """Whose answers to this very play have been opened."""
    yielder: Seat | None = None
    """Who yielded and will be heard once more at the end."""
    answers_opposite: bool = False
    """It lies over a play of the owner's opposite."""
    over: Combo | None = None
    """What it beat."""


@dataclass(frozen=True, slots=True)
class BurnLink:
    """One burn of a chain: *seat* covered a play of *burned*."""

    seat: Seat
    burned: Seat
    more: bool = False
    """He has laid another play since."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revolt:
    """The one revolution of a hand (革命, section S)."""

    seat: Seat
    kills: int = 0
    """Free kills that his opposite still has (G-257)."""
    settled: bool = False
    """What the opposite keeps is decided, or the test is over."""
    shots: tuple[Combo, ...] = ()
    """The three plays of the test (G-262)."""
    beaten: tuple[Combo | None, ...] = ()
    """What the opposite answered to each so far."""


@dataclass(frozen=True, kw_only=True)
class State:
    """Without slots, like :class:`Top`, for :func:`engine.frozen.changed`."""

    deal: Deal
    hands: tuple[Counts, ...] = ()
    left: tuple[int, ...] = ()
    """Cards left to each seat."""
    played: Counts = EMPTY
    """All cards played so far, by rank."""
    setup: Setup | None = None
    """Until the first lead."""
    survey: Survey | None = None
    """The question that several are asked at once, while it is open."""
    leader: Seat | None = None
    shown_lead: bool = False
    """The first lead is his who showed for it (G-034)."""
    top: Top | None = None
    stood: Top | None = None
    """The play that took the last trick, until the next lead."""
    passed: frozenset[Seat] = frozenset()
    """Who has passed in this trick."""
    places: tuple[Seat, ...] = ()
    """Who is out, first out first."""
    dead: tuple[Seat, ...] = ()
    """Who is placed from the bottom by a false burn, last place first."""
    agents: tuple[Seat, ...] = ()
    """Who takes no part any more and has a place kept: third or fourth (自由人, G-254, G-164)."""
    revolt: Revolt | None = None
    pre_calls: frozenset[Seat] = frozenset()
    bright_calls: frozenset[Seat] = frozenset()
    stuffed: tuple[tuple[Seat, Seat], ...] = ()
    """Who was stuffed, and by whom, in order (G-233)."""
    stuffing_shown: frozenset[Seat] = frozenset()
    """Whose hidden stuffing is public by now (G-237)."""
    beaten: tuple[Seat | None, ...] = (None,) * SEATS
    """Who beat the last play of each seat."""
    opened: frozenset[Seat] = frozenset()
    natural: frozenset[Seat] = frozenset()
    """Who is open by nature (G-175)."""
    closed: frozenset[Seat] = frozenset()
    """Who cannot open any more (G-175, G-178)."""
    forfeited: frozenset[Seat] = frozenset()
    """Who counts as unopened, whatever he did (G-310, GAP-84)."""
    given_up: frozenset[Seat] = frozenset()
    """Who has given opening up, and may play or throw his 4s (G-178)."""
    gained: tuple[Counts, ...] = ()
    """What each seat holds that it did not draw (G-074)."""
    headless: frozenset[Seat] = frozenset()
    melee: bool = False
    fours_asked: bool = False
    """Whether the unopened have been asked for their 4s as melee began (GAP-59)."""
    burns: tuple[BurnLink, ...] = ()
    debts: tuple[Debt, ...] = ()
    shown: tuple[tuple[Seat, Seat], ...] = ()
    """(owner, prompter) pairs (G-245)."""
    ended: ev.HandEnded | None = None
    voided: ev.HandVoided | None = None
    length: int = 1
    question: int = 1
    """Value of *length* when the open question was asked."""

    @property
    def rules(self) -> GoujiRules:
        return self.deal.rules

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Seats that still play, in seat order."""
        return _in_play(self.places, self.dead, self.agents)

    @property
    def over(self) -> bool:
        """Ended, or void."""
        return self.ended is not None or self.voided is not None


@lru_cache(maxsize=1 << 12)
def _in_play(
    places: tuple[Seat, ...], dead: tuple[Seat, ...], agents: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    gone = places + dead + agents
    return tuple(seat for seat in ALL if seat not in gone)


def facing(revolt: Revolt) -> Seat:
    """The revolutionary's opposite."""
    return opposite(revolt.seat, SEATS)
