"""What a fault is, and which tests have to notice it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CASES: Final = ("tests/test_cases.py",)
SECRETS: Final = ("tests/engine/test_secrets.py", "tests/engine/test_contract.py")


@dataclass(frozen=True)
class Edit:
    file: str
    before: str
    after: str


@dataclass(frozen=True)
class Fault:
    name: str
    edits: tuple[Edit, ...]
    tests: tuple[str, ...]
    of: str = ""
    """Run only tests whose name has this word: the game."""


def leak(name: str, *edits: Edit, of: str = "gouji") -> Fault:
    """Somebody learns what he must not know: the game's own tests, or the contract, have to
    notice."""
    edited = tuple(_in_engine(edit) for edit in edits)
    return Fault(name, edited, (f"tests/engine/{of}", *SECRETS), of)


def rule(name: str, file: str, before: str, after: str, of: str = "gouji") -> Fault:
    """A rule of the game is broken: its tests, or its cases, have to notice."""
    edit = _in_engine(Edit(f"{of}/{file}", before, after))
    return Fault(name, (edit,), (f"tests/engine/{of}", *CASES), of)


def _in_engine(edit: Edit) -> Edit:
    return Edit(f"engine/{edit.file}", edit.before, edit.after)


def told(name: str, file: str, before: str, after: str, *tests: str) -> Fault:
    """The bot says what it must not, or to whom it must not: the tests of that have to notice."""
    return Fault(name, (Edit(file, before, after),), tests)
