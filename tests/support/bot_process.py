"""The bot as a process of its own, with a known shuffle and short waits, for tests that kill it.

``python -m tests.support.bot_process API TOKEN DATA SEED``
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from adapters.telegram.run import telegram
from bot.app import App
from bot.chance import SystemChance
from bot.clock import SystemClock
from bot.intake import take
from bot.pace import UNPACED
from bot.tempo import Tempo
from storage.store import Store

BRISK = Tempo(reply=600, window=0.02, mask=(0.01, 0.02), latest_start=1, naming=300, ping=300)
"""Holds run near zero; nobody's clock runs out in a test."""


@dataclass(slots=True)
class KnownChance(SystemChance):
    """Deals the same hands in the same order, whichever process deals them."""

    first: int

    def __post_init__(self) -> None:
        self._seeds = count(self.first)

    def seed(self) -> int:
        return next(self._seeds)


@dataclass(slots=True)
class StoredChance(SystemChance):
    """Deals the same hands in the same order, however many processes deal them: what comes next
    follows from how many hands are stored."""

    first: int
    database: Path

    def seed(self) -> int:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            (hands,) = db.execute("select count(*) from hands").fetchone()
        return self.first + int(hands)


async def main(api: str, token: str, data: Path, seed: int) -> None:
    database = data / "gouji.db"
    store = await Store.open(database)
    clock = SystemClock()
    async with telegram(token, api) as client:
        app = App.build(
            store,
            {client.port.platform: client.port},
            clock=clock,
            chance=StoredChance(seed, database),
            tempo=BRISK,
            pace=UNPACED,
        )
        await app.run(take(client.source, app.handle, clock))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    words = sys.argv[1:]
    asyncio.run(main(words[0], words[1], Path(words[2]), int(words[3])))
