"""Serving every platform that has a token, each failing alone."""

from __future__ import annotations

from contextlib import AsyncExitStack

from adapters.settings import Settings
from adapters.telegram.run import telegram
from bot.app import App
from bot.clock import SystemClock
from bot.intake import Source, take
from bot.port import ChatPort
from bot.text import DEFAULT
from storage.store import Store


def platforms(settings: Settings) -> tuple[str, ...]:
    """Those that have a token."""
    return ("telegram",) if settings.telegram_token is not None else ()


async def serve(store: Store, settings: Settings) -> None:
    """Until cancelled, or until no platform is left that takes us."""
    async with AsyncExitStack() as stack:
        ports: dict[str, ChatPort] = {}
        sources: list[Source] = []
        if settings.telegram_token is not None:
            token = settings.telegram_token.get_secret_value()
            client = await stack.enter_async_context(telegram(token, settings.telegram_api))
            ports[client.port.platform] = client.port
            sources.append(client.source)
        clock = SystemClock()
        app = App.build(store, ports, clock=clock, language=settings.gouji_language or DEFAULT)
        await app.run(*(take(source, app.handle, clock) for source in sources))
