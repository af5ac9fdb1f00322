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
        if words is None:
            worst = max(worst, scenario.check_files([path], out))
        else:
            worst = max(worst, check_text(words, str(path), out))
    return worst


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
    """What is in the file, if it is meant as a record."""
    try:
        words = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return words if is_record(words) else None
