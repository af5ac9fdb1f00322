"""Coming, going, rights, topics and the move from a group to a supergroup.

Each step does what Telegram does: it changes the member list, writes the service message and
queues the updates the bot is entitled to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tests.support.telegram.chats import ADMIN_RIGHTS, MEMBER_RIGHTS, Chat, Member, Topic

if TYPE_CHECKING:
    from tests.support.telegram.messages import Message
    from tests.support.telegram.world import World

Json = dict[str, Any]
GROUP_ANONYMOUS_BOT: Json = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}


class Account(Protocol):
    """A person or the bot."""

    @property
    def id(self) -> int:
        """The user id."""
        ...

    def json(self) -> Json:
        """The User object."""
        ...


def set_member(world: World, chat: Chat, who: Account, actor: Account, member: Member) -> None:
    """Give somebody a new standing and tell the bot, if it may know."""
    old = chat.member(who.id)
    chat.members[who.id] = member
    if member.inside and not old.inside:
        for message in chat.messages:
            message.now.readers.add(who.id)
    mine = who.id == world.bot.id
    if not mine and not chat.member(world.bot.id).admin:
        return
    world.updates.push(
        "my_chat_member" if mine else "chat_member",
        {
            "chat": chat.json(),
            "from": actor.json(),
            "date": world.unix_now(),
            "old_chat_member": old.json(who.json()),
            "new_chat_member": member.json(who.json()),
        },
    )


def enter(world: World, chat: Chat, who: Account, actor: Account) -> None:
    """Join, or be added by ``actor``."""
    assert not chat.is_private, "nobody joins a private chat"
    assert not chat.member(who.id).inside, "already inside"
    set_member(world, chat, who, actor, Member("member"))
    service(world, chat, actor, {"new_chat_members": [who.json()]})


def depart(world: World, chat: Chat, who: Account, actor: Account) -> None:
    """Leave, or be thrown out by ``actor``."""
    assert chat.member(who.id).inside, "not inside"
    own_will = who.id == actor.id
    mine = who.id == world.bot.id
    set_member(world, chat, who, actor, Member("left" if own_will else "kicked"))
    if not mine or chat.kind == "group":
        service(world, chat, actor, {"left_chat_member": who.json()})


def promote(world: World, chat: Chat, who: Account, actor: Account, rights: set[str]) -> None:
    """Make an administrator with these rights."""
    unknown = rights - set(ADMIN_RIGHTS)
    assert not unknown, f"no such rights: {unknown}"
    member = Member("administrator", frozenset(rights | {"can_manage_chat"}))
    set_member(world, chat, who, actor, member)


def restrict(world: World, chat: Chat, who: Account, actor: Account, rights: set[str]) -> None:
    """Leave a member of a supergroup only these rights; none at all is muted."""
    assert chat.kind == "supergroup", "only supergroups restrict single members"
    unknown = rights - set(MEMBER_RIGHTS)
    assert not unknown, f"no such rights: {unknown}"
    set_member(world, chat, who, actor, Member("restricted", frozenset(rights)))


def service(
    world: World, chat: Chat, actor: Account, content: Json, thread: int | None = None
) -> Message:
    """A service message; bots inside see them in spite of privacy mode."""
    message = world.post(chat, actor.json(), content, thread=thread)
    world.tell(message)
    return message


def migrate(world: World, old: Chat, actor: Account) -> Chat:
    """Turn a basic group into a supergroup: a new id, a new empty history, the old id dead."""
    assert old.kind == "group", "only basic groups migrate"
    new = world.add_chat(
        Chat(
            world.free_id("supergroup"),
            "supergroup",
            old.title,
            members=dict(old.members),
            can_send_messages=old.can_send_messages,
        )
    )
    service(world, old, actor, {"migrate_to_chat_id": new.id})
    old.migrated_to = new.id
    message = world.post(
        new, GROUP_ANONYMOUS_BOT, {"migrate_from_chat_id": old.id}, sender_chat=new.json()
    )
    world.tell(message)
    return new


def open_topic(world: World, chat: Chat, actor: Account, name: str) -> int:
    """Open a topic; the id of its opening message is its thread id."""
    assert chat.is_forum, "only forums have topics"
    thread = world.next_message_id(chat)
    chat.topics[thread] = Topic(name)
    content = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
    message = world.post(chat, actor.json(), content, thread=thread, message_id=thread)
    world.tell(message)
    return thread


def close_topic(world: World, chat: Chat, actor: Account, thread: int) -> None:
    """Close a topic: only who may manage topics writes there now."""
    chat.topics[thread].closed = True
    service(world, chat, actor, {"forum_topic_closed": {}}, thread)


def delete_topic(world: World, chat: Chat, thread: int) -> None:
    """Delete a topic with all its messages. Bots are not told."""
    chat.topics[thread].deleted = True
    for message in chat.messages:
        if message.thread_id == thread:
            message.deleted = True
    world.changes.notify()
