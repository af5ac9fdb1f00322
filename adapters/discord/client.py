"""The client: what happens at Discord is handed to the core, each thing by itself."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.utils import MISSING

from adapters.discord import inbound
from adapters.discord.answering import Answer, NoAnswer
from adapters.discord.commands import InItsLanguage, add_commands, try_to_register
from adapters.discord.errors import own_errors
from adapters.discord.items import Choose, Press
from bot.intake import Front
from bot.port import ChatError

LONGEST_WAIT: Final = 30.0
"""Seconds that the library may hold a call back to keep to a limit; for longer it says so."""

Interaction = discord.Interaction[Any]
log = logging.getLogger(__name__)


class TableClient(discord.Client):
    """Set :attr:`front` before the first interaction."""

    front: Front

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.command_ids: dict[str, str] = {}
        """By name, once they are known."""
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)

    async def serve(self, token: str, front: Front) -> None:
        """Hand everything to *front*, until cancelled. Raises ChatError; then it may be called
        again, unless it is Refused."""
        self.front = front
        with own_errors():
            try:
                await self.login(token)
                await self.connect(reconnect=True)
            except BaseException:
                await self._hang_up()
                raise
        await self._hang_up()
        raise ChatError("the connection has ended")

    async def _hang_up(self) -> None:
        """Leave nothing open, so that another login begins afresh."""
        if self.ws is not None and self.ws.open:
            await self.ws.close(code=1000)
        await self.http.close()
        self.http.clear()
        self.http.connector = MISSING

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Choose)
        await self.tree.set_translator(InItsLanguage())
        self.command_ids.update(await try_to_register(self.tree))

    async def commanded(self, interaction: Interaction, name: str, words: str = "") -> None:
        """Somebody used a slash command."""
        command = inbound.command(interaction, name, words)
        await self.front.answer(command, Answer(interaction, self.command_ids))

    async def suggested(self, interaction: Interaction, name: str, words: str) -> Sequence[str]:
        """What completes the command that somebody is typing."""
        return await self.front.suggest(inbound.command(interaction, name, words))

    async def pressed(self, interaction: Interaction, token: str) -> None:
        """Somebody pressed a button or chose from a list."""
        answer = Answer(interaction, self.command_ids)
        await self.front.answer(inbound.click(interaction, token), answer)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A button that the library finds no item for: the core knows what to say of it."""
        if interaction.type is discord.InteractionType.component and not _known(interaction):
            await self.pressed(interaction, _custom_id(interaction))

    async def on_message(self, message: discord.Message) -> None:
        typed = inbound.typed(message)
        if typed is not None:
            await self.front.answer(typed, NoAnswer())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        joined = inbound.joined(guild)
        if joined is not None:
            await self.front.answer(joined, NoAnswer())


def _custom_id(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def _known(interaction: Interaction) -> bool:
    """Whether one of our items stands where somebody pressed."""
    custom_id = _custom_id(interaction)
    ours = any(
        item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in (Press, Choose)
    )
    return ours and interaction.message is not None and custom_id in _standing(interaction.message)


def _standing(message: discord.Message) -> set[str]:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return {str(getattr(each, "custom_id", "")) for row in rows for each in row.children}


async def close(client: TableClient) -> None:
    """For good."""
    with suppress(ChatError), own_errors():
        await client.close()
