"""Taking updates: acknowledged when applied, and not before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

import pytest

from bot.inbound import Click, Command, Inbound, Reply, Sender
from bot.intake import keep, take
from bot.messages import Address
from bot.port import ChatError, Refused, SlowDown
from tests.bot.conftest import Club
from tests.support.fake_clock import START, FakeClock

ROOM = Address.room("fake", "-100")


def command(id: str, user: str = "1", name: str = "newgame") -> Command:
    return Command(id=id, sender=Sender("fake", user, user), at=ROOM, title="t", name=name)


def click(id: str, user: str = "1") -> Click:
    return Click(id=id, sender=Sender("fake", user, user), at=ROOM, token="j1.0.")


@dataclass(slots=True)
class Queue:
    """A platform that gives batches; asking for the next one acknowledges the last."""

    batches: list[Sequence[Inbound] | ChatError]
    platform: str = "fake"
    asked: list[float] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    replies: dict[str, Reply] = field(default_factory=dict)
    lost: Callable[[], ChatError] | None = None
    clock: FakeClock = field(default_factory=FakeClock)
    _given: Sequence[Inbound] = ()

    async def next(self) -> Sequence[Inbound]:
        self.acknowledged += [inbound.id for inbound in self._given]
        self._given = ()
        self.asked.append((self.clock.now() - START).total_seconds())
        if not self.batches:
            await asyncio.Event().wait()
        batch = self.batches.pop(0)
        if isinstance(batch, ChatError):
            raise batch
        self._given = batch
        return batch

    async def acknowledge(self, click: Click, reply: Reply) -> None:
        if self.lost is not None:
            raise self.lost()
        self.replies[click.id] = reply


@dataclass(slots=True)
class Handler:
    """Applies updates; each waits for its gate, if it has one."""

    applied: list[str] = field(default_factory=list)
    gates: dict[str, asyncio.Event] = field(default_factory=dict)

    async def __call__(self, inbound: Inbound) -> Reply | None:
        if inbound.id in self.gates:
            await self.gates[inbound.id].wait()
        self.applied.append(inbound.id)
        return Reply((inbound.id,)) if isinstance(inbound, Click) else None


async def turns(number: int = 30) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def test_nothing_is_acknowledged_before_everything_of_the_batch_is_applied() -> None:
    handler = Handler(gates={"2": asyncio.Event()})
    queue = Queue([[command("1"), command("2", "2")], [command("3")]])
    task = asyncio.create_task(take(queue, handler, queue.clock))
    await turns()
    assert handler.applied == ["1"]
    assert queue.acknowledged == []
    handler.gates["2"].set()
    await turns()
    assert handler.applied == ["1", "2", "3"]
    assert queue.acknowledged == ["1", "2", "3"]
    task.cancel()


async def test_a_process_that_is_killed_in_between_is_given_the_batch_again(club: Club) -> None:
    handler = Handler(gates={"2": asyncio.Event()})
    batch = [command("1"), command("2", "2")]
    queue = Queue([batch])
    task = asyncio.create_task(take(queue, handler, queue.clock))
    await turns()
    task.cancel()
    assert queue.acknowledged == []
    for inbound in batch:  # and applying what was applied already does nothing
        await club.app.handle(inbound)
        await club.app.handle(inbound)
    assert len(await club.alive(ROOM)) == 2


async def test_what_one_person_did_is_applied_in_order_and_people_beside_each_other() -> None:
    handler = Handler(gates={"1": asyncio.Event()})
    queue = Queue([[command("1", "a"), command("2", "a"), command("3", "b")]])
    task = asyncio.create_task(take(queue, handler, queue.clock))
    await turns()
    assert handler.applied == ["3"]
    handler.gates["1"].set()
    await turns()
    assert handler.applied == ["3", "1", "2"]
    task.cancel()


async def test_a_click_gets_its_reply_even_when_replies_get_lost() -> None:
    queue = Queue([[click("1")], [click("2"), click("3")]], lost=lambda: ChatError("timed out"))
    handler = Handler()
    task = asyncio.create_task(take(queue, handler, queue.clock))
    await turns()
    assert handler.applied == ["1", "2", "3"]
    assert queue.replies == {}
    task.cancel()
    queue = Queue([[click("4")]])
    task = asyncio.create_task(take(queue, handler, queue.clock))
    await turns()
    assert queue.replies == {"4": Reply(("4",))}
    task.cancel()


async def test_a_platform_that_does_not_answer_is_asked_ever_less_often_by_the_clock() -> None:
    silence: list[Sequence[Inbound] | ChatError] = [ChatError("no route")] * 9
    queue = Queue(silence)
    task = asyncio.create_task(take(queue, Handler(), queue.clock))
    await queue.clock.advance(400)
    assert queue.asked == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243]
    task.cancel()


async def test_after_an_answer_it_begins_anew() -> None:
    queue = Queue([ChatError("x"), ChatError("x"), [command("1")], ChatError("x")])
    task = asyncio.create_task(take(queue, Handler(), queue.clock))
    await queue.clock.advance(60)
    assert queue.asked == [0, 1, 3, 3, 4]
    task.cancel()


async def test_a_platform_that_asks_for_a_longer_pause_gets_it() -> None:
    queue = Queue([SlowDown(90)])
    task = asyncio.create_task(take(queue, Handler(), queue.clock))
    await queue.clock.advance(89)
    assert queue.asked == [0]
    await queue.clock.advance(2)
    assert queue.asked == [0, 90]
    task.cancel()


async def test_a_refused_token_ends_that_source_and_nothing_else(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    refused, sound = Queue([Refused("wrong token")]), Queue([[command("1")]])
    await club.stop()
    await club.start()
    club._task.cancel()
    sources = (take(queue, club.app.handle, club.clock) for queue in (refused, sound))
    club._task = asyncio.create_task(club.app.run(*sources))
    await club.clock.settle()
    assert len(await club.alive(ROOM)) == 1
    assert not club._task.done()
    assert "wrong token" in caplog.text


async def test_when_every_platform_has_refused_the_bot_stops(club: Club) -> None:
    club._task.cancel()
    refused = (Queue([Refused("wrong token")]) for _ in range(2))
    sources = (take(queue, club.app.handle, club.clock) for queue in refused)
    club._task = asyncio.create_task(club.app.run(*sources))
    await asyncio.wait({club._task}, timeout=10)
    assert club._task.done()


async def test_a_platform_that_was_served_for_long_is_soon_tried_again() -> None:
    """The pauses grow from one failed attempt to the next, not over the life of the process."""
    clock, began = FakeClock(), list[float]()
    lasts = iter((0, 0, 0, 3600, 0, 0))

    async def serve() -> None:
        began.append((clock.now() - START).total_seconds())
        seconds = next(lasts, None)
        if seconds is None:
            raise Refused("enough")
        if seconds:
            await clock.wait(asyncio.Event(), clock.now() + timedelta(seconds=seconds))
        raise ChatError("the connection has ended")

    serving = asyncio.create_task(keep("fake", serve, clock))
    await clock.advance(5000)
    await serving
    assert began == [0, 1, 3, 7, 3608, 3610, 3614]
