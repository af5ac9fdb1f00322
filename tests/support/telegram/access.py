"""May the bot speak to this chat? The checks that come before anything is done in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.telegram.chats import Chat
from tests.support.telegram.errors import bad, forbidden

if TYPE_CHECKING:
    from tests.support.telegram.world import World


def to_read(world: World, raw: object) -> Chat:
    """The chat for calls that only look: known to the bot, and the bot is in it."""
    chat = _known(world, raw)
    if chat.is_private:
        return chat
    return _inside(world, chat)


def to_write(world: World, raw: object) -> Chat:
    """The chat for calls that change something in it."""
    chat = _known(world, raw)
    if not chat.is_private:
        return _inside(world, chat)
    person = world.people[chat.id]
    if person.deactivated:
        raise forbidden("user is deactivated")
    if person.blocked:
        raise forbidden("bot was blocked by the user")
    if not person.started:
        raise forbidden("bot can't initiate conversation with a user")
    return chat


def to_send(world: World, raw: object, thread: object = None) -> tuple[Chat, int | None]:
    """The chat and the topic for new messages."""
    chat = to_write(world, raw)
    if not chat.is_private:
        member = chat.member(world.bot.id)
        allowed = member.admin or (chat.can_send_messages and member.can("can_send_messages"))
        if not allowed:
            raise bad("not enough rights to send text messages to the chat")
    return chat, _topic(world, chat, thread)


def _topic(world: World, chat: Chat, thread: object) -> int | None:
    if not thread:
        return None
    thread_id = int(str(thread))
    topic = chat.topics.get(thread_id)
    if topic is None or topic.deleted:
        raise bad("message thread not found")
    if topic.closed and not chat.member(world.bot.id).can("can_manage_topics"):
        raise bad("TOPIC_CLOSED")
    return thread_id


def _known(world: World, raw: object) -> Chat:
    if raw is None or raw == "":
        raise bad("chat_id is empty")
    try:
        chat_id = int(str(raw))
    except ValueError:
        raise bad("chat not found") from None
    if chat_id == world.bot.id:
        raise forbidden("bot can't send messages to bots")
    chat = world.chats.get(chat_id)
    if chat is None or (chat.is_private and not world.bot_has_seen(chat_id)):
        raise bad("chat not found")
    return chat


def _inside(world: World, chat: Chat) -> Chat:
    if chat.migrated_to is not None:
        raise bad(
            "group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to
        )
    if chat.deleted:
        raise forbidden("the group chat was deleted")
    member = chat.member(world.bot.id)
    if member.status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.kind} chat")
    if not member.inside:
        raise forbidden(f"bot is not a member of the {chat.kind} chat")
    return chat
