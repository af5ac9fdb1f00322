"""sendMessage: texts, entities, keyboards, replies, and who may be written to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.emulator.conftest import Client, Refused, Wire
from tests.support.telegram import Chat, Person, World, tdlib

TDLIB = pytest.mark.skipif(not tdlib.AVAILABLE, reason="TDLib is not installed here")


def keyboard(*rows: Any) -> dict[str, object]:
    return {"inline_keyboard": list(rows)}


async def test_a_text_arrives_with_its_keyboard(client: Client, world: World, ann: Person) -> None:
    sent = await client.send_message(
        chat_id=ann.id,
        text="<b>Your</b> hand &amp; more",
        parse_mode="HTML",
        reply_markup=keyboard([{"text": "Call", "callback_data": "c"}]),
    )
    assert sent.text == "Your hand & more"
    assert ann.dm.last.text == "Your hand & more"
    assert ann.dm.last.labels == [["Call"]]
    assert [m.text for m in ann.sees()] == ["Your hand & more"]
    assert ann.has_read() == ["Your hand & more", "Call"]
    if tdlib.AVAILABLE:
        assert ann.dm.last.entities == [{"type": "bold", "offset": 0, "length": 4}]
    world.assert_clean()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<b>x", "can't parse entities: Can't find end tag corresponding to start tag \"b\""),
        ("3 < 4", 'can\'t parse entities: Unsupported start tag "" at byte offset 2'),
        ("a<br>", 'can\'t parse entities: Unsupported start tag "br" at byte offset 1'),
    ],
)
@TDLIB
async def test_html_is_judged_by_tdlib(wire: Wire, ann: Person, text: str, words: str) -> None:
    said = await wire.refusal("sendMessage", chat_id=ann.id, text=text, parse_mode="HTML")
    assert said == "Bad Request: " + words


@TDLIB
async def test_markdown_is_judged_by_tdlib(wire: Wire, ann: Person) -> None:
    said = await wire.refusal("sendMessage", chat_id=ann.id, text="a.b", parse_mode="MarkdownV2")
    assert said.startswith("Bad Request: can't parse entities: Character '.' is reserved")


async def test_unknown_parse_mode(wire: Wire, ann: Person) -> None:
    said = await wire.refusal("sendMessage", chat_id=ann.id, text="x", parse_mode="RTF")
    assert said == "Bad Request: unsupported parse_mode"


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", " \u2800\ufeff"])
async def test_nothing_to_see(wire: Wire, ann: Person, text: str) -> None:
    said = await wire.refusal("sendMessage", chat_id=ann.id, text=text)
    assert said == "Bad Request: message text is empty"


async def test_length_counts_characters(client: Client, ann: Person) -> None:
    await client.send_message(chat_id=ann.id, text="x" * 4096)
    with pytest.raises(Refused, match="essage is too long"):
        await client.send_message(chat_id=ann.id, text="x" * 4097)


async def test_astral_text_is_noted_above_4096_units(wire: Wire, world: World, ann: Person) -> None:
    status, _ = await wire("sendMessage", chat_id=ann.id, text="🂡" * 2048)
    assert (status, world.violations) == (200, [])
    status, _ = await wire("sendMessage", chat_id=ann.id, text="🂡" * 2049)
    assert status == 200
    assert [v.kind for v in world.violations] == ["text"]
    assert "too long" in await wire.refusal("sendMessage", chat_id=ann.id, text="🂡" * 4097)


async def test_text_is_trimmed_and_cleaned(client: Client, ann: Person) -> None:
    await client.send_message(chat_id=ann.id, text="  a\tb\u202e <b>🂡 c</b> \n", parse_mode="HTML")
    assert ann.dm.last.text == "a b 🂡 c"
    if tdlib.AVAILABLE:
        assert ann.dm.last.entities == [{"type": "bold", "offset": 4, "length": 4}]


async def test_links_are_found_but_not_in_code(client: Client, ann: Person) -> None:
    text = "<code>/a</code> <b>/b</b> t.me/x"
    await client.send_message(chat_id=ann.id, text=text, parse_mode="HTML")
    kinds = [entity["type"] for entity in ann.dm.last.entities]
    if tdlib.AVAILABLE:
        assert kinds == ["code", "bold", "bot_command", "url"]


async def test_mention_of_an_unknown_person_is_lost(client: Client, ann: Person) -> None:
    text = f'<a href="tg://user?id={ann.id}">A</a> <a href="tg://user?id=77">B</a>'
    await client.send_message(chat_id=ann.id, text=text, parse_mode="HTML")
    if tdlib.AVAILABLE:
        users = [entity["user"]["id"] for entity in ann.dm.last.entities]
        assert users == [ann.id]


async def test_a_hundred_and_one_entities_are_noted(
    client: Client, world: World, ann: Person
) -> None:
    await client.send_message(chat_id=ann.id, text="<b>a</b> " * 101, parse_mode="HTML")
    assert [v.kind for v in world.violations] == (["text"] if tdlib.AVAILABLE else [])


@pytest.mark.parametrize(
    ("button", "words"),
    [
        ({"text": "a", "callback_data": "牌" * 22}, "BUTTON_DATA_INVALID"),
        ({"text": "a", "callback_data": "x" * 65}, "BUTTON_DATA_INVALID"),
        ({"text": "a", "callback_data": ""}, "BUTTON_DATA_INVALID"),
        ({"text": "a"}, "Text buttons are unallowed in the inline keyboard"),
        ({"text": "a", "callback_dat": "x"}, "Text buttons are unallowed in the inline keyboard"),
        ({"callback_data": "x"}, 'Can\'t find field "text"'),
        ({"text": " ", "callback_data": "x"}, "Text must be non-empty"),
        ({"text": "a", "callback_data": 5}, 'Field "callback_data" must be of type String'),
        ({"text": "a", "url": "foo://x"}, "URL 'foo://x' is invalid: Unsupported URL protocol"),
        ({"text": "a", "url": "http://localhost/x"}, "is invalid: Wrong HTTP URL"),
        ({"text": "a", "copy_text": {"text": "x" * 257}}, "BUTTON_COPY_TEXT_INVALID"),
        ("a", "InlineKeyboardButton must be an Object"),
    ],
)
async def test_buttons_telegram_refuses(
    wire: Wire, ann: Person, button: object, words: str
) -> None:
    said = await wire.refusal(
        "sendMessage", chat_id=ann.id, text="x", reply_markup={"inline_keyboard": [[button]]}
    )
    assert words in said
    assert not ann.dm.messages


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("{", "can't parse reply keyboard markup JSON object"),
        ("[]", "object expected as reply markup"),
        (
            '{"inline_keyboard": 5}',
            '"inline_keyboard" of the InlineKeyboardMarkup must be an Array',
        ),
        ('{"inline_keyboard": [5]}', "must be an Array of Arrays"),
    ],
)
async def test_markup_telegram_refuses(wire: Wire, ann: Person, markup: str, words: str) -> None:
    assert words in await wire.refusal("sendMessage", chat_id=ann.id, text="x", reply_markup=markup)


async def test_64_bytes_of_data_are_accepted(client: Client, ann: Person) -> None:
    data = "牌" * 21 + "x"
    await client.send_message(
        chat_id=ann.id, text="x", reply_markup=keyboard([{"text": "a", "callback_data": data}])
    )
    assert ann.dm.last.button("a")["callback_data"] == data


async def test_keyboard_size(client: Client, world: World, ann: Person) -> None:
    row = [{"text": "a", "callback_data": "b"}]
    await client.send_message(chat_id=ann.id, text="x", reply_markup=keyboard(*[row] * 100))
    with pytest.raises(Refused, match="eply markup is too long"):
        await client.send_message(chat_id=ann.id, text="x", reply_markup=keyboard(*[row] * 101))
    heavy = [{"text": "很" * 40, "callback_data": "b" * 60}]
    with pytest.raises(Refused, match="eply markup is too long"):
        await client.send_message(chat_id=ann.id, text="x", reply_markup=keyboard(*[heavy] * 50))
    world.assert_clean()


async def test_nine_in_a_row_are_noted(client: Client, world: World, ann: Person) -> None:
    button = {"text": "a", "callback_data": "b"}
    await client.send_message(chat_id=ann.id, text="x", reply_markup=keyboard([button] * 8))
    assert not world.violations
    await client.send_message(chat_id=ann.id, text="x", reply_markup=keyboard([button] * 9))
    assert [v.where for v in world.violations] == ["row"]


async def test_web_app_buttons_are_for_private_chats(
    client: Client, ann: Person, table: Chat
) -> None:
    markup = keyboard([{"text": "a", "web_app": {"url": "https://a.example/"}}])
    await client.send_message(chat_id=ann.id, text="x", reply_markup=markup)
    with pytest.raises(Refused, match=r"(?i)button_type_invalid"):
        await client.send_message(chat_id=table.id, text="x", reply_markup=markup)


async def test_two_actions_on_a_button_are_noted(wire: Wire, world: World, ann: Person) -> None:
    button = {"text": "a", "callback_data": "b", "url": "https://a.example/"}
    await wire("sendMessage", chat_id=ann.id, text="x", reply_markup=keyboard([button]))
    assert [v.where for v in world.violations] == ["button"]


async def test_empty_rows_vanish(wire: Wire, ann: Person) -> None:
    row = [{"text": "a", "callback_data": "b"}]
    await wire("sendMessage", chat_id=ann.id, text="x", reply_markup=keyboard([], row, []))
    assert ann.dm.last.labels == [["a"]]
    await wire("sendMessage", chat_id=ann.id, text="x", reply_markup=keyboard([]))
    assert "reply_markup" not in ann.dm.last.content


async def test_other_keyboards_are_no_part_of_the_message(client: Client, ann: Person) -> None:
    markup = {"remove_keyboard": True}
    sent = await client.send_message(chat_id=ann.id, text="x", reply_markup=markup)
    assert sent.reply_markup is None
    assert ann.dm.last.reply_keyboard == markup


async def test_replies(client: Client, ann: Person) -> None:
    asked = ann.say(ann.dm, "hello")
    reply = {"message_id": asked.message_id}
    sent = await client.send_message(chat_id=ann.id, text="x", reply_parameters=reply)
    assert sent.reply_to_message.message_id == asked.message_id
    ann.delete(asked)
    with pytest.raises(Refused, match="essage to be replied not found"):
        await client.send_message(chat_id=ann.id, text="x", reply_parameters=reply)
    lenient = reply | {"allow_sending_without_reply": True}
    sent = await client.send_message(chat_id=ann.id, text="y", reply_parameters=lenient)
    assert sent.reply_to_message is None
