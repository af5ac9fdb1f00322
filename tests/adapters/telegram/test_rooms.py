"""Groups, topics, and people at more than one table."""

from __future__ import annotations

import re
import unicodedata
from functools import partial

import pytest

from bot.text import NAME
from engine.games import GAMES
from tests.adapters.telegram.house import NAMES, TOWN, served, words, world_of
from tests.support.players import ANSWERS, Player, by_buttons, questions, recommended, until
from tests.support.telegram import Chat, Message


def boards(chat: Chat, number: int) -> list[Message]:
    """The messages of one table in a room."""
    head = re.compile(rf"\S+ (· )?桌{number} ")
    return [message for message in chat.from_bot if head.match(message.text)]


async def test_in_a_forum_everything_stays_in_the_topic() -> None:
    world = world_of()
    people = [world.add_person(name, language_code="zh-hans", started=True) for name in NAMES]
    forum = world.add_group("论坛", people[1:], admins=people[:1], forum=True)
    async with served(world, people=people, group=forum) as house:
        topic = people[0].open_topic(forum, "够级")
        other = people[0].open_topic(forum, "闲聊")
        board = await house.deal(topic=topic)
        await house.play(8)
        await house.press(people[2], board, "桌面")
        people[1].say(forum, f"/rules@{world.bot.username}", topic=topic)
        people[1].say(forum, f"/table@{world.bot.username}", topic=other)
        await house.quiet()
        assert len(forum.from_bot) > 2
        assert {message.thread_id for message in forum.from_bot} == {topic}
        assert people[1].dm.from_bot[-1].text == words("error-no-table")


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
            await house.press(host, lobby, words("button-start", count=4))
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


@pytest.mark.parametrize("game", ["gouji", "baohuang"])
async def test_who_plays_at_two_tables_is_asked_which_one_he_means(game: str) -> None:
    world = world_of()
    async with served(world) as house:
        host = house.host
        for number, played in ((1, "gouji"), (2, game)):
            host.say(house.group, f"/newgame@{world.bot.username} {played}")
            await house.wait(partial(boards, house.group, number))
            lobby = boards(house.group, number)[0]
            empty = GAMES[played].seat_count - 1
            await house.press(host, lobby, words("button-start", count=empty))
        await house.wait(lambda: len(list(questions(host))) == 2)
        await house.quiet()
        asked = {question.text[:2]: question for question in questions(host)}
        assert set(asked) == {"桌1", "桌2"}
        called = words(f"game-{game}")
        assert asked["桌2"].text.startswith(f"桌2 {called} · {TOWN}")
        before = [await house.entries(hand) for hand in await house.hands()]
        typed = asked["桌2"].having(ANSWERS)[0].label.removeprefix("荐 ").removesuffix("够")
        host.say(host.dm, typed)
        await house.wait(
            lambda: host.dm.texts[-1].startswith(f"你在好几桌：桌1（够级）、桌2（{called}）")
        )
        assert [await house.entries(hand) for hand in await house.hands()] == before
        host.say(host.dm, f"桌2 {typed}")
        await house.wait(lambda: asked["桌2"].message.text != asked["桌2"].text)
        await house.quiet()
        first, second = [await house.entries(hand) for hand in await house.hands()]
        assert first == before[0]
        assert len(second) > len(before[1])


async def test_a_table_moves_along_when_its_group_becomes_a_supergroup() -> None:
    world = world_of()
    people = [world.add_person(name, language_code="zh-hans", started=True) for name in NAMES]
    group = world.add_group("小群", people[1:], admins=people[:1], kind="group")
    async with served(world, people=people, group=group) as house:
        await house.deal()
        await house.play(4)
        before = len(await house.events())
        new = people[0].migrate(group)
        house.group = new
        board = await house.next(new, 0)
        assert board.text.startswith("够级 桌1 · 第1局")
        await house.play(4)
        assert len(await house.events()) > before
        assert (await house.press(people[1], board, "我的牌")).text.startswith("桌1 ")


@pytest.mark.parametrize("how", ["kick", "restrict"])
async def test_a_group_that_silences_the_bot_stops_nobody_from_playing_on(how: str) -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        await house.play(4)
        getattr(house.host, how)(house.group, world.bot)
        before = len(await house.events())
        players = [Player(person, recommended, by_buttons) for person in house.people]
        calls = len(world.calls) + 25
        await until(world, players, lambda: len(world.calls) >= calls, 60)
        await house.quiet()
        assert len(await house.events()) > before
        if how == "kick":
            house.host.add(house.group, world.bot)
        house.host.promote(house.group, world.bot)
        await house.play(3)
        assert boards(house.group, 1)[-1].now.readers


STRANGE = (
    "<b>粗体</b>",
    "@all @everyone",
    "\u202e\u2067שלום עולם\u2069\u200f",
    "\U0001f600" * 64,
    "a\u0301\u0302\u0303\u0304\u0305\u0306" * 10,
    "*_`[x](http://example.org)`_*",
)


async def test_strange_names_are_harmless() -> None:
    world = world_of()
    people = [world.add_person(name, language_code="zh-hans", started=True) for name in STRANGE]
    async with served(world, people=people) as house:
        board = await house.deal()
        await house.play(6)
        await house.press(people[3], board, "我的牌")
        people[5].block()
        await house.play(2)
        await house.quiet()
        for message in house.group.from_bot:
            assert not re.search("@[a-z]", message.text)
            for version in message.versions:
                assert {e["type"] for e in version.content.get("entities", ())} <= {"date_time"}
                assert all(visible(line) for line in version.text.splitlines())
                assert len(version.text) < 1500
        shown = board.text.splitlines()[1:7]
        assert shown[0].startswith("1 <b>粗体</b> 红")
        assert shown[3].startswith("4 " + "\U0001f600" * (NAME - 1) + "… 蓝")


def visible(line: str) -> bool:
    """No mark turns the direction of what follows, and no letter carries a tower of accents."""
    marks = 0
    for letter in line:
        if letter in "\u202a\u202b\u202d\u202e\u2066\u2067":
            return False
        marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
        if marks > 2:
            return False
    return line.count("\u2068") == line.count("\u2069")
