"""The score of a match: the list of its hands at the end, and sides that have no name."""

from __future__ import annotations

import json
from dataclasses import replace

from sqlalchemy import text

from bot import lobby_score
from bot.narrate import gouji, plain
from bot.sitting import Sitting
from bot.table import Finished, Phase
from bot.text import Text, locale
from bot.tokens import Op
from tests.bot.conftest import ROOM, Club
from tests.engine.shengji.table import table as shengji_table
from tests.support.hands import P0, P1, P2, P4, Scene
from tests.support.hands import table as position

FIRST = [[1, 3, 0, 0, 0, 0], [2, 0, 1, 3, 4, 5], [3, -3]]
SECOND = [[1, 2, 0, 0, 0, 0], [1, 3, 5, 0, 2, 4], [-6, 6]]


def last_play() -> Scene:
    return position(P0="4x9", out=(P2, P4, P1)).led_by(P0)


async def after(club: Club, *hands: object, dealt: int = 5) -> Sitting:
    """老王 and 小李 have ended a hand, after *hands* of the match."""
    wang, li, anna = (club.person(name) for name in ("老王", "小李", "Anna"))
    for person in (wang, li, anna):
        await person.starts()
    table = await club.laid(last_play(), wang, li)
    async with club.store.begin() as tx:
        values = {"record": json.dumps(hands), "hands": dealt, "points": "[-3, 3]"}
        query = "update tables set record = :record, hands = :hands, points = :points"
        await tx.execute(text(query), values)
    await wang.answers(Op.PLAY, "94000")
    return await club.sitting(table)


def said(*lines: Text) -> str:
    return "\n".join(map(locale("zh-Hans").words, lines))


async def test_the_end_of_a_match_lists_its_hands(club: Club) -> None:
    """Whoever has got up since is named, too."""
    sitting = await after(club, FIRST, SECOND)
    assert sitting.table.phase is Phase.OVER
    result = club.chat.last(ROOM).text
    assert "第1局 红 +3、蓝 −3（电脑3、老王、Anna、电脑4、电脑5、电脑6）\n" in result
    assert "第2局 红 −6、蓝 +6（小李、电脑4、电脑6、老王、电脑3、电脑5）\n" in result
    assert "第3局 红 +3、蓝 −3（" in result
    assert result.index("第1局 红") > result.index("打完了")


async def test_in_the_middle_of_a_match_the_hands_are_not_listed(club: Club) -> None:
    sitting = await after(club, FIRST, SECOND, dealt=3)
    assert sitting.table.phase is Phase.BETWEEN
    assert "第1局 红" not in club.chat.last(ROOM).text


async def test_a_match_of_one_hand_needs_no_list(club: Club) -> None:
    sitting = await after(club, dealt=5)
    assert sitting.table.phase is Phase.OVER
    assert "第1局 红" not in club.chat.last(ROOM).text


async def test_of_a_long_match_the_last_hands_are_listed(club: Club) -> None:
    sitting = await after(club, *([FIRST] * 20))
    listed = said(*lobby_score.hands(sitting)).splitlines()
    assert listed[0] == "前头还有9局"
    assert [line.split(" ")[0] for line in listed[1:]] == [f"第{n}局" for n in range(10, 22)]


async def test_a_hand_without_points_or_without_places_is_listed_by_what_it_has(
    club: Club,
) -> None:
    sitting = await after(club, FIRST)
    one = Finished((1, 3, 0, 0, 0, 0), (), (3, -3))
    other = replace(one, places=(2, 0, 1, 3, 4, 5), points=())
    sitting.table = replace(sitting.table, record=(one, other))
    assert said(*lobby_score.hands(sitting)) == (
        "第1局 红 +3、蓝 −3\n第2局 电脑3、老王、Anna、电脑4、电脑5、电脑6"
    )
    players = said(*lobby_score.lines(sitting))
    assert "老王 +3：二科" in players


async def test_sides_without_a_name_are_called_by_who_plays_on_them(club: Club) -> None:
    """As in games of partners who are no federation."""

    class Plain:
        def __getattr__(self, name: str) -> object:
            return getattr(plain, name, None) or getattr(gouji, name)

    sitting = await after(club, FIRST, SECOND)
    sitting.narrators = {"gouji": Plain()}  # type: ignore[dict-item]
    assert said(*lobby_score.hands(sitting)).startswith("第1局 老王–电脑3–电脑5 +3、Anna–")
    lines = said(*lobby_score.lines(sitting))
    assert "\n老王、电脑3、电脑5 0\n小李、电脑4、电脑6 0\n" in lines


async def test_levels_are_told_while_a_hand_is_played(club: Club) -> None:
    """SG-22: they are public, and move at its end."""
    wang, li = club.person("老王"), club.person("小李")
    for person in (wang, li):
        await person.starts()
    scene = shengji_table(levels="5T5T", declarer=P1, P0="H3 C4", P1="HA").led_by(P1)
    await club.laid(scene, wang, li)
    await wang.command("score")
    said = club.chat.last(ROOM).text
    assert "一局还没打完" in said
    assert "级别 老王 打5、小李 打10、电脑3 打5、电脑4 打10" in said
    assert "坐庄" not in said


async def test_a_game_without_levels_has_no_more_to_tell_while_a_hand_is_played(
    club: Club,
) -> None:
    await club.laid(last_play(), club.person("老王"), club.person("小李"))
    await club.person("老王").command("score")
    assert "级别" not in club.chat.last(ROOM).text
