"""Scenarios: hands told in a text file that somebody who knows the rules can read and write.

``reading.py`` cuts the text into cases, ``story.py`` answers line by line, ``claims.py`` looks up
what is expected. What only one game says stands in a folder of its own: where its hands stand, how
its answers are written, what it claims (``language.py``). The format is described in
``docs/scenarios.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from bot.scenario.case import BadScenario, Case
from bot.scenario.languages import profiles
from bot.scenario.reading import cases
from bot.scenario.story import Failure, played, tell

__all__ = [
    "BadScenario",
    "Case",
    "Failure",
    "cases",
    "check",
    "check_files",
    "played",
    "profiles",
    "tell",
]


def check(text: str, name: str) -> list[Failure]:
    """The first line that does not hold of each case, under each profile it names.

    *name* is what the file is called in messages. Raises BadScenario for what is not in the
    format.
    """
    told = (tell(case, profile, name) for case in cases(text, name) for profile in profiles(case))
    return [failure for failure in told if failure is not None]


def check_files(paths: Iterable[Path], out: TextIO) -> int:
    """Check each file and write to *out* what does not hold, or how many cases do.

    0: all hold; 1: a line does not hold; 2: a file is not there, or not in the format.
    """
    worst = 0
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
            failures = check(text, str(path))
        except (OSError, UnicodeDecodeError) as error:
            out.write(f"unreadable {path}: {error}\n")
            worst = 2
        except BadScenario as error:
            out.write(f"unreadable {error}\n")
            worst = 2
        else:
            out.writelines(f"{failure}\n" for failure in failures)
            out.write(f"{'failed' if failures else 'ok'} {path}\n")
            worst = max(worst, int(bool(failures)))
    return worst
