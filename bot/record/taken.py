"""What a record holds, and how it is taken from the journal of a hand that is over (谱)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.record.steps import Step, steps
from engine import gouji
from engine.cards import Card
from engine.errors import Rejected
from engine.gouji.carried import Carried
from engine.gouji.events import GoujiEvent
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Proof:
    """What shows that the cards were not chosen: *seal*, public before the deal, is the SHA-256
    of *seed*, public after the hand."""

    seal: str
    """64 hexadecimal digits."""
    seed: str
    """32 hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What the seed dealt after the cuts."""

    drawer: Seat
    """Who drew first."""
    cuts: tuple[int, ...]
    """How many cards each cut put below."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order drawn."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the hand ended."""

    void: bool
    """It counts for nothing and is dealt anew (G-253)."""
    places: tuple[Seat, ...]
    points: tuple[int, ...]
    sweep: bool
    over: bool
    winner: int | None
    after: Carried | None
    """What it left to the next hand; None: that one opens the game anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole hand: from *rules*, what the hand before left, and the seed, *steps* lead to
    *result*."""

    rules: GoujiRules
    carried: Carried | None
    deal: Dealt
    steps: tuple[Step, ...]
    result: Result
    proof: Proof


def taken(events: Sequence[GoujiEvent]) -> Record:
    """The record of a hand, from its journal. Raises Rejected while the hand runs."""
    state = evolved(events)
    result = result_of(state)
    if result is None:
        raise Rejected("record-later")
    return Record(
        rules=state.rules,
        carried=started(events),
        deal=dealt(state),
        steps=tuple(steps(events)),
        result=result,
        proof=Proof(state.deal.seal, state.deal.seed),
    )


def evolved(events: Sequence[GoujiEvent]) -> State:
    state: State | None = None
    for event in events:
        state = gouji.evolve(state, event)
    assert state is not None
    return state


def started(events: Sequence[GoujiEvent]) -> Carried | None:
    """What the hand was opened with: agreements may have changed it since (G-097)."""
    return getattr(events[0], "carried", None)


def dealt(state: State) -> Dealt:
    """The deal of a hand, as it was drawn."""
    return Dealt(state.deal.drawer, state.deal.cuts, state.deal.cards)


def result_of(state: State) -> Result | None:
    """How the hand ended, or None while it runs."""
    outcome = gouji.outcome(state)
    if outcome is None:
        return None
    return Result(
        void=outcome.void,
        places=outcome.places,
        points=outcome.points,
        sweep=outcome.sweep,
        over=outcome.over,
        winner=outcome.winner,
        after=gouji.carried(state),
    )
