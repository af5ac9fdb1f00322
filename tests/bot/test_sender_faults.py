"""Platforms fail in every way; no message is lost and no chat stops for another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages import Address
from bot.port import ChatError, Refused, SlowDown
from storage import outbox, people, rooms
from storage.store import Store
from tests.support.fake_chat import FakeChat
from tests.support.fake_clock import START, FakeClock
from tests.support.mailroom import (
    ANNA,
    OTHER_ROOM,
    ROOM,
    TOM,
    Gate,
    Mailroom,
    mailroom,
    say,
)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Mailroom]:
    async with mailroom(tmp_path / "gouji.db") as made:
        yield made


def seconds(room: Mailroom, to: Address = ROOM) -> list[float]:
    """When each write to a chat had its effect."""
    return [(write.at - START).total_seconds() for write in room.chat.to(to)]


async def test_slow_down_holds_back_that_chat_alone(room: Mailroom) -> None:
    room.chat.fail(lambda: SlowDown(30), to=ROOM)
    await room.put(say("a"), say("b", OTHER_ROOM), say("c", ANNA))
    assert [write.text for write in room.chat.writes] == ["b", "c"]
    await room.clock.advance(29)
    assert room.texts() == []
    await room.clock.advance(1)
    assert room.texts() == ["a"]


async def test_unknown_failures_are_tried_for_ever_and_more_and_more_seldom(
    room: Mailroom,
) -> None:
    tries: list[float] = []

    def fail() -> ChatError:
        tries.append((room.clock.now() - START).total_seconds())
        return ChatError("connection lost")

    room.chat.fail(fail, to=ROOM, times=12)
    await room.put(say("a"), say("b"))
    await room.clock.advance(600)
    gaps = [later - earlier for earlier, later in pairwise(tries)]
    assert gaps == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]
    assert room.texts() == ["a", "b"]


async def test_other_chats_go_on_while_one_fails(room: Mailroom) -> None:
    room.chat.fail(ChatError, to=ROOM, times=10**6)
    await room.put(say("a"))
    for number in range(5):
        await room.put(say(f"line {number}", OTHER_ROOM), say(f"line {number}", ANNA))
        await room.clock.advance(30)
    assert room.texts(OTHER_ROOM) == room.texts(ANNA) == [f"line {n}" for n in range(5)]
    assert await room.waiting() == 1


async def test_a_chat_that_works_again_is_served_without_delay(room: Mailroom) -> None:
    room.chat.fail(ChatError, to=ROOM, times=3)
    await room.put(say("a"), say("b"))
    await room.clock.advance(8)
    assert seconds(room) == [7, 8]


async def test_a_failing_message_goes_out_in_its_newest_state(room: Mailroom) -> None:
    room.chat.fail(ChatError, to=ROOM, times=3)
    for number in range(4):
        await room.put(say(f"board {number}", slot="board"))
    await room.clock.advance(10)
    assert room.texts() == ["board 3"]


async def test_an_exception_that_is_no_chat_error_is_an_unknown_failure(room: Mailroom) -> None:
    def broken() -> ChatError:
        raise ZeroDivisionError

    room.chat.fail(broken)
    await room.put(say("a"))
    await room.clock.advance(1)
    assert room.texts() == ["a"]


async def test_after_a_send_that_may_have_happened_the_later_copy_is_the_one_to_edit(
    room: Mailroom,
) -> None:
    room.chat.fail(ChatError, after=True)
    await room.put(say("board 1", slot="board"))
    await room.clock.advance(5)
    await room.put(say("board 2", slot="board"))
    assert room.history() == ["send 1 board 1", "send 2 board 1", "edit 2 board 2"]


async def test_an_edit_that_may_have_happened_is_made_again(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board"))
    await room.clock.advance(5)
    room.chat.fail(ChatError, what="edit", after=True)
    await room.put(say("board 2", slot="board"))
    await room.clock.advance(5)
    assert room.history()[1:] == ["edit 1 board 2", "edit 1 board 2"]
    assert room.texts() == ["board 2"]


async def test_a_deleted_message_is_sent_anew(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board"))
    await room.clock.advance(5)
    room.chat.remove(ROOM, "1")
    await room.put(say("board 2", slot="board"))
    await room.clock.advance(5)
    await room.put(say("board 3", slot="board"))
    assert room.history()[1:] == ["send 2 board 2", "edit 2 board 3"]


async def test_old_buttons_of_a_deleted_message_trouble_nobody(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board", buttons=("play",)))
    await room.clock.advance(5)
    room.chat.remove(ROOM, "1")
    await room.put(say("board 2", slot="board", repost=True))
    await room.clock.advance(5)
    assert room.texts() == ["board 2"]
    assert await room.waiting() == 0


async def test_a_person_who_cannot_be_reached_is_marked_and_his_messages_are_dropped(
    room: Mailroom,
) -> None:
    async with room.store.begin() as tx:
        await people.seen(tx, "fake", "1", "Anna")
        await people.set_reachable(tx, "fake", "1", True)
    room.chat.closed.add(ANNA)
    await room.put(say("a", ANNA), say("b", ANNA), say("c", TOM), say("d"))
    await room.clock.advance(5)
    assert room.told == ["unreachable fake/person/1/"]
    assert await room.waiting() == 0
    async with room.store.read() as tx:
        anna = await people.by_user(tx, "fake", "1")
    assert anna is not None
    assert not anna.reachable
    assert (room.texts(TOM), room.texts()) == (["c"], ["d"])
    room.chat.closed.clear()
    await room.put(say("e", ANNA))
    assert room.texts(ANNA) == ["e"]


async def test_a_room_that_threw_us_out_loses_its_messages(room: Mailroom) -> None:
    room.chat.closed.add(ROOM)
    await room.put(say("a"), say("b"), say("c", OTHER_ROOM))
    await room.clock.advance(5)
    assert room.told == ["unreachable fake/room/-100/"]
    assert await room.waiting() == 0


async def test_a_refused_message_is_dropped_and_logged(
    room: Mailroom, caplog: pytest.LogCaptureFixture
) -> None:
    room.chat.fail(lambda: Refused("too long"))
    await room.put(say("a"), say("b"))
    await room.clock.advance(5)
    assert room.texts() == ["b"]
    assert "fake/room/-100/ refused a message: too long" in caplog.text


async def test_a_room_that_moved_gets_its_messages_in_the_new_place(tmp_path: Path) -> None:
    clock = FakeClock()
    box: list[Mailroom] = []

    async def moved(old: Address, chat: str) -> None:
        async with box[0].store.begin() as tx:
            await rooms.moved(tx, old.key, Address.room(old.platform, chat).key)

    async with mailroom(tmp_path / "gouji.db", clock=clock, on_moved=moved) as room:
        box.append(room)
        await room.put(say("board 1", slot="board"))
        await room.clock.advance(5)
        room.chat.moved["-100"] = "-900"
        await room.put(say("board 2", slot="board"), say("b"))
        await room.clock.advance(5)
        await room.put(say("board 3", Address.room("fake", "-900"), slot="board"))
        new = Address.room("fake", "-900")
        assert room.history(new) == ["send 2 board 2", "send 3 b", "edit 2 board 3"]
        assert await room.waiting() == 0


async def test_a_room_that_moved_is_asked_for_seldom_until_the_rows_follow(
    room: Mailroom,
) -> None:
    room.chat.moved["-100"] = "-900"
    await room.put(say("a"))
    await room.clock.advance(10)
    assert 5 <= len(room.told) <= 11
    assert set(room.told) == {"moved fake/room/-100/ -900"}


async def test_a_callback_that_fails_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with mailroom(tmp_path / "gouji.db", on_unreachable=broken) as room:
        room.chat.closed.add(ANNA)
        await room.put(say("a", ANNA), say("b"))
        assert room.texts() == ["b"]
        assert "a callback failed" in caplog.text


async def test_a_process_killed_between_sending_and_noting_it_sends_again(tmp_path: Path) -> None:
    clock = FakeClock()
    chat = FakeChat(clock)
    gate = Gate(chat, before=False)
    path = tmp_path / "gouji.db"
    async with mailroom(path, clock=clock, chat=chat, port=gate, steady=False) as room:
        await room.queue(say("board 1", slot="board", buttons=("play",)))
        await gate.arrived.wait()
    assert [write.text for write in chat.writes] == ["board 1"]
    async with mailroom(path, clock=clock, chat=chat) as room:
        await room.put(say("board 2", slot="board"))
        await room.clock.advance(5)
        assert room.history() == ["send 1 board 1", "send 2 board 1", "edit 2 board 2"]


def curse(chat: FakeChat, chance: Random) -> None:
    """Let one of the next calls fail at times, before or after its effect."""
    nth = chance.randint(1, 3)
    match chance.randrange(8):
        case 0:
            chat.fail(ChatError, nth=nth)
        case 1:
            chat.fail(ChatError, nth=nth, after=True)
        case 2:
            chat.fail(lambda: SlowDown(3), nth=nth)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
async def test_whatever_fails_and_however_often_it_is_killed_nothing_is_lost(
    seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    chance = Random(seed)
    clock = FakeClock()
    chat = FakeChat(clock)
    path = tmp_path_factory.mktemp("lost") / "gouji.db"
    newest: dict[tuple[Address, str], str] = {}
    lines: dict[Address, list[str]] = {ROOM: [], ANNA: []}
    for _ in range(4):
        async with mailroom(path, clock=clock, chat=chat) as room:
            for _ in range(chance.randint(1, 6)):
                curse(chat, chance)
                to = chance.choice([ROOM, ANNA])
                slot = chance.choice(["", "board", "hand"])
                words = f"{slot or 'line'} {chance.random()}"
                if slot:
                    newest[to, slot] = words
                else:
                    lines[to].append(words)
                message = say(words, to, slot=slot, repost=chance.random() < 0.3)
                if chance.random() < 0.3:  # killed at whatever it is doing by then
                    await room.queue(message)
                    for _ in range(chance.randrange(60)):
                        await asyncio.sleep(0)
                    break
                await room.put(message)
                await clock.advance(chance.choice([0, 0.5, 3]))
    async with mailroom(path, clock=clock, chat=chat) as room:
        await clock.advance(300)
        assert await room.waiting() == 0
    for (to, slot), words in newest.items():
        of_slot = [shown.text for shown in chat.shows(to) if shown.text.startswith(slot)]
        assert of_slot[-1] == words
    for to, expected in lines.items():
        seen = [shown.text for shown in chat.shows(to) if shown.text.startswith("line")]
        assert list(dict.fromkeys(seen)) == expected
    assert chat.refused == []
    assert chat.slowed == 0


async def test_a_sender_stopped_in_the_middle_leaves_the_database_usable(tmp_path: Path) -> None:
    for number in range(5):
        async with mailroom(tmp_path / "gouji.db") as room:
            await room.queue(say(f"line {number}", ANNA))
            for _ in range(number * 7):
                await asyncio.sleep(0)
    store = await Store.open(tmp_path / "gouji.db")
    async with store.read() as tx:
        await outbox.waiting(tx)
    await store.close()
