"""A table that all or one want to leave in the middle of a hand (散桌, G-304)."""

from __future__ import annotations

from tests.adapters.telegram.house import House, served, words, world_of
from tests.support.telegram import Message


async def moved(house: House) -> Message:
    """老王 asks the others; the motion in the room."""
    before = len(house.group.from_bot)
    house.host.say(house.group, f"/stop@{house.world.bot.username}")
    motion = await house.next(house.group, before)
    assert motion.labels == [[words("button-agree"), words("button-disagree")]]
    assert words("motion-tally", count=1, all=6, names="老王") in motion.text
    return motion


async def test_a_table_is_dissolved_when_all_six_agree_and_can_play_again() -> None:
    """G-304: the hand in progress counts for nothing."""
    world = world_of()
    async with served(world) as house:
        await house.deal()
        await house.play(4)
        await house.quiet()
        played = await house.events()
        motion = await moved(house)
        for number, person in enumerate(house.people[1:], 2):
            before = len(house.group.from_bot)
            await house.press(person, motion, words("button-agree"))
            if number < 6:
                await house.wait(lambda n=number: f"同意 {n}/6" in motion.text)
        await house.wait(lambda: words("motion-passed", number=1) in motion.text)
        assert motion.labels == []
        result = await house.next(house.group, before)
        assert words("dissolved", number=1) in result.text
        assert "种子" not in "".join(house.group.texts_ever)
        await house.quiet()
        assert await house.events() == played
        for person in house.people:
            told = person.dm.from_bot[-1]
            await house.wait(lambda m=told: m.text == words("hand-given-up", number=1))
            assert told.labels == []

        before = len(house.group.from_bot)
        for person in house.people:
            await house.press(person, result, words("button-again-shift"))
        await house.wait(lambda: len(house.group.from_bot) >= before + 2)
        await house.call_nothing()
        assert len(await house.hands()) == 2
        assert [p.first_name for p in await house.seated()] != [p.first_name for p in house.people]


async def test_one_no_keeps_the_table_and_the_hand_goes_on() -> None:
    world = world_of()
    async with served(world) as house:
        await house.deal()
        await house.play(4)
        motion = await moved(house)
        await house.press(house.people[1], motion, words("button-agree"))
        await house.wait(lambda: "同意 2/6" in motion.text)
        watcher = world.add_person("看客", language_code="zh-hans")
        watcher.join(house.group)
        answer = await house.press(watcher, motion, words("button-disagree"))
        assert answer.text == words("error-not-seated")
        buttons = [b["callback_data"] for b in motion.now.buttons]
        await house.press(house.people[4], motion, words("button-disagree"))
        await house.wait(lambda: motion.text == words("motion-refused", number=1, name="大刚"))
        assert motion.labels == []
        for data in buttons:
            late = await house.people[2].press_data(motion, data).answered()
            assert late.text == words("error-stale")
        before = len(await house.events())
        await house.play(4)
        assert len(await house.events()) > before
        assert motion.text == words("motion-refused", number=1, name="大刚")
