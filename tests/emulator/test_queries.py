"""Pressed buttons: who pressed what, and how it has to be answered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.emulator.conftest import Client, Refused, Wire
from tests.support.telegram import Chat, ManualClock, Message, Person, World

Json = dict[str, Any]
CALL = {"text": "Call", "callback_data": "c"}
FOLD = {"text": "Fold", "callback_data": "f"}


async def board(wire: Wire, chat: Chat, *buttons: Json) -> Message:
    keyboard = {"inline_keyboard": [list(buttons)]}
    status, _ = await wire("sendMessage", chat_id=chat.id, text="board", reply_markup=keyboard)
    assert status == 200
    return chat.last


async def test_a_press_is_told_and_answered_once(
    client: Client, wire: Wire, world: World, ann: Person
) -> None:
    message = await board(wire, ann.dm, CALL, FOLD)
    query = ann.press(message, "Fold")
    [update] = await client.get_updates()
    told = update.callback_query
    assert (told.id, told.data, told.message.message_id) == (query.id, "f", message.message_id)
    assert await client.answer_callback_query(
        callback_query_id=told.id, text="Folded", show_alert=True
    )
    answer = await query.answered()
    assert (answer.text, answer.show_alert, answer.url) == ("Folded", True, "")
    assert "Folded" in ann.has_read()
    with pytest.raises(Refused, match="uery is too old and response timeout expired"):
        await client.answer_callback_query(callback_query_id=told.id)
    world.assert_clean()


async def test_an_unknown_query(wire: Wire) -> None:
    said = await wire.refusal("answerCallbackQuery", callback_query_id="5")
    assert said.endswith("response timeout expired or query ID is invalid")


async def test_a_late_answer(wire: Wire, clock: ManualClock, ann: Person) -> None:
    message = await board(wire, ann.dm, CALL)
    early, late = ann.press(message, "Call"), ann.press(message, "Call")
    clock.advance(15)
    assert (await wire("answerCallbackQuery", callback_query_id=early.id))[0] == 200
    clock.advance(0.1)
    said = await wire.refusal("answerCallbackQuery", callback_query_id=late.id)
    assert "query is too old" in said


async def test_length_of_an_answer(wire: Wire, world: World, ann: Person) -> None:
    message = await board(wire, ann.dm, CALL)
    query = ann.press(message, "Call")
    said = await wire.refusal("answerCallbackQuery", callback_query_id=query.id, text="x" * 201)
    assert said == "Bad Request: MESSAGE_TOO_LONG"
    assert query.answer is None
    status, _ = await wire("answerCallbackQuery", callback_query_id=query.id, text="🂡" * 101)
    assert status == 200
    assert [v.where for v in world.violations] == ["answerCallbackQuery"]


async def test_an_answer_may_only_lead_to_the_bot(wire: Wire, ann: Person) -> None:
    message = await board(wire, ann.dm, CALL)
    query = ann.press(message, "Call")
    for url in ("https://a.example", "https://t.me/other_bot?start=x", "t.me/cards_bot?start=a.b"):
        said = await wire.refusal("answerCallbackQuery", callback_query_id=query.id, url=url)
        assert said == "Bad Request: URL_INVALID"
    link = "https://t.me/cards_bot?start=g1_a-B"
    assert (await wire("answerCallbackQuery", callback_query_id=query.id, url=link))[0] == 200
    opened = ann.open_link((await query.answered()).url)
    assert opened is not None
    assert opened.text == "/start g1_a-B"


async def test_an_unanswered_press_is_no_clean_end(wire: Wire, world: World, ann: Person) -> None:
    message = await board(wire, ann.dm, CALL)
    query = ann.press(message, "Call")
    world.assert_clean()  # nobody has fetched it yet
    _, body = await wire("getUpdates")
    await wire("getUpdates", offset=body["result"][-1]["update_id"] + 1)
    assert world.owed_answers() == [query]
    with pytest.raises(AssertionError, match="never answered: Ann 'c'"):
        world.assert_clean()
    query.excuse()
    world.assert_clean()


async def test_buttons_are_found_by_label_and_data(wire: Wire, ann: Person) -> None:
    twin = {"text": "Call", "callback_data": "c2"}
    link = {"text": "Rules", "url": "https://a.example/"}
    message = await board(wire, ann.dm, CALL, twin, link)
    assert ann.press(message, "Call").data == "c"
    assert ann.press(message, "Call", nth=1).data == "c2"
    assert ann.press(message, "c2").data == "c2"
    assert message.url("Rules") == "https://a.example/"
    with pytest.raises(AssertionError, match="no button 'Fold'"):
        ann.press(message, "Fold")
    with pytest.raises(AssertionError, match="sends no callback"):
        ann.press(message, "Rules")


async def test_stale_and_forged_presses(wire: Wire, ann: Person) -> None:
    message = await board(wire, ann.dm, CALL)
    place = {"chat_id": ann.id, "message_id": message.message_id}
    await wire("editMessageText", text="over", **place)
    with pytest.raises(AssertionError, match="no button"):
        ann.press(message, "Call")
    assert ann.press(message, "Call", stale=True).data == "c"
    assert ann.press_data(message, "anything").data == "anything"
    await wire("deleteMessage", **place)
    query = ann.press(message, "Call", stale=True)
    assert query.update is not None
    shown = query.update["callback_query"]["message"]
    assert shown == {"chat": ann.dm.json(), "message_id": message.message_id, "date": 0}


async def test_anyone_in_the_group_may_press(
    wire: Wire, world: World, ann: Person, bob: Person, table: Chat
) -> None:
    message = await board(wire, table, CALL)
    assert ann.press(message, "Call").person is ann
    assert bob.press(message, "Call").person is bob
    stranger = world.add_person("Eve")
    with pytest.raises(AssertionError, match="Eve cannot see this message"):
        stranger.press(message, "Call")
    hand = await board(wire, ann.dm, CALL)
    with pytest.raises(AssertionError, match="Bob cannot see"):
        bob.press(hand, "Call")


async def test_waiting_for_an_answer_in_parallel(wire: Wire, ann: Person) -> None:
    message = await board(wire, ann.dm, CALL)
    queries = [ann.press(message, "Call") for _ in range(3)]
    waiting = asyncio.gather(*(query.answered() for query in queries))
    for query in reversed(queries):
        await wire("answerCallbackQuery", callback_query_id=query.id, text=query.id)
    assert [answer.text for answer in await waiting] == [query.id for query in queries]
