"""What a record holds, and how it is taken from the journal of a hand that is over (谱)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.record.step import Step
from bot.record.steps import steps
from engine.deals import Dealt, Proof
from engine.errors import Rejected
from engine.game import AnyGame
from engine.games import GAMES
from engine.seats import Seat

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Result(Generic[C]):
    """How the hand ended."""

    void: bool
    """It counts for nothing and is dealt anew (G-253)."""
    places: tuple[Seat, ...]
    points: tuple[int, ...]
    sweep: bool
    over: bool
    winner: int | None
    after: C | None
    """What it left to the next hand; None: that one opens the game anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole hand: from *rules*, what the hand before left, and the seed, *steps* lead to
    *result*."""

    game: str
    rules: Any
    carried: Any
    deal: Dealt
    steps: tuple[Step, ...]
    result: Result[Any]
    proof: Proof


def taken(game: str, events: Sequence[Any]) -> Record:
    """The record of a hand of *game*, from its journal. Raises Rejected while the hand runs."""
    played = GAMES[game]
    state = evolved(played, events)
    result, deal = result_of(played, state), played.dealt(state)
    if result is None or deal is None:
        raise Rejected("record-later")
    return Record(
        game=game,
        rules=played.view(state, None).rules,
        carried=started(events),
        deal=deal,
        steps=tuple(steps(game, events)),
        result=result,
        proof=played.proof(state),
    )


def evolved(game: AnyGame, events: Sequence[Any]) -> Any:
    """The state to which *events* lead."""
    state: Any = None
    for event in events:
        state = game.evolve(state, event)
    assert state is not None
    return state


def started(events: Sequence[Any]) -> Any:
    """What the hand was opened with: agreements may have changed it since (G-097)."""
    return getattr(events[0], "carried", None)


def result_of(game: AnyGame, state: Any) -> Result[Any] | None:
    """How the hand ended, or None while it runs."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return Result(
        void=outcome.void,
        places=outcome.places,
        points=outcome.points,
        sweep=outcome.sweep,
        over=outcome.over,
        winner=outcome.winner,
        after=game.carried(state),
    )
