"""Both platforms in one process: each fails alone, and says so in one line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from pydantic import SecretStr

from adapters.serve import serve
from adapters.settings import Settings
from storage.store import MEMORY, Store
from tests.adapters.discord.test_serving import TOKEN, Home, home
from tests.support.telegram import Server, World

PATIENCE = 30.0


@asynccontextmanager
async def serving(
    telegram: str, api: str, discord: str | None = TOKEN
) -> AsyncIterator[asyncio.Task[None]]:
    settings = Settings(
        telegram_token=SecretStr(telegram),
        telegram_api=api,
        discord_token=None if discord is None else SecretStr(discord),
    )
    store = await Store.open(MEMORY)
    task = asyncio.create_task(serve(store, settings))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()


async def until(there: Home) -> None:
    async with asyncio.timeout(PATIENCE):
        await there.connected.wait()


async def read(caplog: pytest.LogCaptureFixture, words: str) -> None:
    """Wait until the log says so."""
    async with asyncio.timeout(PATIENCE):
        while words not in caplog.text:  # noqa: ASYNC110  # a log tells nobody
            await asyncio.sleep(0.01)


async def answered(world: World) -> bool:
    anna = world.add_person("Anna", language_code="en")
    anna.start()
    return bool(await world.wait_for(lambda: anna.dm.from_bot, PATIENCE))


async def test_both_are_served_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    async with (
        home(monkeypatch) as there,
        Server(world) as server,
        serving(world.token, server.root) as task,
    ):
        await until(there)
        assert await answered(world)
        assert not task.done()


async def test_a_wrong_token_of_one_leaves_the_other_serving(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    async with (
        home(monkeypatch, status=401) as there,
        Server(world) as server,
        serving(world.token, server.root) as task,
    ):
        assert await answered(world)
        await read(caplog, "discord is not served: the token is not accepted")
        assert await answered(world)
        assert there.logins == 1
        assert not task.done()
    assert TOKEN not in caplog.text


async def test_the_same_the_other_way_round(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = "100002:" + "B" * 35
    world = World()
    async with (
        home(monkeypatch) as there,
        Server(world) as server,
        serving(wrong, server.root) as task,
    ):
        await until(there)
        await read(caplog, "telegram is not served")
        assert not task.done()
    assert wrong not in caplog.text


async def test_an_outage_of_one_leaves_the_other_serving(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9/api/v10")
    world = World()
    async with Server(world) as server, serving(world.token, server.root) as task:
        assert await answered(world)
        await read(caplog, "discord does not answer")
        assert await answered(world)
        assert not task.done()
    assert "fault of ours" not in caplog.text


async def test_when_nobody_takes_us_it_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    async with (
        home(monkeypatch, status=401),
        Server(world) as server,
        serving("100002:" + "B" * 35, server.root) as task,
    ):
        async with asyncio.timeout(PATIENCE):
            await task
    assert caplog.text.count("is not served") == 2
