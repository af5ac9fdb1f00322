"""Planned troubles, seen through python-telegram-bot."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
import telegram
import telegram.error as errors

from tests.emulator.conftest import Wire
from tests.support.telegram import ApiError, Chat, Person, Server, World


async def test_refusals(ptb: telegram.Bot, world: World, ann: Person, table: Chat) -> None:
    world.faults.refuse("sendMessage", chat_id=ann.id, nth=2)
    await ptb.send_message(ann.id, "1")
    await ptb.send_message(table.id, "other chat")
    await ptb.delete_message(ann.id, ann.dm.last.message_id)
    with pytest.raises(errors.Forbidden, match="bot was blocked by the user"):
        await ptb.send_message(ann.id, "2")
    await ptb.send_message(ann.id, "3")
    assert ann.dm.texts_ever == ["1", "3"]


async def test_slow_down_twice(ptb: telegram.Bot, world: World, ann: Person) -> None:
    fault = world.faults.slow_down("sendMessage", retry_after=7, times=2)
    for _ in range(2):
        with pytest.raises(errors.RetryAfter, match="Retry in 0:00:07"):
            await ptb.send_message(ann.id, "x")
    await ptb.send_message(ann.id, "x")
    assert fault.struck == 2


async def test_any_other_error(ptb: telegram.Bot, world: World, ann: Person) -> None:
    world.faults.fail("sendMessage", ApiError(400, "Bad Request: chat not found"), times=None)
    for _ in range(3):
        with pytest.raises(errors.BadRequest, match="Chat not found"):
            await ptb.send_message(ann.id, "x")


@pytest.mark.parametrize("status", [500, 502])
async def test_outages_speak_html(
    ptb: telegram.Bot, wire: Wire, world: World, ann: Person, status: int
) -> None:
    world.faults.outage(status=status, times=2)
    with pytest.raises(errors.NetworkError):
        await ptb.send_message(ann.id, "x")
    url = f"{wire.url}/sendMessage"
    async with wire.session.post(url, data={"chat_id": ann.id, "text": "x"}) as response:
        assert response.status == status
        assert response.content_type == "text/html"
        assert "<html>" in await response.text()
    assert ann.dm.texts_ever == []


async def test_a_cut_before_the_effect(ptb: telegram.Bot, world: World, ann: Person) -> None:
    world.faults.cut_before("sendMessage")
    with pytest.raises(errors.NetworkError):
        await ptb.send_message(ann.id, "x")
    assert ann.dm.texts_ever == []


async def test_a_cut_after_the_effect(ptb: telegram.Bot, world: World, ann: Person) -> None:
    world.faults.cut_after("sendMessage")
    with pytest.raises(errors.NetworkError):
        await ptb.send_message(ann.id, "x")
    assert ann.dm.texts_ever == ["x"]


@pytest.mark.parametrize("done", [True, False])
async def test_an_answer_past_the_read_timeout(
    ptb: telegram.Bot, world: World, ann: Person, done: bool
) -> None:
    plan = world.faults.hang_after if done else world.faults.hang_before
    plan("sendMessage")
    with pytest.raises(errors.TimedOut):
        await ptb.send_message(ann.id, "x", read_timeout=0.05)
    assert ann.dm.texts_ever == (["x"] if done else [])


async def test_an_answer_held_back(ptb: telegram.Bot, world: World, ann: Person) -> None:
    fault = world.faults.hang_after("sendMessage")
    sending = asyncio.create_task(ptb.send_message(ann.id, "x"))
    await world.wait_for(lambda: ann.dm.messages)
    assert not sending.done()
    fault.release()
    assert (await sending).text == "x"


async def test_the_server_goes_and_comes(world: World, server: Server, wire: Wire) -> None:
    port = server.port
    await server.stop()
    with pytest.raises(aiohttp.ClientConnectionError):
        await wire("getMe")
    await server.start()
    assert server.port == port
    assert (await wire("getMe"))[0] == 200
