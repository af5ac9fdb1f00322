"""A server with channels and people around a real client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from types import TracebackType
from typing import Any, Final, Self

import discord
import simcord
from simcord.results import to_discord_message

from tests.support.discord.arranging import Arranging, Channel, Impossible
from tests.support.discord.history import History
from tests.support.discord.messages import Shown
from tests.support.discord.people import Answer, Person

_LAST: Final = 6000
"""Letters of the transcript that a failing test shows."""


_GLANCE: Final = 0.002
"""Seconds."""


class _Complaints(logging.Handler):
    """What the library only logs is a failure here."""

    def __init__(self, keep: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._keep = keep
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._keep.append(self.format(record))


class World(Arranging):
    """Use it as a context manager around everything that happens at Discord."""

    def __init__(
        self, client: discord.Client, *, guild: str = "青岛老乡群", patience: float = 60.0
    ) -> None:
        super().__init__()
        self.expired = 401
        """What an interaction answers with when it is over 15 minutes old: the 401 of Discord, or
        404."""
        self.complaints: list[str] = []
        """What the client could only log; a test that expects something there must clear it."""
        self.lossy = False
        """Answers may get lost: nobody minds one that stays "thinking"."""
        self.guild_locale = "zh-CN"
        self._run = simcord.run(client, settle_timeout=patience)
        self._title = guild
        self._turn = asyncio.Lock()
        self._together: list[tuple[Answer, bool]] | None = None
        self._idle: list[Callable[[], Awaitable[None]]] = []
        self._handler = _Complaints(self.complaints)

    async def __aenter__(self) -> Self:
        logging.getLogger("discord").addHandler(self._handler)
        self.env = await self._run.__aenter__()
        self._look_often(self.env)
        backend: Any = self.env.backend
        self.history = History(backend)
        self._emit = backend.emit
        backend.emit = self._deliver
        self._by_token = backend.interaction_by_token
        backend.interaction_by_token = self._interaction
        self.guild = self.env.create_guild(self._title)
        await self.settle()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            error.add_note(self.env.transcript()[-_LAST:])
        try:
            await self._run.__aexit__(kind, error, trace)
        finally:
            logging.getLogger("discord").removeHandler(self._handler)
        if error is None:
            self.assert_clean()

    # What happens

    def until(self, idle: Callable[[], Awaitable[None]]) -> None:
        """An action is over only when *idle* has returned too, as :meth:`bot.app.App.settled`."""
        self._idle.append(idle)

    async def settle(self) -> None:
        """Return when nobody has anything left to do."""
        await self.env.settle()
        for idle in self._idle:
            await idle()
        if self._idle:
            await self.env.settle()

    async def travel(self, seconds: float) -> None:
        """Let time pass at Discord and for the client; a clock of the core has its own."""
        async with self._turn:
            await self.env.advance_time(seconds)
        await self.settle()

    async def restart(self, client: discord.Client, *, close: bool = True) -> None:
        """A new client finds the old world. Not *close*: the old one had no time to say goodbye."""
        self._idle.clear()
        if close:
            await self.env.bot.close()
        await self.env.restart_bot(client)
        await self.settle()

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """What people do inside is under way together; it is settled at the end."""
        env: Any = self.env
        async with self._turn:
            settle, self._together = env._settle_internal, []
            env._settle_internal = _not_yet
            try:
                yield
            finally:
                env._settle_internal = settle
                done, self._together = self._together, None
            await self.settle()
        for answer, answered in done:
            answer.check(answered)

    async def act(self, doing: Coroutine[Any, Any, Any], answered: bool = True) -> Answer:
        """Carry out an interaction of somebody, and see that it is acknowledged."""
        await self.do(doing)
        answer = Answer(self, next(reversed(self.env.backend.interactions.values())))
        if self._together is None:
            answer.check(answered)
        else:
            self._together.append((answer, answered))
        return answer

    async def do(self, doing: Coroutine[Any, Any, Any]) -> None:
        if self._together is not None:
            await doing
            return
        async with self._turn:
            await doing
            await self.settle()

    async def delete(self, shown: Shown) -> None:
        """Somebody deletes a message."""
        self.remove(shown)
        await self.settle()

    # What there is

    def standing(self, channel: int, *, public: bool = False) -> list[Shown]:
        """What stands in a channel now, oldest first, also what only one person sees; without
        that, if *public*."""
        return self.history.standing(channel, public=public)

    def find(self, channel: int, id: int | None) -> Shown | None:
        """A message as it stands now."""
        return None if id is None else self.history.find(channel, id)

    def public(self, channel: Channel) -> list[Shown]:
        """Every version of every message that the bot ever wrote for everybody in a channel,
        oldest first, whatever became of it."""
        return [shown for shown in self.history.of(channel.id) if shown.reader is None]

    def whispered(self, channel: Channel) -> list[Shown]:
        """The same of what only one person saw."""
        return [shown for shown in self.history.of(channel.id) if shown.reader is not None]

    def calls(self, method: str = "", path: str = "") -> list[Any]:
        """The requests of the client so far, with ``method``, ``path`` and ``json``."""
        return [
            call
            for call in self.env.http_requests
            if call.method.startswith(method) and path in call.path
        ]

    @property
    def commands(self) -> Mapping[str, Any]:
        """The global commands as they were registered, by name."""
        return {name: each for (name, _), each in self.env.backend.commands.get(None, {}).items()}

    def message(self, shown: Shown) -> discord.Message:
        """The same for the library. Raises Impossible when it is gone."""
        try:
            stored = self.env.backend.get_message(shown.channel, shown.id)
        except simcord.BackendError as error:
            raise Impossible("the message is gone") from error
        return to_discord_message(self.env, stored)

    def pictures(
        self, channel: Channel, viewers: Iterable[Person], **options: Any
    ) -> AbstractAsyncContextManager[Any]:
        """A preview in a browser, of which screenshots can be taken."""
        handles = [
            person.user if channel.guild is None else person.actors[channel.guild.id]
            for person in viewers
        ]
        return self.env.preview(channel, viewers=handles, **options)

    def trouble(self) -> str:
        """What went wrong so far, for the message of a failing test."""
        return "".join(f"\n  {each}" for each in (*self.complaints, *self.env.errors_since(0)))

    def assert_clean(self) -> None:
        """The client swallowed no error, and nobody waits for an answer."""
        assert not self.complaints, "\n".join(self.complaints)
        backend = self.env.backend
        waiting = [
            each
            for each in backend.interactions.values()
            if each.loading and each.message_id in backend.messages.get(each.channel_id, {})
        ]
        assert self.lossy or not waiting, f"{len(waiting)} answers are still being thought about"

    # Within

    def _look_often(self, env: Any) -> None:
        """The library would look only every 50 ms whether all is done."""
        settle = env._settle_internal

        async def look_often(**how: Any) -> None:
            await settle(**{**how, "idle": _GLANCE})

        env._settle_internal = look_often

    def _deliver(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(user["id"]), "en-US")
            if "guild_locale" in payload:
                payload["guild_locale"] = self.guild_locale
        self._emit(event, payload)

    def _interaction(self, token: str) -> Any:
        try:
            return self._by_token(token)
        except simcord.BackendError as error:
            if self.expired == 401 and token in self.env.backend.interaction_tokens:
                raise simcord.BackendError(401, 50027, "Invalid Webhook Token") from error
            raise


async def _not_yet(*_: Any, **__: Any) -> None:
    """While several things are under way together, nothing is waited for."""
