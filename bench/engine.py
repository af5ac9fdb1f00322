"""Decisions a second: our rules under random players, beside RLCard's Dou Dizhu.

Both are measured in turn, round after round, on the same machine, because a shared machine drifts
by a factor of two within an hour: only the ratio within one run means something. Seconds are those
of the process, so that a busy neighbour does not count. A declined hearing is a decision, as a
pass is one in Dou Dizhu.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.policies import policy
from bot.self_play import Play, seed_of, stream
from engine.games import GAMES
from engine.seats import seats

PEER: Final = Path(__file__).with_name("peer_rlcard.py")
PEER_NAME: Final = "rlcard doudizhu"
AIM: Final = 5.0
"""How many times as many decisions a second as the peer."""


@dataclass(frozen=True, slots=True)
class Timed:
    decisions: int
    hands: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    engine: str
    decisions_per_second: float
    """Median of the rounds."""
    best: float
    hands_per_second: float
    decisions_a_hand: float
    times_the_peer: float | None
    """Median over the rounds of our rate by the peer's in the same round."""


class NoPeer(Exception):
    """The other Python cannot run RLCard."""


def ours(game: str, profile: str, seconds: float, seed: int) -> Timed:
    """Whole hands with random players until *seconds* have passed, at least one."""
    places = seats(GAMES[game].seat_count)
    decisions = hands = 0
    started = process_time()
    while not hands or process_time() - started < seconds:
        table = tuple(policy(game, "random", stream(seed, hands, seat)) for seat in places)
        play = Play(game, profile, seed_of(seed, hands), table)
        play.finish()
        decisions += play.decisions
        hands += 1
    return Timed(decisions, hands, process_time() - started)


def peer(python: str, seconds: float, seed: int) -> Timed:
    """The same for the peer, by an interpreter that has it. Raises NoPeer."""
    command = [python, str(PEER), str(seconds), str(seed)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeer(
            f"{python} cannot run RLCard ({error}); make an environment with "
            "bench/requirements.txt and name its interpreter with --peer"
        ) from error
    return Timed(**json.loads(done.stdout))


def measure(games: Sequence[str], python: str | None, seconds: float, rounds: int) -> list[Row]:
    """One row for each profile of *games* and, where *python* is given, one for the peer."""
    profiles = [(game, name) for game in games for name in GAMES[game].profiles]
    found: dict[tuple[str, str], list[Timed]] = {each: [] for each in profiles}
    peers: list[Timed] = []
    shown = track(range(rounds), "rounds", console=Console(stderr=True), transient=True)
    for number in shown:
        if python is not None:
            peers.append(peer(python, seconds, number))
        for game, name in profiles:
            found[game, name].append(ours(game, name, seconds, number))
    rows = [_row(f"{game} {name}", timed, peers) for (game, name), timed in found.items()]
    return [*rows, _row(PEER_NAME, peers, peers)] if peers else rows


def _row(engine: str, timed: Sequence[Timed], peers: Sequence[Timed]) -> Row:
    ratios = [mine.rate / theirs.rate for mine, theirs in zip(timed, peers, strict=False)]
    hands = sum(each.hands for each in timed)
    return Row(
        engine=engine,
        decisions_per_second=round(median(each.rate for each in timed), 1),
        best=round(max(each.rate for each in timed), 1),
        hands_per_second=round(hands / sum(each.seconds for each in timed), 1),
        decisions_a_hand=round(sum(each.decisions for each in timed) / hands, 1),
        times_the_peer=round(median(ratios), 2) if ratios else None,
    )


def table(rows: Sequence[Row]) -> Table:
    shown = Table("engine", "decisions/s", "best", "hands/s", "decisions/hand", "x peer")
    for row in rows:
        ratio = "" if row.times_the_peer is None else f"{row.times_the_peer:.2f}"
        shown.add_row(
            row.engine,
            f"{row.decisions_per_second:,.0f}",
            f"{row.best:,.0f}",
            f"{row.hands_per_second:,.0f}",
            f"{row.decisions_a_hand:,.0f}",
            ratio,
        )
    return shown


def main(words: Sequence[str] | None = None) -> int:
    """0: measured (and, with a peer, the aim is reached by every profile); 1: it is not; 2: the
    peer cannot be run."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="all by default")
    parser.add_argument("--peer", metavar="PYTHON", help="interpreter that has RLCard 1.2.0")
    parser.add_argument("--seconds", type=float, default=3.0, help="a round and engine")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    try:
        rows = measure(args.game or list(GAMES), args.peer, args.seconds, args.rounds)
    except NoPeer as error:
        print(error, file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps([asdict(row) for row in rows]))
    else:
        Console().print(table(rows))
    return int(any(row.times_the_peer < AIM for row in rows[:-1] if row.times_the_peer))


if __name__ == "__main__":
    sys.exit(main())
