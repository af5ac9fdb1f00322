"""From Telegram's updates to the core's."""

from __future__ import annotations

from telegram import CallbackQuery, Chat, ChatMemberUpdated, Message, Update, User

from adapters.telegram.port import PLATFORM
from bot.inbound import ChatMoved, Click, Command, Inbound, Sender, Typed
from bot.messages import Address

IN_ROOM = ("member", "administrator", "creator")


def read(update: Update, name: str) -> Inbound | None:
    """What the core should know of *update*, or None. *name* is the user name of the bot."""
    id = str(update.update_id)
    if update.callback_query is not None:
        return _click(id, update.callback_query)
    if update.message is not None:
        return _message(id, update.message, name)
    if update.my_chat_member is not None:
        return _added(id, update.my_chat_member)
    return None


def _click(id: str, query: CallbackQuery) -> Inbound | None:
    if query.message is None or query.data is None:
        return None
    message = query.message
    topic = _topic(message) if isinstance(message, Message) else ""
    chat = message.chat
    return Click(
        id=id,
        sender=_sender(query.from_user),
        at=_address(chat, topic),
        title=chat.title or "",
        token=query.data,
    )


def _message(id: str, message: Message, name: str) -> Inbound | None:
    if message.from_user is None or message.from_user.is_bot:
        return None
    sender, chat = _sender(message.from_user), message.chat
    at, title = _address(chat, _topic(message)), chat.title or ""
    if message.migrate_to_chat_id is not None:
        return ChatMoved(
            id=id, sender=sender, at=at, title=title, to=str(message.migrate_to_chat_id)
        )
    text = message.text
    if not text:
        return None
    command = _command(message, text, name)
    if command is not None:
        word, words = command
        return Command(id=id, sender=sender, at=at, title=title, name=word, words=words)
    if text.startswith("/"):
        return None
    return Typed(id=id, sender=sender, at=at, title=title, text=text)


def _command(message: Message, text: str, name: str) -> tuple[str, str] | None:
    """The command at the start of the text and its words; None: none, or for another bot."""
    first = next((e for e in message.entities if e.type == "bot_command" and e.offset == 0), None)
    if first is None:
        return None
    word, _, to = text[1 : first.length].partition("@")
    if to and to.lower() != name.lower():
        return None
    return word, text[first.length :].strip()


def _added(id: str, change: ChatMemberUpdated) -> Inbound | None:
    """The bot has come into a group: it greets."""
    came = change.new_chat_member.status in IN_ROOM
    was = change.old_chat_member.status in IN_ROOM
    if change.chat.type == Chat.PRIVATE or not came or was:
        return None
    at = _address(change.chat, "")
    sender = _sender(change.from_user)
    return Command(id=id, sender=sender, at=at, title=change.chat.title or "", name="start")


def _sender(user: User) -> Sender:
    return Sender(PLATFORM, str(user.id), user.full_name, user.language_code or "")


def _address(chat: Chat, topic: str) -> Address:
    if chat.type == Chat.PRIVATE:
        return Address.person(PLATFORM, str(chat.id))
    return Address.room(PLATFORM, str(chat.id), topic)


def _topic(message: Message) -> str:
    in_topic = message.is_topic_message and message.message_thread_id is not None
    return str(message.message_thread_id) if in_topic else ""
