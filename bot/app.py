"""The application: one database, any number of platforms, and the tasks that keep it going."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from bot import dissolving, lobby, play
from bot.chance import Chance, SystemChance
from bot.clock import Clock, SystemClock
from bot.codec import codecs
from bot.deadlines import Deadlines
from bot.desk import Desk
from bot.house import voting
from bot.inbound import Command, Inbound, Reply
from bot.intake import Answering, answer
from bot.lately import Lately
from bot.narrators import NARRATORS
from bot.pace import Pace
from bot.port import ChatPort
from bot.recent import RecentHands
from bot.records import Records
from bot.router import Router
from bot.sender import Sender
from bot.sitting import Sitting, Timer
from bot.tempo import LIVE, Tempo
from bot.text import DEFAULT
from storage import updates
from storage.store import Store


@dataclass(slots=True)
class App:
    """Made by :meth:`build`; :meth:`run` serves until it is cancelled."""

    store: Store
    clock: Clock
    desk: Desk
    router: Router
    sender: Sender
    deadlines: Deadlines

    @classmethod
    def build(
        cls,
        store: Store,
        ports: Mapping[str, ChatPort],
        *,
        clock: Clock | None = None,
        chance: Chance | None = None,
        tempo: Tempo = LIVE,
        pace: Pace | None = None,
        language: str = DEFAULT,
    ) -> Self:
        clock = clock or SystemClock()
        discreet = frozenset(platform for platform, port in ports.items() if port.discreet)
        desk = Desk(
            store=store,
            clock=clock,
            chance=chance or SystemChance(),
            records=Records(codecs(), NARRATORS, tempo, language, RecentHands(), discreet),
            lately=Lately(clock.now()),
        )

        async def fire(table: int, timer: Timer) -> None:
            await desk.fire(table, timer, lambda sitting, due: fired(sitting, due, desk.chance))

        deadlines = Deadlines(store, clock, fire)

        sender = Sender(
            store,
            ports,
            clock,
            pace,
            on_unreachable=desk.unreachable,
            on_moved=desk.move,
            on_sent=deadlines.wake,
        )

        def wake() -> None:
            sender.wake()
            deadlines.wake()

        desk.wake = wake
        return cls(store, clock, desk, Router(desk), sender, deadlines)

    async def handle(self, inbound: Inbound) -> Reply | None:
        """The one way in."""
        return await self.router.handle(inbound)

    async def answer(self, inbound: Inbound, answering: Answering) -> None:
        """The same for whoever waits for the answer."""
        await answer(inbound, answering, self.handle, self.clock)

    async def suggest(self, command: Command) -> Sequence[str]:
        """See :class:`bot.intake.Front`."""
        return await self.router.suggest(command)

    async def settled(self) -> None:
        """Return when nothing is due and nothing can be sent now."""
        await self.deadlines.settle()
        await self.sender.idle()
        while await self.deadlines.settle():
            await self.sender.idle()

    async def run(self, *sources: Coroutine[Any, Any, None]) -> None:
        """Send, keep the clocks, and take updates from *sources*.

        Until cancelled, or until every source has ended: then nobody is served any more.
        """
        try:
            await self._run(sources)
        finally:
            for source in sources:
                source.close()  # one that never began would be missed with a warning

    async def _run(self, sources: Sequence[Coroutine[Any, Any, None]]) -> None:
        async with self.store.begin() as tx:
            await updates.prune(tx, self.clock.now())
        async with asyncio.TaskGroup() as group:
            own = (
                group.create_task(self.sender.run(), name="sender"),
                group.create_task(self.deadlines.run(), name="deadlines"),
            )
            if not sources:
                return
            async with asyncio.TaskGroup() as serving:
                for source in sources:
                    serving.create_task(source)
            for task in own:
                task.cancel()


def fired(sitting: Sitting, timer: Timer, chance: Chance) -> None:
    """What a due timer does."""
    if timer.kind == dissolving.TIMER:
        dissolving.fire(sitting, timer)
    elif timer.kind == voting.TIMER:
        voting.fire(sitting, timer)
    elif timer.kind in lobby.TIMERS:
        lobby.fire(sitting, timer, chance)
    else:
        play.fire(sitting, timer)
