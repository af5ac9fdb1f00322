"""Computer players by themselves, hand after hand: for figures, and to find what breaks."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any, Final, TextIO, TypeVar

from bot import policies
from bot.policies import Policy
from engine.decision import Hold
from engine.errors import Rejected
from engine.game import Outcome
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat, seats
from engine.shuffle import SEED_BITS, written

BOUND: Final = 10_000
"""Decisions after which a hand counts as one that does not end."""

Progress = Callable[[int], None]
"""Told how many hands are done."""
Table = tuple[Policy, ...]
"""Who sits where."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What to play. Hand *n* of a seed is the same hand, whoever plays it and whenever."""

    game: str = "gouji"
    profile: str = "finalstone"
    hands: int = 100
    seed: int = 1
    policy: str = "random"


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A hand that did not go as every hand must."""

    hand: int
    """Its number, from 0."""
    seed: str
    """Of its shuffle."""
    decisions: int
    """Answers given until then."""
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    game: str
    profile: str
    policy: str
    seed: int
    hands: int
    """Hands that ended as they must."""
    decisions: int
    """Answers given; a declined hearing is one."""
    decisions_per_second: float
    mean_decisions_a_hand: float
    places: tuple[tuple[int, ...], ...]
    """By seat: how often it came first, second and so on."""
    scores: tuple[float, ...]
    """By seat: mean points of its side."""
    points: tuple[float, ...]
    """By side: mean points a hand."""
    failures: tuple[Failure, ...]


class Broken(Exception):
    """A hand does not end, or a card is lost."""


class Play:
    """One hand being played by *table*, which must be one policy a seat."""

    def __init__(self, game: str, profile: str, seed: int, table: Table) -> None:
        self._game = GAMES[game]
        self._table = table
        self.decisions = 0
        self.hand: Hand[Any, Any, Any, Any]
        self.hand, _ = Hand.open(self._game, self._game.profiles[profile], seed)

    def finish(self) -> Outcome:
        """Play on to the end. Raises Broken; whatever a policy or the rules raise comes through."""
        dealt = self._cards()
        while self.hand.pending is not None:
            self.settle()
            if self.decisions > BOUND:
                raise Broken(f"still open after {BOUND} decisions")
        if self._cards() != dealt:
            raise Broken(f"dealt {dealt}, found {self._cards()} by rank")
        outcome = self._game.outcome(self.hand.state)
        assert outcome is not None
        return outcome

    def settle(self) -> None:
        """One question. All who are asked look at the same table, because answers are sealed."""
        hand, view, table = self.hand, self._game.view, self._table
        question, state = hand.pending, hand.state
        assert question is not None
        answers = [
            (ask.seat, table[ask.seat].choose(view(state, ask.seat))) for ask in question.asks
        ]
        if not answers and question.hold is Hold.NONE:
            raise Broken("nobody is asked, and nothing holds the hand")
        hand, _ = hand.answers(question.id, answers)
        self.decisions += len(answers)
        if question.hold is not Hold.NONE:
            hand, _ = hand.release(question.id)
        self.hand = hand

    def _cards(self) -> tuple[int, ...]:
        """All cards of the hand by rank, held or played."""
        views = [self._game.view(self.hand.state, seat) for seat in seats(self._game.seat_count)]
        counts = [view.hand for view in views] + [views[0].played]
        return tuple(map(sum, zip(*counts, strict=True)))


def seed_of(seed: int, hand: int) -> int:
    """The seed of the shuffle of one hand."""
    digest = hashlib.sha256(f"{seed}/{hand}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def stream(seed: int, hand: int, seat: Seat) -> Random:
    """The chance of one seat in one hand, which tells nothing about the shuffle."""
    return Random(f"{seed}/{hand}/{seat}")


class _Tally:
    """What the hands played so far add up to."""

    def __init__(self, seat_count: int) -> None:
        self.places = [[0] * seat_count for _ in range(seat_count)]
        self.points: list[float] = []
        self.decisions = 0
        self.ended = 0
        self.failures: list[Failure] = []

    def add(self, outcome: Outcome) -> None:
        self.ended += 1
        for place, seat in enumerate(outcome.places):
            self.places[seat][place] += 1
        before = self.points or [0.0] * len(outcome.points)
        self.points = [sum(pair) for pair in zip(before, outcome.points, strict=True)]

    def means(self) -> tuple[float, ...]:
        return tuple(round(value / self.ended, 3) for value in self.points)


def simulate(
    game: str,
    profile: str,
    hands: int,
    seed: int,
    policy: str = "random",
    progress: Progress | None = None,
) -> Report:
    """*hands* hands of one kind of player in every seat.

    A hand that fails is reported and the next one begun. Raises LookupError for a game, a profile
    or a policy that does not exist.
    """
    places = seats(_found(GAMES, "game", game).seat_count)
    _found(GAMES[game].profiles, "profile", profile)
    tally = _Tally(len(places))
    started = perf_counter()
    for number in range(hands):
        table = tuple(policies.policy(game, policy, stream(seed, number, s)) for s in places)
        play = Play(game, profile, seed_of(seed, number), table)
        try:
            tally.add(play.finish())
        except Exception as error:
            tally.failures.append(_failure(seed, number, play, error))
        tally.decisions += play.decisions
        if progress is not None:
            progress(number + 1)
    seconds = perf_counter() - started
    means = tally.means()
    return Report(
        game=game,
        profile=profile,
        policy=policy,
        seed=seed,
        hands=tally.ended,
        decisions=tally.decisions,
        decisions_per_second=round(tally.decisions / seconds, 1),
        mean_decisions_a_hand=round(tally.decisions / max(1, hands), 1),
        places=tuple(map(tuple, tally.places)),
        scores=tuple(means[seat % len(means)] for seat in places) if means else (),
        points=means,
        failures=tuple(tally.failures),
    )


T = TypeVar("T")


def _found(known: Mapping[str, T], what: str, name: str) -> T:
    if name not in known:
        raise LookupError(f"no {what} {name!r}; there is: {', '.join(known)}")
    return known[name]


def _failure(seed: int, number: int, play: Play, error: Exception) -> Failure:
    code = error.code if isinstance(error, Rejected) else str(error)
    return Failure(
        hand=number,
        seed=written(seed_of(seed, number)),
        decisions=play.decisions,
        words=f"{type(error).__name__}: {code}",
    )


def run(order: Order, out: TextIO, progress: Progress | None = None) -> int:
    """Plays *order* and writes one JSON object. 0: all is well; 1: a hand failed; 2: there is no
    such game, profile or policy."""
    try:
        report = simulate(
            order.game, order.profile, order.hands, order.seed, order.policy, progress
        )
    except LookupError as error:
        _write({"error": str(error.args[0])}, out)
        return 2
    _write(asdict(report), out)
    return 1 if report.failures else 0


def _write(content: object, out: TextIO) -> None:
    json.dump(content, out, ensure_ascii=False)
    out.write("\n")
