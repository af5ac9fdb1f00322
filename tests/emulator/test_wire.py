"""Tokens, methods, encodings, and the judges that look at every call."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.emulator.conftest import Wire
from tests.support.telegram import Person, Server, World, judges, tdlib, texts

Json = dict[str, Any]


async def test_tokens(wire: Wire, server: Server, world: World) -> None:
    for token, status, words in [
        ("abc", 404, "Not Found"),
        ("1:short", 404, "Not Found"),
        ("1:" + "B" * 35, 401, "Unauthorized"),
    ]:
        async with wire.session.get(f"{server.base_url}{token}/getMe") as response:
            assert response.status == status
            assert await response.json() == {
                "ok": False,
                "error_code": status,
                "description": words,
            }
    quoted = world.token.replace(":", "%3A")
    async with wire.session.get(f"{server.base_url}{quoted}/GETME") as response:
        assert (await response.json())["result"]["username"] == "cards_bot"


async def test_unknown_methods_are_loud(wire: Wire, world: World) -> None:
    assert await wire("sendFoo") == (
        404,
        {"ok": False, "error_code": 404, "description": "Not Found: method not found"},
    )
    assert [(v.kind, v.where) for v in world.violations] == [("request", "sendFoo")]


async def test_every_encoding(wire: Wire, ann: Person) -> None:
    url = f"{wire.url}/sendMessage"
    form = {"chat_id": str(ann.id), "text": "x"}
    async with wire.session.get(url, params=form) as response:
        assert response.status == 200
    async with wire.session.post(url, json={"chat_id": ann.id, "text": "x"}) as response:
        assert response.status == 200
    async with wire.session.post(url, data=json.dumps(form)) as response:
        assert (await response.json())["description"] == "Bad Request: message text is empty"
    assert ann.dm.texts == ["x", "x"]


@pytest.mark.parametrize(
    "more",
    [
        {"parsemode": "HTML"},
        {"reply_markup": {"inline_keyboard": [[{"text": "a", "callback_data": "b", "x": 1}]]}},
        {"reply_parameters": {"message_id": 1, "foo": 1, "allow_sending_without_reply": True}},
        {"message_thread_id": "abc", "text": None},
    ],
)
async def test_unknown_parameters_are_noted(
    wire: Wire, world: World, ann: Person, more: Json
) -> None:
    await wire("sendMessage", **{"chat_id": ann.id, "text": "x", **more})
    if more.get("text", "x"):
        assert [v.kind for v in world.violations] == ["request"]
        with pytest.raises(AssertionError, match="unknown field"):
            world.assert_clean()


async def test_a_call_that_meets_a_fault_is_judged_too(
    wire: Wire, world: World, ann: Person
) -> None:
    world.faults.refuse("sendMessage")
    await wire("sendMessage", chat_id=ann.id, text="x", foo=1)
    assert [v.kind for v in world.violations] == ["request"]


async def test_answers_and_updates_are_judged(wire: Wire, world: World, ann: Person) -> None:
    message = ann.post(ann.dm, {"text": "x", "txet": "x"})
    assert [v.kind for v in world.violations] == ["update"]
    message.sender = world.bot.json()
    message.from_bot = True
    message.options["mood"] = "good"
    await wire("editMessageText", chat_id=ann.id, message_id=message.message_id, text="y")
    assert [v.kind for v in world.violations] == ["update", "response"]


def test_judges_speak_of_missing_fields() -> None:
    assert judges.request_faults("sendMessage", {"text": "x"}) == ["chat_id: Field required"]
    assert judges.request_faults("sendFoo", {}) == ["the Bot API has no method sendFoo"]
    assert judges.response_faults("getMe", {"id": 1, "is_bot": True}) != []
    assert judges.update_faults({"update_id": "x"}) != []


def test_tdlib_is_there_or_said_to_be_missing(
    world: World, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tdlib, "AVAILABLE", False)
    message = ann.say(ann.dm, "🂡 /join@cards_bot @ann_smith /加入")
    assert message.entities == [
        {"type": "bot_command", "offset": 3, "length": 15},
        {"type": "mention", "offset": 19, "length": 10},
    ]
    text, entities = texts.formatted(world, {"text": "<b>a</b> &lt;", "parse_mode": "HTML"})
    assert (text, entities) == ("a <", [])
    assert world.not_judged == {"typed text", "markup"}


def test_tdlib_is_there_on_linux(world: World, ann: Person) -> None:
    pytest.importorskip("tdjson")
    message = ann.say(ann.dm, "🂡 /join@cards_bot @ann_smith /加入")
    assert [entity["offset"] for entity in message.entities] == [3, 19]
    assert world.not_judged == set()


async def test_a_wait_that_fails_tells_what_happened(wire: Wire, world: World) -> None:
    await wire("getMe")
    with pytest.raises(AssertionError, match=r"still waiting after 0\.01 s(?s:.*)getMe"):
        await world.wait_for(lambda: False, timeout=0.01)
