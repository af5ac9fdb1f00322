"""What goes out, in which order, as what, and in which words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import lane
from bot.messages import Address
from bot.port import ChatError
from bot.rendering import Item, next_item
from storage import deadlines, people, rooms
from storage.models import DeadlineRow
from tests.support.fake_chat import FakeChat
from tests.support.fake_clock import START, FakeClock
from tests.support.mailroom import ANNA, OTHER_ROOM, ROOM, TOM, Gate, Mailroom, mailroom, say


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Mailroom]:
    async with mailroom(tmp_path / "gouji.db") as made:
        yield made
        assert made.chat.refused == []
        assert made.chat.slowed == 0


async def test_messages_to_a_chat_go_out_in_order(room: Mailroom) -> None:
    await room.put(*(say(f"line {number}") for number in range(5)))
    await room.clock.advance(10)
    assert room.texts() == [f"line {number}" for number in range(5)]
    assert await room.waiting() == 0


async def test_chats_do_not_wait_for_each_other(room: Mailroom) -> None:
    await room.put(say("a"), say("b"), say("c", OTHER_ROOM), say("d", ANNA), say("e", TOM))
    assert [write.text for write in room.chat.writes] == ["a", "c", "d", "e"]


async def test_what_waited_before_the_start_goes_out(tmp_path: Path) -> None:
    async with mailroom(tmp_path / "gouji.db", chat=FakeChat(FakeClock(), "other")) as off:
        await off.put(say("hello"), say("world"))
        assert off.chat.writes == []
    async with mailroom(tmp_path / "gouji.db") as on:
        await on.clock.advance(5)
        assert on.texts() == ["hello", "world"]


async def test_a_platform_without_a_port_waits_and_harms_nobody(room: Mailroom) -> None:
    await room.put(say("later", Address.room("absent", "1")), say("now"))
    assert room.texts() == ["now"]
    assert await room.waiting() == 1


async def test_the_next_state_of_a_slot_is_an_edit(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board"))
    await room.put(say("note"))
    await room.put(say("board 2", slot="board"))
    await room.clock.advance(10)
    assert room.history() == ["send 1 board 1", "send 2 note", "edit 1 board 2"]
    assert room.texts() == ["board 2", "note"]


async def test_slots_of_one_name_in_two_chats_are_two(room: Mailroom) -> None:
    await room.put(say("for Anna", ANNA, slot="hand"), say("for Tom", TOM, slot="hand"))
    await room.clock.advance(2)
    await room.put(say("for Anna again", ANNA, slot="hand"))
    assert (room.texts(ANNA), room.texts(TOM)) == (["for Anna again"], ["for Tom"])


async def test_only_the_newest_state_of_a_slot_goes_out(room: Mailroom) -> None:
    await room.put(say("hello"))
    for number in range(5):
        await room.put(say(f"board {number}", slot="board"))
    await room.put(say("bye"))
    await room.put(say("board 5", slot="board"))
    await room.clock.advance(10)
    assert room.history() == ["send 1 hello", "send 2 board 5", "send 3 bye"]


async def test_a_state_that_shows_the_same_makes_no_call(room: Mailroom) -> None:
    await room.put(say("board", slot="board", buttons=("join",)))
    await room.clock.advance(5)
    await room.put(say("board", slot="board", buttons=("join",)))
    assert room.history() == ["send 1 board"]
    assert await room.waiting() == 0
    await room.put(say("board", slot="board", buttons=("leave",)))
    assert room.chat.last(ROOM).buttons == (("leave",),)


async def test_a_message_that_lapses_into_what_stands_there_makes_no_call(room: Mailroom) -> None:
    await room.put(say("board", slot="board"))
    await room.put(say("other board", slot="board"))
    await room.put(say("board", slot="board"))
    await room.clock.advance(5)
    assert room.history() == ["send 1 board"]


async def test_a_repost_is_sent_anew_and_edited_from_then_on(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board", buttons=("play",)))
    await room.clock.advance(5)
    await room.put(say("board 1", slot="board", buttons=("play",), repost=True))
    await room.clock.advance(5)
    await room.put(say("board 2", slot="board", buttons=("play",)))
    await room.clock.advance(5)
    assert room.history() == [
        "send 1 board 1",
        "send 2 board 1",
        "strip 1 board 1",
        "edit 2 board 2",
    ]
    assert [shown.buttons for shown in room.chat.shows(ROOM)] == [(), (("play",),)]


async def test_a_message_without_buttons_needs_no_stripping(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board"))
    await room.clock.advance(5)
    await room.put(say("board 2", slot="board", repost=True))
    await room.clock.advance(5)
    assert [write.what for write in room.chat.to(ROOM)] == ["send", "send"]


async def test_new_messages_go_before_the_buttons_of_old_ones(room: Mailroom) -> None:
    await room.put(say("board 1", slot="board", buttons=("play",)))
    await room.clock.advance(5)
    await room.put(say("board 2", slot="board", buttons=("play",), repost=True), say("result"))
    await room.clock.advance(5)
    assert room.history()[1:] == ["send 2 board 2", "send 3 result", "strip 1 board 1"]


async def test_old_buttons_stay_when_the_room_has_no_writes_to_spare(room: Mailroom) -> None:
    await room.put(say("board", slot="board", buttons=("play",)))
    for number in range(12):
        await room.put(say(f"line {number}"))
    await room.put(say("board", slot="board", buttons=("play",), repost=True))
    await room.clock.advance(120)
    assert "strip" not in {write.what for write in room.chat.to(ROOM)}
    assert [bool(shown.buttons) for shown in room.chat.shows(ROOM)][-1]


async def test_everybody_reads_his_own_language(room: Mailroom) -> None:
    async with room.store.begin() as tx:
        await people.seen(tx, "fake", "1", "Anna", "en-GB")
        await people.seen(tx, "fake", "2", "Tom", "zh-TW")
        await rooms.seen(tx, ROOM.key, "Cards")
        await rooms.set_language(tx, ROOM.key, "en")
    await room.put(say("hello", ANNA), say("hello", TOM), say("hello"), say("hello", OTHER_ROOM))
    assert room.texts(ANNA) == ["[en] hello"]
    assert room.texts(TOM) == ["[zh-Hant] hello"]
    assert room.texts() == ["[en] hello"]
    assert room.texts(OTHER_ROOM) == ["hello"]


async def test_a_changed_language_is_an_edit_of_the_same_state(room: Mailroom) -> None:
    await room.put(say("board", slot="board"))
    await room.clock.advance(5)
    async with room.store.begin() as tx:
        await rooms.seen(tx, ROOM.key, "Cards", "en")
    await room.put(say("board", slot="board"))
    assert room.history() == ["send 1 board", "edit 1 [en] board"]


async def test_moments_reach_the_platform_as_moments(room: Mailroom) -> None:
    await room.put(say("until", args={"at": START + timedelta(seconds=45)}))
    [shown] = room.chat.shows(ROOM)
    assert shown.message.pieces == ("until ", START + timedelta(seconds=45))


async def test_a_message_that_has_no_words_is_dropped_and_the_next_goes_out(
    room: Mailroom, caplog: pytest.LogCaptureFixture
) -> None:
    await room.put(say("unspeakable"), say("hello"))
    assert room.texts() == ["hello"]
    assert "cannot be put into words" in caplog.text


async def test_topics_of_a_room_are_separate_chats_to_read(room: Mailroom) -> None:
    topic = Address.room("fake", "-100", "7")
    await room.put(say("first", topic), say("second"), say("third", topic))
    await room.clock.advance(5)
    assert (room.texts(topic), room.texts()) == (["first", "third"], ["second"])
    assert [write.text for write in room.chat.writes] == ["first", "second", "third"]


# Clocks that start when a message has gone out


async def clocks(room: Mailroom, *runs: int, decision: int = 8) -> None:
    """Deadlines of one question, at the latest 15 s from now and as long as they run."""
    now = room.clock.now()
    async with room.store.begin() as tx:
        await deadlines.replace(
            tx,
            1,
            [
                DeadlineRow(
                    table_id=1,
                    kind="turn",
                    hand_id="1-a",
                    decision=decision,
                    seat=seat,
                    due_at=now + timedelta(seconds=15, milliseconds=run),
                    runs=run,
                )
                for seat, run in enumerate(runs)
            ],
        )


async def due(room: Mailroom) -> list[float]:
    """Seconds after the start at which each deadline comes."""
    async with room.store.read() as tx:
        rows = await deadlines.of_table(tx, 1)
    return [(row.due_at - START).total_seconds() for row in rows]


async def test_clocks_run_from_the_moment_their_message_went_out(room: Mailroom) -> None:
    await clocks(room, 7000, 45000)
    await room.put(say("hello"))
    await room.put(say("play!", slot="board", starts=("1-a", 8)))
    assert await due(room) == [22, 60]
    assert room.told == []
    await room.clock.advance(1)
    assert room.texts() == ["hello", "play!"]
    assert await due(room) == [8, 46]
    assert room.told == ["sent"]


async def test_clocks_start_once(room: Mailroom) -> None:
    await clocks(room, 7000)
    await room.put(say("play!", slot="board", starts=("1-a", 8)))
    await room.clock.advance(3)
    await room.put(say("play now!", slot="board", starts=("1-a", 8)))
    assert await due(room) == [7]
    assert room.told == ["sent"]


async def test_a_newer_state_starts_the_clocks_of_the_one_it_replaced(room: Mailroom) -> None:
    await clocks(room, 7000)
    await room.put(say("hello"))
    await room.put(say("play!", slot="board", starts=("1-a", 8)))
    await room.put(say("play, all of you!", slot="board"))
    await room.clock.advance(1)
    assert room.texts() == ["hello", "play, all of you!"]
    assert await due(room) == [8]


async def test_clocks_of_another_question_do_not_start(room: Mailroom) -> None:
    await clocks(room, 7000, decision=9)
    await room.put(say("play!", slot="board", starts=("1-a", 8)))
    assert await due(room) == [22]


async def test_clocks_start_when_the_message_stands_there_already(room: Mailroom) -> None:
    await room.put(say("play!", slot="board"))
    await room.clock.advance(5)
    await clocks(room, 7000)
    await room.put(say("play!", slot="board", starts=("1-a", 8)))
    assert await due(room) == [12]


async def test_clocks_do_not_start_while_the_message_fails(room: Mailroom) -> None:
    await clocks(room, 7000)
    room.chat.fail(ChatError)
    await room.put(say("play!", starts=("1-a", 8)))
    assert await due(room) == [22]
    await room.clock.advance(1)
    assert await due(room) == [8]


# What comes while a message is on its way


async def test_a_state_that_came_while_the_older_went_out_is_not_lost(tmp_path: Path) -> None:
    clock = FakeClock()
    chat = FakeChat(clock)
    gate = Gate(chat)
    async with mailroom(tmp_path / "a.db", clock=clock, chat=chat, port=gate) as room:
        await room.queue(say("board 1", slot="board", repost=True))
        await gate.arrived.wait()
        await room.queue(say("board 2", slot="board"))
        gate.opened.set()
        await room.clock.advance(5)
        assert room.history() == ["send 1 board 1", "edit 1 board 2"]


async def test_a_repost_that_came_meanwhile_is_a_second_message(tmp_path: Path) -> None:
    clock = FakeClock()
    chat = FakeChat(clock)
    gate = Gate(chat)
    async with mailroom(tmp_path / "a.db", clock=clock, chat=chat, port=gate) as room:
        await room.queue(say("board 1", slot="board"))
        await gate.arrived.wait()
        await room.queue(say("board 2", slot="board", repost=True))
        await room.queue(say("board 3", slot="board"))
        gate.opened.set()
        await room.clock.advance(5)
        assert room.history() == ["send 1 board 1", "send 2 board 3"]


async def test_a_message_put_while_its_chat_is_found_empty_goes_out(
    room: Mailroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_empty, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any) -> Item | None:
        item = await next_item(*args)
        if item is None:
            found_empty.set()
            await go_on.wait()
        return item

    monkeypatch.setattr(lane, "next_item", slowly)
    await room.queue(say("a", ANNA))
    await found_empty.wait()
    await room.queue(say("b", ANNA))
    for _ in range(50):  # until the sender has seen that there is something
        await asyncio.sleep(0)
        await room.store.quiet.wait()
    go_on.set()
    await room.clock.advance(1)
    assert room.texts(ANNA) == ["a", "b"]


async def test_a_call_that_never_ends_is_given_up_and_made_again(tmp_path: Path) -> None:
    clock = FakeClock()
    chat = FakeChat(clock)
    gate = Gate(chat, before=False)
    path = tmp_path / "a.db"
    async with mailroom(path, clock=clock, chat=chat, port=gate, steady=False) as room:
        await room.queue(say("board 1", slot="board"))
        await gate.arrived.wait()
        await room.clock.advance(59)
        assert await room.waiting() == 1
        await room.clock.advance(1.5)
        gate.opened.set()
        assert room.history() == ["send 1 board 1"]
        await room.clock.advance(1)
        await room.put(say("board 2", slot="board"))
        await room.clock.advance(5)
        assert room.history() == ["send 1 board 1", "send 2 board 1", "edit 2 board 2"]
