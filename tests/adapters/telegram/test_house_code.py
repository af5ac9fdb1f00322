"""The code of house rules is copied with one press, and read again where it is pasted."""

from __future__ import annotations

from tests.adapters.telegram.house import served, words, world_of


async def test_a_button_copies_the_code_that_house_shows() -> None:
    world = world_of()
    async with served(world) as house:
        await house.open()
        house.host.say(house.group, f"/house@{world.bot.username}")
        shown = await house.next(house.group, 1)
        code = shown.copied(words("button-house-copy"))
        assert shown.text.endswith(words("house-code", code=code))
        before = len(house.host.dm.from_bot)
        house.host.say(house.group, f"/house@{world.bot.username} {code}")
        answer = await house.next(house.host.dm, before)
        assert answer.text == words("error-house-same")
