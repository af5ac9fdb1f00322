"""The case table of the rule digest, and more, as scenarios: one test a case and profile."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bot.scenario import Case, cases, profiles, tell
from bot.scenario.languages import LANGUAGES

FOLDER: Final = Path(__file__).parent / "cases"
FILES: Final = sorted(path for path in FOLDER.iterdir() if path.suffix[1:] in LANGUAGES)
TOLD: Final[list[tuple[Path, Case]]] = [
    (path, case) for path in FILES for case in cases(path.read_text(encoding="utf-8"), str(path))
]
OF_THE_TABLE: Final = re.compile(r"C(?:[A-Z]|BH)-\d{3}")


def index() -> dict[str, tuple[str, str]]:
    """By id: ``covered`` with the profiles; ``table`` with the reason."""
    found: dict[str, tuple[str, str]] = {}
    state = reason = ""
    for line in (FOLDER / "index.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(("covered ", "table ")):
            state, _, reason = line.partition(" ")
        for name in OF_THE_TABLE.findall(line) if line.startswith(" ") else ():
            assert name not in found, f"{name} is listed twice"
            found[name] = (state, reason)
    return found


@pytest.mark.parametrize(
    ("path", "case", "profile"),
    [
        pytest.param(path, case, profile, id=f"{case.game}-{case.name}-{profile}")
        for path, case in TOLD
        for profile in profiles(case)
    ],
)
def test_case(path: Path, case: Case, profile: str) -> None:
    failure = tell(case, profile, str(path))
    assert failure is None, str(failure)


def test_every_case_of_the_table_is_covered_or_left_for_a_reason() -> None:
    listed = index()
    assert len(listed) == 469
    covered = {
        name: set(said.split())
        for name, (state, said) in listed.items()
        if said and state == "covered"
    }
    told = {case.name: set(profiles(case)) for _, case in TOLD if OF_THE_TABLE.fullmatch(case.name)}
    assert told == covered


def test_a_file_is_named_after_the_game_of_its_cases() -> None:
    assert {(path.suffix[1:], case.game) for path, case in TOLD} == {
        (key, key) for key in LANGUAGES
    }


def test_every_case_claims_something_under_a_name_of_its_own() -> None:
    names = [case.name for _, case in TOLD]
    assert len(names) == len(set(names))
    assert [case.name for _, case in TOLD if not any(step.expect for step in case.steps)] == []


def test_all_is_covered_but_what_no_hand_knows_of() -> None:
    left = {name: said for name, said in index().items() if said[0] != "covered"}
    ((name, (state, reason)),) = left.items()
    assert (name, state) == ("CM-023", "table")
    where, _, _ = reason.partition(": ")
    assert "G-304" in (FOLDER.parents[1] / where).read_text(encoding="utf-8")
