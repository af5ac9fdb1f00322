"""Putting Telegram up: the one place that makes a client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from telegram import Bot
from telegram.request import HTTPXRequest

from adapters.telegram.port import TelegramPort
from adapters.telegram.source import TelegramSource


@dataclass(frozen=True, slots=True)
class Telegram:
    port: TelegramPort
    source: TelegramSource


@asynccontextmanager
async def telegram(token: str, api: str) -> AsyncIterator[Telegram]:
    """A client for *token* at the Bot API *api*. It connects when it is first used."""
    bot = Bot(
        token,
        base_url=f"{api}/bot",
        base_file_url=f"{api}/file/bot",
        # Calls wait for a free connection: failing there would say that something is wrong.
        request=HTTPXRequest(connection_pool_size=32, read_timeout=10, pool_timeout=30),
        get_updates_request=HTTPXRequest(read_timeout=10),  # and POLL on top of it
    )
    port = TelegramPort(bot)
    try:
        yield Telegram(port, TelegramSource(bot, port))
    finally:
        await bot.shutdown()
