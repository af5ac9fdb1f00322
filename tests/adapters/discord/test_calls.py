"""One new message with one mention for the person for whom the table waits, and no other ring."""

from __future__ import annotations

from bot.tempo import LIVE
from bot.tokens import Op
from tests.adapters.discord.house import House, hand_in, having, served, token_of, words
from tests.adapters.discord.peeking import body_of, written, wrong_rings
from tests.support.discord import Shown

SILENT = 1 << 12


def calls(house: House) -> list[Shown]:
    """What stands in the channel and has rung."""
    return [shown for shown in house.public if shown.rings]


async def test_the_leader_is_called_once_and_the_call_goes_when_he_has_led() -> None:
    async with served() as house:
        await house.deal()
        assert calls(house) == []
        leader = await house.lead()
        (call,) = calls(house)
        assert call.rings == (leader.id,)
        assert call.text == words("call-lead", number=1, name=leader.name)
        assert call.marks == (f"person {leader.id}",)
        await house.advance(LIVE.naming + 1)
        assert [shown.id for shown in calls(house)] == [call.id]
        hand = hand_in(await leader.press(call, words("button-hand")))
        await leader.press(hand, having(hand, Op.PLAY)[0])
        assert calls(house) == []
        assert house.world.find(call.channel, call.id) is None
        assert wrong_rings(house) == []


async def test_who_is_waited_for_is_called_when_the_missing_are_named() -> None:
    async with served() as house:
        await house.deal()
        leader = await house.lead()
        hand = await house.hand(leader)
        await leader.press(hand, having(hand, Op.PLAY)[0])
        await house.advance(LIVE.naming - 1)
        assert calls(house) == []
        await house.advance(2)
        (call,) = calls(house)
        called = next(person for person in house.people if (person.id,) == call.rings)
        assert called in await house.asked()
        assert call.text == words("call-answer", number=1, name=called.name)
        while call in calls(house):
            person = next(iter(await house.asked()), None)
            if person is None:
                await house.release()
                continue
            hand = await house.hand(person)
            answers = having(hand, Op.PASS, Op.NO_BURN, Op.PLAY)
            await person.press(hand, answers[0])
        assert called not in await house.asked()
        assert wrong_rings(house) == []


async def test_nothing_else_rings_while_a_table_is_played() -> None:
    """Table messages are silent, edits call nobody, names in them are only letters."""
    async with served() as house:
        await house.deal()
        await house.lead()
        for _ in range(40):
            asked = await house.asked()
            if not asked:
                await house.release()
                continue
            await house.advance(LIVE.naming + 1)
            for person in await house.asked():
                hand = await house.hand(person)
                choice = having(hand, Op.PLAY, Op.PASS, Op.NO_BURN, Op.YIELD)
                if choice:
                    await person.press(hand, choice[0])
                    break
        sent = [each for each in written(house) if each.method == "POST"]
        loud = [each for each in sent if not each.body.get("flags", 0) & SILENT]
        assert len(loud) >= 8
        assert all(each.body["content"].count("<@") == 1 for each in loud)
        assert [each for each in sent if each not in loud]
        assert wrong_rings(house) == []
        ringing = [shown for shown in house.world.public(house.room) if shown.rings]
        assert all(len(shown.rings) == 1 for shown in ringing)
        assert {token_of(c).op for shown in ringing for c in shown.controls} == {Op.HAND}
        whispers = [body_of(call) for call in house.world.calls("POST", "/interactions/")]
        allowed = [(body.get("data") or {}).get("allowed_mentions") for body in whispers]
        assert all(each == {"parse": []} for each in allowed if each is not None)
