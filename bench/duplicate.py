"""Which of two computers plays better: the same deals, once from each side of the table.

Each deal is played twice, so that both players hold both sets of hands: luck of the cards cancels.
A result is the margin of points by the scoring of the profile, the mean of both hands; the
interval is taken over deals, because the two hands of one deal are not independent.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.baselines import BASELINES
from bot.policies import MAKERS, Policy, policy
from bot.simulate import Play, seed_of, stream
from engine.games import GAMES
from engine.seats import Seat, seats

GAME: Final = "gouji"
PLAYERS: Final = (*MAKERS[GAME], *BASELINES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    profile: str
    first: str
    second: str
    deals: int
    seed: int
    margin: float
    """Mean points a hand of *first* above *second*."""
    interval: float
    """Half the width of the 95 % interval."""

    @property
    def clear(self) -> bool:
        """The first is the better one, beyond chance."""
        return self.margin - self.interval > 0


def seated(name: str, seed: int, deal: int, seat: Seat) -> Policy:
    """A player by name, with a stream of chance that depends on the deal and the seat alone."""
    return BASELINES[name] if name in BASELINES else policy(GAME, name, stream(seed, deal, seat))


def margin(profile: str, first: str, second: str, seed: int, deal: int) -> float:
    """Of one deal: *first* has the even seats, then the odd ones."""
    places = seats(GAMES[GAME].seat_count)
    found = []
    for side in (0, 1):
        table = tuple(
            seated(first if seat % 2 == side else second, seed, deal, seat) for seat in places
        )
        points = Play(GAME, profile, seed_of(seed, deal), table).finish().points
        found.append(points[side] - points[1 - side])
    return fmean(found)


def duel(
    profile: str, first: str, second: str, deals: int, seed: int, done: Callable[[], None]
) -> Duel:
    """*deals* deals, at least two; *done* is called after each."""
    margins = []
    for deal in range(deals):
        margins.append(margin(profile, first, second, seed, deal))
        done()
    return Duel(
        profile=profile,
        first=first,
        second=second,
        deals=deals,
        seed=seed,
        margin=round(fmean(margins), 3),
        interval=round(1.96 * stdev(margins) / sqrt(deals), 3),
    )


def table(duels: Sequence[Duel]) -> Table:
    shown = Table("profile", "first", "second", "deals", "points a hand", "95 %")
    for each in duels:
        shown.add_row(
            each.profile,
            each.first,
            each.second,
            str(each.deals),
            f"{each.margin:+.2f}",
            f"± {each.interval:.2f}",
        )
    return shown


def main(words: Sequence[str] | None = None) -> int:
    """0: the first is clearly better in every profile; 1: it is not."""
    parser = argparse.ArgumentParser(prog="python -m bench.duplicate", description=__doc__)
    parser.add_argument("--first", choices=PLAYERS, default="greedy")
    parser.add_argument("--second", choices=PLAYERS, default="random")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="append", choices=list(GAMES[GAME].profiles))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    profiles = args.profile or list(GAMES[GAME].profiles)
    duels = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for profile in profiles:
            task = progress.add_task(f"{args.first} - {args.second}, {profile}", total=args.deals)
            duels.append(
                duel(
                    profile,
                    args.first,
                    args.second,
                    max(2, args.deals),
                    args.seed,
                    partial(progress.advance, task),
                )
            )
    if args.json:
        print(json.dumps([asdict(each) for each in duels]))
    else:
        Console().print(table(duels))
    return int(not all(each.clear for each in duels))


if __name__ == "__main__":
    sys.exit(main())
