"""What the command line does with files of records."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from bot import scenario
from bot.record.form import Malformed
from bot.record.packing import is_record, unpacked
from bot.record.playing import DoesNotHold, check
from bot.record.taken import Record


def check_files(paths: Iterable[Path], out: TextIO) -> int:
    """Check each file, a scenario or the record of a hand, and write to *out* what does not hold.

    0: all hold; 1: something does not; 2: a file is not there, or malformed.
    """
    worst = 0
    for path in paths:
        words = _words(path)
        if words is not None and is_record(words):
            worst = max(worst, check_text(words, str(path), out))
        elif words is not None and _says_nothing(words, path):
            out.write(
                f"unreadable {path}: there is nothing to check in it, neither a record nor a case\n"
            )
            worst = 2
        else:
            worst = max(worst, scenario.check_files([path], out))
    return worst


def _says_nothing(words: str, path: Path) -> bool:
    """Whether nothing in the file could fail to hold: it is empty, or has only comments."""
    try:
        return not any(case.steps for case in scenario.cases(words, str(path)))
    except scenario.BadScenario:
        return False


def check_text(words: str, name: str, out: TextIO) -> int:
    """Check one record; *name* is what it is called in messages."""
    try:
        check(unpacked(words))
    except Malformed as error:
        out.write(f"unreadable {name}: {error}\n")
        return 2
    except DoesNotHold as error:
        out.write(f"failed {name}: {error}\n")
        return 1
    out.write(f"ok {name}\n")
    return 0


def opened(path: Path) -> Record:
    """The record in a file. Raises Malformed."""
    try:
        return unpacked(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"cannot be read: {error}") from error


def _words(path: Path) -> str | None:
    """What is in the file; None if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
