"""Computer players by themselves, hands or matches: for figures, and to find what breaks."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TextIO, TypeVar

from bot import policies
from bot.self_play import Match, stream
from engine.errors import Rejected
from engine.game import Outcome
from engine.games import FIRST, GAMES, first_preset
from engine.seats import Seat, seats
from engine.shuffle import written

Progress = Callable[[int], None]
"""Told how many hands, or matches, are done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What to play. Hand *n*, or match *n*, of a seed is the same, whoever plays it and when."""

    game: str = FIRST
    profile: str = ""
    """None named: the first one of the game."""
    hands: int = 100
    """By themselves; or of each match at most: 0 for what its rules say, or what is usual."""
    seed: int = 1
    policy: str = "random"
    matches: int = 0
    """0: hands by themselves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A hand that did not go as every hand must."""

    hand: int
    """Its number, or that of its match, from 0."""
    deal: int
    """Which deal of its match, from 0."""
    seed: str
    """Of its shuffle."""
    decisions: int
    """Answers given in it until then."""
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    game: str
    profile: str
    policy: str
    seed: int
    matches: int
    """Matches that ended as they must; 0 where hands were played by themselves."""
    hands: int
    """Hands that ended as they must, void ones left out."""
    voids: int
    """Hands that were void and dealt anew."""
    early: int
    """Matches that the rules ended before their last hand."""
    cut: int
    """Matches that nothing had ended when their last hand was over."""
    most: int
    """Hands after which a match is cut off; 0 where hands were played by themselves."""
    longest: int
    """Hands of the longest of these matches, one that was cut off among them."""
    decisions: int
    """Answers given; a declined hearing is one."""
    decisions_per_second: float
    mean_decisions_a_hand: float
    places: tuple[tuple[int, ...], ...]
    """By seat: how often it came first, second and so on; never in a game without places."""
    scores: tuple[float, ...]
    """By seat: mean points of its side."""
    points: tuple[float, ...]
    """By side: mean points a hand."""
    failures: tuple[Failure, ...]


class _Tally:
    """What the hands played so far add up to."""

    def __init__(self, seat_count: int) -> None:
        self.places = [[0] * seat_count for _ in range(seat_count)]
        self.points: list[float] = []
        self.count = Counter[str]()
        self.longest = 0
        self.failures: list[Failure] = []

    def add(self, outcome: Outcome) -> None:
        self.count["hands"] += 1
        for place, seat in enumerate(outcome.places):
            self.places[seat][place] += 1
        before = self.points or [0.0] * len(outcome.points)
        self.points = [sum(pair) for pair in zip(before, outcome.points, strict=True)]

    def means(self) -> tuple[float, ...]:
        return tuple(round(value / self.count["hands"], 3) for value in self.points)


def simulate(
    game: str,
    profile: str,
    hands: int,
    seed: int,
    policy: str = "random",
    progress: Progress | None = None,
    matches: int = 0,
) -> Report:
    """One kind of player in every seat: *hands* hands by themselves, or *matches* matches of that
    many hands at most (0: as many as the rules say, or as are usual).

    What fails is reported and the next one begun. Raises LookupError for a game, a profile or a
    policy that does not exist.
    """
    places = seats(_found(GAMES, "game", game).seat_count)
    profile = profile or first_preset(game)
    rules = _found(GAMES[game].profiles, "profile", profile)
    length = (hands or GAMES[game].match_length(rules)) if matches else 1
    tally = _Tally(len(places))
    started = perf_counter()
    rounds = matches or hands
    for number in range(rounds):
        table = tuple(policies.policy(game, policy, stream(seed, number, s)) for s in places)
        _play(Match(game, profile, seed, number, table), length, number, tally)
        if progress is not None:
            progress(number + 1)
    seconds = perf_counter() - started
    means, count = tally.means(), tally.count
    begun = max(1, count["hands"] + count["voids"] + len(tally.failures))
    return Report(
        game=game,
        profile=profile,
        policy=policy,
        seed=seed,
        matches=count["matches"] if matches else 0,
        hands=count["hands"],
        voids=count["voids"],
        early=count["early"],
        cut=count["cut"] if matches else 0,
        most=length if matches else 0,
        longest=tally.longest if matches else 0,
        decisions=count["decisions"],
        decisions_per_second=round(count["decisions"] / seconds, 1),
        mean_decisions_a_hand=round(count["decisions"] / begun, 1),
        places=tuple(map(tuple, tally.places)),
        scores=tuple(means[_side(game, seat)] for seat in places) if means else (),
        points=means,
        failures=tuple(tally.failures),
    )


def _side(game: str, seat: Seat) -> int:
    return next(i for i, side in enumerate(GAMES[game].sides) if seat in side)


def _play(match: Match, hands: int, number: int, tally: _Tally) -> None:
    played = 0
    try:
        for outcome in match.outcomes(hands):
            tally.add(outcome)
            played += 1
        tally.count["matches"] += 1
        tally.count["early"] += played < hands
        tally.count["cut"] += not match.score.over
        tally.longest = max(tally.longest, played)
    except Exception as error:
        tally.failures.append(_failure(match, number, error))
    tally.count["decisions"] += match.decisions
    tally.count["voids"] += match.voids


T = TypeVar("T")


def _found(known: Mapping[str, T], what: str, name: str) -> T:
    if name not in known:
        raise LookupError(f"no {what} {name!r}; there is: {', '.join(known)}")
    return known[name]


def _failure(match: Match, number: int, error: Exception) -> Failure:
    code = error.code if isinstance(error, Rejected) else str(error)
    return Failure(
        hand=number,
        deal=max(0, match.deals - 1),
        seed=written(match.seed),
        decisions=0 if match.play is None else match.play.decisions,
        words=f"{type(error).__name__}: {code}",
    )


def run(order: Order, out: TextIO, progress: Progress | None = None) -> int:
    """Plays *order* and writes one JSON object. 0: all is well; 1: a hand failed; 2: there is no
    such game, profile or policy."""
    try:
        report = simulate(
            order.game,
            order.profile,
            order.hands,
            order.seed,
            order.policy,
            progress,
            order.matches,
        )
    except LookupError as error:
        _write({"error": str(error.args[0])}, out)
        return 2
    _write(asdict(report), out)
    return 1 if report.failures else 0


def _write(content: object, out: TextIO) -> None:
    json.dump(content, out, ensure_ascii=False)
    out.write("\n")
