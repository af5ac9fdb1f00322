"""One hand in progress: the only way to move it forward."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from engine.decision import Decision, Hold
from engine.errors import NotAsked, Stale
from engine.events import Event
from engine.game import Game
from engine.seats import Seat

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Hand(Generic[P, S, A, E]):
    """A hand (一局) as it stands after *length* events.

    Every step returns a new hand and the events that led to it, and raises
    :exc:`~engine.errors.Rejected` without any effect when it is not allowed.
    """

    game: Game[P, S, A, E, Any]
    state: S
    length: int

    @classmethod
    def open(
        cls, game: Game[P, S, A, E, Any], rules: P, seed: int, carried: Any = None
    ) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """Shuffle by *seed* (see :data:`engine.shuffle.SEED_BITS`) and begin, after a hand that
        left *carried*."""
        return cls.start(game, game.opening(rules, seed, carried))

    @classmethod
    def start(
        cls, game: Game[P, S, A, E, Any], events: Sequence[E]
    ) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """Begin from given *events*; what follows by itself is added."""
        first, *rest = events
        hand, done = cls(game, game.evolve(None, first), 1)._run(rest)
        return hand, [first, *done]

    @classmethod
    def replay(cls, game: Game[P, S, A, E, Any], events: Iterable[E]) -> Hand[P, S, A, E]:
        """Rebuild from stored facts. No rule runs, so a later rule fix cannot break old hands."""
        first, *rest = events
        state = game.evolve(None, first)
        for event in rest:
            state = game.evolve(state, event)
        return cls(game, state, 1 + len(rest))

    def follow(self, events: Sequence[E]) -> Hand[P, S, A, E]:
        """The same hand after further stored *events*."""
        state = self.state
        for event in events:
            state = self.game.evolve(state, event)
        return Hand(self.game, state, self.length + len(events))

    @cached_property
    def pending(self) -> Decision[A] | None:
        """The open question, or None when the hand is over."""
        return self.game.pending(self.state)

    def answer(self, decision: int, seat: Seat, action: A) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """Answer the open question, or replace a sealed answer.

        Raises Stale, NotAsked or Illegal.
        """
        if not self._question(decision).accepts(seat):
            raise NotAsked
        return self._run(self.game.decide(self.state, seat, action))

    def answers(
        self, decision: int, given: Iterable[tuple[Seat, A]]
    ) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """Several answers to the open question, one after another, as :meth:`answer` takes them.

        Raises as :meth:`answer` does; then none of them counts.
        """
        state, done, moved = self.state, list[E](), False
        question = self._question(decision)
        for seat, action in given:
            if moved:
                question = Hand(self.game, state, 0)._question(decision)
            if not question.accepts(seat):
                raise NotAsked
            state, events = self._advance(state, self.game.decide(state, seat, action))
            done += events
            # One sealed answer and nothing after it leaves the question as it was.
            moved = len(events) > 1 or not question.sealed
        return Hand(self.game, state, self.length + len(done)), done

    def aside(self, seat: Seat, action: A) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """Do something that answers no question and closes none. Raises Illegal."""
        return self._run(self.game.aside(self.state, seat, action))

    def lapse(self, decision: int, seats: Collection[Seat]) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """Answer by default for *seats*, whose time is up. Doing it twice is harmless."""
        hand, done = self, list[E]()
        for ask in self._question(decision).asks:
            question = hand.pending
            if question is None or question.id != decision:
                break
            if ask.seat in seats and ask in question.asks:
                hand, events = hand.answer(decision, ask.seat, ask.default)
                done.extend(events)
        return hand, done

    def release(self, decision: int) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        """The hold of *decision* has run. Raises Stale when there is none (any more)."""
        if self._question(decision).hold is Hold.NONE:
            raise Stale
        return self._run(self.game.release(self.state))

    def _question(self, decision: int) -> Decision[A]:
        question = self.pending
        if question is None or question.id != decision:
            raise Stale
        return question

    def _run(self, events: Sequence[E]) -> tuple[Hand[P, S, A, E], Sequence[E]]:
        state, done = self._advance(self.state, events)
        return Hand(self.game, state, self.length + len(done)), done

    def _advance(self, state: S, events: Sequence[E]) -> tuple[S, list[E]]:
        """*state* after *events* and after all that follows by itself."""
        game, done = self.game, list(events)
        for event in events:
            state = game.evolve(state, event)
        while following := game.upkeep(state):
            for event in following:
                state = game.evolve(state, event)
            done += following
        return state, done
