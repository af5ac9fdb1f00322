"""Which of two computers plays better: the same deals, once from each side of the table.

Each deal is played as often as the game has sides, and the first player holds the cards of each of
them once, against the second one everywhere else: luck of the cards cancels. Where everybody scores
for himself a side is one seat. Every other deal follows a made-up hand and starts with what that
one left. A result is the margin in points of the first player's side above the mean of the others,
over all hands of a deal; the interval is taken over deals, because the hands of one deal are not
independent. What counts where a profile keeps no points stands in ``known.py``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.baselines import BASELINES
from bench.known import KNOWN, Known
from bot.policies import MAKERS, YARDSTICKS, Policy, policy
from bot.self_play import Play, seed_of, stream
from engine.games import GAMES
from engine.seats import Seat, seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    game: str
    profile: str
    first: str
    second: str
    deals: int
    seed: int
    margin: float
    """Mean points (or what counts for them) a hand of *first* above *second*."""
    interval: float
    """Half the width of the 95 % interval."""

    @property
    def clear(self) -> bool:
        """The first is the better one, beyond chance."""
        return self.margin - self.interval > 0


def players(game: str) -> tuple[str, ...]:
    """Who can be measured."""
    return (*MAKERS[game], *YARDSTICKS[game], *BASELINES.get(game, {}))


def seated(game: str, name: str, seed: int, deal: int, seat: Seat) -> Policy:
    """A player by name, with a stream of chance that depends on the deal and the seat alone."""
    baselines = BASELINES.get(game, {})
    return baselines[name] if name in baselines else policy(game, name, stream(seed, deal, seat))


def margin(game: str, profile: str, first: str, second: str, seed: int, deal: int) -> float:
    """Of one deal: *first* has the seats of each side in turn."""
    played, known = GAMES[game], KNOWN.get(game, Known())
    rules = played.profiles[profile]
    carried = known.carried(rules, Random(f"carried/{seed}/{deal}")) if deal % 2 else None
    found = []
    for side, own in enumerate(played.sides):
        table = tuple(
            seated(game, first if seat in own else second, seed, deal, seat)
            for seat in seats(played.seat_count)
        )
        play = Play(game, profile, seed_of(seed, deal), table, carried=carried)
        outcome = play.finish()
        if outcome.void:
            continue  # worth nothing to anybody
        points = known.worth(outcome, play.hand.state)
        others = [worth for other, worth in enumerate(points) if other != side]
        found.append(points[side] - fmean(others))
    return fmean(found) if found else 0.0


def duel(
    game: str,
    profile: str,
    first: str,
    second: str,
    deals: int,
    seed: int,
    done: Callable[[], None],
) -> Duel:
    """*deals* deals, at least two; *done* is called after each."""
    margins = []
    for deal in range(deals):
        margins.append(margin(game, profile, first, second, seed, deal))
        done()
    return Duel(
        game=game,
        profile=profile,
        first=first,
        second=second,
        deals=deals,
        seed=seed,
        margin=round(fmean(margins), 3),
        interval=round(1.96 * stdev(margins) / sqrt(deals), 3),
    )


def table(duels: Sequence[Duel]) -> Table:
    shown = Table("game", "profile", "first", "second", "deals", "points a hand", "95 %")
    for each in duels:
        shown.add_row(
            each.game,
            each.profile,
            each.first,
            each.second,
            str(each.deals),
            f"{each.margin:+.2f}",
            f"± {each.interval:.2f}",
        )
    return shown


def _require(
    parser: argparse.ArgumentParser, what: str, known: Iterable[str], named: Iterable[str]
) -> None:
    for name in named:
        if name not in known:
            parser.error(f"no {what} {name!r}; there is: {', '.join(known)}")


def main(words: Sequence[str] | None = None) -> int:
    """0: the first is clearly better in every profile; 1: it is not."""
    parser = argparse.ArgumentParser(prog="python -m bench.duplicate", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="gouji")
    parser.add_argument("--first", default="greedy")
    parser.add_argument("--second", action="append", help="random; several in turn, or all")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="append")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    profiles = args.profile or list(GAMES[args.game].profiles)
    seconds = args.second or ["random"]
    if seconds == ["all"]:
        seconds = ["random", *YARDSTICKS[args.game]]
    _require(parser, "player", players(args.game), [args.first, *seconds])
    _require(parser, "profile", GAMES[args.game].profiles, profiles)
    deals = max(2, args.deals)
    duels = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for profile, second in product(profiles, seconds):
            task = progress.add_task(f"{args.first} - {second}, {profile}", total=deals)
            done = partial(progress.advance, task)
            duels.append(duel(args.game, profile, args.first, second, deals, args.seed, done))
    if args.json:
        print(json.dumps([asdict(each) for each in duels]))
    else:
        Console().print(table(duels))
    return int(not all(each.clear for each in duels))


if __name__ == "__main__":
    sys.exit(main())
