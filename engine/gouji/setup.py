"""The preparations of a hand as they stand: which stage, what is asked, what is owed (G-040)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from engine.cards import Rank
from engine.gouji import options as o
from engine.gouji.actions import Action
from engine.gouji.carried import Carried, Debt
from engine.gouji.matters import Matter
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import SEATS
from engine.seats import Seat

Answers = tuple[Action | None, ...]
"""The sealed answer of each seat."""
NO_ANSWERS: Final[Answers] = (None,) * SEATS


class Stage(StrEnum):
    """One after another; which and in which order, the house rules say."""

    LAST = "last"
    SWAP = "swap"
    PRE_CALL = "pre-call"
    CUT = "cut"
    DEAL = "deal"
    LEADER = "leader"
    NATURAL = "natural"
    DOT = "dot"
    LEVEL = "level"
    TRIBUTE = "tribute"
    BUY = "buy"
    BRIGHT_CALL = "bright-call"
    REVOLUTION = "revolution"
    FIVES = "fives"


@lru_cache(maxsize=64)
def stages(rules: GoujiRules) -> tuple[Stage, ...]:
    """All stages that a hand under *rules* can have, in their order (G-040, G-066, G-250)."""
    exchange = (Stage.TRIBUTE, Stage.BUY)
    if rules.buy_before_tribute:
        exchange = (Stage.BUY, Stage.TRIBUTE)
    early = rules.revolution_check is o.RevolutionCheck.DRAWN
    return (
        Stage.LAST,
        Stage.SWAP,
        Stage.PRE_CALL,
        Stage.CUT,
        Stage.DEAL,
        Stage.LEADER,
        Stage.NATURAL,
        Stage.DOT,
        *((Stage.REVOLUTION,) if early else ()),
        Stage.LEVEL,
        *exchange,
        Stage.BRIGHT_CALL,
        *(() if early else (Stage.REVOLUTION,)),
        Stage.FIVES,
    )


@dataclass(frozen=True, kw_only=True)
class Survey:
    """A question to several seats at once. Without slots, for :func:`engine.frozen.changed`."""

    matter: Matter
    seats: tuple[Seat, ...]
    """In the order of the rules."""
    about: Seat | None = None
    rank: Rank | None = None
    answers: Answers = NO_ANSWERS
    released: bool = False

    @property
    def complete(self) -> bool:
        """Everybody has answered and the hold, where there is one, has run."""
        return (self.released or len(self.seats) == 1) and all(
            self.answers[seat] is not None for seat in self.seats
        )

    def said(self, kind: type[Action]) -> tuple[Seat, ...]:
        """Who answered so, in the order of the rules."""
        return tuple(seat for seat in self.seats if isinstance(self.answers[seat], kind))


@dataclass(frozen=True, slots=True)
class Due:
    """Small cards that *seat* owes *to* for a tribute that he took (G-084)."""

    seat: Seat
    to: Seat
    count: int
    final: bool = False
    """It replaces cards that were refused, and must be taken (GAP-66)."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Cards that *to* has just been returned by *seat*, and may refuse (G-086)."""

    seat: Seat
    to: Seat
    cards: tuple[int, ...]
    """Their ranks, lowest first."""


@dataclass(frozen=True, kw_only=True)
class Setup:
    """Without slots, for :func:`engine.frozen.changed`."""

    stage: Stage | None = None
    asked: int = 0
    """Questions that this stage has had."""
    debts: tuple[Debt, ...] = ()
    """All that is owed from the hand before; a debt is named by its place here."""
    off: frozenset[int] = frozenset()
    """Debts that are waived or void."""
    set_off: frozenset[int] = frozenset()
    """Debts whose cards are shown and stay (G-082)."""
    countered: tuple[int, ...] = ()
    settled: frozenset[int] = frozenset()
    resisted: bool = False
    """Whether resisting has been looked at."""
    received: tuple[tuple[int, ...], ...] = ()
    """Cards of tribute that each seat took in this hand, by rank."""
    dues: tuple[Due, ...] = ()
    offers: tuple[Offer, ...] = ()
    cuts: int = 0
    """Cuts that the opposite still has to make."""
    helper: Seat | None = None
    """The ally who pays for the buyer that was asked about."""
    unhelped: frozenset[tuple[Seat, Rank]] = frozenset()
    """Buyers for whom nobody pays, and what they lack."""
    dotted: tuple[Seat, ...] = ()
    """Who has named a number for a big joker, once for each."""
    fives: tuple[tuple[Seat, int], ...] = ()
    first: bool = True
    """A first or reopened hand."""


def begun(carried: Carried | None) -> Setup:
    """The preparations of a hand that follows *carried*."""
    if carried is None:
        return Setup()
    return Setup(debts=carried.debts, first=False)
