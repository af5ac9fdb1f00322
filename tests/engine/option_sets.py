"""House rules at random: any combination is played as it says or refused at once with the reason.

``python -m tests.engine.option_sets 2000`` plays a match under each of so many sets that can be
played, and prints one JSON object; ``--game`` names another than Gouji, and ``--seed`` begins
elsewhere.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields, replace
from enum import Enum
from itertools import islice
from random import Random
from typing import Any, Final

from bot.policies import policy
from bot.self_play import Match, stream
from engine.games import GAMES
from engine.options import Unplayable
from engine.seats import seats
from engine.shuffle import written

MOST_CHANGES: Final = 25
"""Options that differ from a profile, at most."""
HANDS: Final = 3
"""Of a match: the second is the first that follows another."""
PLAYERS: Final = ("random", "random", "greedy")
"""Who plays: two sets of three are played by random players, one by sound ones."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One set of house rules, or why it is refused."""

    profile: str
    changes: dict[str, Any]
    rules: Any
    """None where they are refused."""
    refused: Unplayable | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    number: int
    profile: str
    changes: dict[str, str]
    seed: str
    words: str


def choices(game: str, name: str) -> tuple[Any, ...]:
    """The values that a table can choose for an option, by its field."""
    option = next(each for each in fields(GAMES[game].rules_type) if each.name == name)
    listed: tuple[Any, ...] = option.metadata["choices"]
    if listed:
        return listed
    if isinstance(option.default, bool):
        return (False, True)
    kind = type(option.default)
    if issubclass(kind, Enum):
        return tuple(kind)
    assert isinstance(option.default, frozenset), name
    return _sets(game, name)


def _sets(game: str, name: str) -> tuple[Any, ...]:
    """Of a set of an enumeration: none, each alone, all."""
    values = {value for rules in GAMES[game].profiles.values() for value in getattr(rules, name)}
    kind = type(next(iter(values)))
    return (frozenset(), *(frozenset({value}) for value in kind), frozenset(kind))


def drawn(game: str, seed: int) -> Iterator[Drawn]:
    """Sets without end, each some changes of some profile."""
    profiles = GAMES[game].profiles
    names = [option.name for option in fields(GAMES[game].rules_type)]
    rng = Random(f"option sets/{seed}")
    while True:
        profile = rng.choice(list(profiles))
        changed = rng.sample(names, rng.randint(1, min(len(names), MOST_CHANGES)))
        changes = {name: rng.choice(choices(game, name)) for name in changed}
        try:
            yield Drawn(profile, changes, replace(profiles[profile], **changes))
        except Unplayable as refusal:
            yield Drawn(profile, changes, None, refusal)


def play(game: str, seed: int, number: int, rules: Any) -> Match:
    """A match under *rules*, played to its end. Raises whatever goes wrong."""
    match = match_of(game, seed, number, rules)
    for _ in match.outcomes(HANDS):
        pass
    return match


def match_of(game: str, seed: int, number: int, rules: Any) -> Match:
    name = PLAYERS[number % len(PLAYERS)]
    places = seats(GAMES[game].seat_count)
    table = tuple(policy(game, name, stream(seed, number, seat)) for seat in places)
    return Match(game, next(iter(GAMES[game].profiles)), seed, number, table, rules)


def run(game: str, sets: int, seed: int) -> tuple[Counter[str], list[Failure]]:
    """*sets* sets that can be played; what was counted on the way, and what went wrong."""
    count, failures = Counter[str](), list[Failure]()
    every = drawn(game, seed)
    while count["sets"] < sets:
        found = next(every)
        if found.rules is None:
            count["refused"] += 1
            continue
        number = count["sets"]
        count["sets"] += 1
        match = match_of(game, seed, number, found.rules)
        try:
            count["hands"] += sum(1 for _ in match.outcomes(HANDS))
        except Exception as error:
            failures.append(_failure(number, found, match, error))
        count["decisions"] += match.decisions
        count["voids"] += match.voids
    return count, failures


def _failure(number: int, found: Drawn, match: Match, error: Exception) -> Failure:
    return Failure(
        number=number,
        profile=found.profile,
        changes={name: repr(value) for name, value in found.changes.items()},
        seed=written(match.seed),
        words=f"{type(error).__name__}: {error}",
    )


def main(words: Sequence[str] | None = None) -> int:
    """0: all were played; 1: some failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.option_sets")
    parser.add_argument("sets", type=int)
    parser.add_argument("--game", choices=sorted(GAMES), default="gouji")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    count, failures = run(args.game, args.sets, args.seed)
    found = {
        **count,
        "game": args.game,
        "seed": args.seed,
        "failures": [asdict(each) for each in failures],
    }
    print(json.dumps(found, ensure_ascii=False))
    return int(bool(failures))


def some(game: str, count: int, seed: int) -> list[Drawn]:
    return list(islice(drawn(game, seed), count))


if __name__ == "__main__":
    sys.exit(main())
