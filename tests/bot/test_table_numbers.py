"""A number before or after a command chooses its table; without one nothing is done to a table that
might be the wrong one."""

from __future__ import annotations

import pytest

from bot.commands.whose import numbered
from bot.table import Phase
from bot.tokens import Op
from tests.bot.conftest import OTHER_ROOM, Club
from tests.support.hands import P0, Scene
from tests.support.hands import table as position


def led() -> Scene:
    return position(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S").led_by(P0)


async def phases(club: Club) -> list[str]:
    return [str(phase) for (phase,) in await club.rows("select phase from tables order by id")]


async def two_lobbies(club: Club) -> None:
    """老王 sits at both, 桌1 and 桌2."""
    wang = club.person("老王")
    await club.seated(wang)
    await club.seated(wang)


@pytest.mark.parametrize(
    ("words", "number", "rest"),
    [
        ("桌7 过", "7", "过"),
        ("#7 5x10", "7", "5x10"),
        ("table 7, pass", "7", " pass"),
        ("5个10 桌7", "7", "5个10"),
        ("桌7", "7", ""),
        ("5个10", "", "5个10"),
        ("桌面", "", "桌面"),
        ("烧 3个K", "", "烧 3个K"),
    ],
)
def test_a_table_is_named_before_or_after(words: str, number: str, rest: str) -> None:
    found, left = numbered(words)
    assert (found, left.strip()) == (number, rest.strip())


@pytest.mark.parametrize("words", ["桌1", "1", "#1", " 桌 1 ", "1号桌", "table 1"])
async def test_the_table_that_is_named_is_closed_and_no_other(club: Club, words: str) -> None:
    await two_lobbies(club)
    await club.person("老王").command("stop", words)
    assert await phases(club) == [Phase.CLOSED, Phase.LOBBY]


@pytest.mark.parametrize("name", ["stop", "leave", "deal", "score", "table"])
async def test_of_several_tables_without_a_name_none_is_touched(club: Club, name: str) -> None:
    await two_lobbies(club)
    wang = club.person("老王")
    await wang.command(name)
    assert wang.last.startswith("你在好几桌：桌1（够级）、桌2（够级）。前头写上是哪桌")
    assert await phases(club) == [Phase.LOBBY, Phase.LOBBY]


async def test_where_two_rooms_give_the_same_number_no_number_is_asked_for(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    await club.dealt(wang, li)
    await club.dealt(wang, li, at=OTHER_ROOM)
    for words in ("不预点", "桌1 不预点", "#1 手牌"):
        await wang.types(words)
        assert wang.last.startswith("你在好几桌，桌号一样：桌1（够级）、桌1（够级）。点那桌牌下面")
    await wang.command("newgame", at=OTHER_ROOM)
    await li.presses(Op.JOIN, at=OTHER_ROOM)
    await wang.presses(Op.START, at=OTHER_ROOM)
    await wang.types("不预点")
    assert "比如：桌2 ……" in wang.last
    before = len((await club.sitting(3)).log)
    await wang.types("桌2 不预点")
    assert len((await club.sitting(3)).log) > before


@pytest.mark.parametrize("words", ["桌9", "9", "桌三", "第三桌", "99999999999"])
async def test_a_table_that_there_is_not_is_refused(club: Club, words: str) -> None:
    wang = club.person("老王")
    await club.seated(wang)
    await wang.command("stop", words)
    assert wang.last.startswith("没找到「桌")
    assert await phases(club) == [Phase.LOBBY]


@pytest.mark.parametrize("words", ["桌9 过", "#9 5个10", "桌9 手牌"])
async def test_what_is_typed_for_a_table_that_there_is_not_is_refused(
    club: Club, words: str
) -> None:
    wang = club.person("老王")
    await club.dealt(wang)
    await wang.types(words)
    assert wang.last.startswith("没找到「桌9」")


@pytest.mark.parametrize("words", ["桌1 散桌", "散桌 桌1", "#1 stop"])
async def test_words_in_the_private_chat_name_it_too(club: Club, words: str) -> None:
    await two_lobbies(club)
    await club.person("老王").types(words)
    assert await phases(club) == [Phase.CLOSED, Phase.LOBBY]


async def test_somebody_sits_down_at_the_table_that_he_names(club: Club) -> None:
    await two_lobbies(club)
    li = club.person("小李")
    await li.starts()
    await li.command("join", "桌1")
    assert len((await club.sitting(1)).table.people) == 2
    assert len((await club.sitting(2)).table.people) == 1


async def test_going_on_and_getting_up_wait_for_the_end_of_the_hand(club: Club) -> None:
    wang = club.person("老王")
    await club.laid(led(), wang, club.person("小李"))
    await wang.command("next")
    assert wang.last == "桌1这局正打着，打完再发 /next"
    await wang.command("leave")
    assert wang.last == "桌1这局正打着，打完才能起身。不想打了就发 /stop 散桌"
    assert await phases(club) == [Phase.PLAYING]


async def test_a_play_is_for_the_table_that_is_named_behind_it(club: Club) -> None:
    wang = club.person("老王")
    await club.laid(led(), wang, club.person("小李"))
    await club.laid(led(), wang, club.person("小李"))
    await wang.types("3个5 桌1")
    first, second = await club.sitting(1), await club.sitting(2)
    assert len(first.log) > len(second.log)


async def test_the_score_of_a_table_that_is_named_is_told(club: Club) -> None:
    await two_lobbies(club)
    wang = club.person("老王")
    for words, number in (("/score", "1"), ("比分", "2")):
        if words.startswith("/"):
            await wang.command("score", f"桌{number}", at=wang.dm)
        else:
            await wang.types(f"桌{number} {words}")
        assert wang.last.startswith(f"桌{number} 一局还没打完")
