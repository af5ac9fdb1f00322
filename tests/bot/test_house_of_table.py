"""The rules that a table is dealt with: its preset and what was changed in it."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.house.house import House
from bot.table import Phase, rules
from bot.tokens import Op
from engine.games import GAMES
from storage import rooms
from tests.bot.conftest import ROOM, Club
from tests.bot.test_table import lobby

THREE = House("gouji", "finalstone").with_({"hands_per_game": "3"}).text
PRESET = GAMES["gouji"].profiles["finalstone"]


def test_a_table_is_played_by_its_preset_and_its_changes() -> None:
    assert rules(lobby()) == PRESET
    assert rules(replace(lobby(), house=THREE)).hands_per_game == 3


@pytest.mark.parametrize(
    "stored",
    ['{"hands_per_game":"many"}', '{"no_such":"yes"}', "[1]", "{", '{"equal_count":"no"}'],
)
def test_changes_that_cannot_be_played_leave_the_preset(
    stored: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert rules(replace(lobby(), house=stored)) == PRESET
    assert "cannot be played" in caplog.text


async def test_a_table_is_dealt_with_its_own_rules_over_a_restart(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li)
    async with club.store.begin() as tx:
        await rooms.save_house(tx, ROOM.key, "wanjiaxiang", THREE)
    await wang.command("newgame")
    table = await club.newest()
    await club.restart()
    sitting = await club.sitting(table)
    assert (sitting.table.profile, sitting.table.house) == ("wanjiaxiang", THREE)
    await wang.presses(Op.START)
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.PLAYING
    assert sitting.view(None).rules.hands_per_game == 3
    assert sitting.view(None).rules.score == (4, 2, 0, 0, -2, -4)


async def test_rules_that_are_named_go_before_those_of_the_room(club: Club) -> None:
    wang = club.person("老王")
    await club.seated(wang)
    async with club.store.begin() as tx:
        await rooms.save_house(tx, ROOM.key, "wanjiaxiang", THREE)
    await wang.command("newgame", "打点")
    sitting = await club.sitting(await club.newest())
    assert (sitting.table.profile, sitting.table.house) == ("finalstone", "")
