"""Calls of the Bot API a play, over whole hands of six people in one Telegram group.

The emulator, the real client and the bot as it is served, on a clock that runs fast: everybody
thinks for a few seconds, so that as much is merged into one write as at a real table, and no
more. A play is cards on the table; an answer is anything that somebody was told was taken down.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.pace import POLITE
from bot.tempo import LIVE
from engine.games import GAMES
from tests.adapters.telegram.house import House, served
from tests.adapters.telegram.hurry import HurriedClock, Hurry
from tests.support.players import Player, Question, Shown, by_buttons, recommended, until
from tests.support.telegram import Call, Flood, World

GROUP_AIM: Final = 1.0
PRIVATE_AIM: Final = 2.0
THOUGHT: Final = (2.0, 8.0)
"""Seconds that somebody thinks about an answer."""
LONGEST: Final = 600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    profile: str
    hands: int
    plays: int
    answers: int
    minutes: float
    """At the table, a hand."""
    group_writes_a_play: float
    private_writes_a_play: float
    private_writes_an_answer: float
    by_method: dict[str, float]
    """Calls a play; ``group`` or ``private`` and the method."""
    slowed: int
    """How often Telegram would have refused a write (429)."""


Way = Callable[[Player, Question, Shown], Awaitable[bool]]


def thinking(rng: Random, speed: float) -> Way:
    """Press after having thought."""

    async def press(player: Player, question: Question, choice: Shown) -> bool:
        await asyncio.sleep(rng.uniform(*THOUGHT) / speed)
        return await by_buttons(player, question, choice)

    return press


async def hand(profile: str, seed: int, speed: float) -> dict[str, Any]:
    """One hand, from the deal to the result."""
    hurry = Hurry(speed)
    world = World(clock=hurry, flood=Flood(hurry))
    clock = HurriedClock(hurry)
    async with served(world, seed=seed, tempo=LIVE, pace=POLITE, clock=clock) as house:
        await _seated(house, profile)
        start, began = len(world.calls), hurry.now()
        players = [
            Player(person, recommended, thinking(Random(f"{seed}/{person.id}"), speed))
            for person in house.people
        ]
        host, lobby = house.people[0], house.group.from_bot[0]
        host.press(lobby, "开打").excuse()
        await until(world, players, lambda: _over(house), LONGEST)
        took = hurry.now() - began
        await house.quiet()
        events = await house.events()
        calls = world.calls[start:]
    return {
        "plays": sum(event.kind == "cards-played" for event in events),
        "answers": sum(len(player.heard) for player in players),
        "minutes": took / 60,
        "calls": Counter(map(_kind, calls)),
        "slowed": len(world.flood.hits),
    }


async def _seated(house: House, profile: str) -> None:
    lobby = await house.open()
    names = list(GAMES["gouji"].profiles)
    if profile != names[0]:
        index = names.index(profile)
        button = next(
            b["text"]
            for b in lobby.now.buttons
            if b.get("callback_data", "").startswith("P")
            and b["callback_data"].endswith(str(index))
        )
        await house.press(house.host, lobby, button)
    await house.seat(lobby, *house.people[1:])


def _over(house: House) -> bool:
    return any("对得上" in message.text for message in house.group.from_bot)


def _kind(call: Call) -> tuple[str, str]:
    """``group``, ``private`` or nowhere, and the method."""
    chat = call.chat_id
    return ("" if chat is None else "group" if chat < 0 else "private", call.method)


async def measure(profile: str, hands: int, seed: int, speed: float) -> Row:
    found = [
        await hand(profile, number, speed)
        for number in track(
            range(seed, seed + hands), profile, console=Console(stderr=True), transient=True
        )
    ]
    plays, answers = (sum(one[name] for one in found) for name in ("plays", "answers"))
    calls: Counter[tuple[str, str]] = sum((one["calls"] for one in found), Counter())
    group, private = (
        sum(number for (chat, _), number in calls.items() if chat == where)
        for where in ("group", "private")
    )
    return Row(
        profile=profile,
        hands=hands,
        plays=plays,
        answers=answers,
        minutes=round(sum(one["minutes"] for one in found) / hands, 1),
        group_writes_a_play=round(group / plays, 2),
        private_writes_a_play=round(private / plays, 2),
        private_writes_an_answer=round(private / answers, 2),
        by_method={
            " ".join(filter(None, key)): round(number / plays, 2)
            for key, number in sorted(calls.items())
        },
        slowed=sum(one["slowed"] for one in found),
    )


def table(rows: Sequence[Row]) -> Table:
    shown = Table("", *(row.profile for row in rows))
    for name in ("hands", "plays", "answers", "minutes", "slowed"):
        shown.add_row(name, *(str(getattr(row, name)) for row in rows))
    shown.add_section()
    for name in ("group_writes_a_play", "private_writes_a_play", "private_writes_an_answer"):
        shown.add_row(name.replace("_", " "), *(f"{getattr(row, name):.2f}" for row in rows))
    shown.add_section()
    for method in sorted({method for row in rows for method in row.by_method}):
        shown.add_row(f"{method} a play", *(f"{row.by_method.get(method, 0):.2f}" for row in rows))
    return shown


def main(words: Sequence[str] | None = None) -> int:
    """0: at most 1 group write and 2 private writes a play, in every profile; 1: more."""
    parser = argparse.ArgumentParser(prog="python -m bench.api_calls", description=__doc__)
    parser.add_argument("--hands", type=int, default=3, help="of each profile")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", type=float, default=30, help="seconds at the table in one")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    rows = [
        asyncio.run(measure(profile, args.hands, args.seed, args.speed))
        for profile in GAMES["gouji"].profiles
    ]
    if args.json:
        print(json.dumps([asdict(row) for row in rows], ensure_ascii=False))
    else:
        Console().print(table(rows))
    return int(
        any(
            row.group_writes_a_play > GROUP_AIM or row.private_writes_a_play > PRIVATE_AIM
            for row in rows
        )
    )


if __name__ == "__main__":
    sys.exit(main())
