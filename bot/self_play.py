"""Hands and matches that computer players play by themselves, each step checked."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from bot.policies import Policy, aside
from engine import game as games
from engine.decision import Hold
from engine.game import Game, Outcome
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat, seats
from engine.shuffle import SEED_BITS

BOUND: Final = 10_000
"""Decisions after which a hand counts as one that does not end."""
VOID_BOUND: Final = 50
"""Void hands in a row after which a match counts as one that does not end."""

Table = tuple[Policy, ...]
"""Who sits where."""


class Broken(Exception):
    """A hand does not end, or a card is lost."""


class Play:
    """One hand being played by *table*, which must be one policy a seat. *rules* are those of the
    profile unless given; *carried* is what the hand before left."""

    def __init__(
        self,
        game: str,
        profile: str,
        seed: int,
        table: Table,
        *,
        rules: Any = None,
        carried: Any = None,
    ) -> None:
        self._game: Game[Any, Any, Any, Any, Any] = GAMES[game]
        self._table = table
        self._dealt: Mapping[Any, int] | None = None
        self.decisions = 0
        self.hand: Hand[Any, Any, Any, Any]
        rules = self._game.profiles[profile] if rules is None else rules
        self.hand, _ = Hand.open(self._game, rules, seed, carried)

    def finish(self) -> Outcome:
        """Play on to the end. Raises Broken; whatever a policy or the rules raise comes through."""
        while self.hand.pending is not None:
            if self._dealt is None:
                self._dealt = self._game.tally(self.hand.state)
            self.settle()
            if self.decisions > BOUND:
                raise Broken(f"still open after {BOUND} decisions")
        self._count()
        outcome = self._game.outcome(self.hand.state)
        if outcome is None:
            raise Broken("nothing is asked, and the hand has no outcome")
        self._check(outcome)
        return outcome

    def settle(self) -> None:
        """One question. All who are asked look at the same table, because answers are sealed."""
        hand, view, table = self.hand, self._game.view, self._table
        question, state = hand.pending, hand.state
        assert question is not None
        views = [(ask.seat, view(state, ask.seat)) for ask in question.asks]
        for seat, seen in views:
            unasked = aside(table[seat], seen)
            if unasked is not None:
                self.hand, _ = hand.aside(seat, unasked)
                self.decisions += 1
                return
        answers = [(seat, table[seat].choose(seen)) for seat, seen in views]
        if not answers and question.hold is Hold.NONE:
            raise Broken("nobody is asked, and nothing holds the hand")
        hand, _ = hand.answers(question.id, answers)
        self.decisions += len(answers)
        if question.hold is not Hold.NONE:
            hand, _ = hand.release(question.id)
        self.hand = hand

    def carried(self) -> Any:
        """What the finished hand leaves to the next; None: that one opens the game anew."""
        return self._game.carried(self.hand.state)

    def _check(self, outcome: Outcome) -> None:
        """Each seat has one place, or none has any; and there are points for each side or none."""
        everybody = list(seats(self._game.seat_count))
        if not outcome.void and sorted(outcome.places) not in ([], everybody):
            raise Broken(f"places {outcome.places}")
        if len(outcome.points) not in (0, len(self._game.sides)):
            raise Broken(f"points {outcome.points}")

    def _count(self) -> None:
        """No card was lost or found since the deal."""
        found = self._game.tally(self.hand.state)
        if self._dealt is not None and found != self._dealt:
            raise Broken(f"dealt {self._dealt}, found {found}")


class Match:
    """Hands one after another, each with what the last one left. Void hands are dealt anew and not
    counted."""

    def __init__(
        self, game: str, profile: str, seed: int, number: int, table: Table, rules: Any = None
    ) -> None:
        self._opened = (game, profile)
        self._rules, self._table = rules, table
        self._seed, self._number = seed, number
        self.deals = 0
        """Hands begun, void ones included."""
        self.voids = 0
        self.decisions = 0
        self.score = games.Match()
        """The sum of the hands that count."""
        self.play: Play | None = None
        """The hand that is played, or was last."""

    def outcomes(self, hands: int) -> Iterator[Outcome]:
        """The result of each hand that counts, as it ends: *hands*, or fewer where one of them
        ends the match. Raises as :meth:`Play.finish` does."""
        carried: Any = None
        ended = void = 0
        while ended < hands:
            outcome = self._next(carried)
            assert self.play is not None
            carried = self.play.carried()
            if outcome.void:
                void, self.voids = void + 1, self.voids + 1
                if void > VOID_BOUND:
                    raise Broken(f"{void} void hands in a row")
                continue
            void, ended = 0, ended + 1
            self._add(outcome)
            yield outcome
            if outcome.over:
                return

    def _add(self, outcome: Outcome) -> None:
        game, profile = self._opened
        rules = GAMES[game].profiles[profile] if self._rules is None else self._rules
        self.score = GAMES[game].add(self.score, outcome, rules)

    @property
    def seed(self) -> int:
        """Of the shuffle of the hand that is played."""
        return seed_of(self._seed, self._number, max(0, self.deals - 1))

    def _next(self, carried: Any) -> Outcome:
        self.deals += 1
        self.play = Play(*self._opened, self.seed, self._table, rules=self._rules, carried=carried)
        try:
            return self.play.finish()
        finally:
            self.decisions += self.play.decisions


def seed_of(seed: int, hand: int, deal: int = 0) -> int:
    """The seed of the shuffle of one hand; of the *deal*-th one of a match."""
    words = f"{seed}/{hand}/{deal}" if deal else f"{seed}/{hand}"
    digest = hashlib.sha256(words.encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def stream(seed: int, hand: int, seat: Seat) -> Random:
    """The chance of one seat in one hand, which tells nothing about the shuffle."""
    return Random(f"{seed}/{hand}/{seat}")
