"""A small world, a server, and three clients: two libraries and bare HTTP."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, Protocol

import aiogram
import aiohttp
import pytest
import telegram
import telegram.request
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import AiogramError, TelegramAPIError

from tests.support.telegram import Chat, Flood, ManualClock, Person, Server, World

Json = dict[str, Any]


class Refused(Exception):
    """What either library says when the server refuses; the words without any prefix."""


class Client(Protocol):
    """Both libraries name their methods alike: ``await client.send_message(...)``."""

    def __getattr__(self, name: str) -> Any: ...


class Calling:
    """A library's bot whose refusals are all of one kind."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def __getattr__(self, name: str) -> Any:
        async def call(**parameters: Any) -> Any:
            try:
                return await getattr(self.bot, name)(**parameters)
            except telegram.error.TelegramError as error:
                raise Refused(str(error)) from error
            except TelegramAPIError as error:
                raise Refused(error.message) from error
            except AiogramError as error:
                raise Refused(str(error)) from error

        return call


class PlainSession(AiohttpSession):
    """Closes without the quarter of a second aiogram waits for TLS connections to end."""

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


class Wire:
    """Bare HTTP, to see status and body as they are."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session = session
        self.url = url

    async def __call__(self, method: str, **form: Any) -> tuple[int, Json]:
        fields = {
            name: value if isinstance(value, str) else json.dumps(value)
            for name, value in form.items()
        }
        async with self.session.post(f"{self.url}/{method}", data=fields) as response:
            return response.status, await response.json()

    async def refusal(self, method: str, **form: Any) -> str:
        """The description of an answer that must be a refusal of matching status."""
        status, body = await self(method, **form)
        assert body["ok"] is False
        assert body["error_code"] == status
        return str(body["description"])


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def world(clock: ManualClock) -> World:
    """A world without the flood rule, which has its own tests."""
    return World(clock=clock, flood=Flood(clock, enabled=False))


@pytest.fixture
def ann(world: World) -> Person:
    return world.add_person("Ann", username="ann_smith", started=True)


@pytest.fixture
def bob(world: World) -> Person:
    return world.add_person("Bob")


@pytest.fixture
def table(world: World, ann: Person, bob: Person) -> Chat:
    return world.add_group("Table", [bob], admins=[ann])


@pytest.fixture
async def server(world: World) -> AsyncIterator[Server]:
    async with Server(world) as running:
        yield running


@pytest.fixture
async def wire(world: World, server: Server) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(session, server.base_url + world.token)


@pytest.fixture
async def ptb(
    world: World, server: Server, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[telegram.Bot]:
    monkeypatch.setenv("PTB_TIMEDELTA", "true")  # else reading a RetryAfter is a warning
    request = telegram.request.HTTPXRequest(read_timeout=5)
    bot = telegram.Bot(world.token, base_url=server.base_url, request=request)
    async with bot:
        yield bot


@pytest.fixture(params=["ptb", "aiogram"])
async def client(
    request: pytest.FixtureRequest, world: World, server: Server
) -> AsyncIterator[Client]:
    if request.param == "ptb":
        bot = telegram.Bot(world.token, base_url=server.base_url)
        async with bot:
            yield Calling(bot)
        return
    session = PlainSession(api=TelegramAPIServer.from_base(server.root))
    async with session:
        yield Calling(aiogram.Bot(world.token, session=session))
