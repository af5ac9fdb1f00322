"""Sending, editing and deleting messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.telegram import access, markup, texts
from tests.support.telegram.chats import Chat
from tests.support.telegram.errors import NOT_MODIFIED, bad
from tests.support.telegram.messages import Message
from tests.support.telegram.methods import method

if TYPE_CHECKING:
    from tests.support.telegram.world import World

Json = dict[str, Any]
DELETE_SECONDS = 48 * 3600
ACTIONS = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    }
)


@method("sendMessage")
def send_message(world: World, parameters: Json) -> Json:
    """Write a text into a chat, a topic, or as a reply."""
    text, entities = texts.formatted(world, parameters)
    named = world.chats.get(_number(parameters.get("chat_id")), _NOWHERE)
    keyboard = markup.checked(world, parameters.get("reply_markup"), named)
    chat, thread = access.to_send(
        world, parameters.get("chat_id"), parameters.get("message_thread_id")
    )
    reply_to = _replied(world, chat, parameters)
    if thread is None and reply_to is not None and reply_to.chat is chat:
        thread = reply_to.thread_id
    world.flood.spend(chat.id, "sendMessage")
    inline = keyboard if keyboard and "inline_keyboard" in keyboard else None
    content = _content(text, entities, inline)
    message = world.post(chat, world.bot.json(), content, thread=thread, reply_to=reply_to)
    if keyboard is not inline:
        message.reply_keyboard = keyboard
    if parameters.get("protect_content"):
        message.options["has_protected_content"] = True
    message.silent = bool(parameters.get("disable_notification"))
    return message.json()


@method("editMessageText")
def edit_message_text(world: World, parameters: Json) -> Json:
    """Replace text and keyboard; a keyboard left out is a keyboard removed."""
    _identified(parameters)
    text, entities = texts.formatted(world, parameters)
    message, keyboard = _to_edit(world, parameters)
    if "text" not in message.content:
        raise bad("there is no text in the message to edit")
    return _replace(world, message, "editMessageText", _content(text, entities, keyboard))


@method("editMessageReplyMarkup")
def edit_message_reply_markup(world: World, parameters: Json) -> Json:
    """Replace the keyboard alone, or remove it by leaving it out."""
    _identified(parameters)
    message, keyboard = _to_edit(world, parameters)
    kept = {name: value for name, value in message.content.items() if name != "reply_markup"}
    if keyboard is not None:
        kept["reply_markup"] = keyboard
    return _replace(world, message, "editMessageReplyMarkup", kept)


@method("deleteMessage")
def delete_message(world: World, parameters: Json) -> bool:
    """Delete one's own message, or as an administrator anybody's."""
    chat = access.to_write(world, parameters.get("chat_id"))
    message = chat.find(parameters.get("message_id"))
    if message is None:
        raise bad("message to delete not found")
    rights = chat.member(world.bot.id)
    boss = rights.admin and rights.can("can_delete_messages")
    if not chat.is_private and not message.from_bot and not boss:
        raise bad("message can't be deleted")
    if world.unix_now() - message.date > DELETE_SECONDS and not boss:
        raise bad("message can't be deleted for everyone")
    message.deleted = True
    world.changes.notify()
    return True


@method("sendChatAction")
def send_chat_action(world: World, parameters: Json) -> bool:
    """Show that the bot is typing."""
    if parameters.get("action") not in ACTIONS:
        raise bad("wrong parameter action in request")
    chat, _ = access.to_send(world, parameters.get("chat_id"), parameters.get("message_thread_id"))
    world.actions.append((chat.id, str(parameters["action"])))
    world.changes.notify()
    return True


_NOWHERE = Chat(0, "private")


def _content(text: str, entities: list[Json], keyboard: Json | None) -> Json:
    content: Json = {"text": text}
    if entities:
        content["entities"] = entities
    if keyboard is not None:
        content["reply_markup"] = keyboard
    return content


def _replied(world: World, chat: Chat, parameters: Json) -> Message | None:
    """The message a new one answers."""
    wanted = parameters.get("reply_parameters")
    if not wanted:
        return None
    if not isinstance(wanted, dict):
        raise bad("object expected as reply parameters")
    elsewhere = wanted.get("chat_id")
    home = access.to_read(world, elsewhere) if elsewhere else chat
    message = home.find(_number(wanted.get("message_id")))
    if message is None and not wanted.get("allow_sending_without_reply"):
        raise bad("message to be replied not found")
    return message


def _identified(parameters: Json) -> None:
    if parameters.get("inline_message_id"):
        raise bad("MESSAGE_ID_INVALID")
    if not parameters.get("chat_id") or not parameters.get("message_id"):
        raise bad("message identifier is not specified")


def _to_edit(world: World, parameters: Json) -> tuple[Message, Json | None]:
    """The bot's own message and its new keyboard."""
    named = world.chats.get(_number(parameters.get("chat_id")), _NOWHERE)
    keyboard = markup.inline_only(world, parameters.get("reply_markup"), named)
    chat = access.to_write(world, parameters["chat_id"])
    message = chat.find(parameters["message_id"])
    if message is None:
        raise bad("message to edit not found")
    if not message.from_bot:
        raise bad("message can't be edited")
    return message, keyboard


def _replace(world: World, message: Message, name: str, content: Json) -> Json:
    world.flood.spend(message.chat.id, name)
    if content == message.content:
        raise bad(NOT_MODIFIED)
    world.change(message, content)
    return message.json()


def _number(raw: object) -> int:
    try:
        return int(str(raw))
    except ValueError:
        return 0
