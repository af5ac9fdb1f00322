"""Telegram as a :class:`bot.port.ChatPort`: plain text, inline keyboards, moments as entities."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    MessageEntity,
)
from telegram.error import BadRequest

from adapters.telegram.errors import own_errors
from bot.messages import Address
from bot.port import ChatError, Rendered, Sent

PLATFORM: Final = "telegram"
_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
_AT: Final = "@\u2060"
"""A name like ``@anna`` would call somebody: a word joiner, which nobody sees, keeps it a name."""


class TelegramPort:
    platform = PLATFORM

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
            [
                [
                    InlineKeyboardButton(button.label, url=self.link(button.start))
                    if button.start
                    else InlineKeyboardButton(button.label, callback_data=button.token)
                    for button in row
                ]
                for row in message.buttons
            ]
        )


def _unchanged(error: BadRequest) -> bool:
    return "not modified" in error.message


def written(pieces: tuple[str | datetime, ...]) -> tuple[str, list[MessageEntity]]:
    """The text, and its moments as entities that each reader sees in his own zone."""
    text, entities = "", list[MessageEntity]()
    for piece in pieces:
        if isinstance(piece, str):
            text += piece.replace("@", _AT)
            continue
        words = spoken(piece)
        entities.append(
            MessageEntity(
                MessageEntity.DATE_TIME,
                offset=_units(text),
                length=_units(words),
                unix_time=piece,
                date_time_format="T",
            )
        )
        text += words
    return text, entities


def spoken(moment: datetime) -> str:
    """A moment in words, where the reader's zone is not known."""
    return f"{moment:%H:%M:%S} UTC"


def _units(text: str) -> int:
    """UTF-16 code units, which Telegram counts in."""
    return len(text.encode("utf-16-le")) // 2
