"""What stood in the channel before the bot was stopped, or killed, works afterwards; and so does
what is older than Discord remembers."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot import intake
from bot.tokens import Op
from tests.adapters.discord.house import House, hand_in, having, served, words
from tests.adapters.discord.peeking import public_answers
from tests.support.discord import Person, Shown

LONG_AGO = "2000-01-01T00:00:00+00:00"


@pytest.mark.parametrize("close", [True, False], ids=["stopped", "killed"])
async def test_everything_goes_on_after_a_restart(close: bool, tmp_path: Path) -> None:
    async with served(tmp_path / "gouji.db") as house:
        lobby = await house.open()
        anna, *others = house.people[1:]
        await house.restart(close=close)
        seat = await anna.press(lobby, words("button-sit"))
        assert seat.text.startswith("坐下了")
        await house.seat(lobby, *others)
        await house.restart(close=close)
        await house.begin(lobby)
        leader = await house.lead()
        board, hand = house.board, await house.hand(leader)
        (call,) = calls(house)
        await house.restart(close=close)
        assert hand_in(await leader.press(board, having(board, Op.HAND)[0])).text == hand.text
        played = await leader.press(hand, having(hand, Op.PLAY)[0])
        assert hand_in(played).id == hand.id
        assert await house.plays() == 1
        assert house.board.id == board.id
        assert house.world.find(call.channel, call.id) is None
        assert calls(house) == []
        assert len(house.world.calls("PUT", "/commands")) == 1


def calls(house: House) -> list[Shown]:
    return [shown for shown in house.public if shown.rings]


async def test_what_a_killed_process_had_stored_is_said_by_the_next_one(tmp_path: Path) -> None:
    async with served(tmp_path / "gouji.db") as house:
        await house.deal()
        leader = await house.lead()
        hand, board = await house.hand(leader), house.board
        messages = f"/channels/{house.room.id}/messages"
        house.world.fail("PATCH", f"{messages}/*", times=None)
        await leader.press(hand, having(hand, Op.PLAY)[0])
        assert await house.plays() == 1
        assert house.world.find(board.channel, board.id) == board
        await house.stop()
        house.world.mend(f"{messages}/*")
        await house.start_again(close=False)
        await house.advance(1)
        assert "台面" in house.board.text
        assert house.board.id == board.id
        assert calls(house) == []


async def test_a_hand_of_twenty_minutes_ago_is_as_good_as_a_new_one() -> None:
    async with served() as house:
        await house.deal()
        leader = await house.lead()
        hand, board = await house.hand(leader), house.board
        await house.world.travel(20 * 60)
        panel = hand_in(await leader.press(hand, having(hand, Op.PANEL)[0]))
        assert panel.id == hand.id
        await house.world.travel(20 * 60)
        played = hand_in(await leader.press(panel, having(panel, Op.PLAY)[0]))
        assert played.id == hand.id
        assert await house.plays() == 1
        await house.world.travel(20 * 60)
        again = hand_in(await leader.press(board, having(board, Op.HAND)[0]))
        assert again.text == played.text


@pytest.mark.parametrize("expired", [401, 404])
@pytest.mark.parametrize("where", ["hand", "command"])
async def test_an_answer_that_comes_too_late_is_lost_and_the_step_is_not(
    where: str,
    expired: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """401/50027 is what Discord says, 404/10015 what it said once."""
    async with served() as house:
        house.world.expired, house.world.lossy = expired, True
        await house.deal()
        leader = await house.lead()
        hand = await house.hand(leader)
        monkeypatch.setattr(intake, "PROMISE", 0.0)
        caplog.set_level(logging.INFO, "bot.intake")
        await answered_too_late(house, leader, hand, where)
        lost = [record for record in caplog.records if "an answer was lost" in record.message]
        assert [record.levelname for record in lost] == ["INFO"]
        assert await house.plays() == 1
        assert "台面" in house.board.text
        assert house.world.find(hand.channel, hand.id) == hand
        assert public_answers(house.world) == []
        monkeypatch.undo()
        now = await leader.press(hand, having(hand, Op.PLAY)[0])
        assert hand_in(now).text.startswith(words("error-stale"))


async def answered_too_late(house: House, leader: Person, hand: Shown, where: str) -> None:
    """The leader plays; the database takes it only when Discord waits no more."""
    async with house.world.at_once(), house.store.begin():
        if where == "hand":
            answer = await leader.press(hand, having(hand, Op.PLAY)[0])
        else:
            play = having(hand, Op.PLAY)[0].label.removeprefix("荐 ").removesuffix("够")
            answer = await leader.slash(house.room, "play", cards=play)
        while not answer.acknowledged:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0)
        answer.record.expires_at = LONG_AGO
