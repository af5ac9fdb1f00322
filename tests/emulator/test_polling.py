"""getUpdates: waiting, acknowledging, delivering again, and only one at a time."""

from __future__ import annotations

import asyncio

import pytest

from tests.emulator.conftest import Client, Wire
from tests.support.telegram import Chat, ManualClock, Person, World


async def test_updates_come_until_acknowledged(client: Client, ann: Person) -> None:
    ann.say(ann.dm, "one")
    ann.say(ann.dm, "two")
    for _ in range(2):
        batch = await client.get_updates()
        assert [update.message.text for update in batch] == ["one", "two"]
    [second] = await client.get_updates(offset=batch[0].update_id + 1)
    assert second.message.text == "two"
    assert await client.get_updates(offset=second.update_id + 1) == (await client.get_updates())


async def test_limit_and_negative_offset(wire: Wire, ann: Person) -> None:
    for text in "abc":
        ann.say(ann.dm, text)

    async def poll(**parameters: object) -> list[str]:
        _, body = await wire("getUpdates", **parameters)
        return [update["message"]["text"] for update in body["result"]]

    assert await poll(limit=2) == ["a", "b"]
    assert await poll(offset=-2) == ["b", "c"]
    assert await poll() == ["b", "c"]


async def test_a_poll_waits(wire: Wire, world: World, ann: Person) -> None:
    poll = asyncio.create_task(wire("getUpdates", timeout=50))
    await world.wait_for(lambda: world.updates.polling)
    assert not poll.done()
    ann.say(ann.dm, "now")
    _, body = await poll
    assert body["result"][0]["message"]["text"] == "now"
    assert not world.updates.polling


async def test_a_poll_ends_empty(wire: Wire) -> None:
    assert await wire("getUpdates", timeout=0) == (200, {"ok": True, "result": []})


async def test_the_second_poller_ends_the_first(wire: Wire, world: World, ann: Person) -> None:
    first = asyncio.create_task(wire("getUpdates", timeout=50))
    await world.wait_for(lambda: world.updates.polling)
    second = asyncio.create_task(wire("getUpdates", timeout=50))
    status, body = await first
    assert status == body["error_code"] == 409
    assert body["description"].startswith("Conflict: terminated by other getUpdates request")
    ann.say(ann.dm, "x")
    assert (await second)[0] == 200
    assert [call.status for call in world.calls] == [409]


async def test_a_poller_that_hangs_up_is_forgotten(wire: Wire, world: World) -> None:
    poll = asyncio.create_task(wire("getUpdates", timeout=50))
    await world.wait_for(lambda: world.updates.polling)
    poll.cancel()
    with pytest.raises(asyncio.CancelledError):
        await poll
    await world.wait_for(lambda: not world.updates.polling)


async def test_kinds_on_request(wire: Wire, ann: Person, world: World, table: Chat) -> None:
    ann.promote(table, world.bot)

    async def kinds(**parameters: object) -> list[str]:
        _, body = await wire("getUpdates", **parameters)
        return [name for update in body["result"] for name in update if name != "update_id"]

    eve = world.add_person("Eve")
    eve.join(table)
    assert await kinds() == ["my_chat_member", "message"]
    wanted = ["chat_member", "callback_query"]
    await kinds(allowed_updates=wanted, offset=-1)
    eve.leave(table)
    eve.join(table)
    assert (await kinds())[1:] == ["chat_member", "chat_member"]
    await kinds(allowed_updates=[], offset=-1)
    eve.leave(table)
    assert (await kinds())[1:] == ["message"]


async def test_updates_are_kept_for_a_day(wire: Wire, clock: ManualClock, ann: Person) -> None:
    ann.say(ann.dm, "old")
    clock.advance(24 * 3600 - 1)
    ann.say(ann.dm, "new")
    clock.advance(1)
    _, body = await wire("getUpdates")
    assert [update["message"]["text"] for update in body["result"]] == ["new"]


async def test_deleting_a_webhook_may_drop_updates(client: Client, ann: Person) -> None:
    ann.say(ann.dm, "x")
    assert await client.delete_webhook() is True
    assert (await client.get_webhook_info()).pending_update_count == 1
    assert await client.delete_webhook(drop_pending_updates=True) is True
    assert (await client.get_webhook_info()).pending_update_count == 0


async def test_a_duplicate_comes_after_the_acknowledgement(
    client: Client, world: World, ann: Person
) -> None:
    world.faults.duplicate_update("message", nth=2)
    for text in ("one", "two"):
        ann.say(ann.dm, text)
    first = await client.get_updates()
    again = await client.get_updates(offset=first[-1].update_id + 1)
    assert [update.update_id for update in again] == [first[-1].update_id]
    assert not await client.get_updates(offset=first[-1].update_id + 1)
