"""From the greeting to the deal, as six people in a group see it."""

from __future__ import annotations

import re

from bot.commands.games import games
from tests.adapters.telegram.house import NAMES, TOWN, served, words, world_of


async def test_a_group_that_adds_the_bot_is_greeted_with_a_way_to_open_a_table() -> None:
    world = world_of()
    async with served(world) as house:
        new = world.add_group("新群", [house.people[1]], admins=[house.host], bot=None)
        house.host.add(new, world.bot)
        greeting = await house.next(new, 0)
        assert greeting.text == words("greeting", games=games())
        await house.press(house.people[1], greeting, "开一桌够级")
        lobby = await house.next(new, 1)
        assert lobby.text.startswith("够级 · 桌1 · 小李 开的桌")


async def test_a_table_is_one_message_that_follows_who_sits_where() -> None:
    world = world_of()
    async with served(world) as house:
        lobby = await house.open()
        assert [line for number, line in enumerate(lobby.text.splitlines()[:4]) if number != 1] == [
            "够级 · 桌1 · 老王 开的桌",
            "1 老王",
            "2 空",
        ]
        answer = await house.press(house.people[1], lobby, "坐下")
        assert answer.text == words("seated", seat=2)
        await house.wait(lambda: "2 小李" in lobby.text)
        assert "还差4位" in lobby.text
        assert (await house.press(house.people[1], lobby, "起身")).text == words("left")
        await house.wait(lambda: "2 空" in lobby.text)
        assert (await house.press(house.host, lobby, "加个电脑")).text == ""
        await house.wait(lambda: "2 电脑2" in lobby.text)
        await house.seat(lobby, *house.people[2:])
        await house.wait(lambda: "人齐了" in lobby.text)
        assert house.group.from_bot == [lobby]


async def test_a_table_that_is_full_takes_nobody_else() -> None:
    world = world_of()
    async with served(world) as house:
        late = world.add_person("迟到", language_code="zh-hans", started=True)
        late.join(house.group)
        lobby = await house.open()
        await house.seat(lobby, *house.people[1:])
        text = lobby.text
        assert (await house.press(late, lobby, "坐下")).text == words("error-table-full")
        assert lobby.text == text


async def test_a_seat_is_kept_for_a_stranger_until_the_link_is_opened() -> None:
    world = world_of()
    async with served(world) as house:
        stranger = world.add_person("新人", language_code="zh-hans")
        stranger.join(house.group)
        lobby = await house.open()
        answer = await house.press(stranger, lobby, "坐下")
        assert re.fullmatch(r"https://t\.me/cards_bot\?start=s1_[0-9a-f]{8}", answer.url)
        await house.wait(lambda: words("lobby-kept", number=2, name="新人") in lobby.text)
        assert stranger.dm.from_bot == []
        stranger.open_link(answer.url)
        seated = await house.next(stranger.dm, 0)
        assert seated.text == words("joined-private", number=1, title=TOWN, seat=2)
        await house.wait(lambda: "2 新人\n" in lobby.text)


async def test_a_kept_seat_becomes_free_and_the_table_can_be_filled_otherwise() -> None:
    world = world_of()
    async with served(world) as house:
        stranger = world.add_person("新人", language_code="zh-hans")
        stranger.join(house.group)
        lobby = await house.open()
        await house.press(stranger, lobby, "坐下")
        board = await house.start(lobby)
        assert "2 电脑2" in board.text
        stranger.start()
        await house.wait(lambda: stranger.dm.from_bot)
        assert "新人" not in board.text


async def test_a_link_that_somebody_guessed_seats_nobody() -> None:
    world = world_of()
    async with served(world) as house:
        lobby = await house.open()
        stranger = world.add_person("新人", language_code="zh-hans")
        stranger.start("s1_00000000")
        answer = await house.next(stranger.dm, 0)
        assert answer.text == words("error-no-table")
        assert "新人" not in lobby.text


async def test_only_the_host_starts_chooses_rules_and_adds_computers() -> None:
    world = world_of()
    async with served(world) as house:
        lobby = await house.open()
        await house.seat(lobby, house.people[1])
        text, labels = lobby.text, lobby.labels
        for label in (words("button-start", count=4), "换成记分版", "加个电脑"):
            answer = await house.press(house.people[1], lobby, label)
            assert answer.text == words("error-not-host")
        await house.quiet()
        assert (lobby.text, lobby.labels) == (text, labels)
        assert house.group.from_bot == [lobby]
        await house.press(house.host, lobby, "换成记分版")
        await house.wait(lambda: "规矩 记分版" in lobby.text)


async def test_the_start_takes_the_buttons_of_the_lobby_away_and_deals_to_each_alone() -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        lobby = house.group.from_bot[0]
        await house.wait(lambda: lobby.labels == [])
        assert [line.split(" ")[1] for line in board.text.splitlines()[1:7]] == list(NAMES)
        hands = [person.dm.from_bot[-1].text for person in house.people]
        assert all("你的牌 36张" in hand for hand in hands)
        assert len(set(hands)) == 6


async def test_commands_without_buttons_do_the_same() -> None:
    world = world_of()
    async with served(world) as house:
        at = f"@{world.bot.username}"
        lobby = await house.open()
        house.people[1].say(house.group, f"/join{at}")
        await house.wait(lambda: "2 小李" in lobby.text)
        said = await house.next(house.people[1].dm, 1)
        assert said.text == words("joined-private", number=1, title=TOWN, seat=2)
        house.people[1].say(house.group, f"/leave{at}")
        await house.wait(lambda: "2 空" in lobby.text)
        house.host.say(house.group, f"/stop{at}")
        await house.wait(lambda: words("lobby-closed") in lobby.text and not lobby.labels)


async def test_a_stranger_who_types_the_command_gets_the_link_as_a_button() -> None:
    world = world_of()
    async with served(world) as house:
        stranger = world.add_person("新人", language_code="zh-hans")
        stranger.join(house.group)
        lobby = await house.open()
        stranger.say(house.group, f"/join@{world.bot.username}")
        kept = await house.next(house.group, 1)
        assert kept.text == words("seat-kept", name="新人")
        stranger.open_link(kept.url(words("button-open-private")))
        await house.wait(lambda: "2 新人\n" in lobby.text)


async def test_commands_for_other_bots_and_plain_talk_are_left_alone() -> None:
    world = world_of(privacy=False)
    async with served(world) as house:
        house.host.say(house.group, "/newgame@other_bot")
        house.host.say(house.group, "/nonsense")
        house.host.say(house.group, "开一桌？")
        await house.quiet()
        assert house.group.from_bot == []
        assert await house.tables() == []
