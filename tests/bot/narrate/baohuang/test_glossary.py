"""The words of the game are explained by the rules of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.narrate import baohuang as narrator
from engine.baohuang.profiles import SEED
from tests.bot.narrate.reading import words


@pytest.mark.parametrize(
    ("options", "name", "part"),
    [
        ({}, "翻番", "明独，走了头科 → 本来 +8，翻完 +16"),
        ({"open_solo_factor": 1}, "翻番", "这桌不用这条"),
        ({"solo_always_doubled": True}, "翻倍", "暗独也翻2倍"),
        ({"open_guard_factor": 3}, "翻番", "Anna 明保 → 这局翻3倍"),
        ({"open_guard_factor": 2, "kick_factor": 3}, "翻番", "这局一共翻6倍"),
        ({}, "挂王", "挂花 = 大王、小王跟着别的牌一起出"),
        ({}, "憋3", "这桌不用这条"),
        ({}, "不急", "剩10张以内，就是要紧"),
    ],
)
def test_a_term_is_explained_by_the_rules_of_the_table(
    options: dict[str, Any], name: str, part: str
) -> None:
    found = narrator.explain(replace(SEED, **options), name)
    assert found is not None
    assert part in words(found)
