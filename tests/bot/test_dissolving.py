"""The motion to dissolve a table: everybody is asked in public while the hand goes on."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.table import Phase
from bot.tokens import Op
from tests.bot.conftest import ROOM, Club, Person
from tests.support.hands import P0, P1, P2, P4
from tests.support.hands import table as position

DAY = 86400


async def playing(club: Club, *people: Person, rules: str = "finalstone") -> int:
    return await club.laid(position(rules, P0="4x9 5", P1="3x4").led_by(P0), *people)


async def phase_of(club: Club, table: int) -> Phase:
    return (await club.sitting(table)).table.phase


def notice(club: Club) -> str:
    """What stands in the room of the motion."""
    found = [words for words in club.told() if "散" in words]
    return found[-1]


async def test_all_say_yes_and_the_running_hand_counts_for_nothing(club: Club) -> None:
    """G-304."""
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await playing(club, wang, li, anna)
    await li.command("stop")
    assert "小李 想散桌1" in notice(club)
    assert "1/3：小李" in notice(club)
    await wang.presses(Op.VOTE, "1")
    assert "2/3：小李、老王" in notice(club)
    assert await phase_of(club, table) is Phase.PLAYING
    await anna.presses(Op.VOTE, "1")
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.hands, sitting.table.points) == (Phase.OVER, 0, ())
    assert sitting.question is None
    assert "不算" in club.chat.last(ROOM).text
    assert await club.rows("select * from results") == []
    assert not [t for t in sitting.timers if t.kind in ("turn", "dissolve")]
    assert "这局不打了" in wang.last


@pytest.mark.parametrize(("profile", "stands"), [("finalstone", True), ("wanjiaxiang", False)])
async def test_the_score_of_the_hands_before_stands_where_the_rules_say_so(
    club: Club, profile: str, stands: bool
) -> None:
    """G-304: finalstone lets it stand, wanjiaxiang is silent."""
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(position(P0="4x9", out=(P2, P4, P1)).led_by(P0), wang, li)
    async with club.store.begin() as tx:
        await tx.execute(text("update tables set profile = :profile"), {"profile": profile})
    await wang.answers(Op.PLAY, "94000")
    points = (await club.sitting(table)).table.points
    for person in (wang, li):
        await person.presses(Op.NEXT)
    for person in (wang, li):
        await person.command("stop")
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.points) == (Phase.OVER, points)
    assert ("前面的算数" in club.chat.last(ROOM).text) is stands


async def test_one_no_ends_the_motion_and_the_hand_goes_on(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await playing(club, wang, li, anna)
    await li.command("stop")
    old = club.button(ROOM, Op.VOTE, "1")
    await wang.presses(Op.VOTE, "0")
    assert "老王 不同意" in notice(club)
    for person in (wang, anna):
        await person.clicks(old)
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.PLAYING
    assert sitting.table.ballot == ""
    assert not [timer for timer in sitting.timers if timer.kind == "dissolve"]
    await wang.answers(Op.PLAY, "94000")


async def test_buttons_of_an_earlier_motion_answer_no_later_one(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await playing(club, wang, li, anna)
    await li.command("stop")
    old = club.button(ROOM, Op.VOTE, "1")
    await wang.presses(Op.VOTE, "0")
    await li.command("stop")
    await wang.clicks(old)
    assert "1/3" in notice(club)
    assert await phase_of(club, table) is Phase.PLAYING


async def test_a_day_of_silence_ends_the_motion_even_over_a_restart(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await playing(club, wang, li)
    await li.command("stop")
    await club.restart()
    await wang.answers(Op.PLAY, "94000")  # the timers of the question change meanwhile
    await club.advance(60)
    sitting = await club.sitting(table)
    assert [timer.kind for timer in sitting.timers].count("dissolve") == 1
    async with club.store.begin() as tx:
        await tx.execute(text("delete from deadlines where kind <> 'dissolve'"))
    await club.advance(DAY)
    sitting = await club.sitting(table)
    assert sitting.table.ballot == ""
    assert "一天没等齐" in notice(club)
    assert sitting.table.phase is not Phase.CLOSED


async def test_strangers_and_computers_have_no_say(club: Club) -> None:
    wang, li, tom = (club.person(name) for name in ("老王", "小李", "Tom"))
    table = await playing(club, wang, li)
    await tom.command("stop")
    assert (await club.sitting(table)).table.ballot == ""
    await wang.command("stop")
    await tom.presses(Op.VOTE, "1")
    await tom.presses(Op.VOTE, "0")
    assert (await club.sitting(table)).table.ballot
    await li.presses(Op.VOTE, "1")
    assert await phase_of(club, table) is Phase.OVER


async def test_one_person_with_computers_asks_nobody(club: Club) -> None:
    wang = club.person("老王")
    table = await playing(club, wang)
    await wang.command("stop")
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.CLOSED
    assert not sitting.timers


async def test_a_motion_is_carried_when_the_last_one_to_ask_gets_up(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(position(P0="4x9", out=(P2, P4, P1)).led_by(P0), wang, li)
    await wang.command("stop")
    await wang.answers(Op.PLAY, "94000")
    assert await phase_of(club, table) is Phase.BETWEEN
    await li.presses(Op.LEAVE)
    assert await phase_of(club, table) is Phase.OVER


async def test_a_match_that_ends_by_itself_ends_the_motion(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(position(P0="4x9", out=(P2, P4, P1)).led_by(P0), wang, li)
    async with club.store.begin() as tx:
        await tx.execute(text("update tables set hands = 5"))
    await wang.command("stop")
    await wang.answers(Op.PLAY, "94000")
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.ballot) == (Phase.OVER, "")
    assert "不用问了" in notice(club)
