"""A table in the terminal: one person, five computers, lines in and text out."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from adapters.console.port import PLATFORM, ConsolePort
from adapters.console.run import ANY, Terminal, Wanted
from bot.app import App
from bot.chance import SystemChance
from bot.pace import UNPACED
from bot.tokens import Op, Token
from storage.store import Store


class KnownChance(SystemChance):
    """Always the same cards: with these the first question is who leads, and 3s can be shown."""

    def seed(self) -> int:
        return 3


SHUFFLES = KnownChance()
ANSWERS = (Op.PLAY, Op.PASS, Op.NO_BURN, Op.NO_SHOW, Op.SAY)


class Player:
    """Types what a newcomer would: the number of the first answer on offer."""

    def __init__(self, port: ConsolePort, most: int = 400) -> None:
        self._port = port
        self._left = most

    async def __call__(self) -> str:
        self._left -= 1
        if not self._left or self.sees(Op.NEXT):
            return ""
        for number, token in enumerate(self._port.choices, 1):
            if Token.parse(token).op in ANSWERS:
                return f"{number}\n"
        raise AssertionError(f"nothing to answer among {self._port.choices}")

    def sees(self, op: Op) -> bool:
        return any(Token.parse(token).op is op for token in self._port.choices)


class Lines:
    """Types these lines and then ends the input."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    async def __call__(self) -> str:
        return next(self._lines, "")


async def session(
    data: Path,
    typing: Callable[[ConsolePort], Callable[[], Awaitable[str]]],
    language: str = "en",
    *,
    wanted: Wanted = ANY,
    width: int = 100,
) -> str:
    """One run of the program on the database in *data*: everything that it printed."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    port = ConsolePort(console)
    store = await Store.open(data / "gouji.db")
    app = App.build(store, {PLATFORM: port}, pace=UNPACED, language=language, chance=SHUFFLES)
    serving = asyncio.create_task(app.run())
    try:
        await Terminal(app, port, console, language, wanted).talk(typing(port))
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await store.close()
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
async def test_a_newcomer_plays_a_whole_hand_by_pressing_numbers(
    tmp_path: Path, language: str
) -> None:
    printed = await session(tmp_path, Player, language)
    places = {"en": "First out", "zh-Hans": "头科", "zh-Hant": "頭科"}
    assert places[language] in printed.splitlines()[-20:].__str__()


async def test_a_hand_goes_on_where_the_program_was_left(tmp_path: Path) -> None:
    first = await session(tmp_path, lambda port: Lines("1\n"))
    second = await session(tmp_path, lambda port: Lines())
    third = await session(tmp_path, lambda port: Lines())
    assert cards(second) == cards(third) == [cards(first)[-1]]


async def test_a_question_mark_explains(tmp_path: Path) -> None:
    plain = await session(tmp_path / "a", lambda port: Lines())
    asked = await session(tmp_path / "b", lambda port: Lines("?\n"))
    assert "5x10" in asked.removeprefix(plain[:200])


async def test_garbage_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    printed = await session(
        tmp_path, lambda port: Lines("1\n", "xyzzy\n", "99999\n", "/nonsense\n")
    )
    assert "xyzzy" in printed
    assert len(cards(printed)) == 1


async def test_the_program_ends_when_asked_to(tmp_path: Path) -> None:
    printed = await session(tmp_path, lambda port: Lines("1\n", "q\n", "1\n"))
    assert len(cards(printed)) == 1


async def test_no_line_is_cut_off_on_a_narrow_terminal(tmp_path: Path) -> None:
    printed = await session(tmp_path, lambda port: Lines("1\n"), "zh-Hans")
    assert "…" not in re.sub(r"亮3…|烧…|…\s", "", printed)


def cards(printed: str) -> list[str]:
    """The hands shown, one for each private message."""
    return re.findall(r"(?:Your cards: \d+|你的牌 \d+张)[^╰]*?\n(.*3×.*)\n", printed)


async def test_numbers_stay_those_of_the_question_whatever_is_told_in_between(
    tmp_path: Path,
) -> None:
    printed = await session(
        tmp_path, lambda port: Lines("1\n", "/verify\n", "/rules\n", "xyzzy\n", "1\n")
    )
    assert "Noted: show nothing" in printed


async def test_a_number_that_is_no_choice_is_never_taken_for_a_card(tmp_path: Path) -> None:
    printed = await session(tmp_path, lambda port: Lines("1\n", "99\n"))
    assert "No choice has number 99" in printed
