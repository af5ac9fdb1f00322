"""One step, an answer in until its reply is ready and everything is committed, on a database file
with many open tables.

All tables but the first are copies of it, in the middle of a hand: rows written by SQL, not hands
played. *warm* is one table that goes on, as a table does that people play at; *cold* is every
step at another table, which must first be read and folded. Durable at every commit, as served.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot import lobby_between
from bot.app import App
from bot.inbound import Click, Command, Inbound, Sender
from bot.messages import Address
from bot.narrate.gouji import codes
from bot.sitting import Sitting
from bot.tokens import Op, Token
from engine.decision import Hold
from engine.gouji.actions import Action, ApplyForWind, Burn, NoBurn, NoShow, Pass, Play, Yield
from storage.store import Store

TABLES: Final = (1, 1_000, 100_000)
STEPS: Final = 400
MIDDLE: Final = 90
"""Events of the hand that is copied: its middle."""
AIM_MS: Final = 5.0
PEOPLE: Final = 6
PLATFORM: Final = "bench"
ROOM: Final = Address.room(PLATFORM, "room")
OPS: Final[dict[type[Any], Op]] = {
    Play: Op.PLAY,
    Burn: Op.BURN,
    Pass: Op.PASS,
    NoBurn: Op.NO_BURN,
    Yield: Op.YIELD,
    ApplyForWind: Op.APPLY,
    NoShow: Op.NO_SHOW,
}
"""Answers that players here give."""


@dataclass(slots=True)
class Clock:
    """Moves when told to: nobody here waits for a hold."""

    at: datetime = datetime(2026, 3, 1, 20, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        raise AssertionError("nothing here waits")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    tables: int
    way: str
    median_ms: float
    p99_ms: float
    cpu_ms: float
    """Median of what the process itself worked: a busy neighbour does not count."""
    resident_mb: float


class Club:
    """The bot without its loops: a step is all that is measured."""

    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.app = App.build(store, {}, clock=self.clock)
        self._numbers = count(1)
        self._rng = Random(1)

    async def deal(self) -> None:
        """Table 1, with six people."""
        for seat in range(PEOPLE):
            at = _sender(1, seat).address
            await self._in(Command, 1, seat, at, name="start")
        await self._in(Command, 1, 0, ROOM, name="newgame")
        for seat in range(1, PEOPLE):
            await self._in(Click, 1, seat, ROOM, token=str(Token(Op.JOIN, 1)))
        await self._in(Click, 1, 0, ROOM, token=str(Token(Op.START, 1)))

    async def answer(self, table: int) -> tuple[float, float]:
        """One person answers; the milliseconds that his step took, and those of the processor."""
        sitting = await self._question(table)
        assert sitting.question is not None
        ask = next(ask for ask in sitting.question.asks if ask.waits)
        token = Token(*self._choice(sitting, ask.seat, table))
        begun, worked = perf_counter(), process_time()
        reply = await self._in(Click, table, ask.seat, None, token=str(token))
        took = (perf_counter() - begun) * 1000, (process_time() - worked) * 1000
        assert reply is not None
        assert not reply.alert, reply
        return took

    def _choice(self, sitting: Sitting, seat: Any, table: int) -> tuple[Op, int, int, str]:
        assert sitting.hand is not None
        menu: list[Action] = [
            action
            for action in sitting.hand.game.menu(sitting.hand.state, seat)
            if type(action) in OPS and not isinstance(action, Burn)
        ]
        action = self._rng.choice(menu)
        arg = codes.written(action.combo) if isinstance(action, Play) else ""
        return OPS[type(action)], table, sitting.decision, arg

    async def _question(self, table: int) -> Sitting:
        """The table when a person has something to answer; a new hand when one is over."""
        while True:
            sitting = await self.sitting(table)
            question = sitting.question
            if question is None:
                mark = lobby_between.mark(sitting.table)
                await self._in(Click, table, 0, ROOM, token=str(Token(Op.NEXT, table, mark)))
            elif any(ask.waits for ask in question.asks):
                return sitting
            else:
                assert question.hold is not Hold.NONE
                self.clock.at += timedelta(seconds=30)
                await self.app.deadlines.settle()

    async def sitting(self, table: int) -> Sitting:
        desk = self.app.desk
        async with desk.store.read() as tx:
            return await desk.records.load(tx, table, self.clock.now())

    async def _in(
        self, kind: type[Inbound], table: int, seat: int, at: Address | None, **more: Any
    ) -> Any:
        sender = _sender(table, seat)
        where = sender.address if at is None else at
        inbound = kind(id=str(next(self._numbers)), sender=sender, at=where, **more)
        return await self.app.handle(inbound)


def _sender(table: int, seat: int) -> Sender:
    return Sender(PLATFORM, f"{table}.{seat}", f"P{seat}", "en")


async def prepared(path: Path) -> None:
    """A database with one table in the middle of a hand."""
    store = await Store.open(path)
    club = Club(store)
    await club.deal()
    while len((await club.sitting(1)).log) < MIDDLE:
        await club.answer(1)
    await club._question(1)
    await store.close()


def fill(path: Path, tables: int) -> None:
    """*tables* copies of the first one, each with people and a room of its own."""
    connection = sqlite3.connect(path, isolation_level=None)
    for setting in ("synchronous = off", "cache_size = -200000", "temp_store = memory"):
        connection.execute(f"pragma {setting}")
    connection.execute("begin")
    connection.execute("create temp table n (i integer primary key)")
    connection.executemany("insert into n values (?)", ((i,) for i in range(2, tables + 1)))
    hand = connection.execute("select hand_id from tables").fetchone()[0]
    room = f"replace(room, '{ROOM.chat}', '{ROOM.chat}' || n.i)"
    person = "(n.i - 1) * 6"
    changes = {
        "people": {"id": f"id + {person}", "user": "n.i || substr(user, 2)"},
        "rooms": {"address": f"replace(address, '{ROOM.chat}', '{ROOM.chat}' || n.i)"},
        "tables": {
            "id": "n.i",
            "room": room,
            "hand_id": "'h' || n.i",
            "host": f"host + {person}",
        },
        "seats": {"table_id": "n.i", "person_id": f"person_id + {person}"},
        "hands": {"id": "'h' || n.i", "table_id": "n.i"},
        "events": {"hand_id": "'h' || n.i"},
        "deadlines": {
            "id": "id + n.i * 100",
            "table_id": "n.i",
            "hand_id": "'h' || n.i",
            "due_at": "'2027-01-01 00:00:00.000000'",
        },
    }
    for name, changed in changes.items():
        columns = [row[1] for row in connection.execute(f"pragma table_info({name})")]
        values = ", ".join(changed.get(column, f"t.{column}") for column in columns)
        wanted = f"where t.hand_id = '{hand}'" if name in ("events", "deadlines") else ""
        connection.execute(
            f"insert into {name} ({', '.join(columns)}) select {values} from n, {name} t {wanted}"
        )
    connection.execute("commit")
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()


def resident_mb() -> float:
    """Memory of this process now; at most, where the system does not say more."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / 1e6


