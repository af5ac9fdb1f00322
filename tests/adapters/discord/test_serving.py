"""Logging in and staying connected, over the real HTTP client and a real gateway connection."""

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
from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestServer
from discord.gateway import DiscordWebSocket

from adapters.discord.run import discord as discord_client
from bot.intake import keep
from bot.port import ChatError, Refused
from tests.adapters.discord.fronts import Front
from tests.support.fake_clock import FakeClock

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.G4bCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@dataclass
class Home:
    """What a client needs of Discord to log in. *close* is what the gateway hangs up with."""

    status: int = 200
    close: int | None = None
    logins: int = 0
    connected: asyncio.Event = field(default_factory=asyncio.Event)

    async def me(self, request: web.Request) -> web.Response:
        self.logins += 1
        user = {"id": "1", "username": "gouji", "discriminator": "0", "avatar": None, "bot": True}
        return self._json(user if self.status == 200 else {"message": "no", "code": 0})

    async def application(self, request: web.Request) -> web.Response:
        owner = {"id": "2", "username": "o", "discriminator": "0", "avatar": None}
        about = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
        names = {"id": "1", "name": "gouji", "icon": None, "description": "", "summary": ""}
        return self._json({**about, **names, "owner": owner, "team": None})

    async def commands(self, request: web.Request) -> web.Response:
        return self._json([])

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        self.connected.set()
        if self.close is not None:
            await socket.close(code=self.close)
            return socket
        async for message in socket:
            if message.type is WSMsgType.ERROR:
                break
        return socket

    def _json(self, body: Any) -> web.Response:
        return web.Response(
            body=json.dumps(body),
            status=self.status,
            headers={"Content-Type": "application/json", "Via": "1.1 x"},
        )


@asynccontextmanager
async def home(monkeypatch: pytest.MonkeyPatch, **how: Any) -> AsyncIterator[Home]:
    there = Home(**how)
    app = web.Application()
    base = "/api/v10"
    app.router.add_get(f"{base}/users/@me", there.me)
    app.router.add_get(f"{base}/oauth2/applications/@me", there.application)
    app.router.add_route("*", f"{base}/applications/1/commands", there.commands)
    app.router.add_get("/socket/", there.socket)
    server = TestServer(app)
    await server.start_server()
    gateway = yarl.URL(f"ws://127.0.0.1:{server.port}/socket/")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{server.port}{base}")
    try:
        yield there
    finally:
        await server.close()


async def test_a_wrong_token_is_refused_and_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    async with home(monkeypatch, status=401), discord_client(TOKEN) as client:
        with pytest.raises(Refused) as refused:
            await client.serve(Front())
        assert TOKEN not in str(refused.value)
        assert "token" in str(refused.value)


@pytest.mark.parametrize("close", [4004, 4014])
async def test_what_the_gateway_never_takes_is_refused(
    monkeypatch: pytest.MonkeyPatch, close: int
) -> None:
    async with home(monkeypatch, close=close), discord_client(TOKEN) as client:
        with pytest.raises(Refused):
            await client.serve(Front())


async def test_when_discord_is_down_it_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    async with discord_client(TOKEN) as client:
        for _ in range(2):
            with pytest.raises(ChatError) as error:
                await client.serve(Front())
            assert not isinstance(error.value, Refused)
        async with home(monkeypatch) as there:
            serving = asyncio.create_task(client.serve(Front()))
            await there.connected.wait()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            assert there.logins == 1


async def test_serving_ends_when_it_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    async with home(monkeypatch) as there, discord_client(TOKEN) as client:
        serving = asyncio.create_task(client.serve(Front()))
        await there.connected.wait()
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving


async def test_a_refused_platform_is_named_in_the_log_and_left_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with home(monkeypatch, status=401) as there, discord_client(TOKEN) as client:
        await keep("discord", lambda: client.serve(Front()), FakeClock())
        assert there.logins == 1
    assert "discord is not served: the token is not accepted" in caplog.text
    assert TOKEN not in caplog.text
