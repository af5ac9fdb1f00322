"""Buttons and words that must not do what they are not for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.commands.words import LISTED
from bot.tokens import Op, Token
from tests.adapters.telegram.house import House, served, words, world_of
from tests.adapters.telegram.peeking import halves, holdings, rows
from tests.support.bot_process import BRISK
from tests.support.telegram import Person

LONGEST_ALERT = 200


async def state(house: House) -> tuple[Any, ...]:
    """Everything that an unwelcome press must leave as it is."""
    await house.quiet()
    texts = [text for chat in house.world.chats.values() for text in chat.texts_ever]
    return (texts, await house.tables(), await house.events())


async def test_my_hand_is_an_alert_of_200_characters_for_each_player_alone() -> None:
    world = world_of()
    people = [
        world.add_person(f"{name} von und zu Hohenstein", language_code=language, started=True)
        for name, language in zip("ABCDEF", ("zh-hans", "zh-hant", "en") * 2, strict=True)
    ]
    async with served(world, people=people) as house:
        board = await house.deal()
        leader, question = await house.lead()
        await leader.press(question, question.having((Op.PLAY,))[-1])
        await house.wait(lambda: "台面" in board.text)
        events = await house.events()
        for seat, person in enumerate(people):
            alert = await house.press(person, board, "我的牌")
            assert alert.show_alert
            assert len(alert.text) <= LONGEST_ALERT
            assert sum(sum(row.values()) for row in rows(alert.text)) >= 30
            *_, now = holdings(events, seat)
            assert list(rows(alert.text)) == [half for half in halves(now) if half]
        watcher = world.add_person("看客", language_code="zh-hans")
        watcher.join(house.group)
        alert = await house.press(watcher, board, "我的牌")
        assert alert.text == words("alert-spectator")


async def test_a_stale_button_is_answered_with_a_toast_and_nothing_else() -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        leader, question = await house.lead()
        first, *others = question.having((Op.PLAY,))
        await leader.press(question, first)
        await house.quiet()
        before = await state(house)
        for button in (first, *others[:2], *question.having((Op.PANEL,))[:2]):
            query = leader.person.press_data(question.message, button.data)
            answer = await query.answered()
            assert answer.text == words("error-stale")
            assert not answer.show_alert
        assert await state(house) == before


async def test_a_button_of_somebody_else_does_nothing_in_other_hands() -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        leader, question = await house.lead()
        before = await state(house)
        watcher = world.add_person("看客", language_code="zh-hans", started=True)
        watcher.join(house.group)
        others: list[Person] = [p for p in house.people if p is not leader.person]
        for person in (*others, watcher):
            for button in question.buttons[:3]:
                answer = await person.press_data(board, button.data).answered()
                assert answer.text
        assert await state(house) == before


FORGED = (
    "",
    "x",
    "p",
    "p1.1.",
    "p1.zzzz.A8000",
    "p1.0.A8000",
    "pzzzzzzz.1.A8000",
    "b1.1.A8000",
    "q1.1.z",
    "q1.1.1",
    "u1.1.1A1000",
    "k1.1.nonsense",
    "P1.0.9",
    "S1.0.",
    "N1.0.",
    "v1.0.1",
    "v1.9.1",
    "d1.1.y",
    "d1.1.zz",
    "f1.1.t",
    "H1.0.zz",
    "r1.0.",
    "j1.0.",
    "l1.0.",
    "a1.0.",
    "V0.0.",
    "€" * 21,
    "'; drop table people; --",
)


@pytest.mark.parametrize("player", [0, 6], ids=["player", "watcher"])
async def test_forged_buttons_are_answered_and_change_nothing(player: int) -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        await house.lead()
        watcher = world.add_person("看客", language_code="zh-hans")
        watcher.join(house.group)
        person = (*house.people, watcher)[player]
        before = await state(house)
        for data in FORGED:
            answer = await person.press_data(board, data).answered()
            assert answer.text, data
        assert await state(house) == before


async def test_a_play_with_cards_one_does_not_hold_is_refused() -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        leader, question = await house.lead()
        before = await state(house)
        token = question.having((Op.PLAY,))[0].token
        forged = Token(Op.PLAY, token.table, token.decision, "Kg000")
        answer = await leader.person.press_data(question.message, str(forged)).answered()
        assert answer.text.startswith("你没有16个K")
        assert answer.show_alert
        assert await state(house) == before


async def test_a_burn_is_asked_for_under_the_table_and_answered_in_private() -> None:
    world = world_of()
    async with served(world, tempo=replace(BRISK, window=600)) as house:
        board = await house.deal()
        leader, question = await house.lead()
        gouji = next(b for b in question.having((Op.PLAY,)) if b.label.endswith("够"))
        await leader.press(question, gouji)
        await house.wait(lambda: ["烧…"] in board.labels)
        text, seat = board.text, house.people.index(leader.person)
        for number in (1, 2, 4, 5):
            person = house.people[(seat + number) % 6]
            before = len(person.dm.from_bot)
            assert (await house.press(person, board, "烧…")).text == words("sent-private")
            panel = await house.next(person.dm, before)
            assert words("panel-burn-cover") in panel.text or "烧不了" in panel.text
            assert (await house.press(person, panel, "不烧了")).text.endswith("不烧")
        assert board.text == text
        assert [e.kind for e in await house.events()].count("answered") >= 4
        opposite = house.people[(seat + 3) % 6]
        before = len(opposite.dm.from_bot)
        await house.press(opposite, board, "烧…")
        told = await house.next(opposite.dm, before)
        assert words("error-opposite-answers") in told.text


async def test_a_play_that_is_typed_in_the_group_is_not_taken() -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        leader, question = await house.lead()
        before = await house.events()
        label = next(b.label for b in question.having((Op.PLAY,)) if "荐" not in b.label)
        leader.person.say(house.group, label, reply_to=board)
        leader.person.say(house.group, f"/play@{world.bot.username} {label}")
        said = await house.next(leader.person.dm, 2)
        assert said.text == words("error-play-in-room")
        await house.quiet()
        assert await house.events() == before
        assert question.message.text == question.text


async def test_what_was_typed_wrongly_is_explained_and_changes_nothing() -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        leader, _ = await house.lead()
        before = await house.events()
        for number, typed in enumerate(("你好啊", "5个4带3个7", "16个K", "过", "x" * 4000)):
            leader.person.say(leader.person.dm, typed)
            answer = await house.next(leader.person.dm, 2 + number)
            assert len(answer.text) < 200
        assert await house.events() == before


async def test_each_chat_speaks_the_language_that_was_chosen_in_it() -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        anna = house.people[3]
        house.host.say(house.group, f"/language@{world.bot.username} en")
        said = await house.next(house.group, 2)
        assert said.text == "Good, English from here on"
        anna.say(anna.dm, "/language en")
        await house.wait(lambda: anna.dm.from_bot[-1].text == "Good, English from here on")
        leader, question = await house.lead()
        await leader.press(question, question.having((Op.PLAY,))[0])
        await house.wait(lambda: "On top" in board.text)
        assert "leads" in board.text
        alert = await house.press(anna, board, "My hand")
        assert alert.text.startswith("Table 1, 36 cards")
        assert leader.person is not anna
        assert (await house.press(leader.person, board, "My hand")).text.startswith("桌1")


async def test_every_command_is_answered_wherever_it_is_given() -> None:
    world = world_of()
    async with served(world) as house:
        for round_ in range(2):
            for name in LISTED:
                for person in house.people[:2]:
                    person.say(house.group, f"/{name}@{world.bot.username}")
                    person.say(person.dm, f"/{name} 烧")
                await house.quiet()
            assert world.updates.polling, round_
        assert not any(words("error-inner") in p.has_read() for p in house.people)


async def test_the_menu_lists_the_commands_in_both_languages() -> None:
    world = world_of()
    async with served(world):
        english, chinese = (world.profile.commands["default", code] for code in ("", "zh"))
        assert [entry["command"] for entry in english] == list(LISTED)
        assert [entry["command"] for entry in chinese] == list(LISTED)
        assert chinese[0]["description"] == "开一桌"
