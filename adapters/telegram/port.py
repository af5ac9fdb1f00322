"""Telegram as a :class:`bot.port.ChatPort`: plain text, inline keyboards, moments as entities."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from telegram import (
    Bot,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    MessageEntity,
    User,
)
from telegram.error import BadRequest

from adapters.telegram.errors import own_errors
from bot.messages import Address
from bot.pace import POLITE
from bot.port import ChatError, Rendered, RenderedButton, Sent
from bot.text import Mention, Piece

PLATFORM: Final = "telegram"
_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
_AT: Final = "@\u2060"
"""A name like ``@anna`` would call somebody: a word joiner, which nobody sees, keeps it a name."""


class TelegramPort:
    platform = PLATFORM
    discreet = False
    pace = POLITE

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def send(self, to: Address, message: Rendered) -> Sent:
        text, entities = written(message.pieces)
        with own_errors():
            sent = await self._bot.send_message(
                int(to.chat),
                text,
                entities=entities,
                message_thread_id=int(to.topic) if to.topic else None,
                reply_markup=self._keyboard(message),
                link_preview_options=_NO_PREVIEW,
                disable_notification=not to.private,  # a table in a group rings for nobody
            )
        return Sent(to, str(sent.message_id))

    async def edit(self, sent: Sent, message: Rendered) -> None:
        text, entities = written(message.pieces)
        with own_errors():
            try:
                await self._bot.edit_message_text(
                    text,
                    chat_id=int(sent.to.chat),
                    message_id=int(sent.id),
                    entities=entities,
                    reply_markup=self._keyboard(message),
                    link_preview_options=_NO_PREVIEW,
                )
            except BadRequest as error:
                if not _unchanged(error):
                    raise

    async def strip(self, sent: Sent) -> None:
        with own_errors():
            try:
                await self._bot.edit_message_reply_markup(int(sent.to.chat), int(sent.id))
            except BadRequest as error:
                if not _unchanged(error):
                    raise

    async def delete(self, sent: Sent) -> None:
        with own_errors():
            try:
                await self._bot.delete_message(int(sent.to.chat), int(sent.id))
            except BadRequest as error:
                if not _undeletable(error):
                    raise

    def link(self, payload: str) -> str:
        """Opens the private chat and hands in *payload*. Raises ChatError before the bot knows
        its own name."""
        try:
            return f"https://t.me/{self._bot.username}?start={payload}"
        except RuntimeError as error:
            raise ChatError("not connected yet") from error

    def _keyboard(self, message: Rendered) -> InlineKeyboardMarkup | None:
        if not message.buttons:
            return None
        return InlineKeyboardMarkup(
            [[self._button(button) for button in row] for row in message.buttons]
        )

    def _button(self, button: RenderedButton) -> InlineKeyboardButton:
        if button.start:
            return InlineKeyboardButton(button.label, url=self.link(button.start))
        if button.copied:
            return InlineKeyboardButton(button.label, copy_text=CopyTextButton(button.copied))
        return InlineKeyboardButton(button.label, callback_data=button.token)


def _unchanged(error: BadRequest) -> bool:
    return "not modified" in error.message


def _undeletable(error: BadRequest) -> bool:
    """Gone already, or too old to be taken away."""
    words = error.message.lower()
    return "message to delete not found" in words or "message can't be deleted" in words


def written(pieces: tuple[Piece, ...]) -> tuple[str, list[MessageEntity]]:
    """The text, with moments as entities that each reader sees in his own zone, and mentions as
    entities that ring."""
    text, entities = "", list[MessageEntity]()
    for piece in pieces:
        words = spoken(piece)
        if not isinstance(piece, str):
            entities.append(_entity(piece, _units(text), _units(words)))
        text += words
    return text, entities


def _entity(piece: datetime | Mention, offset: int, length: int) -> MessageEntity:
    if isinstance(piece, Mention):
        user = User(int(piece.user), piece.name, is_bot=False)
        return MessageEntity(MessageEntity.TEXT_MENTION, offset, length, user=user)
    return MessageEntity(
        MessageEntity.DATE_TIME, offset, length, unix_time=piece, date_time_format="T"
    )


def spoken(piece: Piece) -> str:
    """A piece in words: a moment, where the reader's zone is not known, in UTC."""
    match piece:
        case str():
            return piece.replace("@", _AT)
        case Mention(name=name):
            return name.replace("@", _AT)
    return f"{piece:%H:%M:%S} UTC"


def _units(text: str) -> int:
    """UTF-16 code units, which Telegram counts in."""
    return len(text.encode("utf-16-le")) // 2
