"""Telegram's updates as a :class:`bot.intake.Source`: long polling, one batch after another.

The library's own polling acknowledges an update before it has been handled, so a process killed
in between would lose it. Here the next request, which acknowledges, is made afterwards.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from telegram import Bot, BotCommand, Update

from adapters.telegram.errors import own_errors
from adapters.telegram.inbound import read
from adapters.telegram.port import PLATFORM, TelegramPort, spoken
from bot.commands.words import LISTED
from bot.inbound import Click, Inbound, Reply
from bot.text import Text, locale

POLL: Final = 25
"""Seconds that one request waits for news."""
WANTED: Final = ("message", "callback_query", "my_chat_member")
LONGEST_REPLY: Final = 200


log = logging.getLogger(__name__)


class TelegramSource:
    platform = PLATFORM

    def __init__(self, bot: Bot, port: TelegramPort) -> None:
        self._bot = bot
        self._port = port
        self._ready = False
        self._offset: int | None = None
        self._queries: dict[str, str] = {}

    async def next(self) -> Sequence[Inbound]:
        if not self._ready:
            await self._connect()
        with own_errors():
            updates = await self._bot.get_updates(
                offset=self._offset, timeout=POLL, allowed_updates=WANTED
            )
        if updates:
            self._offset = updates[-1].update_id + 1
        self._queries = {
            str(update.update_id): update.callback_query.id
            for update in updates
            if update.callback_query is not None
        }
        return [inbound for update in updates if (inbound := self._read(update)) is not None]

    async def acknowledge(self, click: Click, reply: Reply) -> None:
        words = "".join(map(spoken, reply.pieces))
        with own_errors():
            await self._bot.answer_callback_query(
                self._queries[click.id],
                text=words[:LONGEST_REPLY] or None,
                show_alert=reply.alert,
                url=self._port.link(reply.start) if reply.start else None,
            )

    async def _connect(self) -> None:
        """Learn our own name, and tell the clients which commands there are. A webhook that was
        left behind would keep all updates from us."""
        with own_errors():
            await self._bot.initialize()
            await self._bot.delete_webhook()
            await self._bot.set_my_commands(_commands("en"))
            await self._bot.set_my_commands(_commands("zh-Hans"), language_code="zh")
        log.info("telegram is served as @%s", self._bot.username)
        self._ready = True

    def _read(self, update: Update) -> Inbound | None:
        return read(update, self._bot.username)


def _commands(language: str) -> list[BotCommand]:
    words = locale(language)
    return [BotCommand(name, words.words(Text(f"command-{name}"))) for name in LISTED]
