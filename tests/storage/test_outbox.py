"""The queue of messages against a plain model of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage import outbox, slots, writes
from storage.models import OutboxRow, SlotRow
from storage.store import MEMORY, Store
from tests.storage.conftest import NOW, later

ROOM, TOPIC, OTHER = "fake/room/-100/", "fake/room/-100/7", "fake/room/-1001/"


def message(body: str, to: str = ROOM, slot: str = "", **fields: Any) -> OutboxRow:
    return OutboxRow(**{"address": to, "slot": slot, "body": body, **fields})


async def rest(store: Store, chat: str = ROOM) -> list[str]:
    """Send everything to a chat, and return what it was."""
    bodies = []
    async with store.begin() as tx:
        while (row := await outbox.head(tx, chat)) is not None:
            bodies.append(row.body)
            await outbox.sent(tx, row)
    return bodies


async def head(store: Store, chat: str = ROOM) -> OutboxRow:
    async with store.read() as tx:
        row = await outbox.head(tx, chat)
    assert row is not None
    return row


async def put(store: Store, *messages: OutboxRow) -> None:
    async with store.begin() as tx:
        await outbox.put(tx, *messages)


async def test_messages_leave_in_the_order_in_which_they_came(store: Store) -> None:
    await put(store, message("a"), message("b"), message("x", OTHER), message("c", TOPIC))
    await put(store, message("d"))
    await put(store)
    assert await rest(store) == ["a", "b", "c", "d"]
    assert await rest(store, OTHER) == ["x"]


async def test_waiting_addresses_come_in_the_order_of_their_oldest_message(store: Store) -> None:
    await put(store, message("a", TOPIC), message("b", OTHER), message("c"), message("d", TOPIC))
    async with store.read() as tx:
        assert await outbox.waiting(tx) == [TOPIC, OTHER, ROOM]


async def test_a_chat_is_not_another_that_begins_like_it(store: Store) -> None:
    await put(store, message("long", OTHER))
    async with store.read() as tx:
        assert await outbox.head(tx, ROOM) is None


async def test_a_newer_state_takes_the_place_of_the_waiting_one(store: Store) -> None:
    await put(store, message("b1", slot="b"), message("line"), message("c1", slot="c"))
    await put(store, message("b2", slot="b"), message("b3", slot="b"))
    await put(store, message("elsewhere", OTHER, slot="b"))
    assert await rest(store) == ["b3", "line", "c1"]


async def test_messages_without_a_slot_never_replace_each_other(store: Store) -> None:
    await put(store, message("a"), message("a"), message("b"))
    assert await rest(store) == ["a", "a", "b"]


@pytest.mark.parametrize(("older", "newer"), [(True, False), (False, True), (True, True)])
async def test_a_state_is_sent_anew_if_either_asked_for_it(
    store: Store, older: bool, newer: bool
) -> None:
    await put(store, message("1", slot="b", repost=older))
    await put(store, message("2", slot="b", repost=newer))
    assert (await head(store)).repost > 0


async def test_a_state_is_an_edit_if_none_asked_for_more(store: Store) -> None:
    await put(store, message("1", slot="b"))
    await put(store, message("2", slot="b"))
    assert (await head(store)).repost == 0


async def test_the_newest_question_is_the_one_whose_clocks_start(store: Store) -> None:
    await put(store, message("1", slot="b", starts_hand="1-a", starts_decision=8))
    await put(store, message("2", slot="b"))
    row = await head(store)
    assert (row.starts_hand, row.starts_decision) == ("1-a", 8)
    await put(store, message("3", slot="b", starts_hand="1-b", starts_decision=2))
    row = await head(store)
    assert (row.starts_hand, row.starts_decision) == ("1-b", 2)


async def test_a_state_that_came_while_the_older_left_stays_and_is_an_edit(store: Store) -> None:
    await put(store, message("1", slot="b", repost=1))
    leaving = await head(store)
    await put(store, message("2", slot="b"))
    async with store.begin() as tx:
        await outbox.failed(tx, leaving)
        await outbox.sent(tx, leaving)
    row = await head(store)
    assert (row.id, row.body, row.repost, row.attempts) == (leaving.id, "2", 0, 0)


async def test_a_repost_that_was_asked_for_while_the_older_left_stays_one(store: Store) -> None:
    await put(store, message("1", slot="b"))
    leaving = await head(store)
    await put(store, message("2", slot="b", repost=1))
    await put(store, message("3", slot="b"))
    async with store.begin() as tx:
        await outbox.sent(tx, leaving)
    row = await head(store)
    assert (row.body, row.repost > 0) == ("3", True)
    assert await rest(store) == ["3"]


async def test_a_refused_state_goes_and_a_newer_one_stays(store: Store) -> None:
    await put(store, message("1", slot="b"), message("line"))
    leaving = await head(store)
    await put(store, message("2", slot="b"))
    async with store.begin() as tx:
        await outbox.refused(tx, leaving)
    assert (await head(store)).body == "2"
    async with store.begin() as tx:
        await outbox.refused(tx, await outbox.head(tx, ROOM) or leaving)
    assert await rest(store) == ["line"]


async def test_failures_are_counted(store: Store) -> None:
    await put(store, message("1", slot="b"), message("line"))
    for expected in (1, 2, 3):
        async with store.begin() as tx:
            await outbox.failed(tx, await outbox.head(tx, ROOM) or message(""))
        assert (await head(store)).attempts == expected
    await put(store, message("2", slot="b"))
    assert (await head(store)).attempts == 3


async def test_an_address_that_nothing_reaches_is_cleared(store: Store) -> None:
    await put(store, message("a"), message("b", TOPIC), message("c", slot="b"))
    async with store.begin() as tx:
        await outbox.clear(tx, ROOM)
    assert await rest(store) == ["b"]


async def test_a_slot_knows_its_newest_message(store: Store) -> None:
    first = SlotRow(address=ROOM, slot="b", message="5", digest="d", buttons=True, at=NOW)
    second = SlotRow(address=ROOM, slot="b", message="6", digest="e", at=later(1))
    async with store.begin() as tx:
        assert await slots.find(tx, ROOM, "b") is None
        await slots.put(tx, first)
        assert await slots.find(tx, ROOM, "b") == first
        await slots.put(tx, second)
        assert await slots.find(tx, ROOM, "b") == second
        await slots.forget(tx, first)
        assert await slots.find(tx, ROOM, "b") == second
        await slots.forget(tx, second)
        assert await slots.find(tx, ROOM, "b") is None


async def test_writes_are_remembered_until_they_no_longer_count(store: Store) -> None:
    async with store.begin() as tx:
        for at in (5, 1, 3):
            await writes.add(tx, ROOM, later(at))
        await writes.add(tx, OTHER, later(4))
        assert await writes.since(tx, later(1)) == [
            (ROOM, later(3)),
            (OTHER, later(4)),
            (ROOM, later(5)),
        ]
        await writes.prune(tx, later(3))
        assert await writes.since(tx, NOW) == [(OTHER, later(4)), (ROOM, later(5))]


# Against a model


@dataclass(frozen=True)
class Waiting:
    slot: str
    body: str
    repost: bool
    starts: int


@dataclass
class Model:
    """A list. *leaving* is what the sender holds, as it read it."""

    queue: list[Waiting] = field(default_factory=list)

    def put(self, new: Waiting) -> None:
        for place, old in enumerate(self.queue):
            if new.slot and old.slot == new.slot:
                starts = new.starts or old.starts
                self.queue[place] = replace(new, repost=old.repost or new.repost, starts=starts)
                return
        self.queue.append(new)


puts = st.builds(
    Waiting,
    slot=st.sampled_from(["", "b", "c"]),
    body=st.uuids().map(str),
    repost=st.booleans(),
    starts=st.integers(0, 3),
)
steps = st.lists(st.one_of(puts, st.just("send"), st.just("leave")), max_size=25)


@settings(max_examples=60, deadline=None)
@given(steps=steps)
async def test_the_queue_is_what_a_list_would_be(steps: list[Waiting | str]) -> None:
    """``send``: a message leaves with nothing in between; ``leave``: the next put comes while it
    is on its way."""
    store = await Store.open(MEMORY)
    model = Model()
    leaving: tuple[OutboxRow, Waiting] | None = None

    async def arrive() -> None:
        nonlocal leaving
        if leaving is None:
            return
        row, was = leaving
        leaving = None
        async with store.begin() as tx:
            await outbox.sent(tx, row)
        if model.queue and model.queue[0].body == was.body:
            model.queue.pop(0)

    async with store.begin() as tx:
        assert await outbox.waiting(tx) == []
    for step in steps:
        if isinstance(step, Waiting):
            await put(
                store,
                message(
                    step.body,
                    slot=step.slot,
                    repost=int(step.repost),
                    starts_hand="h" if step.starts else "",
                    starts_decision=step.starts,
                ),
            )
            if leaving is not None and step.slot and leaving[1].slot == step.slot:
                # What was on its way takes its wish to be sent anew along.
                model.queue[0] = replace(step, starts=step.starts or leaving[1].starts)
                await arrive()
            else:
                model.put(step)
            continue
        await arrive()
        async with store.read() as tx:
            row = await outbox.head(tx, ROOM)
        assert (row is None) == (not model.queue)
        if row is not None:
            first = model.queue[0]
            assert (row.slot, row.body) == (first.slot, first.body)
            assert bool(row.repost) == first.repost
            assert row.starts_decision == first.starts
            leaving = (row, first)
            if step == "send":
                await arrive()
    await arrive()
    assert await rest(store) == [waiting.body for waiting in model.queue]
    await store.close()
