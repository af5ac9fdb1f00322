"""The text of scenarios, cut into cases and their lines. What the lines say is checked here only
as far as it needs no hand; ``docs/scenarios.md`` describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.scenario.case import MAY, BadScenario, Case, Said, Step
from bot.scenario.case import seats as named_seats
from bot.scenario.headers import header
from bot.scenario.languages import language, profiles, rules
from engine.errors import Rejected
from engine.seats import seats

_ANSWER: Final = re.compile(r"P\d:")
_COMMENT: Final = re.compile(r"(?:^|\s)#.*")


def cases(text: str, name: str) -> tuple[Case, ...]:
    """The cases of one file called *name*. What stands before the first ``case`` line holds for
    all of them; a file without such a line is one case.

    Raises BadScenario for the first line that is not in the format.
    """
    shared = now = Case(name=name)
    found: list[Case] = []
    started = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", raw).strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        try:
            if word == "case":
                if started:
                    found.append(now)
                elif now.steps:
                    raise ValueError(line)
                shared = shared if started else now
                started = True
                now = _titled(shared, rest, number)
            else:
                now = _with(now, number, line)
        except (ValueError, Rejected, IndexError, KeyError) as error:
            raise BadScenario(name, number, line) from error
    found.append(now)
    for case in found:
        _playable(case, name)
    return tuple(found)


def _titled(shared: Case, rest: str, line: int) -> Case:
    name, _, title = rest.partition(":")
    if not re.fullmatch(r"[\w.-]+", name.strip()):
        raise ValueError(rest)
    return replace(shared, name=name.strip(), title=title.strip(), line=line)


def _playable(case: Case, name: str) -> None:
    for profile in profiles(case):
        try:
            rules(case, profile)
        except (ValueError, TypeError) as error:
            raise BadScenario(name, case.line, f"{profile}: {error}") from error


def _with(case: Case, number: int, line: str) -> Case:
    """*case* with one more line. Raises ValueError, or Rejected, for what cannot be read."""
    step = _step(number, line, language(case).game.seat_count)
    if step is not None:
        return replace(case, steps=(*case.steps, step))
    if case.steps:
        raise ValueError(line)
    return header(case, line)


def _step(number: int, line: str, count: int) -> Step | None:
    """A line of the story at a table of *count*; None: it is none."""
    if line.startswith(">"):
        tried = MAY.fullmatch(line[1:].strip())
        if tried is not None:
            named_seats(f"P{tried['seat']}", count)
        return Step(number, line, expect=line[1:].strip())
    if _ANSWER.match(line):
        return Step(number, line, answers=tuple(_answers(line, count)))
    match line.split():
        case ["others", "pass"]:
            return Step(number, line, lapse=seats(count), release=True)
        case ["hold", "ends"] | ["nobody", "burns"]:
            return Step(number, line, release=True)
        case ["lapse", *_]:
            return Step(number, line, lapse=named_seats(line.partition(" ")[2], count))
        case _:
            return None


def _answers(line: str, count: int) -> Iterator[Said]:
    for part in line.split(";"):
        who, _, words = part.partition(":")
        (seat,) = named_seats(who, count)
        if not words.strip():
            raise ValueError(line)
        yield Said(seat, words.strip())
