"""The words of the game are explained by the rules of the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.narrate import shengji as narrator
from engine.shengji.profiles import SEED
from engine.shengji.rules import ShengjiRules
from tests.bot.narrate.reading import words
from tests.engine.shengji.table import house


def explained(name: str, rules: ShengjiRules) -> str:
    found = narrator.explain(rules, name)
    assert found is not None
    return words(found)


@pytest.mark.parametrize(
    ("options", "name", "part"),
    [
        ({"depose_at": 120}, "下庄", "闲家捡了125分"),
        ({"depose_at": 120}, "打几", "闲家捡了60到115分"),
        ({"level_up": "none", "match_end": "none"}, "打几", "打 丽姐 的级"),
        ({"match_end": "none"}, "一场", "打到A也不收场"),
        ({"hands_per_game": 8}, "一场", "一场8局"),
        ({"throw_penalty": "per_card"}, "甩牌", "甩几张罚几个10分"),
        ({"undeclared": "no_trump"}, "无主", "没人亮，这局无主"),
        ({"undeclared": "redeal"}, "无主", "这桌不用这条"),
        ({"overturn_self": True}, "反主", "自己亮的也能反成别的花色"),
        ({"follow_form": "pairs"}, "跟牌", "得跟 J J"),
        ({"base_by_level": ((13, 3),)}, "记分", "打K算3"),
    ],
)
def test_a_term_is_explained_by_the_rules_of_the_table(
    options: dict[str, Any], name: str, part: str
) -> None:
    assert part in explained(name, _made(options))


def _made(options: dict[str, Any]) -> ShengjiRules:
    kinds = {
        name: type(getattr(SEED, name))
        for name in options
        if type(getattr(SEED, name)).__module__ == "engine.shengji.options"
    }
    return house(**{n: kinds[n](v) if n in kinds else v for n, v in options.items()})
