"""Groups, topics, and people at more than one table."""

from __future__ import annotations

import unicodedata

from bot.text import NAME
from bot.tokens import Op
from tests.adapters.telegram.house import NAMES, House, served, world_of
from tests.support.players import Player, by_buttons, declined, recommended, until
from tests.support.telegram import Chat, Message, Person


def boards(chat: Chat, number: int) -> list[Message]:
    """The messages of one table in a room."""
    names = (f"够级 · 桌{number} ", f"够级 桌{number} ")
    return [message for message in chat.from_bot if message.text.startswith(names)]


async def plays(house: House, people: list[Person], count: int) -> None:
    """Let *people* play until *count* more plays lie open in the newest hand."""
    seen = {"count": 0}

    async def enough() -> int:
        return sum(event.kind == "cards-played" for event in await house.events())

    start = await enough()
    players = [Player(person, recommended, by_buttons, patience=30) for person in people]
    while seen["count"] < start + count:
        calls = len(house.world.calls)
        await until(house.world, players, lambda calls=calls: len(house.world.calls) > calls, 30)
        seen["count"] = await enough()


async def test_in_a_forum_everything_stays_in_the_topic() -> None:
    world = world_of()
    people = [world.add_person(name, language_code="zh-hans", started=True) for name in NAMES]
    forum = world.add_group("论坛", people[1:], admins=people[:1], forum=True)
    async with served(world, people=people, group=forum) as house:
        topic = people[0].open_topic(forum, "够级")
        other = people[0].open_topic(forum, "闲聊")
        board = await house.deal(topic=topic)
        await plays(house, people, 8)
        await house.press(people[2], board, "桌面")
        people[1].say(forum, f"/rules@{world.bot.username}", topic=topic)
        people[1].say(forum, f"/table@{world.bot.username}", topic=other)
        await house.quiet()
        assert len(forum.from_bot) > 2
        assert {message.thread_id for message in forum.from_bot} == {topic}
        assert people[1].dm.from_bot[-1].text.startswith("这里没有开着的桌")


async def test_two_topics_of_a_forum_have_tables_of_their_own() -> None:
    world = world_of()
    people = [world.add_person(name, language_code="zh-hans", started=True) for name in NAMES]
    forum = world.add_group("论坛", people[1:], admins=people[:1], forum=True)
    async with served(world, people=people, group=forum) as house:
        topics = [people[0].open_topic(forum, title) for title in ("一", "二")]
        lobbies = [await house.open(forum, topic) for topic in topics]
        await house.seat(lobbies[1], people[1])
        assert "小李" not in lobbies[0].text
        assert [lobby.thread_id for lobby in lobbies] == topics


async def test_two_tables_of_one_group_do_not_mix() -> None:
    world = world_of()
    people = [world.add_person(name, language_code="zh-hans", started=True) for name in "甲乙丙丁"]
    async with served(world, people=people) as house:
        first = await house.open()
        people[1].say(house.group, f"/newgame@{world.bot.username}")
        second = await house.next(house.group, 1)
        await house.press(people[2], first, "坐下")
        await house.press(people[3], second, "坐下")
        await house.wait(lambda: "2 丙" in first.text and "2 丁" in second.text)
        for host, lobby in ((people[0], first), (people[1], second)):
            await house.press(host, lobby, "开打(补4个电脑)")
        await house.wait(lambda: all(len(p.dm.from_bot) > 1 for p in people))
        players = [Player(person, recommended, by_buttons, patience=30) for person in people]
        await until(
            world,
            players,
            lambda: all("这圈" in boards(house.group, number)[-1].text for number in (1, 2)),
            60,
        )
        await house.quiet()
        for number, inside, outside in ((1, "甲丙", "乙丁"), (2, "乙丁", "甲丙")):
            texts = [text for board in boards(house.group, number) for text in board.texts]
            assert all(name in texts[-1] for name in inside)
            assert not any(name in text for name in outside for text in texts)
        hands = {person.first_name: set(person.has_read()) for person in people}
        dealt = [
            {text for text in hands[name] if text.startswith("桌") and "你的牌" in text}
            for name in hands
        ]
        assert all(not one & other for one in dealt for other in dealt if one is not other)


async def test_who_plays_at_two_tables_is_asked_which_one_he_means() -> None:
    world = world_of()
    async with served(world) as house:
        host = house.host
        for number in (1, 2):
            lobby = (await house.open()) if number == 1 else await second_table(house)
            await house.press(host, lobby, "开打(补5个电脑)")
        await house.wait(lambda: sum("你的牌" in text for text in host.dm.texts) == 2)
        tables = {message.text[:2]: message for message in host.dm.from_bot if "你的牌" in message.text}
        assert set(tables) == {"桌1", "桌2"}
        players = [Player(host, declined, by_buttons)]
        await until(world, players, lambda: asked_at(host, "桌1") and asked_at(host, "桌2"), 60)
        before = [await house.events(hand) for hand in await house.hands()]
        host.say(host.dm, "过")
        await house.wait(lambda: any("你在好几桌(桌1、桌2)" in t for t in host.dm.texts))
        assert [await house.events(hand) for hand in await house.hands()] == before
        host.say(host.dm, "桌2 过")


def asked_at(person: Person, table: str) -> bool:
    return False


async def second_table(house: House) -> Message:
    before = len(house.group.from_bot)
    house.host.say(house.group, f"/newgame@{house.world.bot.username}")
    return await house.next(house.group, before)
