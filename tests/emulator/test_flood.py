"""The flood rule on a clock that stands still."""

from __future__ import annotations

import pytest
import telegram

from tests.emulator.conftest import Wire
from tests.support.telegram import (
    ApiError,
    Chat,
    Flood,
    ManualClock,
    Person,
    RealClock,
    World,
)


def refusal(flood: Flood, chat_id: int) -> int:
    """Seconds to wait, or 0 if there was room."""
    try:
        flood.spend(chat_id, "sendMessage")
    except ApiError as error:
        return int(error.parameters["retry_after"])
    return 0


def test_a_burst_then_one_a_second(clock: ManualClock) -> None:
    flood = Flood(clock)
    assert [refusal(flood, 7) for _ in range(4)] == [0, 0, 0, 1]
    assert refusal(flood, 8) == 0
    clock.advance(0.5)
    assert refusal(flood, 7) == 1
    clock.advance(0.5)
    assert [refusal(flood, 7) for _ in range(2)] == [0, 1]
    clock.advance(10)
    assert [refusal(flood, 7) for _ in range(4)] == [0, 0, 0, 1]


def test_twenty_a_minute_in_a_group(clock: ManualClock) -> None:
    flood = Flood(clock)
    for _ in range(20):
        assert (refusal(flood, -7), refusal(flood, 7)) == (0, 0)
        clock.advance(1)
    assert (refusal(flood, -7), refusal(flood, 7)) == (40, 0)
    clock.advance(40)
    assert [refusal(flood, -7) for _ in range(2)] == [0, 1]


def test_thirty_a_second_over_all_chats(clock: ManualClock) -> None:
    flood = Flood(clock)
    assert [refusal(flood, chat) for chat in range(1, 32)] == [0] * 30 + [1]
    clock.advance(1)
    assert refusal(flood, 31) == 0


def test_speed_and_switch(clock: ManualClock) -> None:
    fast = Flood(clock, speed=10)
    for _ in range(20):
        assert refusal(fast, -7) == 0
        clock.advance(0.1)
    assert refusal(fast, -7) == 4
    fast.enabled = False
    assert refusal(fast, -7) == 0


def test_hits_are_recorded_and_early_ones_marked(clock: ManualClock) -> None:
    flood = Flood(clock, burst=1)
    waits = [refusal(flood, 7), refusal(flood, 7), refusal(flood, 7)]
    clock.advance(1)
    waits += [refusal(flood, 7), refusal(flood, 7)]
    assert waits == [0, 1, 1, 0, 1]
    assert [hit.early for hit in flood.hits] == [False, True, False]
    assert {hit.chat_id for hit in flood.hits} == {7}


def test_it_is_on_by_default() -> None:
    world = World()
    assert world.flood.enabled
    assert world.flood.clock is world.clock
    assert isinstance(world.clock, RealClock)


async def test_edits_and_sends_share_the_budget(
    wire: Wire, world: World, clock: ManualClock, ann: Person, table: Chat
) -> None:
    world.flood.enabled = True
    _, body = await wire("sendMessage", chat_id=table.id, text="0")
    place = {"chat_id": table.id, "message_id": body["result"]["message_id"]}
    for number in range(1, 20):
        clock.advance(1)
        if number % 2:
            status, _ = await wire("editMessageText", text=str(number), **place)
        else:
            status, _ = await wire("sendMessage", chat_id=table.id, text="x")
        assert status == 200
    clock.advance(1)
    status, body = await wire("editMessageText", text="too much", **place)
    assert (status, body["parameters"]) == (429, {"retry_after": 40})
    assert body["description"] == "Too Many Requests: retry after 40"
    keyboard = {"inline_keyboard": [[{"text": "a", "callback_data": "b"}]]}
    assert (await wire("editMessageReplyMarkup", reply_markup=keyboard, **place))[0] == 429
    assert (await wire("sendMessage", chat_id=table.id, text="x"))[0] == 429
    assert "too much" not in table.texts_ever


async def test_answers_and_deletions_are_free(wire: Wire, world: World, ann: Person) -> None:
    world.flood.enabled = True
    keyboard = {"inline_keyboard": [[{"text": "a", "callback_data": "b"}]]}
    for _ in range(3):
        await wire("sendMessage", chat_id=ann.id, text="x", reply_markup=keyboard)
    for message in ann.dm.messages:
        query = ann.press(message, "a")
        assert (await wire("answerCallbackQuery", callback_query_id=query.id))[0] == 200
        place = {"chat_id": ann.id, "message_id": message.message_id}
        assert (await wire("deleteMessage", **place))[0] == 200
    assert (await wire("sendMessage", chat_id=ann.id, text="x"))[0] == 429


async def test_ptb_understands(ptb: telegram.Bot, world: World, ann: Person) -> None:
    world.flood.enabled = True
    for _ in range(3):
        await ptb.send_message(ann.id, "x")
    with pytest.raises(telegram.error.RetryAfter, match="Retry in 0:00:01"):
        await ptb.send_message(ann.id, "x")
