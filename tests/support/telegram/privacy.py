"""Privacy mode: what a bot in a group gets to hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.telegram.messages import Message

if TYPE_CHECKING:
    from tests.support.telegram.world import World


def hears(world: World, message: Message) -> bool:
    """Whether the bot is told of a person's message.

    In private chats and as an administrator, always. Else: commands addressed to it, plain
    commands unless another bot spoke last, and replies to its own messages.
    """
    chat = message.chat
    if chat.is_private:
        return True
    member = chat.member(world.bot.id)
    if not member.inside or chat.migrated_to is not None:
        return False
    answers_bot = message.reply_to is not None and message.reply_to.from_bot
    return member.admin or not world.privacy or answers_bot or _is_command_for(world, message)


def _is_command_for(world: World, message: Message) -> bool:
    command = leading_command(message)
    if command is None:
        return False
    _, at, addressee = command.partition("@")
    if at:
        return addressee.lower() == world.bot.username.lower()
    return message.chat.last_bot_id in (None, world.bot.id)


def leading_command(message: Message) -> str | None:
    """The command a text begins with, as Telegram marks it."""
    for entity in message.entities:
        if entity["type"] == "bot_command" and entity["offset"] == 0:
            return message.text[: entity["length"]]  # commands are ASCII: units are characters
    return None
