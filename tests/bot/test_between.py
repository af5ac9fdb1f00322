"""From hand to hand: what is carried on, who wants the next one, getting up and sitting down."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from bot.sitting import Sitting
from bot.table import Phase
from bot.tokens import Op, Token
from engine.gouji.options import Tribute
from engine.gouji.rules import GoujiRules
from tests.bot.conftest import ROOM, Club, Person
from tests.support.hands import P0, P1, P2, P4, P5, Debt, Scene, after
from tests.support.hands import table as position

PAUSE = 180
POOR = "3 4 5 6 7 8 9 10 J"


def last_play(rules: str | GoujiRules = "finalstone") -> Scene:
    return position(rules, P0="4x9", out=(P2, P4, P1)).led_by(P0)


async def ended(club: Club, *people: Person) -> int:
    """A table whose hand has been played to its end by the first of *people*."""
    table = await club.laid(last_play(), *people)
    await people[0].answers(Op.PLAY, "94000")
    assert (await club.sitting(table)).table.phase is Phase.BETWEEN
    return table


async def replay(club: Club, table: int) -> None:
    """The running hand is another one, shortly before its end."""
    await club.laid_next(table, last_play(), club.person("老王"))


async def phase_of(club: Club, table: int) -> Phase:
    return (await club.sitting(table)).table.phase


def carried(sitting: Sitting) -> Any:
    return sitting.view(None).carried


async def test_the_next_hand_is_dealt_when_all_have_tapped_and_carries_on(club: Club) -> None:
    """G-300: what the last hand left is what the next one begins with."""
    wang, li = club.person("老王"), club.person("小李")
    table = await ended(club, wang, li)
    before = await club.sitting(table)
    left = before.hand.game.carried(before.hand.state)  # type: ignore[union-attr]
    assert left.debts
    await wang.presses(Op.NEXT)
    assert "老王（1/2）" in club.chat.last(ROOM).text
    await wang.presses(Op.NEXT)
    assert await phase_of(club, table) is Phase.BETWEEN
    await li.command("next")
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.hands) == (Phase.PLAYING, 2)
    assert carried(sitting) == left
    assert sitting.table.ready == ()


async def test_the_next_hand_is_dealt_by_itself_after_a_pause_even_over_a_restart(
    club: Club,
) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await ended(club, wang, li)
    await club.advance(PAUSE / 2)
    await wang.presses(Op.NEXT)
    await club.restart()
    assert (await club.sitting(table)).table.ready
    await club.advance(PAUSE / 2 - 1)
    assert await phase_of(club, table) is Phase.BETWEEN
    await club.advance(2)
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.hands) == (Phase.PLAYING, 2)


async def test_a_hand_in_which_nobody_did_anything_is_followed_by_none(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(last_play(), wang, li)
    for _ in range(4):
        await club.advance(150)
    assert await phase_of(club, table) is Phase.BETWEEN
    await club.advance(PAUSE * 4)
    assert await phase_of(club, table) is Phase.BETWEEN


async def test_one_person_with_computers_deals_by_himself(club: Club) -> None:
    wang = club.person("老王")
    table = await club.laid(last_play(), wang)
    await wang.answers(Op.PLAY, "94000")
    await club.advance(PAUSE + 1)
    assert await phase_of(club, table) is Phase.BETWEEN
    await wang.presses(Op.NEXT)
    assert await phase_of(club, table) is Phase.PLAYING


async def test_a_computer_takes_the_seat_of_whoever_got_up_and_its_debts_stay(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await ended(club, wang, li)
    before = await club.sitting(table)
    left = before.hand.game.carried(before.hand.state)  # type: ignore[union-attr]
    await li.presses(Op.LEAVE)
    assert (await club.sitting(table)).table.free == (1,)
    assert "空着2号位" in club.chat.last(ROOM).text
    assert "小李 蓝" in club.chat.last(ROOM).text  # it was he who played
    await wang.presses(Op.NEXT)
    sitting = await club.sitting(table)
    assert sitting.table.people.keys() == {0}
    assert 1 in sitting.table.computers
    assert carried(sitting) == left


async def test_somebody_sits_down_between_hands_and_plays_the_next_one(club: Club) -> None:
    """The seat of a computer is his when no seat is free."""
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await ended(club, wang, li)
    await anna.starts()
    await anna.presses(Op.JOIN)
    sitting = await club.sitting(table)
    assert sitting.people[sitting.table.people[P2]].name == "Anna"
    for person in (wang, li):
        await person.presses(Op.NEXT)
    assert await phase_of(club, table) is Phase.BETWEEN
    await anna.presses(Op.NEXT)
    assert await phase_of(club, table) is Phase.PLAYING
    assert "第2局" in anna.screen.text


async def test_when_the_one_who_was_waited_for_gets_up_the_hand_is_dealt(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await ended(club, wang, li, anna)
    await wang.presses(Op.NEXT)
    await li.presses(Op.NEXT)
    await anna.presses(Op.LEAVE)
    await club.advance(1)
    assert await phase_of(club, table) is Phase.PLAYING


async def test_nobody_gets_up_or_sits_down_while_a_hand_runs(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await club.laid(last_play(), wang, li)
    await anna.starts()
    for person, op in ((li, Op.LEAVE), (anna, Op.JOIN)):
        await person.clicks(Token(op, table))
    assert (await club.sitting(table)).table.people.keys() == {0, 1}


async def test_the_buttons_of_an_earlier_result_do_nothing_later(club: Club) -> None:
    """Neither while the next hand is played nor after it: they belong to another result."""
    wang, li = club.person("老王"), club.person("小李")
    table = await ended(club, wang, li)
    old = [club.button(ROOM, op) for op in (Op.NEXT, Op.CLOSE)]
    for person in (wang, li):
        await person.presses(Op.NEXT)
    closing = await wang.clicks(old[1])
    assert "这个按钮是老的" in "".join(map(str, closing.pieces))
    assert await phase_of(club, table) is Phase.PLAYING
    await replay(club, table)
    await wang.answers(Op.PLAY, "94000")
    before = (await club.sitting(table)).table
    assert before.phase is Phase.BETWEEN
    for token in old:
        reply = await wang.clicks(token)
        assert "这个按钮是老的" in "".join(map(str, reply.pieces))
    assert (await club.sitting(table)).table == before
    await wang.presses(Op.NEXT)
    assert (await club.sitting(table)).table.ready


async def test_a_button_for_the_next_hand_begins_no_other_match(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await ended(club, wang, li)
    old = club.button(ROOM, Op.NEXT)
    await wang.command("stop")
    await li.presses(Op.VOTE, "1")
    assert await phase_of(club, table) is Phase.OVER
    reply = await wang.clicks(old)
    assert "这个按钮是老的" in "".join(map(str, reply.pieces))
    assert (await club.sitting(table)).table.ready == ()


@pytest.mark.parametrize(("leaving", "anew"), [(1, False), (2, True)])
async def test_so_many_new_players_open_the_game_anew(club: Club, leaving: int, anew: bool) -> None:
    """G-306: aixin begins anew when two or more were replaced."""
    people = club.six
    table = await club.laid(last_play("aixin"), *people)
    async with club.store.begin() as tx:
        await tx.execute(text("update tables set profile = 'aixin'"))
    await people[0].answers(Op.PLAY, "94000")
    assert await phase_of(club, table) is Phase.BETWEEN
    for person in people[1 : 1 + leaving]:
        await person.presses(Op.LEAVE)
    for person in (people[0], *people[1 + leaving :]):
        await person.presses(Op.NEXT)
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.PLAYING
    assert sitting.view(None).first is anew


async def test_a_void_hand_to_which_nobody_said_anything_is_not_dealt_again_by_itself(
    club: Club,
) -> None:
    """Else a table that all have left would deal cards for ever."""
    people = club.six[:4]
    table = await club.seated(*people, game="shengji")
    await people[0].presses(Op.START)
    for _ in range(20):
        await club.advance(60)
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.BETWEEN
    assert await club.rows("select count(*) from hands") == [(1,)]
    assert any("没人亮主" in told for told in club.told())
    assert "都点了下一局就发" in club.told()[-1]
    for person in people:
        await person.presses(Op.NEXT)
    assert await phase_of(club, table) is Phase.PLAYING


async def test_a_void_hand_is_dealt_again_at_once_under_its_number(club: Club) -> None:
    """G-253, GAP-43: the debts of before stand."""
    wang, li = club.person("老王"), club.person("小李")
    debts = after(Debt(Tribute.FALL, P5, P1, 2))
    scene = position(P0=POOR, P2=POOR, carried=debts).begun(P1)
    while scene.question.kind != "revolution":
        scene = scene.then()
    question = scene.question
    for ask in question.asks:
        if ask.seat != P0:
            scene = scene.says(ask.seat, "yes" if ask.seat == P2 else "no")
    table = await club.laid(scene, wang, li)
    first = (await club.sitting(table)).table
    await wang.types("革命")
    await club.advance(10)  # the hold
    sitting = await club.sitting(table)
    assert sitting.table.hand_id != first.hand_id
    assert (sitting.table.phase, sitting.table.hands) == (Phase.PLAYING, first.hands)
    assert carried(sitting) == debts
    assert "作废" in "\n".join(club.told())
    assert "第0局" not in "\n".join(club.told())
    assert await club.rows("select * from results") == []
