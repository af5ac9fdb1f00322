"""Shengji and Baohuang in the terminal, by the numbers on offer, over two runs of the program."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import col, select

from adapters.console.run import Wanted
from bot.codec import codecs
from bot.house.wording import game_name
from bot.text import locale
from engine.games import GAMES
from engine.hand import Hand
from storage import journal
from storage.models import HandRow
from storage.store import Store
from tests.adapters.console.test_terminal import Lines, Player, session
from tests.support.peeking import leaked

_NEWEST = select(col(HandRow.id)).order_by(col(HandRow.opened_at).desc())


@pytest.mark.parametrize("game", ["shengji", "baohuang"])
async def test_a_hand_of_another_game_is_played_to_its_end_by_numbers(
    game: str, tmp_path: Path
) -> None:
    wanted = Wanted(game)
    printed = [
        await session(tmp_path, typing, "zh-Hans", wanted=wanted, width=500)
        for typing in (partial(Player, most=8), Player)
    ]
    name = locale("zh-Hans").words(game_name(game))
    assert f"桌1 {name} · 第1局" in printed[0]
    assert f"桌1 {name} · 第1局" in printed[1]
    events = await stored(tmp_path, game)
    assert events[-1].kind == "hand-ended"
    assert Hand.replay(GAMES[game], events).pending is None
    lines = [line.strip("│ ") for line in "\n".join(printed).splitlines()]
    shown = [line for line in lines if not re.match(r"\d+ ", line.strip())]
    seed = events[-1].seed
    until = next(number for number, line in enumerate(shown) if "打完" in line)
    assert not [line for line in shown[:until] if seed in line]
    assert leaked(game, events, 0, shown[:until]) == []
    assert all(leaked(game, events, seat, shown[:until]) for seat in range(1, 4))


async def stored(data: Path, game: str) -> list[Any]:
    """The journal of the hand that was dealt last."""
    store, codec = await Store.open(data / "gouji.db"), codecs()[game]
    try:
        async with store.read() as tx:
            hand = (await tx.execute(_NEWEST)).scalars().first()
            return [codec.load(entry) for entry in await journal.read(tx, hand)]
    finally:
        await store.close()


async def test_tables_of_two_games_stand_side_by_side(tmp_path: Path) -> None:
    lines = ("/newgame 升级\n", "桌1\n", "桌2 不亮\n", "桌2\n", "/help\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "zh-Hans")
    assert "这是新开的桌2。桌1（够级）还留着" in printed
    told = printed.split("想回去就打「桌1」")[1]
    assert told.index("桌2 升级") < told.index("桌1 够级")
    assert told.index("桌1 够级") < told.rindex("桌2 升级")
    answers = [each for each in await stored(tmp_path, "shengji") if each.kind == "answered"]
    assert [each.action.kind for each in answers if each.seat == 0] == ["no-declaration"]
    assert "梅花JJ" in told


async def test_of_several_tables_that_on_the_screen_is_meant(tmp_path: Path) -> None:
    """What is typed without a number goes to it, commands too; another one is named before it."""
    lines = (
        "/newgame 升级\n",
        "不亮\n",
        "/rules 甩牌\n",
        "规矩\n",
        "桌1 /rules 烧牌\n",
        "/score\n",
    )
    printed = await session(tmp_path, lambda port: Lines(*lines), "zh-Hans")
    told = printed.split("想回去就打「桌1」")[1]
    assert "你在好几桌" not in told
    assert "甩牌 = 一门里几样一起出" in told
    assert "烧 = 别人出了够级" in told
    answers = [each for each in await stored(tmp_path, "shengji") if each.kind == "answered"]
    assert [each.action.kind for each in answers if each.seat == 0] == ["no-declaration"]
