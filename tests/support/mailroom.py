"""A sender between a real database and a chat in memory, on a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.codec import dump_message
from bot.messages import Address, Button, Message
from bot.pace import POLITE, Pace
from bot.port import ChatPort, Rendered, Sent
from bot.sender import Sender
from bot.text import DEFAULT, Locale, Text
from storage import outbox
from storage.store import Store
from tests.support.fake_chat import FakeChat
from tests.support.fake_clock import FakeClock

ROOM = Address.room("fake", "-100")
OTHER_ROOM = Address.room("fake", "-200")
ANNA = Address.person("fake", "1")
TOM = Address.person("fake", "2")


class Plain(Locale):
    """Words are the id and its variables; other languages than the default are named before."""

    def __init__(self, name: str, here: bool = False) -> None:
        self.name = name

    def words(self, text: Text) -> str:
        if text.key == "unspeakable":
            raise LookupError(text.key)
        language = () if self.name == DEFAULT else (f"[{self.name}]",)
        return " ".join((*language, text.key, *(str(self._word(a)) for a in text.args.values())))


def say(
    words: str,
    to: Address = ROOM,
    *,
    slot: str = "",
    repost: bool = False,
    starts: tuple[str, int] | None = None,
    buttons: tuple[str, ...] = (),
    args: Mapping[str, object] | None = None,
) -> Message:
    row = tuple(Button(Text(label), token=label) for label in buttons)
    return Message(
        to=to,
        lines=(Text(words, args or {}),),
        buttons=(row,) if row else (),
        slot=slot,
        repost=repost,
        starts=starts,
    )


@dataclass(slots=True)
class Gate:
    """A port whose sends wait to be let through, before or after they have had their effect."""

    chat: FakeChat
    before: bool = True
    opened: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def platform(self) -> str:
        return self.chat.platform

    @property
    def discreet(self) -> bool:
        return self.chat.discreet

    @property
    def pace(self) -> Pace:
        return self.chat.pace

    async def _wait(self) -> None:
        self.arrived.set()
        await self.opened.wait()

    async def send(self, to: Address, message: Rendered) -> Sent:
        if self.before:
            await self._wait()
        sent = await self.chat.send(to, message)
        if not self.before:
            await self._wait()
        return sent

    async def edit(self, sent: Sent, message: Rendered) -> None:
        await self.chat.edit(sent, message)

    async def strip(self, sent: Sent) -> None:
        await self.chat.strip(sent)

    async def delete(self, sent: Sent) -> None:
        await self.chat.delete(sent)


@dataclass(slots=True)
class Mailroom:
    store: Store
    clock: FakeClock
    chat: FakeChat
    sender: Sender
    told: list[str] = field(default_factory=list)
    """What the callbacks of the sender were called with."""

    async def queue(self, *messages: Message) -> None:
        """Queue *messages* in one transaction, and wake the sender."""
        async with self.store.begin() as tx:
            await outbox.put(tx, *map(dump_message, messages))
        self.sender.wake()

    async def put(self, *messages: Message) -> None:
        """Queue *messages* and let go out what may."""
        await self.queue(*messages)
        await self.sender.idle()

    async def waiting(self) -> int:
        """How many chats have something waiting."""
        async with self.store.read() as tx:
            return len(await outbox.waiting(tx))

    def texts(self, to: Address = ROOM) -> list[str]:
        """What stands in a chat."""
        return [shown.text for shown in self.chat.shows(to)]

    def history(self, to: Address = ROOM) -> list[str]:
        """Every write to a chat: ``send 1 hello``, ``edit 1 hello again``."""
        return [f"{write.what} {write.id} {write.text}" for write in self.chat.to(to)]


@asynccontextmanager
async def mailroom(
    path: Path,
    *,
    clock: FakeClock | None = None,
    chat: FakeChat | None = None,
    port: ChatPort | None = None,
    pace: Pace = POLITE,
    steady: bool = True,
    **callbacks: Any,
) -> AsyncIterator[Mailroom]:
    """A running sender over the database at *path*, which is killed on leaving.

    *steady*: the clock waits until the sender is idle. *port* stands before *chat*.
    """
    clock = clock or FakeClock()
    chat = chat or FakeChat(clock)
    store = await Store.open(path)
    told: list[str] = []

    async def unreachable(address: Address) -> None:
        told.append(f"unreachable {address.key}")

    async def moved(address: Address, chat: str) -> None:
        told.append(f"moved {address.key} {chat}")

    known: dict[str, Any] = {
        "on_unreachable": unreachable,
        "on_moved": moved,
        "on_sent": lambda: told.append("sent"),
    }
    sender = Sender(
        store, {chat.platform: port or chat}, clock, pace, words=Plain, **{**known, **callbacks}
    )
    clock.watch(store.quiet)
    if steady:
        clock.until(sender.idle)
    task = asyncio.create_task(sender.run())
    await sender.idle()
    try:
        yield Mailroom(store, clock, chat, sender, told)
        if task.done():
            task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()
