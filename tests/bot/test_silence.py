"""What an Enter alone stands for, where nothing else can be answered."""

from __future__ import annotations

import pytest

from bot.commands import silence
from bot.inbound import Click
from bot.text import Text, locale
from tests.bot.conftest import Club
from tests.support.hands import P0
from tests.support.hands import table as position


def said(text: Text | None) -> str | None:
    return None if text is None else locale("zh-Hans").words(text)


@pytest.mark.parametrize(("held", "usual"), [("2x9", None), ("1x9", "1个9")])
async def test_the_only_answer_is_given_and_a_choice_is_not_made(
    club: Club, held: str, usual: str | None
) -> None:
    wang = club.person("老王")
    table = await club.laid(position(P0=held).led_by(P0), wang)
    enter = Click(id="enter", sender=wang.sender, at=wang.dm, token="")
    assert said(await club.app.desk.look(table, enter, silence.usual)) == usual
    if usual is not None:
        chance = club.app.desk.chance
        told = await club.app.desk.step(
            table, enter, lambda sitting, who: silence.answer(sitting, who, chance)
        )
        assert said(told.text) == f"记下了：{usual}"