async def measured(path: Path, tables: int, steps: int) -> list[Row]:
    store = await Store.open(path)
    club = Club(store)
    rows = []
    for way in ("warm", "cold") if tables > steps else ("warm",):
        chosen = Random(2).sample(range(2, tables + 1), steps) if way == "cold" else [1] * steps
        await club.answer(chosen[0])
        took = [await club.answer(table) for table in chosen[1:]]
        times = [wall for wall, _ in took]
        rows.append(
            Row(
                tables=tables,
                way=way,
                median_ms=round(median(times), 2),
                p99_ms=round(quantiles(times, n=100)[98], 2),
                cpu_ms=round(median(cpu for _, cpu in took), 2),
                resident_mb=round(resident_mb(), 1),
            )
        )
    await store.close()
    return rows


def in_a_process_of_its_own(tables: int, steps: int, folder: Path) -> list[Row]:
    """Memory is what one process takes, so each size has its own."""
    path = folder / f"{tables}.db"
    asyncio.run(prepared(path))
    fill(path, tables)
    command = [sys.executable, "-m", "bench.step", "--steps", str(steps)]
    command += ["--measure", str(path), "--tables", str(tables)]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    path.unlink()
    return [Row(**row) for row in json.loads(found.stdout)]


def show(rows: Sequence[Row]) -> None:
    table = Table("open tables", "way", "median ms", "p99 ms", "cpu ms", "resident MB")
    for row in rows:
        numbers = (row.median_ms, row.p99_ms, row.cpu_ms, row.resident_mb)
        table.add_row(f"{row.tables:,}", row.way, *(f"{number:.1f}" for number in numbers))
    Console().print(table)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.step", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--folder", type=Path, help="where the databases are made for a while")
    parser.add_argument("--json", action="store_true", help="one JSON value instead of a table")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure is not None:
        rows = asyncio.run(measured(options.measure, options.tables[0], options.steps))
        json.dump([asdict(row) for row in rows], sys.stdout)
        return 0
    rows = []
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        for tables in track(options.tables, console=Console(stderr=True)):
            rows += in_a_process_of_its_own(tables, options.steps, Path(folder))
    if options.json:
        json.dump([asdict(row) for row in rows], sys.stdout)
    else:
        show(rows)
    return int(any(row.median_ms > AIM_MS for row in rows if row.way == "warm"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
