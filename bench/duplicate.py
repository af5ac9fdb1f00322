"""Which of two computers plays better: the same deals, once from each side of the table.

Each deal is played twice, so that both players hold both sets of hands: luck of the cards cancels.
Every other deal follows a made-up hand and starts with what that one left: tribute, and who leads.
A result is the margin in points, the mean of both hands; the interval is taken over deals, because
the two hands of one deal are not independent. Where a profile keeps no points, places count
2, 1, 0, 0, -1, -2 and each card of tribute that a side earns from the other half a point.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.baselines import BASELINES
from bot.policies import MAKERS, YARDSTICKS, Policy, policy
from bot.self_play import Play, seed_of, stream
from engine.games import GAMES
from engine.gouji import debts
from engine.gouji.carried import Carried, Debt
from engine.gouji.options import Tribute
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.seats import Seat, opposite, seats

GAME: Final = "gouji"
PLAYERS: Final = (*MAKERS[GAME], *YARDSTICKS[GAME], *BASELINES)
PLACES: Final = (2, 1, 0, 0, -1, -2)
CARD: Final = 0.5
"""A card of tribute, in points."""
UNOPENED: Final = 0.25
"""How often a seat owes for its point after a hand that is made up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
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


def seated(name: str, seed: int, deal: int, seat: Seat) -> Policy:
    """A player by name, with a stream of chance that depends on the deal and the seat alone."""
    return BASELINES[name] if name in BASELINES else policy(GAME, name, stream(seed, deal, seat))


def margin(profile: str, first: str, second: str, seed: int, deal: int) -> float:
    """Of one deal: *first* has the even seats, then the odd ones."""
    game = GAMES[GAME]
    places = seats(game.seat_count)
    rules = game.profiles[profile]
    carried = made_up(rules, Random(f"carried/{seed}/{deal}")) if deal % 2 else None
    found = []
    for side in (0, 1):
        table = tuple(
            seated(first if seat % 2 == side else second, seed, deal, seat) for seat in places
        )
        play = Play(GAME, profile, seed_of(seed, deal), table, carried=carried)
        outcome = play.finish()
        if outcome.void:
            continue  # worth nothing to either
        points = outcome.points or equivalent(outcome.places, earned(play.hand.state))
        found.append(points[side] - points[1 - side])
    return fmean(found) if found else 0.0


def made_up(rules: GoujiRules, chance: Random) -> Carried:
    """What a hand might have left: places, falls, and in half of the pairs an unopened point."""
    order = list(seats(GAMES[GAME].seat_count))
    places = tuple(order.pop(int(chance.random() * len(order))) for _ in range(len(order)))
    last, fifth = rules.fall_tribute
    made = [
        Debt(Tribute.FALL, places[5], places[0], last),
        Debt(Tribute.FALL, places[4], places[1], fifth),
    ]
    for seat in places:
        if rules.open_points and chance.random() < UNOPENED:
            across = opposite(seat, len(places))
            made.append(Debt(Tribute.POINT, seat, across, rules.point_base[0]))
    rank = rules.tribute_order.index
    owed = [debt for debt in made if debt.cards and rules.tribute_enabled]
    return Carried(places=places, debts=tuple(sorted(owed, key=lambda debt: rank(debt.kind))))


def earned(state: State) -> tuple[Debt, ...]:
    """The tribute that a finished hand makes due. A hand that ends the match leaves it unsaid, so
    it is settled here as the rules do."""
    assert state.ended is not None
    places = state.ended.places
    return debts.debts(state, places, (places[0] + 1) % 2 if state.ended.sweep else None)


def equivalent(places: tuple[Seat, ...], owed: Sequence[Debt]) -> tuple[float, float]:
    """Points of both sides where the profile keeps none: by place, and half a point for a card
    of tribute."""
    points = [0.0, 0.0]
    for seat, worth in zip(places, PLACES, strict=True):
        points[seat % 2] += worth
    for debt in owed:
        points[debt.receiver % 2] += CARD * debt.cards
        points[debt.payer % 2] -= CARD * debt.cards
    return points[0], points[1]


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
    parser.add_argument(
        "--second", choices=PLAYERS, action="append", help="random; several in turn"
    )
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="append", choices=list(GAMES[GAME].profiles))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    profiles = args.profile or list(GAMES[GAME].profiles)
    pairs = [(profile, name) for profile in profiles for name in args.second or ["random"]]
    deals = max(2, args.deals)
    duels = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for profile, second in pairs:
            task = progress.add_task(f"{args.first} - {second}, {profile}", total=deals)
            done = partial(progress.advance, task)
            duels.append(duel(profile, args.first, second, deals, args.seed, done))
    if args.json:
        print(json.dumps([asdict(each) for each in duels]))
    else:
        Console().print(table(duels))
    return int(not all(each.clear for each in duels))


if __name__ == "__main__":
    sys.exit(main())
