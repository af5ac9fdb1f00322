"""No chat and no platform is written to more often than it takes, not even after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages import Address
from bot.pace import POLITE, UNPACED, Budget, Pace, chat_of
from bot.port import Rendered
from tests.support.fake_chat import FakeChat
from tests.support.fake_clock import START, FakeClock
from tests.support.mailroom import ANNA, ROOM, TOM, Mailroom, mailroom, say

MINUTE = timedelta(seconds=60)


def seconds(moments: Sequence[datetime]) -> list[float]:
    return [(at - START).total_seconds() for at in moments]


def busiest(moments: Sequence[datetime], window: timedelta = MINUTE) -> int:
    """The most writes in any window."""
    return max(sum(1 for at in moments if end - window < at <= end) for end in moments)


def written(room: Mailroom, to: Address = ROOM) -> list[datetime]:
    return [write.at for write in room.chat.to(to)]


async def test_a_room_takes_18_writes_in_any_minute_of_an_hour_and_is_never_silent_for_long(
    tmp_path: Path,
) -> None:
    async with mailroom(tmp_path / "gouji.db") as room:
        await room.queue(*(say(f"line {number}") for number in range(1200)))
        await room.clock.advance(3600)
        moments = written(room)
        assert busiest(moments) <= 18
        assert len(moments) > 60 * 17
        gaps = [(later - earlier).total_seconds() for earlier, later in pairwise(moments)]
        assert min(gaps) >= 1
        assert max(gaps) < 8
        assert room.chat.slowed == 0


async def test_a_short_burst_goes_out_second_by_second(tmp_path: Path) -> None:
    async with mailroom(tmp_path / "gouji.db") as room:
        await room.put(*(say(f"line {number}") for number in range(9)))
        await room.clock.advance(9)
        assert seconds(written(room)) == list(range(9))


async def test_all_topics_of_a_room_share_what_it_takes(tmp_path: Path) -> None:
    topics = [Address.room("fake", "-100", str(number)) for number in range(3)]
    async with mailroom(tmp_path / "gouji.db") as room:
        for number in range(60):
            await room.queue(say(f"line {number}", topics[number % 3]))
        await room.clock.advance(240)
        moments = [write.at for write in room.chat.writes]
        assert len(moments) == 60
        assert busiest(moments) <= 18
        assert room.chat.slowed == 0


async def test_reposts_and_their_tidying_count(tmp_path: Path) -> None:
    async with mailroom(tmp_path / "gouji.db") as room:
        for number in range(100):
            await room.queue(say(f"b {number}", slot="board", repost=True, buttons=("play",)))
            await room.clock.advance(7)
        assert busiest(written(room)) <= 18
        assert {write.what for write in room.chat.writes} == {"send", "strip"}
        assert room.chat.slowed == 0


async def test_a_restart_does_not_forget_what_a_room_has_taken(tmp_path: Path) -> None:
    clock = FakeClock()
    chat = FakeChat(clock, room_writes=18)
    for number in range(12):
        async with mailroom(tmp_path / "gouji.db", clock=clock, chat=chat) as room:
            for line in range(6):
                await room.queue(say(f"{number} {line}"))
            await clock.advance(5)
    async with mailroom(tmp_path / "gouji.db", clock=clock, chat=chat) as room:
        await clock.advance(300)
        assert await room.waiting() == 0
    moments = [write.at for write in chat.writes]
    assert len(moments) == 72
    assert busiest(moments) <= 18
    assert chat.slowed == 0


async def test_a_write_that_a_killed_process_could_not_note_still_fits(tmp_path: Path) -> None:
    """One write a kill may be forgotten; the real limit is 20."""
    pace = Pace(room_burst=18)
    clock = FakeClock()
    chat = FakeChat(clock, room_writes=20)
    async with mailroom(tmp_path / "gouji.db", clock=clock, chat=chat, pace=pace) as room:
        await room.put(*(say(f"line {number}") for number in range(17)))
        await clock.advance(20)
    await chat.send(ROOM, Rendered(("sent, and killed before it was noted",)))
    async with mailroom(tmp_path / "gouji.db", clock=clock, chat=chat, pace=pace) as room:
        await room.put(*(say(f"line {number}") for number in range(17, 40)))
        await clock.advance(200)
        assert await room.waiting() == 0
    assert chat.slowed == 0


async def test_a_person_takes_one_write_a_second_and_no_window(tmp_path: Path) -> None:
    async with mailroom(tmp_path / "gouji.db") as room:
        await room.put(*(say(f"line {number}", ANNA) for number in range(40)), say("hello", TOM))
        await room.clock.advance(60)
        assert seconds(written(room, ANNA)) == list(range(40))
        assert seconds(written(room, TOM)) == [0]


async def test_a_platform_takes_25_writes_in_any_second(tmp_path: Path) -> None:
    people = [Address.person("fake", str(number)) for number in range(90)]
    async with mailroom(tmp_path / "gouji.db") as room:
        await room.put(*(say("hello", person) for person in people))
        await room.clock.advance(5)
        moments = [write.at for write in room.chat.writes]
        assert len(moments) == 90
        assert busiest(moments, timedelta(seconds=1)) == 25
        assert max(moments) == START + timedelta(seconds=3)


async def test_without_a_pace_everything_goes_at_once(tmp_path: Path) -> None:
    clock = FakeClock()
    chat = FakeChat(clock, room_writes=1000, all_writes=1000)
    async with mailroom(tmp_path / "gouji.db", clock=clock, chat=chat, pace=UNPACED) as room:
        await room.put(*(say(f"line {number}") for number in range(50)))
        assert len(chat.writes) == 50


@settings(max_examples=200, deadline=None)
@given(waits=st.lists(st.floats(0, 40), min_size=1, max_size=120), writes=st.integers(1, 30))
def test_whenever_a_room_is_ready_the_window_holds(waits: list[float], writes: int) -> None:
    pace = Pace(room_writes=writes)
    budget, now, moments = Budget(pace), START, list[datetime]()
    for wait in waits:
        now += timedelta(seconds=wait)
        now = budget.ready_at(chat_of(ROOM), now)
        assert budget.ready_at(chat_of(ROOM), now) == now
        budget.wrote(chat_of(ROOM), now)
        moments.append(now)
    assert busiest(moments) <= writes
    assert all(later - earlier >= timedelta(seconds=1) for earlier, later in pairwise(moments))


@settings(max_examples=100, deadline=None)
@given(waits=st.lists(st.floats(0, 0.5), min_size=1, max_size=120), writes=st.integers(1, 30))
def test_whoever_reserves_the_platforms_second_holds(waits: list[float], writes: int) -> None:
    budget, now, moments = Budget(Pace(all_writes=writes)), START, list[datetime]()
    for wait in waits:
        now += timedelta(seconds=wait)
        moments.append(budget.reserve("fake", now))
        assert moments[-1] >= now
    assert moments == sorted(moments)
    assert busiest(moments, timedelta(seconds=1)) <= writes


def test_what_no_longer_limits_is_forgotten() -> None:
    budget = Budget(POLITE)
    for number in range(50):
        budget.wrote(f"fake/room/{number}/", START)
        budget.hold_back(f"fake/person/{number}/", START + timedelta(seconds=30))
    budget.prune(START + timedelta(seconds=20))
    assert len(budget._chats) == 100
    budget.prune(START + timedelta(seconds=61))
    assert budget._chats == {}


def test_rests_grow_to_a_minute() -> None:
    rests = [POLITE.rest(failures).total_seconds() for failures in range(1, 9)]
    assert rests == [1, 2, 4, 8, 16, 32, 60, 60]
    assert POLITE.rest(10**9).total_seconds() == 60
