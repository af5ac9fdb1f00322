from __future__ import annotations

from storage import outbox, people, rooms, slots, tables
from storage.models import OutboxRow, SlotRow
from storage.store import Store
from tests.storage.conftest import NOW
from tests.storage.test_tables import table


async def test_a_person_is_one_row_per_platform(store: Store) -> None:
    async with store.begin() as tx:
        anna = await people.seen(tx, "fake", "1", "Anna", "en")
        again = await people.seen(tx, "fake", "1", "Anna", "en")
        other = await people.seen(tx, "console", "1", "Anna")
        assert again == anna
        assert (anna.name, anna.language, anna.reachable) == ("Anna", "en", False)
        assert other.id != anna.id
        assert await people.by_user(tx, "fake", "1") == anna
        assert await people.by_user(tx, "fake", "2") is None
        assert anna.id is not None
        assert other.id is not None
        assert await people.by_ids(tx, [anna.id, other.id, 99]) == {
            anna.id: anna,
            other.id: other,
        }
        assert await people.by_ids(tx, []) == {}


async def test_the_name_follows_the_platform_and_the_language_what_was_known_first(
    store: Store,
) -> None:
    async with store.begin() as tx:
        first = await people.seen(tx, "fake", "1", "Anna")
        assert first.id is not None
        await people.set_reachable(tx, "fake", "1", True)
        second = await people.seen(tx, "fake", "1", "丽姐", "zh")
        third = await people.seen(tx, "fake", "1", "丽姐", "en")
        assert (second.id, second.name, second.language) == (first.id, "丽姐", "zh")
        assert second.reachable
        assert third.language == "zh"
        await people.set_language(tx, first.id, "en")
        assert (await people.seen(tx, "fake", "1", "丽姐", "zh")).language == "en"


async def test_whether_a_person_can_be_reached_is_his_alone(store: Store) -> None:
    async with store.begin() as tx:
        for user in "123":
            await people.seen(tx, "fake", user, "Tom")
            await people.set_reachable(tx, "fake", user, True)
        await people.set_reachable(tx, "fake", "2", False)
        await people.set_reachable(tx, "console", "1", False)
        found = [await people.by_user(tx, "fake", user) for user in "123"]
    assert [row.reachable for row in found if row is not None] == [True, False, True]


async def test_a_room_keeps_its_title_and_the_language_it_chose(store: Store) -> None:
    async with store.begin() as tx:
        assert await rooms.by_address(tx, "fake/room/1/") is None
        await rooms.seen(tx, "fake/room/1/", "Cards", "en")
        room = await rooms.seen(tx, "fake/room/1/", "", "zh")
        assert (room.title, room.language, room.tables) == ("Cards", "en", 0)
        room = await rooms.seen(tx, "fake/room/1/", "More cards")
        assert (room.title, room.language) == ("More cards", "en")
        await rooms.set_language(tx, "fake/room/1/", "zh-Hans")
        assert await rooms.next_number(tx, "fake/room/1/") == 1
        found = await rooms.by_address(tx, "fake/room/1/")
    assert found is not None
    assert (found.title, found.language, found.tables) == ("More cards", "zh-Hans", 1)


OLD, NEW = "fake/room/-100/", "fake/room/-900/"


def waiting(address: str, words: str, slot: str = "") -> OutboxRow:
    return OutboxRow(address=address, slot=slot, body=words)


async def test_a_room_that_moves_takes_everything_along(store: Store) -> None:
    async with store.begin() as tx:
        await rooms.seen(tx, OLD, "Cards", "en")
        await rooms.seen(tx, "fake/room/-1001/", "Others")
        await tables.open_table(tx, table(room=OLD))
        await tables.open_table(tx, table(room=OLD))
        await outbox.put(tx, waiting(OLD, "a"), waiting(OLD, "b", "board1"))
        await outbox.put(tx, waiting("fake/room/-1001/", "c", "board1"))
        for address in (OLD, "fake/room/-1001/"):
            slot = SlotRow(address=address, slot="board1", message="5", digest="d", at=NOW)
            await slots.put(tx, slot)
        await rooms.moved(tx, OLD, NEW)
    async with store.read() as tx:
        assert await rooms.by_address(tx, OLD) is None
        room = await rooms.by_address(tx, NEW)
        assert room is not None
        assert (room.title, room.language, room.tables) == ("Cards", "en", 2)
        assert len(await tables.in_room(tx, NEW, ("lobby",))) == 2
        assert await tables.in_room(tx, OLD, ("lobby",)) == []
        assert await outbox.waiting(tx) == [NEW, "fake/room/-1001/"]
        assert await slots.find(tx, OLD, "board1") is None
        assert await slots.find(tx, NEW, "board1") is None
        assert await slots.find(tx, "fake/room/-1001/", "board1") is not None


async def test_a_room_that_moves_to_where_the_bot_is_known_already_harms_nothing(
    store: Store,
) -> None:
    async with store.begin() as tx:
        await rooms.seen(tx, OLD, "Cards", "en")
        await tables.open_table(tx, table(room=OLD))
        await rooms.seen(tx, NEW, "Cards")
        for _ in range(3):
            await tables.open_table(tx, table(room=NEW))
        await outbox.put(tx, waiting(OLD, "old", "board1"), waiting(OLD, "line"))
        await outbox.put(tx, waiting(NEW, "new", "board1"))
        await rooms.moved(tx, OLD, NEW)
        await rooms.moved(tx, OLD, NEW)
        room = await rooms.by_address(tx, NEW)
        assert room is not None
        assert (room.language, room.tables) == ("en", 3)
        bodies = []
        while (head := await outbox.head(tx, NEW[:-1] + "/")) is not None:
            bodies.append(head.body)
            await outbox.sent(tx, head)
    assert bodies == ["line", "new"]


async def test_the_rules_of_a_room_are_saved_and_go_along_when_it_moves(store: Store) -> None:
    async with store.begin() as tx:
        assert await rooms.saved_house(tx, "fake/room/-1/") is None
        await rooms.seen(tx, "fake/room/-1/", "桌")
        assert await rooms.saved_house(tx, "fake/room/-1/") is None
        await rooms.save_house(tx, "fake/room/-1/", "aixin", "{}")
        await rooms.moved(tx, "fake/room/-1/", "fake/room/-2/")
        assert await rooms.saved_house(tx, "fake/room/-1/") is None
        assert await rooms.saved_house(tx, "fake/room/-2/") == ("aixin", "{}")


async def test_rules_saved_under_the_new_address_are_kept_when_the_old_room_moves_there(
    store: Store,
) -> None:
    async with store.begin() as tx:
        for address, profile in (("fake/room/-1/", "aixin"), ("fake/room/-2/", "shandong")):
            await rooms.seen(tx, address)
            await rooms.save_house(tx, address, profile, "")
        await rooms.moved(tx, "fake/room/-1/", "fake/room/-2/")
        assert await rooms.saved_house(tx, "fake/room/-2/") == ("shandong", "")
