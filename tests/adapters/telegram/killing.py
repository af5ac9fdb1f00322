"""The bot as a process of its own, people at a table of it, and moments at which it is killed."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.codec import codecs
from storage.journal import Entry
from tests.adapters.telegram.house import words
from tests.support.players import Running, until
from tests.support.telegram import Chat, Message, Person, Server, World

ROOT: Final = Path(__file__).parents[3]
LONGEST: Final = 360.0
"""Seconds without a kill after which a hand counts as stuck. Nobody presses anything again before
that: a press is kept until the bot has taken it, whatever happens to the bot."""
GLANCE: Final = 0.005
"""Seconds between two looks at what the process has stored."""
BEGINNING: Final = ("getMe", "deleteWebhook", "setMyCommands")
REACHED: Final = {
    "preparing": "question-opened",
    "playing": "setup-ended",
    "results": "hand-ended",
}


@dataclass(slots=True)
class Bot:
    """The process."""

    server: Server
    data: Path
    seed: int
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-X", "utf8", "-m", "tests.support.bot_process"),
                *(self.server.root, self.server.world.token, str(self.data), str(self.seed)),
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )

    async def kill(self) -> None:
        """Without a chance to say goodbye. It must not have died before."""
        assert self.process is not None
        assert self.process.returncode is None, self.log.read_text("utf-8")
        self.process.kill()
        await self.process.wait()

    @property
    def log(self) -> Path:
        return self.data / "log.txt"

    @property
    def database(self) -> Path:
        return self.data / "gouji.db"

    def stored(self) -> int:
        """How many events have been committed."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            return int(db.execute("select count(*) from events").fetchone()[0])

    def happened(self, kind: str) -> int:
        """In how many hands something has happened."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            found = db.execute("select count(distinct hand_id) from events where kind = ?", (kind,))
            return int(found.fetchone()[0])

    def journals(self, game: str = "gouji") -> dict[str, list[Any]]:
        """The events of each hand of *game*, by its id, in the order in which they were dealt."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            found: dict[str, list[Any]] = {
                hand: [] for (hand,) in db.execute("select id from hands order by opened_at")
            }
            codec = codecs()[game]
            rows = db.execute("select hand_id, kind, version, body from events order by seq")
            for hand, *entry in rows:
                found[hand].append(codec.load(Entry(*entry)))
        return found

    def seats(self) -> dict[str, int]:
        """Who sits where, by what the platform calls him."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            rows = db.execute(
                "select user, seat from seats join people on people.id = seats.person_id"
            )
            return {str(user): int(seat) for user, seat in rows}


@dataclass(frozen=True, slots=True)
class Moment:
    """When to kill: once so many events are stored, or so many calls were made, or so many hands
    have come so far, or so many seconds after the process began; then a little later."""

    kind: str
    at: float
    later: float


@asynccontextmanager
async def running(world: World, data: Path, seed: int) -> AsyncIterator[Bot]:
    """The process, which is killed in the end."""
    async with Server(world) as server:
        bot = Bot(server, data, seed)
        await bot.start()
        try:
            yield bot
        finally:
            with suppress(ProcessLookupError):
                await bot.kill()


async def seated(
    group: Chat, people: Sequence[Person], named: str = "", pressed: str = "", rules: str = ""
) -> Message:
    """All have opened the private chat and sit at a table, which ``/newgame`` *named* opens; the
    button *pressed* of its lobby chooses another game, the code *rules* house rules. Its lobby."""
    world, host = people[0].world, people[0]
    for person in people:
        person.start()
    await world.wait_for(lambda: all(person.dm.from_bot for person in people), LONGEST)
    host.say(group, f"/newgame@{world.bot.username} {named}")
    await world.wait_for(lambda: group.from_bot, LONGEST)
    lobby = group.from_bot[0]
    if pressed:
        await host.press(lobby, pressed).answered(LONGEST)
    if rules:
        host.say(group, f"/house@{world.bot.username} {rules}")
        await world.wait_for(lambda: len(group.from_bot) > 1, LONGEST)
        await host.press(group.from_bot[1], words("button-house-use")).answered(LONGEST)
    for person in people[1:]:
        await person.press(lobby, "坐下").answered(LONGEST)
    await world.wait_for(lambda: "人齐了" in lobby.text, LONGEST)
    return lobby


async def through(
    bot: Bot,
    here: Sequence[Running],
    plan: Sequence[Moment],
    over: Callable[[], bool],
    patience: float,
) -> Counter[str]:
    """*here* play until *over*, and until the bot has been killed at all moments of *plan* and has
    taken whatever was done; how often it was killed for what reason."""
    world = bot.server.world
    killer = asyncio.create_task(kill(bot, plan, over))
    await until(world, here, lambda: over() and killer.done(), patience)
    await world.wait_for(lambda: not world.updates.pending, patience)
    return await killer


async def kill(bot: Bot, plan: Sequence[Moment], over: Callable[[], Any]) -> Counter[str]:
    """Kill at each moment of *plan* and start again; how often for what reason."""
    kills: Counter[str] = Counter()
    changes, began = bot.server.world.changes, time.monotonic()
    for moment in plan:
        reached = partial(_reached, bot, moment, began, over)
        while not await changes.wait_for(reached, GLANCE):
            pass
        await asyncio.sleep(moment.later)
        await bot.kill()
        kills[moment.kind] += 1
        began = time.monotonic()
        await bot.start()
    return kills


def _reached(bot: Bot, moment: Moment, began: float, over: Callable[[], Any]) -> bool:
    if over():
        return True
    match moment.kind:
        case "events":
            return bot.stored() >= moment.at
        case "preparing" | "playing" | "results":
            return bot.happened(REACHED[moment.kind]) >= moment.at
        case "calls":
            return made(bot.server.world) >= moment.at
        case _:
            return time.monotonic() - began >= moment.at


def made(world: World) -> int:
    """How many calls were made, but for those with which each process begins."""
    return sum(call.method not in BEGINNING for call in world.calls)
