"""What the numbers stand for, whichever message was shown last."""

from __future__ import annotations

import io

from rich.console import Console

from adapters.console.port import PLATFORM, ConsolePort
from bot.messages import Address
from bot.port import Rendered, RenderedButton
from bot.tokens import Op, Token

YOU = Address.person(PLATFORM, "you")
PASS = str(Token(Op.PASS, 1, 7))
LEAVE = str(Token(Op.HOUSE, 1, 0, "x"))


def message(words: str, token: str = "") -> Rendered:
    rows = ((RenderedButton("1", token),),) if token else ()
    return Rendered((words,), rows)


async def test_answers_that_were_listed_end_with_their_question_under_a_menu() -> None:
    """The menu stays, but words for one question would answer the next one."""
    port = ConsolePort(Console(file=io.StringIO(), width=80))
    asked = await port.send(YOU, message("老王 出 3", PASS))
    await port.send(YOU, message("规矩", LEAVE))
    port.offer([("过", "#1 过")])
    assert port.choices == (LEAVE, "#1 过")
    await port.edit(asked, message("等 小李"))
    assert port.choices == (LEAVE, "")


async def test_answers_that_are_listed_again_keep_their_numbers() -> None:
    port = ConsolePort(Console(file=io.StringIO(), width=80))
    await port.send(YOU, message("老王 出 3", PASS))
    for _ in range(2):
        port.offer([("过", "#1 过"), ("4", "#1 4")])
        assert port.choices == (PASS, "#1 过", "#1 4")
    assert port.table == 1
