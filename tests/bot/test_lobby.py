"""The table before the cards are dealt: who sits, who hosts, what is kept, when it closes."""

from __future__ import annotations

from bot.links import payload
from bot.table import Phase
from bot.tokens import Op, Token
from tests.bot.conftest import OTHER_ROOM, ROOM, TOPIC, Club, Person
from tests.support.hands import P0
from tests.support.hands import table as position

LOBBY, KEPT, NEXT_HAND = 1800, 600, 86400


async def people_at(club: Club, table: int) -> dict[int, str]:
    sitting = await club.sitting(table)
    return {seat: sitting.people[id].name for seat, id in sitting.table.people.items()}


async def phase_of(club: Club, table: int) -> Phase:
    return (await club.sitting(table)).table.phase


def said(person: Person, at=ROOM) -> str:  # type: ignore[no-untyped-def]
    return person.club.chat.last(at).text


async def test_newgame_posts_a_lobby_where_the_host_sits(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame")
    assert await people_at(club, await club.newest()) == {0: "老王"}
    assert "桌1" in said(wang)
    assert "老王 开的桌" in said(wang)


async def test_people_join_by_button_and_by_command_and_leave_again(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await club.seated(wang, li)
    await anna.starts()
    await anna.command("join")
    assert await people_at(club, table) == {0: "老王", 1: "小李", 2: "Anna"}
    assert "坐好了" in anna.last
    await li.presses(Op.LEAVE)
    await anna.command("leave")
    assert await people_at(club, table) == {0: "老王"}
    assert "2 空" in said(wang)


async def test_the_lobby_is_one_message_that_is_edited(club: Club) -> None:
    await club.seated(*club.six)
    assert [write.what for write in club.written()] == ["send"] + ["edit"] * 5
    assert "人齐了" in club.chat.last(ROOM).text


async def test_when_the_host_leaves_the_next_one_hosts_and_the_last_one_closes(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li)
    await wang.presses(Op.LEAVE)
    assert "小李 开的桌" in said(wang)
    await li.presses(Op.COMPUTER)
    await li.presses(Op.LEAVE)
    assert await phase_of(club, table) is Phase.CLOSED
    assert not (await club.sitting(table)).timers
    assert not club.chat.last(ROOM).buttons


async def test_the_host_adds_computers_and_chooses_the_rules(club: Club) -> None:
    wang = club.person("老王")
    table = await club.seated(wang)
    await wang.presses(Op.COMPUTER)
    await wang.presses(Op.PROFILE)
    sitting = await club.sitting(table)
    assert sitting.table.computers == {1: "greedy"}
    assert sitting.table.profile == "wanjiaxiang"
    assert "记分版" in said(wang)


async def test_somebody_without_a_private_chat_has_a_seat_kept_and_is_seated_by_the_link(
    club: Club,
) -> None:
    wang, anna = club.person("老王"), club.person("Anna")
    table = await club.seated(wang)
    reply = await anna.presses(Op.JOIN)
    sitting = await club.sitting(table)
    assert reply.start == payload(sitting.table)
    assert sitting.table.players[1].kept_until is not None  # type: ignore[union-attr]
    assert "留着位子" in said(wang)
    await anna.starts(reply.start)
    sitting = await club.sitting(table)
    assert sitting.table.players[1].kept_until is None  # type: ignore[union-attr]
    assert "坐好了" in anna.last
    assert "留着位子" not in said(wang)


async def test_join_typed_in_the_room_without_a_private_chat_brings_the_link(club: Club) -> None:
    wang, anna = club.person("老王"), club.person("Anna")
    table = await club.seated(wang)
    await anna.command("join")
    (row,) = club.chat.last(ROOM).message.buttons
    assert row[0].start == payload((await club.sitting(table)).table)
    assert not club.chat.shows(anna.dm)


async def test_a_kept_seat_becomes_free_after_its_time_and_only_that_one(club: Club) -> None:
    wang, anna, tom = (club.person(name) for name in ("老王", "Anna", "Tom"))
    table = await club.seated(wang)
    await anna.presses(Op.JOIN)
    await club.advance(KEPT / 2)
    await tom.presses(Op.JOIN)
    await club.advance(KEPT / 2 + 1)
    assert await people_at(club, table) == {0: "老王", 2: "Tom"}
    await club.advance(KEPT / 2)
    assert await people_at(club, table) == {0: "老王"}


async def test_whoever_asks_again_has_the_seat_kept_for_the_whole_time_again(club: Club) -> None:
    wang, anna = club.person("老王"), club.person("Anna")
    table = await club.seated(wang)
    await anna.presses(Op.JOIN)
    await club.advance(KEPT / 2)
    await anna.presses(Op.JOIN)
    await club.advance(KEPT / 2 + 1)
    assert await people_at(club, table) == {0: "老王", 1: "Anna"}
    await club.advance(KEPT / 2)
    assert await people_at(club, table) == {0: "老王"}


async def test_a_click_by_somebody_who_can_be_reached_seats_at_once(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    await li.starts()
    table = await club.seated(wang)
    reply = await li.presses(Op.JOIN)
    assert not reply.start
    assert (await club.sitting(table)).table.players[1].kept_until is None  # type: ignore[union-attr]


async def test_nothing_done_in_a_room_makes_anybody_reachable(club: Club) -> None:
    wang = club.person("老王")
    await wang.command("newgame")
    await wang.presses(Op.JOIN)
    await wang.command("join")
    await wang.clicks(Token(Op.SOLO, 0), ROOM)
    assert await club.rows("select reachable from people") == [(0,)]
    await wang.starts()
    assert await club.rows("select reachable from people") == [(1,)]


async def test_a_host_without_a_private_chat_has_his_seat_kept_too(club: Club) -> None:
    wang = club.person("老王")
    await wang.command("newgame")
    table = await club.newest()
    assert "留着位子" in said(wang)
    reply = await wang.presses(Op.START)
    assert reply.start == payload((await club.sitting(table)).table)
    assert await phase_of(club, table) is Phase.LOBBY
    await wang.starts()
    await wang.presses(Op.START)
    assert await phase_of(club, table) is Phase.PLAYING


async def test_a_host_who_never_opens_his_private_chat_loses_seat_and_table(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    await li.starts()
    await wang.command("newgame")
    first = await club.newest()
    await li.presses(Op.JOIN)
    await club.advance(KEPT + 1)
    sitting = await club.sitting(first)
    assert sitting.people[sitting.table.host].name == "小李"
    await wang.command("newgame")
    await club.advance(KEPT + 1)
    assert await phase_of(club, await club.newest()) is Phase.CLOSED


async def test_start_puts_computers_on_free_and_on_kept_seats(club: Club) -> None:
    wang, anna = club.person("老王"), club.person("Anna")
    table = await club.seated(wang)
    await anna.presses(Op.JOIN)
    await wang.command("deal")
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.PLAYING
    assert set(sitting.table.computers) == {1, 2, 3, 4, 5}


async def test_a_table_that_nobody_starts_closes(club: Club) -> None:
    wang = club.person("老王")
    table = await club.seated(wang)
    await club.advance(LOBBY - 1)
    assert await phase_of(club, table) is Phase.LOBBY
    await club.advance(2)
    assert await phase_of(club, table) is Phase.CLOSED
    assert "这桌收了" in said(wang)
    assert not (await club.sitting(table)).timers


async def test_start_takes_the_closing_time_away(club: Club) -> None:
    wang = club.person("老王")
    table = await club.dealt(wang)
    await club.advance(LOBBY * 2)
    assert await phase_of(club, table) is Phase.PLAYING


async def test_the_host_closes_the_table(club: Club) -> None:
    wang = club.person("老王")
    table = await club.seated(wang)
    await wang.command("stop")
    assert await phase_of(club, table) is Phase.CLOSED
    assert "这桌收了" in said(wang)
    assert await club.alive() == []


async def test_a_room_has_several_tables_and_each_topic_its_own(club: Club) -> None:
    people = [club.person(name) for name in ("老王", "小李", "丽姐", "Anna")]
    for person in people:
        await person.starts()
    for person, at in zip(people, (ROOM, ROOM, TOPIC, OTHER_ROOM), strict=True):
        await person.command("newgame", at=at)
    assert [len(await club.alive(at)) for at in (ROOM, TOPIC, OTHER_ROOM)] == [2, 1, 1]
    numbers = await club.rows("select room, number from tables order by id")
    assert [number for _, number in numbers] == [1, 2, 1, 1]
    await people[2].command("join", at=ROOM)
    assert await people_at(club, 2) == {0: "小李", 1: "丽姐"}
    assert await people_at(club, 1) == {0: "老王"}


async def test_one_person_sits_at_several_tables(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    first = await club.dealt(wang, li)
    second = await club.dealt(li, wang, at=OTHER_ROOM)
    assert await people_at(club, first) == {0: "老王", 1: "小李"}
    assert await people_at(club, second) == {0: "小李", 1: "老王"}
    hands = [s.text for s in club.chat.shows(wang.dm) if "张" in s.text]
    assert ["青岛老乡群" in hands[0], "柏林牌友" in hands[1]] == [True, True]


async def test_seats_are_kept_over_a_restart_in_the_lobby_and_in_a_hand(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await club.seated(wang, li)
    await anna.presses(Op.JOIN)
    before = await club.everything()
    await club.restart()
    assert await club.everything() == before
    await wang.presses(Op.START)
    dealt = await club.sitting(table)
    await club.restart()
    again = await club.sitting(table)
    assert again.table == dealt.table
    assert again.log == dealt.log
    assert again.hand.state == dealt.hand.state  # type: ignore[union-attr]
    await club.advance(200)
    assert len((await club.sitting(table)).log) > len(dealt.log)


async def test_the_lobby_can_be_brought_back_to_the_end_but_not_over_and_over(club: Club) -> None:
    wang = club.person("老王")
    await club.seated(wang)
    await club.advance(60)
    await wang.command("table")
    await wang.command("table")
    assert [write.what for write in club.written()] == ["send", "send", "strip"]
    assert club.chat.last(ROOM).buttons


async def over(club: Club, *people: Person) -> int:
    """A table whose hand has just ended."""
    last = position(P0="3", P1="4", P2="5", P3="6", P4="7", P5="2x8").led_by(P0)
    table = await club.laid(last, *people)
    for _ in range(50):
        if (await phase_of(club, table)) is not Phase.PLAYING:
            return table
        await club.advance(150)
    raise AssertionError("the hand does not end")


async def test_the_people_at_the_table_deal_the_next_hand_and_nobody_else(club: Club) -> None:
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    table = await over(club, wang, li)
    ended = await club.sitting(table)
    assert ended.table.phase is Phase.BETWEEN
    assert len(ended.table.points) == 2
    await anna.presses(Op.NEXT)
    await wang.presses(Op.NEXT)
    assert await phase_of(club, table) is Phase.BETWEEN
    await li.presses(Op.NEXT)
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.hands) == (Phase.PLAYING, 2)
    assert sitting.table.points == ended.table.points
    assert sitting.log[0].kind == "hand-started"
    assert not [timer for timer in sitting.timers if timer.kind == "idle"]
    assert len(await club.rows("select * from hands")) == 2


async def test_a_table_between_hands_closes_after_a_day(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await over(club, wang, li)
    await club.advance(NEXT_HAND - 7200)
    assert await phase_of(club, table) is Phase.BETWEEN
    await club.advance(7201)
    assert await phase_of(club, table) is Phase.CLOSED
    reply = await wang.presses(Op.NEXT)
    assert "没有开着的桌" in "".join(map(str, reply.pieces))


async def test_the_host_closes_the_table_after_the_match_by_a_button(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await over(club, wang, li)
    await li.presses(Op.CLOSE)
    assert await phase_of(club, table) is Phase.BETWEEN
    await wang.presses(Op.CLOSE)
    assert await phase_of(club, table) is Phase.OVER
    await li.presses(Op.CLOSE)
    assert await phase_of(club, table) is Phase.OVER
    await wang.presses(Op.CLOSE)
    assert await phase_of(club, table) is Phase.CLOSED


async def test_between_hands_the_result_is_what_comes_back_to_the_end(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    await over(club, wang, li)
    await club.advance(60)
    await wang.command("table")
    assert club.chat.last(ROOM).text == club.chat.shows(ROOM)[-2].text
    assert Op.NEXT in [club.button(ROOM, Op.NEXT).op]
