"""The terminal over several runs and several tables: where it goes on, what Enter alone does, what
the numbers mean, and what it explains."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from adapters.console.port import ConsolePort
from bot.tokens import Op, Token
from tests.adapters.console.test_terminal import Lines, Player, session


class Then:
    """Plays a hand to its end, and types *lines* then."""

    def __init__(self, port: ConsolePort, *lines: str) -> None:
        self._play, self._then = Player(port), Lines(*lines)
        self._over = False

    async def __call__(self) -> str:
        line = "" if self._over else await self._play()
        self._over = not line
        return line or await self._then()


def then(*lines: str) -> Callable[[ConsolePort], Callable[[], Awaitable[str]]]:
    return lambda port: Then(port, *lines)


def tables(data: Path) -> list[tuple[int, str, str]]:
    """Number, preset and phase of each."""
    with closing(connect(data / "gouji.db")) as base:
        rows = base.execute("select number, profile, phase from tables order by id")
        return [(int(number), str(profile), str(phase)) for number, profile, phase in rows]


async def test_whoever_leaves_between_two_hands_finds_the_match_again(tmp_path: Path) -> None:
    await session(tmp_path, Player, "zh-Hans")
    assert tables(tmp_path) == [(1, "finalstone", "between")]
    again = await session(tmp_path, lambda port: Lines(), "zh-Hans")
    assert "头科" in again
    assert "下一局" in again
    assert tables(tmp_path) == [(1, "finalstone", "between")]
    await session(tmp_path, lambda port: Lines("1\n"), "zh-Hans")
    assert tables(tmp_path) == [(1, "finalstone", "playing")]


async def test_enter_alone_deals_the_next_hand(tmp_path: Path) -> None:
    printed = await session(tmp_path, then("\n"), "zh-Hans")
    assert "空着回车 = 下一局" in printed
    assert tables(tmp_path) == [(1, "finalstone", "playing")]


async def test_enter_alone_answers_as_silence_does_and_says_so(tmp_path: Path) -> None:
    printed = await session(tmp_path, lambda port: Lines("\n"), "zh-Hans")
    told = printed.split("空着回车 = ")[1].splitlines()[0]
    assert f"记下了：{told}\n" in printed.split("空着回车 = ")[1]


async def test_enter_alone_is_no_lead_and_no_answer_to_a_play(tmp_path: Path) -> None:
    def typing(port: ConsolePort) -> Callable[[], Awaitable[str]]:
        lines = iter(["\n"])

        async def read() -> str:
            ops = {Token.parse(token).op for token in port.choices}
            if Op.PLAY in ops:
                return next(lines, "")
            return "\n"

        return read

    printed = await session(tmp_path, typing, "zh-Hans")
    assert "现在空着回车不算数" in printed.splitlines()[-2]


async def test_a_menu_that_is_closed_gives_its_numbers_back(tmp_path: Path) -> None:
    def typing(port: ConsolePort) -> Callable[[], Awaitable[str]]:
        def menu() -> str:
            """The number of the last button: leave it."""
            return f"{len(port.choices)}\n"

        steps = iter([lambda: "/house\n", menu, lambda: "1\n"])

        async def read() -> str:
            step = next(steps, None)
            return "" if step is None else step()

        return read

    await session(tmp_path, Player, "zh-Hans")
    printed = await session(tmp_path, typing, "zh-Hans")
    assert "不改了" in printed
    assert tables(tmp_path) == [(1, "finalstone", "playing")]


def offered(printed: str) -> dict[int, str]:
    """The answers that a question mark listed last, by number."""
    row = printed.split("敲号都行：\n")[-1].splitlines()[0]
    return {int(number): said for number, said in re.findall(r" (\d+)  (.+?)   ", row)}


@pytest.mark.parametrize("opened", [(), ("2\n",), ("/house\n",), ("?\n",)])
async def test_a_number_of_the_list_of_answers_gives_that_answer(
    tmp_path: Path, opened: tuple[str, ...]
) -> None:
    """Whatever the other numbers press: the question, a choice within it, a menu beside it."""
    lines = ("1\n", *opened, "?\n")
    listed = await session(tmp_path / "a", lambda port: Lines(*lines), "zh-Hans")
    number = next(n for n, said in offered(listed).items() if said == "亮2个梅花3")
    printed = await session(tmp_path / "b", lambda port: Lines(*lines, f"{number}\n"), "zh-Hans")
    assert "你 亮2个梅花3。" in printed


async def test_the_list_of_answers_leaves_the_other_numbers_what_they_were(
    tmp_path: Path,
) -> None:
    lines = ("1\n", "2\n", "?\n", "2\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "zh-Hans")
    assert "你 亮2个梅花3。" in printed


async def test_a_number_of_the_list_of_answers_ends_with_its_question(tmp_path: Path) -> None:
    """Its words would answer another question."""
    lines = ("1\n", "?\n", "亮2个梅花3\n", "6\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "zh-Hans")
    assert "没有 6 号按钮" in printed


async def test_a_question_mark_shows_how_to_answer_what_is_asked(tmp_path: Path) -> None:
    for line in ("?\n", "/help\n", "桌1 ?\n"):
        printed = await session(tmp_path, lambda port, line=line: Lines(line), "zh-Hans")
        answers = list(offered(printed).values())
        assert "4个J带1个2" not in printed
    printed = await session(tmp_path, lambda port: Lines(f"{answers[0]}\n"), "zh-Hans")
    assert "没看懂" not in printed
    assert f"记下了：{answers[0]}" in printed or "你的牌" in printed.split("空着回车 = ")[1]


@pytest.mark.parametrize(
    ("words", "profile"),
    [
        ("山东", "shandong"),
        ("山东五十条", "shandong"),
        ("Shandong 50", "shandong"),
        ("憋三", "aixin"),
        ("hold-three", "aixin"),
        ("平台", "platform"),
        ("記分版", "wanjiaxiang"),
    ],
)
async def test_a_table_is_opened_with_the_rules_that_are_named(
    tmp_path: Path, words: str, profile: str
) -> None:
    await session(tmp_path, lambda port: Lines(f"/newgame {words}\n"), "zh-Hans")
    assert tables(tmp_path)[1:] == [(2, profile, "playing")]


async def test_a_second_table_says_which_it_is_and_how_to_go_back(tmp_path: Path) -> None:
    lines = ("/newgame\n", "/newgame 平台\n", "桌1\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "zh-Hans")
    assert "桌1这局还没打完，接着打。想另开一桌，后头写上打什么：/newgame" in printed
    assert "这是新开的桌2。桌1（够级）还留着，想回去就打「桌1」" in printed
    assert "桌2" in printed.split("想回去就打「桌1」")[1]
    assert printed.rindex("桌1 ") > printed.rindex("桌2 ")
    assert tables(tmp_path) == [(1, "finalstone", "playing"), (2, "platform", "playing")]


async def test_a_table_that_is_named_is_the_one_that_closes(tmp_path: Path) -> None:
    lines = ("/newgame 平台\n", "/stop\n", "/stop 桌9\n", "/stop 第三桌\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "zh-Hans")
    assert "你在好几桌：桌1（够级）、桌2（够级）" in printed
    assert "没找到「桌9」" in printed
    assert [phase for _, _, phase in tables(tmp_path)] == ["playing", "playing"]
    await session(tmp_path, lambda port: Lines("桌1 散桌\n"), "zh-Hans")
    assert [phase for _, _, phase in tables(tmp_path)] == ["closed", "playing"]
    await session(tmp_path, lambda port: Lines("/stop 桌2\n"), "zh-Hans")
    assert [phase for _, _, phase in tables(tmp_path)] == ["closed", "closed"]


async def test_in_the_middle_of_a_hand_it_is_said_when_to_go_on_or_leave(tmp_path: Path) -> None:
    printed = await session(tmp_path, lambda port: Lines("/next\n", "/leave 桌1\n"), "zh-Hans")
    assert "桌1这局正打着，打完再发 /next" in printed
    assert "桌1这局正打着，打完才能起身" in printed
    assert tables(tmp_path) == [(1, "finalstone", "playing")]


async def test_the_last_one_who_gets_up_is_told_that_the_table_closes(tmp_path: Path) -> None:
    printed = await session(tmp_path, then("/leave\n", "/table\n"), "zh-Hans")
    assert "桌1没人了，这桌就收了" in printed
    assert "这里没有开着的桌。发 /newgame 开一桌" in printed
    assert tables(tmp_path) == [(1, "finalstone", "closed")]


async def test_a_menu_that_was_left_open_does_not_come_back_when_a_question_is_over(
    tmp_path: Path,
) -> None:
    def typing(port: ConsolePort) -> Callable[[], Awaitable[str]]:
        first, then = iter(["/house\n", "\n"]), Player(port)

        async def read() -> str:
            return next(first, "") or await then()

        return read

    printed = await session(tmp_path, typing, "zh-Hans")
    assert "头科" in printed
    assert printed.count("不改了") == 1


async def test_a_number_of_any_length_presses_at_most_no_button(tmp_path: Path) -> None:
    lines = ("9" * 30 + "\n", "9" * 5000 + "\n", "/language zh\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "en")
    assert printed.count("No choice has number 999") == 2
    assert "好，往后说简体中文" in printed


async def test_the_terminal_speaks_the_language_that_was_chosen(tmp_path: Path) -> None:
    lines = ("/language zh\n", "99\n")
    printed = await session(tmp_path, lambda port: Lines(*lines), "en")
    before, after = printed.split("好，往后说简体中文")
    assert "Enter alone: " in before
    assert "空着回车 = " in after
    assert "没有 99 号按钮" in after
    assert after.endswith("散了，下回再来。\n")
