"""Membership, rights, topics and the move to a supergroup, as the bot sees them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.emulator.conftest import Client, Refused, Wire
from tests.support.telegram import Chat, Person, World

Json = dict[str, Any]
ALL = ["message", "my_chat_member", "chat_member"]


def kinds(world: World) -> list[str]:
    """The updates so far: kind, and for messages what kind of message."""
    out = []
    for update in world.updates.log:
        [kind] = [name for name in update if name != "update_id"]
        service = [name for name in update[kind] if name in SERVICE]
        out.append(service[0] if service else kind)
    return out


SERVICE = {
    "new_chat_members",
    "left_chat_member",
    "migrate_to_chat_id",
    "migrate_from_chat_id",
    "forum_topic_created",
    "forum_topic_closed",
}


async def test_the_bot_is_added_and_removed(client: Client, world: World, ann: Person) -> None:
    club = world.add_group("Club", admins=[ann], bot=None)
    ann.add(club, world.bot)
    ann.kick(club, world.bot)
    added, service, removed = await client.get_updates()
    assert added.my_chat_member.old_chat_member.status == "left"
    assert added.my_chat_member.new_chat_member.status == "member"
    assert added.my_chat_member.from_user.id == ann.id
    assert service.message.new_chat_members[0].id == world.bot.id
    assert removed.my_chat_member.new_chat_member.status == "kicked"
    assert world.violations == []


def test_a_basic_group_tells_the_bot_that_it_left(world: World, ann: Person) -> None:
    club = world.add_group("Club", admins=[ann], kind="group")
    ann.kick(club, world.bot)
    assert kinds(world) == ["my_chat_member", "left_chat_member"]


async def test_members_come_and_go(
    wire: Wire, world: World, ann: Person, bob: Person, table: Chat
) -> None:
    eve = world.add_person("Eve")
    eve.join(table)
    bob.leave(table)
    ann.kick(table, eve)
    assert kinds(world) == ["new_chat_members", "left_chat_member", "left_chat_member"]
    assert table.member(bob.id).status == "left"
    assert table.member(eve.id).status == "kicked"
    world.updates.log.clear()
    await wire("getUpdates", allowed_updates=ALL, offset=-1)
    bob.join(table)
    ann.promote(table, world.bot, "can_pin_messages")
    ann.promote(table, bob)
    ann.demote(table, bob)
    ann.restrict(table, bob)
    assert kinds(world) == ["new_chat_members", "my_chat_member", *["chat_member"] * 3]
    assert world.violations == []


async def test_get_chat_member(
    client: Client, world: World, ann: Person, bob: Person, table: Chat
) -> None:
    eve = world.add_person("Eve")
    ann.restrict(table, bob, "can_send_messages")
    ann.promote(table, world.bot, "can_delete_messages")

    async def standing(user_id: int) -> Any:
        return await client.get_chat_member(chat_id=table.id, user_id=user_id)

    assert (await standing(ann.id)).status == "creator"
    assert (await standing(bob.id)).status == "restricted"
    assert (await standing(bob.id)).can_send_messages is True
    assert (await standing(eve.id)).status == "left"
    mine = await standing(world.bot.id)
    assert (mine.status, mine.can_delete_messages) == ("administrator", True)
    assert mine.can_pin_messages is False
    with pytest.raises(Refused, match=r"(?i)participant_id_invalid"):
        await standing(5)
    admins = await client.get_chat_administrators(chat_id=table.id)
    assert {admin.user.id for admin in admins} == {ann.id, world.bot.id}
    assert await client.get_chat_member_count(chat_id=table.id) == 3
    assert world.violations == []


async def test_get_chat(client: Client, world: World, ann: Person, table: Chat) -> None:
    assert (await client.get_chat(chat_id=table.id)).title == "Table"
    assert (await client.get_chat(chat_id=ann.id)).username == "ann_smith"
    with pytest.raises(Refused, match="no administrators in the private chat"):
        await client.get_chat_administrators(chat_id=ann.id)
    with pytest.raises(Refused, match="hat not found"):
        await client.get_chat(chat_id=5)
    assert world.violations == []


async def test_the_bot_leaves(client: Client, world: World, ann: Person, table: Chat) -> None:
    assert await client.leave_chat(chat_id=table.id) is True
    assert table.member(world.bot.id).status == "left"
    assert kinds(world) == ["my_chat_member"]
    with pytest.raises(Refused, match="bot is not a member of the supergroup chat"):
        await client.send_message(chat_id=table.id, text="x")
    with pytest.raises(Refused, match="private chats"):
        await client.leave_chat(chat_id=ann.id)


async def test_migration(
    client: Client, wire: Wire, world: World, ann: Person, bob: Person
) -> None:
    old = world.add_group("Club", [bob], admins=[ann], kind="group")
    assert old.id > -1_000_000_000_000
    new = ann.migrate(old)
    assert new.id < -1_000_000_000_000
    assert kinds(world) == ["migrate_to_chat_id", "migrate_from_chat_id"]
    status, body = await wire("sendMessage", chat_id=old.id, text="x")
    assert status == 400
    assert body["description"] == "Bad Request: group chat was upgraded to a supergroup chat"
    assert body["parameters"] == {"migrate_to_chat_id": new.id}
    sent = await client.send_message(chat_id=new.id, text="x")
    assert sent.chat.type == "supergroup"
    assert new.last.text == "x"
    with pytest.raises(AssertionError, match="has become a supergroup"):
        bob.say(old, "x")
    bob.say(new, "/go")
    assert world.violations == []


async def test_topics_are_told(client: Client, world: World, ann: Person) -> None:
    forum = world.add_group("Forum", admins=[ann], forum=True)
    topic = ann.open_topic(forum, "Cards")
    ann.say(forum, "/go@cards_bot", topic=topic)
    ann.close_topic(forum, topic)
    opened, message, _ = await client.get_updates()
    assert opened.message.forum_topic_created.name == "Cards"
    assert message.message.message_thread_id == topic
    assert message.message.chat.is_forum is True
    assert message.message.reply_to_message.message_id == topic
    assert kinds(world) == ["forum_topic_created", "message", "forum_topic_closed"]
    assert world.violations == []
