"""A Discord that breaks in the middle: nothing foreign comes out, and it can be tried again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord.http
import pytest
import yarl
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.gateway import DiscordWebSocket

from adapters.discord.run import Discord
from adapters.discord.run import discord as discord_client
from bot.intake import Front as AnyFront
from bot.messages import Address
from bot.port import ChatError, Refused, Rendered
from tests.adapters.discord.fronts import Front

USER = {"id": "1", "username": "gouji", "discriminator": "0", "avatar": None, "bot": True}
APP = {"id": "1", "name": "gouji", "icon": None, "description": "", "bot_public": True,
       "bot_require_code_grant": False, "verify_key": "", "flags": 0, "summary": "",
       "owner": USER, "team": None}  # fmt: skip
ROOM = Address.room("discord", "5")
HELLO = Rendered(("你好",))
PATIENCE = 20


def as_json(body: Any, status: int = 200) -> web.Response:
    # The library reads JSON only where the type says exactly this.
    headers = {"Content-Type": "application/json", "Via": "1.1 x"}
    return web.Response(body=json.dumps(body), status=status, headers=headers)


@dataclass
class Home:
    """All that a client needs to be ready. *greeting*: what the gateway says first, instead of
    hello: a close code, an HTTP status below 1000, or words."""

    greeting: int | str | None = None
    known: Any = field(default_factory=list)
    """What it says which commands there are."""
    sockets: list[web.WebSocketResponse] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    async def any(self, request: web.Request) -> web.StreamResponse:
        match request.method, request.path:
            case "GET", "/users/@me":
                return as_json(USER)
            case "GET", "/oauth2/applications/@me":
                return as_json(APP)
            case "GET", "/applications/1/commands":
                return as_json(self.known)
            case "PUT", "/applications/1/commands":
                self.known = [{**each, "id": "7"} for each in await request.json()]
                return as_json([])
            case "GET", "/gateway":
                return await self.socket(request)
        self.answers.append(request.path)
        return web.Response(status=204)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if isinstance(self.greeting, int) and self.greeting < 1000:
            return web.Response(status=self.greeting)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if isinstance(self.greeting, int):
            await socket.close(code=self.greeting)
        elif self.greeting is not None:
            await socket.send_str(self.greeting)
        else:
            self.sockets.append(socket)
            await self.hear(socket)
        return socket

    async def hear(self, socket: web.WebSocketResponse) -> None:
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if json.loads(message.data)["op"] in (2, 6):
                about = {"user": USER, "guilds": [], "session_id": "s", "application": APP}
                about["resume_gateway_url"] = str(DiscordWebSocket.DEFAULT_GATEWAY)
                await self.tell("READY", {"v": 10, **about})
                self.ready.set()

    async def tell(self, event: str, body: Any) -> None:
        await self.sockets[-1].send_json({"op": 0, "s": 1, "t": event, "d": body})

    async def serve(self, there: Discord, front: AnyFront) -> asyncio.Task[None]:
        """Serving, as soon as it is ready; or why it ended."""
        self.ready.clear()
        serving = asyncio.create_task(there.serve(front))
        ready = asyncio.create_task(self.ready.wait())
        first = asyncio.FIRST_COMPLETED
        await asyncio.wait((serving, ready), timeout=PATIENCE, return_when=first)
        ready.cancel()
        return serving


@asynccontextmanager
async def home(monkeypatch: pytest.MonkeyPatch, **how: Any) -> AsyncIterator[tuple[Home, Discord]]:
    at = Home(**how)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", at.any)
    async with TestServer(app) as server, discord_client("right") as there:
        gateway = yarl.URL(f"ws://127.0.0.1:{server.port}/gateway")
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{server.port}")
        yield at, there


async def end(serving: asyncio.Task[None]) -> None:
    assert not serving.done()
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving


@pytest.mark.parametrize("greeting", [503, 1000, 1011, 4000, "{nonsense"])
async def test_a_gateway_that_breaks_at_once_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch, greeting: int | str
) -> None:
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda _: 0.0)
    async with home(monkeypatch, greeting=greeting) as (at, there):
        serving = await at.serve(there, Front())
        error = serving.exception()
        assert isinstance(error, ChatError)
        assert not isinstance(error, Refused)
        assert "NoneType" not in str(error)
        at.greeting = None
        await end(await at.serve(there, Front()))


async def test_a_line_that_is_cut_while_serving_is_taken_up_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda _: 0.0)
    async with home(monkeypatch) as (at, there):
        serving = await at.serve(there, Front())
        for code in (4000, 1000):
            at.ready.clear()
            await at.sockets[-1].close(code=code)
            async with asyncio.timeout(PATIENCE):
                await at.ready.wait()
        await end(serving)


async def test_between_two_attempts_nothing_foreign_comes_out_of_the_port(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with home(monkeypatch) as (at, there):
        await end(await at.serve(there, Front()))
        with pytest.raises(ChatError, match="not connected"):
            await there.port.send(ROOM, HELLO)
        assert at.answers == []


@pytest.mark.parametrize("known", ["nonsense", [{"id": "7"}], {"message": "no"}])
async def test_commands_that_cannot_be_read_keep_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, known: Any
) -> None:
    async with home(monkeypatch, known=known) as (at, there):
        await end(await at.serve(there, Front()))
    assert caplog.text.count("could not be registered") == 1


async def test_what_is_still_being_answered_ends_with_the_serving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Slow(Front):
        ended = False

        async def answer(self, inbound: Any, answering: Any) -> None:
            self.heard.append(inbound)
            try:
                await asyncio.Event().wait()
            finally:
                self.ended = True

    front = Slow()
    async with home(monkeypatch) as (at, there):
        serving = await at.serve(there, front)
        await at.tell("INTERACTION_CREATE", _command("hand"))
        while not front.heard:  # noqa: ASYNC110  # nobody tells when the library hands it in
            await asyncio.sleep(0)
        await end(serving)
        assert front.ended


def _command(name: str) -> dict[str, Any]:
    user = {"id": "3", "username": "anna", "discriminator": "0", "avatar": None}
    return {
        "id": "9",
        "application_id": "1",
        "type": 2,
        "token": "t",
        "version": 1,
        "data": {"id": "7", "name": name, "type": 1},
        "channel_id": "4",
        "channel": {"id": "4", "type": 1},
        "user": user,
        "locale": "zh-CN",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "app_permissions": "0",
        "attachment_size_limit": 1,
    }
