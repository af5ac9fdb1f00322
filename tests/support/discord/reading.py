"""Discord's markdown as a reader's client shows it: the words that stand there, and what they do.

Stricter than any client where clients differ: what might be markup somewhere is markup here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

Names = Mapping[int, str]
"""What people are called, by id."""


@dataclass(slots=True)
class Reading:
    """*marks*: everything that is more than a letter, as ``bold`` or ``link https://…``."""

    text: str = ""
    marks: list[str] = field(default_factory=list)


_ESCAPE: Final = re.compile(r"\\([^0-9A-Za-z\s])")
_TIME: Final = re.compile(r"<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>")
_USER: Final = re.compile(r"<@!?(\d+)>")
_LINE: Final = re.compile(r"[ \t]*(?:(#{1,3}|-#)\s|(>>>|>)\s|([-*+]|\d+[.)])\s)")
_LINE_NAMES: Final = ("heading", "quote", "list")
_SPECIAL: Final = tuple(
    (name, re.compile(pattern))
    for name, pattern in {
        "role": r"<@&\d+>",
        "channel": r"<#\d+>",
        "command": r"</[^\n:]+:\d+>",
        "place": r"<id:[^\n>]+>",
        "emoji": r"<a?:\w+:\d+>|:[^\s:]+:",
        "everyone": r"@(?:everyone|here)",
        "link": r"<[a-z]+:[^\s>]+>|https?://\S+|\bwww\.\S+|discord\.gg/\S+",
        "address": r"<[^\s<>@]+@[^\s<>]+>|<\+[-\d ()]+>",
    }.items()
)
_AROUND: Final = tuple(
    (name, re.compile(pattern, re.DOTALL))
    for name, pattern in {
        "block": r"```(.+?)```",
        "code": r"(?P<ticks>`+)(?P<in>.*?[^`])(?P=ticks)(?!`)",
        "bold": r"\*\*(.+?)\*\*(?!\*)",
        "underlined": r"__(.+?)__(?!_)",
        "struck": r"~~(.+?)~~",
        "spoiler": r"\|\|(.+?)\|\|",
        "slanted": r"\*(?=\S)(.+?)\*|_(?=\S)(.+?)_",
        "link": r"\[([^\]\n]+)\]\([^\s)]+[^)]*\)",
    }.items()
)
_LITERAL: Final = ("block", "code")


def read(raw: str, names: Names | None = None) -> Reading:
    """What people read where *raw* was sent, moments in UTC as ``20:00:45``."""
    reading = Reading()
    _read(raw.strip(), names or {}, reading, fresh=True)
    return reading


def _read(raw: str, names: Names, reading: Reading, *, fresh: bool) -> None:
    at = 0
    while at < len(raw):
        begins = raw[at - 1] == "\n" if at else fresh
        step = _line(raw, at, reading) if begins else 0
        step = step or _step(raw, at, names, reading)
        if not step:
            reading.text += raw[at]
            step = 1
        at += step


def _line(raw: str, at: int, reading: Reading) -> int:
    """Length of what makes a heading, a quote or a list of a line."""
    match = _LINE.match(raw, at)
    if match is None:
        return 0
    reading.marks.extend(
        name for name, found in zip(_LINE_NAMES, match.groups(), strict=True) if found
    )
    return match.end() - at


def _step(raw: str, at: int, names: Names, reading: Reading) -> int:
    """Length of what is more than a letter."""
    rules: tuple[Callable[[str, int, Names, Reading], int], ...] = (
        _escape, _moment, _person, _special, _around
    )  # fmt: skip
    return next((step for rule in rules if (step := rule(raw, at, names, reading))), 0)


def _escape(raw: str, at: int, names: Names, reading: Reading) -> int:
    match = _ESCAPE.match(raw, at)
    if match is None:
        return 0
    reading.text += match[1]
    return 2


def _moment(raw: str, at: int, names: Names, reading: Reading) -> int:
    match = _TIME.match(raw, at)
    if match is None:
        return 0
    seconds, style = int(match[1]), match[2] or "f"
    reading.marks.append(f"time {seconds} {style}")
    reading.text += "⏳" if style == "R" else f"{datetime.fromtimestamp(seconds, UTC):%H:%M:%S}"
    return match.end() - at


def _person(raw: str, at: int, names: Names, reading: Reading) -> int:
    match = _USER.match(raw, at)
    if match is None:
        return 0
    reading.marks.append(f"person {match[1]}")
    reading.text += names.get(int(match[1]), match[0])
    return match.end() - at


def _special(raw: str, at: int, names: Names, reading: Reading) -> int:
    for name, pattern in _SPECIAL:
        if match := pattern.match(raw, at):
            reading.marks.append(f"{name} {match[0]}")
            reading.text += match[0]
            return match.end() - at
    return 0


def _around(raw: str, at: int, names: Names, reading: Reading) -> int:
    for name, pattern in _AROUND:
        match = pattern.match(raw, at)
        if match is None:
            continue
        reading.marks.append(name)
        within = match.groupdict().get("in") or next(filter(None, match.groups()))
        if name in _LITERAL:
            reading.text += within
        else:
            _read(within, names, reading, fresh=False)
        return match.end() - at
    return 0
