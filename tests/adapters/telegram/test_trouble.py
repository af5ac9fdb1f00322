"""Networks, limits and people that fail while cards are played."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.pace import POLITE
from bot.tempo import LIVE
from bot.tokens import Op
from tests.adapters.telegram.house import PATIENCE, House, opened, served, words, world_of
from tests.adapters.telegram.hurry import HurriedClock, Hurry
from tests.support.bot_process import BRISK
from tests.support.players import Player, Question, by_buttons, recommended, until
from tests.support.telegram import Call, Chat, Flood, Message, World

QUICK = replace(BRISK, reply=0.3, lead_extra=0, reserve=0)
"""Whoever does not answer is answered for soon."""


async def plays_of(house: House) -> list[object]:
    return [event for event in await house.events() if event.kind == "cards-played"]


# Lost, doubled and late


@pytest.mark.parametrize("strike", ["cut_before", "cut_after"])
@pytest.mark.parametrize("method", ["editMessageText", "answerCallbackQuery", "getUpdates"])
async def test_a_play_is_made_once_whatever_call_breaks_off(strike: str, method: str) -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        leader, question = await house.lead()
        fault = getattr(world.faults, strike)(method)
        query = leader.person.press_data(question.message, question.having((Op.PLAY,))[0].data)
        board = house.group.from_bot[-1]
        await house.wait(lambda: "台面" in board.text)
        await house.wait(lambda: fault.struck)
        if method == "answerCallbackQuery" and strike == "cut_before":
            query.excuse()
        await house.quiet()
        assert len(await plays_of(house)) == 1
        await house.play(3)


@pytest.mark.parametrize("strike", ["cut_before", "cut_after"])
async def test_everybody_gets_his_cards_when_the_connection_breaks_at_the_deal(strike: str) -> None:
    world = world_of()
    async with served(world) as house:
        for chat in (house.group, house.people[2].dm):
            getattr(world.faults, strike)("sendMessage", chat_id=chat.id)
        house.host.say(house.group, f"/newgame@{world.bot.username}")
        copies = 2 if strike == "cut_after" else 1
        await house.wait(lambda: len(house.group.from_bot) == copies)
        await house.quiet()
        lobby = house.group.from_bot[-1]
        await house.seat(lobby, *house.people[1:])
        await house.press(house.host, lobby, "开打")
        await house.wait(lambda: all(len(person.dm.from_bot) > 1 for person in house.people))
        await house.call_nothing()
        await house.wait(
            lambda: all("你的牌 36张" in person.dm.from_bot[-1].text for person in house.people)
        )
        assert len(await house.hands()) == 1
        await house.play(3)


async def test_an_update_that_comes_twice_is_applied_once() -> None:
    world = world_of()
    async with served(world) as house:
        world.faults.duplicate_update("message")
        board = await house.deal()
        assert len(await house.tables()) == 1
        leader, question = await house.lead()
        world.faults.duplicate_update("callback_query")
        await leader.press(question, question.having((Op.PLAY,))[0])
        await house.wait(lambda: "台面" in board.text)
        await house.wait(lambda: not world.updates.pending)
        await house.quiet()
        assert len(await plays_of(house)) == 1


# Outages and limits


async def test_an_outage_of_everything_ends_without_a_loss() -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        leader, question = await house.lead()
        outage = world.faults.outage(times=6)
        leader.person.press_data(question.message, question.having((Op.PLAY,))[0].data).excuse()
        await house.wait(lambda: outage.struck == 6)
        await house.wait(lambda: "台面" in house.group.from_bot[-1].text)
        await house.play(3)
        assert (await plays_of(house))[0]


async def test_the_hand_goes_on_in_private_while_the_group_cannot_be_written_to() -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        await house.lead()
        for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup"):
            world.faults.outage(method, chat_id=house.group.id, times=None)
        players = [Player(person, recommended, by_buttons) for person in house.people]
        enough = len(world.calls) + 80
        await until(world, players, lambda: len(world.calls) > enough, 2 * PATIENCE)
        assert len(await plays_of(house)) > 3
        world.faults.planned.clear()
        board = house.group.from_bot[-1]
        shown = len(board.versions)
        await house.wait(
            lambda: len(board.versions) > shown or board is not house.group.from_bot[-1]
        )


async def test_a_chat_that_asks_for_silence_gets_it_and_the_others_go_on() -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        leader, question = await house.lead()
        await house.quiet()
        start = len(world.calls)
        world.faults.slow_down("editMessageText", 1, chat_id=house.group.id)
        await leader.press(question, question.having((Op.PLAY,))[0])
        await house.wait(lambda: "台面" in board.text)
        refused, again, *_ = to_chat(world, house.group, start)
        assert refused.status == 429
        assert again.at - refused.at >= 1
        between = [c for c in world.calls[start:] if refused.at < c.at < again.at]
        assert {call.method for call in between} >= {"editMessageText"}
        await house.play(2)


@pytest.mark.untraced
async def test_a_polite_pace_never_meets_the_flood_rule() -> None:
    hurry = Hurry(speed=40)
    world = World(clock=hurry, flood=Flood(hurry))
    clock = HurriedClock(hurry)
    async with served(world, tempo=LIVE, pace=POLITE, clock=clock) as house:
        await house.deal()
        await house.play(30)
        assert world.flood.hits == []
        writes = [call.at for call in to_chat(world, house.group)]
        assert len(writes) > 30
        assert all(late - early > 60 for early, late in zip(writes, writes[20:], strict=False))
        assert all(late - early >= 1 for early, late in pairwise(writes))


def to_chat(world: World, chat: Chat, start: int = 0) -> list[Call]:
    return [call for call in world.calls[start:] if call.chat_id == chat.id]


# People


async def test_somebody_who_closes_his_private_chat_is_played_for_and_comes_back() -> None:
    world = world_of()
    async with served(world, tempo=QUICK) as house:
        await house.deal()
        gone = house.people[2]
        gone.block()
        others = [person for person in house.people if person is not gone]
        await house.play(12, *others)
        await house.quiet()
        notices = [
            m for m in house.group.from_bot if words("private-closed-room", name="丽姐") in m.text
        ]
        assert len(notices) == 1
        alert = await house.press(gone, notices[0], "我的牌")
        assert alert.text.startswith("桌1 ")
        assert alert.show_alert
        told = await house.press(gone, board_of(house), "去私聊出牌")
        assert told.text == words("error-private-closed")
        before = len(gone.dm.from_bot)
        gone.unblock()
        gone.open_link(notices[0].url(words("button-open-private")))
        hand = await house.next(gone.dm, before)
        assert hand.text.startswith("桌1 够级 · ")
        await house.play(3)


def board_of(house: House) -> Message:
    """The newest table message."""
    return next(m for m in reversed(house.group.from_bot) if m.text.startswith("够级 桌1 · 第"))


async def test_a_hand_of_sleepers_goes_on_by_itself() -> None:
    world = world_of()
    tempo = replace(BRISK, reply=0.05, lead_extra=0, reserve=0, ping=0.02)
    async with served(world, tempo=tempo) as house:
        await house.deal()
        await house.play(6, world.add_person("看客"))
        assert len(await plays_of(house)) > 3


async def test_who_is_slow_is_asked_anew_at_the_end_of_his_chat() -> None:
    world = world_of()
    async with served(world, tempo=replace(BRISK, ping=0.1)) as house:
        await house.deal()
        leader, question = await house.lead()
        again = await house.wait(lambda: newer(leader, question))
        assert again is not None
        assert again.message is not question.message
        assert again.key == question.key
        await house.wait(lambda: question.message.labels == [])


def newer(player: Player, question: Question) -> Question | None:
    found = player.question()
    return found if found is not None and found.message is not question.message else None


async def test_a_table_message_that_was_deleted_is_posted_anew() -> None:
    world = world_of()
    async with served(world) as house:
        board = await house.deal()
        house.host.delete(board)
        await house.play(2)
        assert board_of(house) is not board
        assert opened(await house.events())
