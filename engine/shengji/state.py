"""The whole truth of a hand. How each event changes it stands in ``booking.py``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji.actions import Action
from engine.shengji.carried import Carried
from engine.shengji.holding import Cards
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL, SEATS
from engine.shengji.trumps import Series, Trumps

__all__ = ["ALL", "NO_ANSWERS", "SEATS", "Claim", "Deal", "Laid", "Round", "State", "Trick"]

Answers = tuple[Action | None, ...]
NO_ANSWERS: Answers = (None,) * SEATS
Voids = tuple[frozenset[Series], ...]
"""By seat: the series of which it has shown to hold nothing more, by giving other cards (S-040)."""
NO_VOIDS: Final[Voids] = (frozenset(),) * SEATS


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is fixed for the whole hand once it is dealt."""

    rules: ShengjiRules
    seal: str
    seed: str = ""
    carried: Carried | None = None
    drawer: Seat = ALL[0]
    """Who draws first (SG-02)."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards in the order drawn."""
    bottom: tuple[Card, ...] = ()
    """The cards that nobody drew."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A declaration that lies open (S-011)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Round:
    """A round of declarations that is being asked."""

    seats: tuple[Seat, ...]
    answers: Answers = NO_ANSWERS


@dataclass(frozen=True, slots=True)
class Laid:
    """A play on the table."""

    seat: Seat
    cards: Cards
    attempted: Cards = ()
    """What the leader wanted to throw (SG-14)."""


@dataclass(frozen=True, slots=True)
class Trick:
    """The plays of a trick in order, and who took it."""

    laid: tuple[Laid, ...] = ()
    taken: Seat | None = None


@dataclass(frozen=True, kw_only=True)
class State:
    """Without slots, for :func:`engine.frozen.changed`."""

    deal: Deal
    hands: tuple[Cards, ...] = ()
    asking: Round | None = None
    """The round of declarations that is open."""
    rounds: tuple[Claim | None, ...] = ()
    """The declaration that counted in each round; None: nobody declared."""
    standing: Claim | None = None
    """The declaration that counts so far."""
    turned: tuple[Card, ...] = ()
    """Cards of the bottom that were turned up (SG-05)."""
    trumps: Trumps | None = None
    declarer: Seat | None = None
    taken: bool = False
    """The declarer has the bottom in his hand."""
    buried: Cards = ()
    """What he laid away."""
    leader: Seat | None = None
    """Who leads now, or has led this trick; None: before the play."""
    trick: Trick = Trick()
    last: Trick | None = None
    """The trick before."""
    void: Voids = NO_VOIDS
    points: int = 0
    """What the defenders have taken so far."""
    played: Cards = ()
    """All cards played so far, by rank and suit."""
    ended: ev.HandEnded | None = None
    voided: ev.HandVoided | None = None
    length: int = 1
    """Events so far."""
    question: int = 0
    """Events when the open question was opened."""

    @property
    def rules(self) -> ShengjiRules:
        return self.deal.rules

    @property
    def over(self) -> bool:
        return self.ended is not None or self.voided is not None

    @property
    def turn(self) -> Seat | None:
        """Whose play it is."""
        if self.leader is None:
            return None
        return Seat((self.leader + len(self.trick.laid)) % SEATS)
