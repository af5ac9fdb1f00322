"""The numbers of the rules lead from the code to its tests and back."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from engine.games import GAMES
from tests.engine.baohuang import stories as baohuang
from tests.engine.gouji import stories as gouji
from tests.engine.shengji import stories as shengji

ROOT: Final = Path(__file__).parent.parent
ENGINE: Final = sorted((ROOT / "engine").rglob("*.py"))
TESTS: Final = sorted((ROOT / "tests" / "engine").rglob("test_*.py"))
RULE: Final = re.compile(r"\b(GAP|G|SG|S|BG|B)-(\d+)\b(?: to (?:GAP|G|SG|S|BG|B)-(\d+)\b)?")
"""Of Gouji, Shengji and Baohuang: what the text says, and what is decided where it says nothing."""
DIGITS: Final = {"G": 3, "S": 3, "B": 3}
"""In the number of a rule; two where it is decided."""
STORIES: Final = {
    "gouji": gouji.whole_story,
    "shengji": shengji.whole_story,
    "baohuang": baohuang.whole_story,
}

Rule = tuple[str, int]


def docstrings(file: Path) -> Iterator[str]:
    """Every bare string of a module: docstrings of modules, classes, functions and fields."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def quoted(files: list[Path]) -> dict[Rule, str]:
    """The rules that are quoted, and a file that does."""
    found: dict[Rule, str] = {}
    for file in files:
        for text in docstrings(file):
            for series, first, last in RULE.findall(text):
                for number in {int(first), int(last or first)}:
                    found.setdefault((series, number), str(file.relative_to(ROOT)))
    return found


def spanned(files: list[Path]) -> set[Rule]:
    """The numbers within the ranges that are quoted: ``G-130 to G-141``."""
    found = set()
    for file in files:
        for text in docstrings(file):
            for series, first, last in RULE.findall(text):
                found |= {(series, n) for n in range(int(first), int(last or first) + 1)}
    return found


def named(rules: dict[Rule, str], known: set[Rule]) -> list[str]:
    return [
        f"{series}-{number:0{DIGITS.get(series, 2)}d} ({file})"
        for (series, number), file in sorted(rules.items())
        if (series, number) not in known
    ]


def test_every_rule_that_the_engine_quotes_has_a_test() -> None:
    assert named(quoted(ENGINE), set(quoted(TESTS))) == []


def test_every_rule_that_a_test_quotes_is_quoted_where_it_is_carried_out() -> None:
    assert named(quoted(TESTS), spanned(ENGINE)) == []


@pytest.mark.parametrize("key", GAMES)
def test_every_module_of_a_game_is_named_by_the_tests_that_prove_it(key: str) -> None:
    folder = ROOT / "tests" / "engine" / key
    modules = [file for file in ENGINE if file.parent.name == key and file.stem != "__init__"]
    told = " ".join(text for file in TESTS if file.parent == folder for text in docstrings(file))
    missing = [
        file.name
        for file in modules
        if not (folder / f"test_{file.stem.split('_')[0]}.py").exists()
        and not (folder / f"test_{file.stem}.py").exists()
        and f"engine/{key}/{file.name}" not in told
    ]
    assert missing == []


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_event_happens_in_a_hand_that_the_tests_play(key: str) -> None:
    happened = {event.kind for log in STORIES[key]() for event in log}
    assert happened == set(GAMES[key].event_types)


def test_the_rules_are_found_where_they_stand(tmp_path: Path) -> None:
    """This test can fail: a rule that only the engine quotes is told with its file."""
    sample = tmp_path / "sample.py"
    sample.write_text('"""G-300 to G-302, GAP-7."""\nX = 1\n"""And G-901."""\n# G-902\n')
    found = {rule for text in docstrings(sample) for rule in RULE.findall(text)}
    assert found == {("G", "300", "302"), ("GAP", "7", ""), ("G", "901", "")}
