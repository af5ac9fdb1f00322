"""Who may be written to, where in a chat a message goes, and its number there."""

from __future__ import annotations

import pytest

from tests.emulator.conftest import Client, Refused, Wire
from tests.support.telegram import Chat, Member, Person, World


async def test_chats_that_cannot_be_written_to(wire: Wire, world: World, bob: Person) -> None:
    async def to(chat: object) -> str:
        return await wire.refusal("sendMessage", chat_id=chat, text="x")

    assert await to("") == "Bad Request: chat_id is empty"
    assert await to(5) == "Bad Request: chat not found"
    assert await to("@nobody") == "Bad Request: chat not found"
    assert await to(-100) == "Bad Request: chat not found"
    assert await to(world.bot.id) == "Forbidden: bot can't send messages to bots"
    assert await to(bob.id) == "Bad Request: chat not found"
    world.add_group("Table", [bob])
    assert await to(bob.id) == "Forbidden: bot can't initiate conversation with a user"
    bob.start()
    assert (await wire("sendMessage", chat_id=bob.id, text="x"))[0] == 200
    bob.block()
    assert await to(bob.id) == "Forbidden: bot was blocked by the user"
    bob.unblock()
    assert (await wire("sendMessage", chat_id=bob.id, text="x"))[0] == 200
    bob.deactivated = True
    assert await to(bob.id) == "Forbidden: user is deactivated"


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_groups_that_cannot_be_written_to(
    wire: Wire, world: World, ann: Person, kind: str
) -> None:
    async def to(chat: Chat) -> str:
        return await wire.refusal("sendMessage", chat_id=chat.id, text="x")

    without = world.add_group("Without", admins=[ann], kind=kind, bot=None)  # type: ignore[arg-type]
    assert await to(without) == f"Forbidden: bot is not a member of the {kind} chat"
    ann.add(without, world.bot)
    assert (await wire("sendMessage", chat_id=without.id, text="x"))[0] == 200
    ann.kick(without, world.bot)
    assert await to(without) == f"Forbidden: bot was kicked from the {kind} chat"
    ann.add(without, world.bot)
    without.can_send_messages = False
    muted = "Bad Request: not enough rights to send text messages to the chat"
    assert await to(without) == muted
    without.members[world.bot.id] = Member("administrator")
    assert (await wire("sendMessage", chat_id=without.id, text="x"))[0] == 200
    without.deleted = True
    assert await to(without) == "Forbidden: the group chat was deleted"


async def test_the_text_is_checked_before_the_chat(wire: Wire) -> None:
    assert "text is empty" in await wire.refusal("sendMessage", chat_id=5, text="")
    markup = {"inline_keyboard": 5}
    said = await wire.refusal("sendMessage", chat_id=5, text="x", reply_markup=markup)
    assert "must be an Array" in said


async def test_topics(client: Client, world: World, ann: Person) -> None:
    forum = world.add_group("Forum", admins=[ann], forum=True)
    topic = ann.open_topic(forum, "Cards")
    sent = await client.send_message(chat_id=forum.id, text="x", message_thread_id=topic)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    asked = ann.say(forum, "/go", topic=topic)
    answer = await client.send_message(
        chat_id=forum.id, text="y", reply_parameters={"message_id": asked.message_id}
    )
    assert answer.message_thread_id == topic
    with pytest.raises(Refused, match="essage thread not found"):
        await client.send_message(chat_id=forum.id, text="x", message_thread_id=1)


async def test_closed_and_deleted_topics(wire: Wire, world: World, ann: Person) -> None:
    forum = world.add_group("Forum", admins=[ann], forum=True)
    topic = ann.open_topic(forum, "Cards")
    ann.close_topic(forum, topic)
    call = {"chat_id": forum.id, "text": "x", "message_thread_id": topic}
    assert await wire.refusal("sendMessage", **call) == "Bad Request: TOPIC_CLOSED"
    ann.delete_topic(forum, topic)
    assert await wire.refusal("sendMessage", **call) == "Bad Request: message thread not found"
    assert not forum.messages


async def test_chat_action(client: Client, world: World, table: Chat) -> None:
    await client.send_chat_action(chat_id=table.id, action="typing")
    assert world.actions == [(table.id, "typing")]
    with pytest.raises(Refused, match="rong parameter action in request"):
        await client.send_chat_action(chat_id=table.id, action="sleeping")


async def test_message_ids(wire: Wire, world: World, ann: Person, table: Chat) -> None:
    """Supergroups count for themselves, private chats and basic groups together."""
    basic = world.add_group("Basic", admins=[ann], kind="group")
    ids = []
    for chat in (ann.dm, basic, table, table, ann.dm):
        _, body = await wire("sendMessage", chat_id=chat.id, text="x")
        ids.append(body["result"]["message_id"])
    assert ids == [1, 2, 1, 2, 3]
