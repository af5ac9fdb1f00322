"""The answer to one interaction. Only its sender ever sees it.

Whether an answer is private is decided for good by the first thing that is said. So nothing here
is ever public, not even a promise: rooms are written to by the port alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from adapters.discord.errors import own_errors
from adapters.discord.port import shown
from adapters.discord.written import NONE
from bot.inbound import Reply
from bot.port import Rendered

Interaction = discord.Interaction[Any]


class Answer:
    """A :class:`bot.intake.Answering` for one slash command or press."""

    def __init__(self, interaction: Interaction, commands: Mapping[str, str] = NONE) -> None:
        self._interaction = interaction
        self._commands = commands
        self._promised = False
        message = interaction.message
        self._pressed = interaction.type is discord.InteractionType.component
        self._on_private = self._pressed and message is not None and message.flags.ephemeral

    async def promise(self) -> None:
        with own_errors():
            if self._on_private:
                await self._interaction.response.defer()
            else:
                await self._interaction.response.defer(ephemeral=True, thinking=True)
        self._promised = True

    async def give(self, reply: Reply) -> None:
        message = said(reply)
        with own_errors():
            if message is None:
                await self._nothing()
            elif self._on_private and reply.living:
                await self._replace(message)
            else:
                await self._say(message)

    async def _nothing(self) -> None:
        """Acknowledge without a word."""
        response = self._interaction.response
        if self._promised:
            if not self._on_private:
                await self._interaction.delete_original_response()
        elif self._pressed:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)
            await self._interaction.delete_original_response()

    async def _replace(self, message: Rendered) -> None:
        """In place of the private message on which the button stands."""
        arguments = shown(message, self._commands).for_edit()
        if self._promised:
            await self._interaction.edit_original_response(**arguments)
        else:
            await self._interaction.response.edit_message(**arguments)

    async def _say(self, message: Rendered) -> None:
        looks = shown(message, self._commands)
        if not self._promised:
            await self._interaction.response.send_message(**looks.for_send(), ephemeral=True)
        elif self._on_private:
            await self._interaction.followup.send(**looks.for_send(), ephemeral=True)
        else:
            await self._interaction.edit_original_response(**looks.for_edit())


class NoAnswer:
    """For what nobody waits: plain words, and our own arrival in a server."""

    async def promise(self) -> None:
        """Nobody waits."""

    async def give(self, reply: Reply) -> None:
        """Everything has been said by messages."""


def said(reply: Reply) -> Rendered | None:
    """Words above the screen; words that only echo what is seen anyway are left out."""
    words = () if reply.echo else reply.pieces
    if reply.screen is None:
        return Rendered(words) if words else None
    between = ("\n\n",) if words and reply.screen.pieces else ()
    return Rendered((*words, *between, *reply.screen.pieces), reply.screen.buttons)
