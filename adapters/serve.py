"""Serving every platform that has a token, each failing alone."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial

from adapters.discord.run import Discord, discord
from adapters.settings import Settings
from adapters.telegram.run import telegram
from bot.app import App
from bot.clock import SystemClock
from bot.intake import Source, keep, take
from bot.port import ChatPort
from bot.text import DEFAULT
from storage.store import Store


def platforms(settings: Settings) -> tuple[str, ...]:
    """Those that have a token."""
    tokens = {"telegram": settings.telegram_token, "discord": settings.discord_token}
    return tuple(platform for platform, token in tokens.items() if token is not None)


async def serve(store: Store, settings: Settings) -> None:
    """Until cancelled, or until no platform is left that takes us."""
    async with AsyncExitStack() as stack:
        ports: dict[str, ChatPort] = {}
        polled: list[Source] = []
        pushing: list[Discord] = []
        if settings.telegram_token is not None:
            token = settings.telegram_token.get_secret_value()
            client = await stack.enter_async_context(telegram(token, settings.telegram_api))
            ports[client.port.platform] = client.port
            polled.append(client.source)
        if settings.discord_token is not None:
            token = settings.discord_token.get_secret_value()
            there = await stack.enter_async_context(discord(token))
            ports[there.port.platform] = there.port
            pushing.append(there)
        clock = SystemClock()
        app = App.build(store, ports, clock=clock, language=settings.gouji_language or DEFAULT)
        await app.run(
            *(take(source, app.handle, clock) for source in polled),
            *(keep(each.port.platform, partial(each.serve, app), clock) for each in pushing),
        )
