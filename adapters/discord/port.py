"""Discord as a :class:`bot.port.ChatPort`: words in an embed, buttons and lists below it.

A call can only stand outside an embed, so a message with a mention is plain text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import discord

from adapters.discord.errors import own_errors
from adapters.discord.layout import view
from adapters.discord.written import NONE, written
from bot.messages import Address
from bot.pace import Pace
from bot.port import ChatError, Gone, Refused, Rendered, Sent, Unreachable
from bot.text import Mention

PLATFORM: Final = "discord"
PACE: Final = Pace(
    window=5.0,
    room_writes=5,
    room_burst=5,
    room_spare=2,
    room_gap=0.0,
    person_gap=0.0,
    all_writes=40,
)
"""What a channel takes is kept by the library too, as Discord says it; this only keeps our own
line short. Discord allows 50 calls a second, answers to presses not counted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message in the words of the library."""

    content: str
    """Empty: all words are in *embed*."""
    embed: discord.Embed | None
    view: discord.ui.View | None
    rings: discord.AllowedMentions
    """Nobody, or exactly the one who is mentioned."""

    def for_send(self) -> dict[str, Any]:
        """Arguments of everything that sends: of channels, interaction responses, followups."""
        sent: dict[str, Any] = {"allowed_mentions": self.rings}
        if self.content:
            sent["content"] = self.content
        if self.embed is not None:
            sent["embed"] = self.embed
        if self.view is not None:
            sent["view"] = self.view
        return sent

    def for_edit(self) -> dict[str, Any]:
        """Arguments of everything that edits: nothing of the old message is left, and nobody's
        device rings again."""
        return {
            "content": self.content or None,
            "embeds": [] if self.embed is None else [self.embed],
            "view": self.view,
            "allowed_mentions": discord.AllowedMentions.none(),
        }


def shown(message: Rendered, commands: Mapping[str, str] = NONE) -> Shown:
    """How a message is shown. Only inside a running loop. Raises Refused where there are no words
    or more buttons than a message can have; what is too long is refused by Discord itself."""
    text = written(message.pieces, commands)
    if not text.strip():
        raise Refused("no words")
    mentioned = next((piece for piece in message.pieces if isinstance(piece, Mention)), None)
    rings = discord.AllowedMentions.none()
    if mentioned is not None:
        rings.users = [discord.Object(int(mentioned.user))]
    return Shown(
        content=text if mentioned else "",
        embed=None if mentioned else discord.Embed(description=text),
        view=view(message.buttons),
        rings=rings,
    )


class DiscordPort:
    """Works as soon as *client* is logged in, with nothing known of any server yet."""

    platform = PLATFORM
    discreet = True
    pace = PACE

    def __init__(self, client: discord.Client, commands: Mapping[str, str] = NONE) -> None:
        """*commands*: ids of the slash commands by name, as far as they are known by now."""
        self._client = client
        self._commands = commands

    async def send(self, to: Address, message: Rendered) -> Sent:
        with self._calling():
            looks = shown(message, self._commands)
            channel = await self._channel(to)
            quiet = not to.private and not looks.content  # a table in a channel rings for nobody
            sent = await channel.send(**looks.for_send(), silent=quiet)
        return Sent(to, str(sent.id))

    async def edit(self, sent: Sent, message: Rendered) -> None:
        with self._calling(asleep=Gone):
            await (await self._message(sent)).edit(**shown(message, self._commands).for_edit())

    async def strip(self, sent: Sent) -> None:
        with self._calling(asleep=Gone):
            await (await self._message(sent)).edit(view=None)

    async def delete(self, sent: Sent) -> None:
        with suppress(Gone), self._calling(asleep=Gone):
            await (await self._message(sent)).delete()

    async def _message(self, sent: Sent) -> discord.PartialMessage:
        return (await self._channel(sent.to)).get_partial_message(int(sent.id))

    async def _channel(self, at: Address) -> discord.DMChannel | discord.PartialMessageable:
        """Threads are channels, too."""
        if at.private:
            return await self._client.create_dm(discord.Object(int(at.chat)))
        return self._client.get_partial_messageable(int(at.chat))

    @contextmanager
    def _calling(self, asleep: type[ChatError] = Unreachable) -> Iterator[None]:
        if self._client.user is None or self._client.is_closed():
            raise ChatError("not connected yet")
        try:
            with own_errors(asleep=asleep):
                yield
        except asyncio.CancelledError:
            # Given up in the middle of a wait that holds up all calls: the library would never
            # let another one pass.
            if over := self._client.http._global_over:
                over.set()
            raise
