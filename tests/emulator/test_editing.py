"""Editing and deleting messages, and the history that stays."""

from __future__ import annotations

import pytest

from tests.emulator.conftest import Client, Refused, Wire
from tests.support.telegram import Chat, ManualClock, Person, World

KEYBOARD = {"inline_keyboard": [[{"text": "Call", "callback_data": "c"}]]}


async def test_an_edit_without_keyboard_removes_it(
    client: Client, world: World, ann: Person
) -> None:
    sent = await client.send_message(chat_id=ann.id, text="one", reply_markup=KEYBOARD)
    place = {"chat_id": ann.id, "message_id": sent.message_id}
    edited = await client.edit_message_text(text="two", **place)
    assert edited.reply_markup is None
    assert edited.edit_date is not None
    message = ann.dm.last
    assert message.texts == ["one", "two"]
    assert message.labels == []
    assert [version.rows for version in message.versions] == [KEYBOARD["inline_keyboard"], []]
    await client.edit_message_reply_markup(reply_markup=KEYBOARD, **place)
    assert (message.text, message.labels) == ("two", [["Call"]])
    await client.edit_message_reply_markup(**place)
    assert (message.text, message.labels) == ("two", [])
    assert ann.dm.texts_ever == ["one", "two", "two", "two"]
    world.assert_clean()


async def test_an_edit_must_change_something(client: Client, ann: Person) -> None:
    sent = await client.send_message(chat_id=ann.id, text="one", reply_markup=KEYBOARD)
    place = {"chat_id": ann.id, "message_id": sent.message_id}
    for text in ("one", " one\n"):
        with pytest.raises(Refused, match="essage is not modified: specified new message content"):
            await client.edit_message_text(text=text, reply_markup=KEYBOARD, **place)
    with pytest.raises(Refused, match="essage is not modified"):
        await client.edit_message_reply_markup(reply_markup=KEYBOARD, **place)
    await client.edit_message_text(text="one", **place)


async def test_messages_that_cannot_be_edited(wire: Wire, ann: Person, table: Chat) -> None:
    async def edit(**place: object) -> str:
        return await wire.refusal("editMessageText", text="x", **place)

    asked = ann.say(ann.dm, "hello")
    mine = ann.dm
    assert await edit() == "Bad Request: message identifier is not specified"
    assert await edit(chat_id=mine.id) == "Bad Request: message identifier is not specified"
    assert await edit(chat_id=mine.id, message_id=99) == "Bad Request: message to edit not found"
    assert (
        await edit(chat_id=mine.id, message_id=asked.message_id)
        == "Bad Request: message can't be edited"
    )
    _, body = await wire("sendMessage", chat_id=mine.id, text="one")
    number = body["result"]["message_id"]
    assert "not found" in await edit(chat_id=table.id, message_id=number)
    ann.block()
    assert await edit(chat_id=mine.id, message_id=number) == (
        "Forbidden: bot was blocked by the user"
    )


async def test_a_message_without_text_gets_none(wire: Wire, world: World, ann: Person) -> None:
    dice = {"dice": {"emoji": "🎲", "value": 3}}
    message = world.post(ann.dm, world.bot.json(), dice)
    place = {"chat_id": ann.id, "message_id": message.message_id}
    said = await wire.refusal("editMessageText", text="x", **place)
    assert said == "Bad Request: there is no text in the message to edit"
    assert (await wire("editMessageReplyMarkup", reply_markup=KEYBOARD, **place))[0] == 200


async def test_an_edit_takes_only_inline_keyboards(wire: Wire, ann: Person) -> None:
    _, body = await wire("sendMessage", chat_id=ann.id, text="one")
    place = {"chat_id": ann.id, "message_id": body["result"]["message_id"]}
    markup = {"force_reply": True}
    said = await wire.refusal("editMessageText", text="x", reply_markup=markup, **place)
    assert said == "Bad Request: inline keyboard expected"


async def test_text_is_checked_before_the_message(wire: Wire, ann: Person) -> None:
    said = await wire.refusal("editMessageText", chat_id=ann.id, message_id=99, text=" ")
    assert said == "Bad Request: message text is empty"


async def test_a_deleted_message_is_gone_but_known(client: Client, ann: Person) -> None:
    sent = await client.send_message(chat_id=ann.id, text="secret")
    place = {"chat_id": ann.id, "message_id": sent.message_id}
    assert await client.delete_message(**place) is True
    assert ann.sees() == []
    assert ann.dm.texts == []
    assert ann.dm.texts_ever == ["secret"]
    assert "secret" in ann.has_read()
    with pytest.raises(Refused, match="essage to edit not found"):
        await client.edit_message_text(text="x", **place)
    with pytest.raises(Refused, match="essage to delete not found"):
        await client.delete_message(**place)


async def test_only_admins_delete_what_others_wrote(
    client: Client, world: World, ann: Person, table: Chat
) -> None:
    written = ann.say(table, "hello")
    place = {"chat_id": table.id, "message_id": written.message_id}
    with pytest.raises(Refused, match="essage can't be deleted"):
        await client.delete_message(**place)
    ann.promote(table, world.bot)
    with pytest.raises(Refused, match="essage can't be deleted"):
        await client.delete_message(**place)
    ann.promote(table, world.bot, "can_delete_messages")
    assert await client.delete_message(**place) is True


async def test_old_messages_cannot_be_deleted(
    client: Client, clock: ManualClock, ann: Person
) -> None:
    first = await client.send_message(chat_id=ann.id, text="x")
    clock.advance(48 * 3600)
    await client.delete_message(chat_id=ann.id, message_id=first.message_id)
    second = await client.send_message(chat_id=ann.id, text="x")
    clock.advance(48 * 3600 + 1)
    with pytest.raises(Refused, match="can't be deleted for everyone"):
        await client.delete_message(chat_id=ann.id, message_id=second.message_id)


async def test_who_could_read_what(client: Client, world: World, ann: Person, bob: Person) -> None:
    """A version belongs to those who were there; late comers read what then stands."""
    table = world.add_group("Table", admins=[ann])
    sent = await client.send_message(chat_id=table.id, text="one")
    await client.edit_message_text(chat_id=table.id, message_id=sent.message_id, text="two")
    bob.join(table)
    await client.send_message(chat_id=table.id, text="three")
    ann.kick(table, bob)
    await client.send_message(chat_id=table.id, text="four")
    assert bob.has_read() == ["two", "three"]
    assert ann.has_read() == ["one", "two", "three", "four"]
    assert [message.text for message in bob.sees(table) if message.text] == ["two", "three"]
