"""From the outbox to the chats: the only loop that sends.

Everything that must go out is a row; this loop keeps nothing that a restart would miss. Each chat
with something waiting is served in order by a lane of its own; chats do not wait for each other.
A message is put into words only now, in the language of its reader.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta

from bot.clock import Clock
from bot.lane import Lane
from bot.messages import Address
from bot.pace import Budget, Pace, chat_of, platform_of
from bot.port import ChatPort
from bot.post import Activity, Post
from bot.rendering import Words
from bot.text import Locale, locale
from storage import outbox, writes
from storage.store import Store


async def ignore(*_: object) -> None:
    """A callback for those who need not know."""


def _for(words: Callable[[str, bool], Locale], port: ChatPort) -> Words:
    """The texts as people on this platform read them."""
    return lambda language: words(language, port.discreet)


class Sender:
    """*ports* by platform; messages for others wait. Platforms share nothing, so that one that
    does not answer holds no other up. *pace* is for all of them instead of their own.

    *on_unreachable* learns of an address that takes no messages (what waited for it is dropped,
    and a person is marked), *on_moved* of a room's address and the new id of its chat, and must
    rewrite the rows (:func:`storage.rooms.moved`), *on_sent* that clocks have started to run.
    """

    def __init__(
        self,
        store: Store,
        ports: Mapping[str, ChatPort],
        clock: Clock,
        pace: Pace | None = None,
        *,
        on_unreachable: Callable[[Address], Awaitable[None]] = ignore,
        on_moved: Callable[[Address, str], Awaitable[None]] = ignore,
        on_sent: Callable[[], None] = lambda: None,
        words: Callable[[str, bool], Locale] = locale,
    ) -> None:
        self._store = store
        self._clock = clock
        self._activity = Activity()
        paces = {platform: pace or port.pace for platform, port in ports.items()}
        longest = max((each.window for each in paces.values()), default=0.0)
        self._remember = timedelta(seconds=longest)
        self._posts = {
            platform: Post(
                store=store,
                port=port,
                clock=clock,
                pace=paces[platform],
                words=_for(words, port),
                on_unreachable=on_unreachable,
                on_moved=on_moved,
                on_sent=on_sent,
                wake=self.wake,
                budget=Budget(paces[platform]),
                calls=asyncio.Semaphore(paces[platform].at_once),
                remember=self._remember,
                activity=self._activity,
            )
            for platform, port in ports.items()
        }
        self._lanes: dict[str, Lane] = {}
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def idle(self) -> None:
        """Return when nothing is left that may be sent now. Waits for :meth:`run` to begin."""
        still = self._activity.still
        while not still.is_set() or self._wake.is_set():
            await still.wait()
            await asyncio.sleep(0)

    async def run(self) -> None:
        """Until cancelled."""
        self._activity.begin()
        try:
            await self._restore()
            async with asyncio.TaskGroup() as tasks:
                while True:
                    self._wake.clear()
                    async with self._store.read() as tx:
                        waiting = await outbox.waiting(tx)
                    for key in waiting:
                        self._open(Address.parse(key), tasks)
                    with self._activity.resting():
                        await self._clock.wait(self._wake, None)
        finally:
            self._lanes.clear()
            self._wake.clear()
            self._activity.stop()

    async def _restore(self) -> None:
        """The window of each room goes on where the last process was stopped."""
        now = self._clock.now()
        since = now - self._remember
        async with self._store.begin() as tx:
            await writes.prune(tx, since)
            for chat, at in await writes.since(tx, since):
                post = self._posts.get(platform_of(chat))
                if post is not None:
                    post.budget.wrote(chat, min(at, now))

    def _open(self, address: Address, tasks: asyncio.TaskGroup) -> None:
        """See that the chat of *address* is served."""
        chat = chat_of(address)
        if chat in self._lanes:
            self._lanes[chat].more = True
        elif address.platform in self._posts:
            self._lanes[chat] = Lane(self._posts[address.platform], chat)
            self._activity.begin()
            tasks.create_task(self._serve(chat))

    async def _serve(self, chat: str) -> None:
        try:
            await self._lanes[chat].run()
        finally:
            self._lanes.pop(chat, None)
            self._activity.end()
