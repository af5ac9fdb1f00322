"""Putting Discord up: the one place that makes a client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from adapters.discord.client import TableClient, close
from adapters.discord.port import DiscordPort
from bot.intake import Front


@dataclass(frozen=True, slots=True)
class Discord:
    port: DiscordPort
    client: TableClient
    token: str

    async def serve(self, front: Front) -> None:
        """See :meth:`~adapters.discord.client.TableClient.serve`."""
        await self.client.serve(self.token, front)


@asynccontextmanager
async def discord(token: str) -> AsyncIterator[Discord]:
    """A client for *token*. It connects when it serves."""
    client = TableClient()
    try:
        yield Discord(DiscordPort(client, client.command_ids), client, token)
    finally:
        await close(client)
