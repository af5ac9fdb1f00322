"""The real library over a real socket: limits, and what goes over the wire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from adapters.discord.client import TableClient
from adapters.discord.errors import own_errors
from adapters.discord.port import DiscordPort
from bot.messages import Address
from bot.port import ChatError, Refused, Rendered, Sent, SlowDown
from bot.text import Mention

ROOM = Address.room("discord", "5")
HELLO = Rendered(("你好",))
USER = {"id": "1", "username": "b", "discriminator": "0", "avatar": None, "bot": True}
APP = {"id": "1", "name": "b", "icon": None, "description": "", "bot_public": True,
       "bot_require_code_grant": False, "verify_key": "", "flags": 0, "summary": "",
       "owner": USER, "team": None}  # fmt: skip
MESSAGE = {"id": "9", "channel_id": "5", "content": "", "author": USER, "tts": False,
           "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "type": 0,
           "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
           "embeds": [], "pinned": False}  # fmt: skip

Body = dict[str, Any]
Answer = Callable[[], web.Response]


def as_json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # The library reads JSON only where the type says exactly this.
    typed = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=typed)


def limited(seconds: float, *, whole: bool = False) -> Answer:
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": whole}
    headers = {"Retry-After": str(seconds), "Via": "1.1 google"}
    return lambda: as_json(body, 429, headers)


@dataclass
class Wire:
    """Answers what is in line; after that every message is taken."""

    line: list[Answer] = field(default_factory=list)
    asked: list[Body] = field(default_factory=list)
    taken: list[Body] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def message(self, request: web.Request) -> web.Response:
        body = await request.json()
        self.asked.append(body)
        self.came.set()
        if self.line:
            return self.line.pop(0)()
        self.taken.append(body)
        return as_json(MESSAGE)

    def app(self) -> web.Application:
        async def me(request: web.Request) -> web.Response:
            known = request.headers["Authorization"] == "Bot right"
            return as_json(USER) if known else as_json({"message": "401", "code": 0}, 401)

        async def application(request: web.Request) -> web.Response:
            return as_json(APP)

        app = web.Application()
        app.router.add_post("/channels/5/messages", self.message)
        app.router.add_patch("/channels/5/messages/9", self.message)
        app.router.add_get("/users/@me", me)
        app.router.add_get("/oauth2/applications/@me", application)
        return app


@asynccontextmanager
async def serving(
    monkeypatch: pytest.MonkeyPatch, *line: Answer
) -> AsyncIterator[tuple[Wire, discord.Client]]:
    wire = Wire(list(line))
    async with TestServer(wire.app()) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        async with TableClient() as client:
            yield wire, client


@asynccontextmanager
async def connected(
    monkeypatch: pytest.MonkeyPatch, *line: Answer
) -> AsyncIterator[tuple[Wire, DiscordPort]]:
    async with serving(monkeypatch, *line) as (wire, client):
        await client.login("right")
        yield wire, DiscordPort(client)


async def test_a_message_that_meets_limits_goes_out_exactly_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits = (limited(0.01), limited(0.01, whole=True))
    async with connected(monkeypatch, *limits) as (wire, port):
        assert await port.send(ROOM, HELLO) == Sent(ROOM, "9")
        assert (len(wire.asked), len(wire.taken)) == (3, 1)


@pytest.mark.parametrize("whole", [False, True])
async def test_a_long_limit_is_not_slept_through(
    monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    async with connected(monkeypatch, limited(500.5, whole=whole)) as (wire, port):
        with pytest.raises(SlowDown) as caught:
            await port.send(ROOM, HELLO)
        assert caught.value.seconds == 500.5
        assert wire.taken == []
        await port.send(ROOM, HELLO)
        assert len(wire.taken) == 1


async def test_a_ban_before_discord_says_for_how_long_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def banned() -> web.Response:
        return web.Response(text="<html>", status=429, headers={"Retry-After": "77"})

    async with connected(monkeypatch, banned) as (_, port):
        with pytest.raises(SlowDown) as caught:
            await port.send(ROOM, HELLO)
        assert caught.value.seconds == 77


async def test_a_call_given_up_in_the_middle_of_a_limit_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with connected(monkeypatch, limited(29, whole=True)) as (wire, port):
        call = asyncio.ensure_future(port.send(ROOM, HELLO))
        await wire.came.wait()
        over = port._client.http._global_over
        while over.is_set():  # noqa: ASYNC110  # the library tells nobody
            await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        async with asyncio.timeout(10):
            await port.send(ROOM, HELLO)
        assert len(wire.taken) == 1


async def test_only_the_one_who_is_mentioned_may_ring_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calling = Rendered(("轮到 ", Mention("7", "Anna"), "，@everyone <@8>"))
    async with connected(monkeypatch) as (wire, port):
        sent = await port.send(ROOM, calling)
        await port.edit(sent, calling)
        await port.send(ROOM, HELLO)
        first, edited, plain = wire.taken
        assert first["content"] == "轮到 <@7>，\\@everyone \\<\\@8\\>"
        assert first["allowed_mentions"] == {"parse": [], "users": [7]}
        assert not first.get("flags")
        assert edited["content"] == first["content"]
        assert edited["allowed_mentions"] == {"parse": []}
        assert plain["allowed_mentions"] == {"parse": []}
        assert plain["embed" if "embed" in plain else "embeds"][0]["description"] == "你好"
        assert plain["flags"] == discord.MessageFlags(suppress_notifications=True).value


async def test_nothing_is_sent_before_the_login_and_after_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch) as (wire, client):
        port = DiscordPort(client)
        with pytest.raises(ChatError, match="not connected"):
            await port.send(ROOM, HELLO)
        with pytest.raises(ChatError, match="not connected"):
            await port.edit(Sent(ROOM, "9"), HELLO)
        await client.login("right")
        await client.close()
        with pytest.raises(ChatError, match="not connected"):
            await port.send(ROOM, HELLO)
        assert wire.asked == []


async def test_a_line_that_is_cut_is_an_error_whose_outcome_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with connected(monkeypatch) as (_, port):
        monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
        with pytest.raises(ChatError) as caught:
            await port.send(ROOM, HELLO)
        assert type(caught.value) is ChatError


async def test_a_wrong_token_is_refused_without_telling_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch) as (_, client):
        with pytest.raises(Refused, match="token") as caught, own_errors():
            await client.login("secret.secret")
        assert "secret" not in str(caught.value)
        assert caught.value.__cause__ is None
        assert caught.value.__suppress_context__
