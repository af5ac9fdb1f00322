"""Who sits where: drawn by lot, chosen in the lobby, and for another match (G-005)."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from bot import lobby_seats
from bot.lobby_seats import DRAW, SHIFT
from bot.table import Phase, joined
from bot.table_seats import moved, reordered, shifted
from bot.text import locale
from bot.tokens import Op
from engine.games import GAMES
from engine.seats import Seat
from tests.bot.conftest import NAMES, ROOM, Club, Person
from tests.bot.test_table import HOST, lobby, refused
from tests.support.hands import P0, P1, P2, P4
from tests.support.hands import table as position


async def names_at(club: Club, table: int) -> list[str]:
    sitting = await club.sitting(table)
    return [sitting.people[sitting.table.people[Seat(seat)]].name for seat in range(6)]


async def started(club: Club, rules: str) -> int:
    people = club.six
    for person in people:
        await person.starts()
    await people[0].command("newgame", rules)
    for person in people[1:]:
        await person.presses(Op.JOIN)
    await people[0].presses(Op.START)
    return await club.newest()


def drawn(club: Club, mark: str) -> dict[str, str]:
    """Who drew what, as the room was told."""
    (said,) = [words for words in club.told() if f"{mark}：" in words]
    line = said.splitlines()[0].partition("：")[2]
    return dict(part.rsplit(" ", 1) for part in line.split("、"))


@pytest.mark.parametrize("seed", range(3))
async def test_red_and_black_cards_give_the_sides_and_all_see_them(club: Club, seed: int) -> None:
    """G-005: aixin."""
    for _ in range(seed):
        club.chance.seed()
    table = await started(club, "aixin")
    took = drawn(club, "抽红黑")
    assert sorted(took.values()) == ["红"] * 3 + ["黑"] * 3
    names = await names_at(club, table)
    assert [took[name] for name in names] == ["红", "黑"] * 3
    assert (await club.sitting(table)).table.phase is Phase.PLAYING


async def test_cards_of_one_face_are_opposites_and_the_queen_of_spades_sits_last(
    club: Club,
) -> None:
    """G-005, G-021: shandong."""
    table = await started(club, "shandong")
    took = drawn(club, "抽JQK")
    names = await names_at(club, table)
    cards = [took[name] for name in names]
    assert cards[5] == "黑桃Q"
    assert all(card.startswith("红") for card in cards[0::2])
    assert all(cards[seat][-1] == cards[seat + 3][-1] for seat in range(3))
    assert sorted(names) == sorted(NAMES)


async def test_other_rules_draw_nothing(club: Club) -> None:
    table = await started(club, "finalstone")
    assert await names_at(club, table) == list(NAMES)
    assert not [words for words in club.told() if "抽" in words]


async def test_the_lobby_says_that_sides_are_drawn(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame", "shandong")
    assert "抽JQK" in club.chat.last(ROOM).text
    await wang.command("newgame", "finalstone")
    assert "抽" not in club.chat.last(ROOM).text


async def test_somebody_changes_seats_in_the_lobby_by_button_and_by_command(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li)
    await wang.presses(Op.SEAT)
    assert (await club.sitting(table)).table.people == {2: 1, 1: 2}
    await li.command("seat", "6")
    assert (await club.sitting(table)).table.people == {2: 1, 5: 2}
    await li.command("seat", "3")  # it is taken
    await li.command("seat", "9")
    await li.command("seat", "3 6")  # only the host arranges
    assert (await club.sitting(table)).table.people == {2: 1, 5: 2}
    await wang.command("seat", "3 6")
    assert (await club.sitting(table)).table.people == {5: 1, 2: 2}


def test_nobody_changes_seats_at_a_full_table_by_himself() -> None:
    table = lobby()
    for person in range(20, 25):
        table = joined(table, person)
    with refused("seat-taken"):
        moved(table, HOST)


@given(st.permutations(range(6)))
def test_a_new_order_loses_nobody(order: list[int]) -> None:
    table = lobby()
    for person in range(20, 25):
        table = joined(table, person)
    again = reordered(table, tuple(map(Seat, order)))
    assert sorted(again.people.values()) == sorted(table.people.values())
    assert [again.people[Seat(n)] for n in range(6)] == [table.people[Seat(n)] for n in order]


def test_each_shift_gives_the_host_other_allies_until_all_were_with_him() -> None:
    table = lobby()
    for person in range(20, 25):
        table = joined(table, person)
    allies: list[set[int]] = []
    for _ in range(5):
        people = table.people
        seat = table.seat_of(HOST)
        assert seat is not None
        allies.append({people[Seat((seat + 2) % 6)], people[Seat((seat + 4) % 6)]})
        table = shifted(table)
    assert len({frozenset(pair) for pair in allies}) == 5
    assert set.union(*allies) == set(range(20, 25))
    assert table.people == dict(enumerate((HOST, *range(20, 25))))


async def match_over(club: Club, *people: Person) -> int:
    table = await club.laid(position(P0="4x9", out=(P2, P4, P1)).led_by(P0), *people)
    async with club.store.begin() as tx:
        await tx.execute(text("update tables set hands = 5, points = '[4, -4]'"))
    await people[0].answers(Op.PLAY, "94000")
    assert (await club.sitting(table)).table.phase is Phase.OVER
    return table


async def test_another_match_on_other_sides_begins_when_all_want_the_same(club: Club) -> None:
    people = club.six
    table = await match_over(club, *people)
    before = await names_at(club, table)
    await people[0].presses(Op.NEXT, "")
    for person in people[1:]:
        await person.presses(Op.NEXT, SHIFT)
    assert (await club.sitting(table)).table.phase is Phase.OVER
    assert "再来，换边：" in club.chat.last(ROOM).text
    await people[0].presses(Op.NEXT, SHIFT)
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.hands) == (Phase.PLAYING, 1)
    assert sitting.view(None).first
    now = await names_at(club, table)
    assert now[0] == before[0]
    assert now[2:] == before[1:5]
    assert any("换边：开桌的不动" in words for words in club.told())


async def test_another_match_with_a_new_draw_tells_who_drew_what(club: Club) -> None:
    """A house that draws nothing by itself draws red and black."""
    people = club.six
    table = await match_over(club, *people)
    for person in people:
        await person.presses(Op.NEXT, DRAW)
    names, took = await names_at(club, table), drawn(club, "抽红黑")
    assert [took[name] for name in names] == ["红", "黑"] * 3


async def seats_told(club: Club, game: str, again: str) -> tuple[list[str], list[str]]:
    """What the room is told before another match, and who sits where then."""
    people = club.six[: GAMES[game].seat_count]
    for person in people:
        await person.starts()
    await people[0].command("newgame", game)
    for person in people[1:]:
        await person.presses(Op.JOIN)
    sitting = await club.sitting(await club.newest())
    sitting.table = replace(sitting.table, again=again)
    lobby_seats.again(sitting, club.chance)
    (message,) = sitting.messages
    words = locale("zh-Hans").words
    seated = [sitting.people[who].name for who in sitting.table.people.values()]
    return [words(line) for line in message.lines], seated


@pytest.mark.parametrize("game", ["shengji", "baohuang"])
async def test_in_other_games_seats_are_drawn_by_number(club: Club, game: str) -> None:
    (took, *who), names = await seats_told(club, game, DRAW)
    assert took.startswith("桌1 抽位子：")
    drawn = dict(part.split(" ") for part in took.partition("：")[2].split("、"))
    assert [drawn[name] for name in names] == [f"{n}号" for n in range(1, len(names) + 1)]
    assert who[-1] == f"出牌顺序 {'、'.join(names)}"
    if game == "shengji":
        one, two, three, four = names
        assert who[:-1] == [f"对家 {one}–{three}、{two}–{four}"]


@pytest.mark.parametrize(("game", "told"), [("shengji", "换边"), ("baohuang", "换座")])
async def test_in_other_games_all_but_the_host_move_on(club: Club, game: str, told: str) -> None:
    (said, *_), names = await seats_told(club, game, SHIFT)
    assert said.startswith(f"桌1 {told}：")
    count = GAMES[game].seat_count
    assert names == [NAMES[0], NAMES[count - 1], *NAMES[1 : count - 1]]


async def test_another_match_in_the_same_seats_draws_nothing(club: Club) -> None:
    people = club.six
    table = await match_over(club, *people)
    before = await names_at(club, table)
    for person in people:
        await person.presses(Op.NEXT, "")
    assert await names_at(club, table) == before
    assert not [words for words in club.told() if re.search("抽|换边：", words)][1:]


async def test_the_score_names_sides_players_and_what_is_owed(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(position(P0="4x9", out=(P2, P4, P1)).led_by(P0), wang, li)
    await wang.command("score")
    assert "一局还没打完" in club.chat.last(ROOM).text
    await wang.answers(Op.PLAY, "94000")
    await wang.command("score")
    said = club.chat.last(ROOM).text
    assert "打完1局，一场5局" in said
    assert "红方 老王、电脑3、电脑5 +3" in said
    assert "老王 +3：四科" in said
    assert "小李 −3：三科" in said
    assert "下局的贡" in said
    assert "落贡 电脑6→电脑3 2张" in said
    (hand,) = (await club.sitting(table)).table.record
    assert (hand.people, hand.points) == ((1, 2, 0, 0, 0, 0), (3, -3))
