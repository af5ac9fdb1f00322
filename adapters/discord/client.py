"""The client: what happens at Discord is handed to the core, each thing by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import aiohttp
import discord
from discord.utils import MISSING

from adapters.discord import inbound
from adapters.discord.answering import Answer, NoAnswer
from adapters.discord.commands import InItsLanguage, Tree, add_commands, try_to_register
from adapters.discord.errors import own_errors
from adapters.discord.items import Choose, Press
from bot.inbound import Reply
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
        self.tree = Tree(self)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._line: aiohttp.ClientWebSocketResponse | None = None
        self._dialled = self.http.ws_connect
        self.http.ws_connect = self._dial  # type: ignore[method-assign]
        add_commands(self.tree)

    async def serve(self, token: str, front: Front) -> None:
        """Hand everything to *front*, until cancelled. Raises ChatError; then it may be called
        again, unless it is Refused."""
        self.front = front
        running = asyncio.create_task(self._run(token))
        try:
            await asyncio.wait((running,))
        finally:
            await _ended(running)
            await self._hang_up()
        await running
        raise ChatError("the connection has ended")

    async def _run(self, token: str) -> None:
        """Raises nothing but ChatError."""
        try:
            with own_errors():
                await self.login(token)
                await self.connect(reconnect=True)
        except ChatError:
            raise
        except Exception as error:
            # The library stumbles where the gateway breaks before it has ever been there.
            log.debug("the connection broke", exc_info=True)
            cause = error.__context__ or error
            raise ChatError(f"the connection broke: {type(cause).__name__} {cause}") from error

    async def _hang_up(self) -> None:
        """Leave nothing open and nothing under way, so that another login begins afresh."""
        under_way = self._under_way - {asyncio.current_task()}
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        if self.ws is not None and self.ws.open:
            await self.ws.close(code=1000)
        if self._line is not None:
            await self._line.close()
        await self.http.close()
        self.http.connector = MISSING

    async def _dial(self, *args: Any, **kwargs: Any) -> aiohttp.ClientWebSocketResponse:
        """The library loses a line that breaks before the first word; we have to close it, too."""
        self._line = line = await self._dialled(*args, **kwargs)
        return line

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Choose)
        await self.tree.set_translator(InItsLanguage())
        self.command_ids.update(await try_to_register(self.tree))

    async def on_ready(self) -> None:
        log.info("discord is served as %s, in %d servers", self.user, len(self.guilds))

    async def commanded(self, interaction: Interaction, name: str, words: str = "") -> None:
        """Somebody used a slash command."""
        async with self._answering(interaction) as answer:
            await self.front.answer(inbound.command(interaction, name, words), answer)

    async def suggested(self, interaction: Interaction, name: str, words: str) -> Sequence[str]:
        """What completes the command that somebody is typing."""
        try:
            return await self.front.suggest(inbound.command(interaction, name, words))
        except Exception:
            log.exception("no suggestions for %s", name)
            return ()

    async def pressed(self, interaction: Interaction, token: str) -> None:
        """Somebody pressed a button or chose from a list."""
        async with self._answering(interaction) as answer:
            await self.front.answer(inbound.click(interaction, token), answer)

    @asynccontextmanager
    async def _answering(self, interaction: Interaction) -> AsyncIterator[Answer]:
        """Whatever happens inside, nobody reads that the interaction failed."""
        answer, task = Answer(interaction, self.command_ids), asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            yield answer
        except Exception:
            log.exception("an interaction failed")
            with suppress(ChatError):
                await answer.give(Reply())
        finally:
            self._under_way.discard(task)

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


async def _ended(task: asyncio.Task[None]) -> None:
    """Stopped, however often one has to say so: before Python 3.12 ``wait_for``, in which the
    library dials, may swallow it."""
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=0.1)


async def close(client: TableClient) -> None:
    """For good."""
    with suppress(ChatError), own_errors():
        await client.close()
