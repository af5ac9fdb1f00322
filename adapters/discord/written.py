"""Words, moments and names as Discord shows them.

Discord reads markdown, calls and addresses everywhere. A backslash before a mark makes a mere
letter of it; so whatever the core says is shown letter by letter, and only moments, the one
mention and the names of our commands are more than that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.text import Mention, Piece

_MARK: Final = re.compile(r"[\\*_~|`<>\[\]@#/]|:(?!\s)")
"""Begins or ends emphasis, code, spoilers, links, calls, moments, headings, quotes, emoji."""
_ITEM: Final = re.compile(r"(?m)^([^\S\n]*\d*)([-+.)])(?=\s)")
"""Makes a list of a line."""


_COMMAND: Final = re.compile(r"(?<![\w/])/([a-z]+)\b")

NONE: Final[Mapping[str, str]] = {}


def written(pieces: Iterable[Piece], commands: Mapping[str, str] = NONE) -> str:
    """The text as it has to be sent.

    A moment is the time of its reader's own zone, to the second, and how long it is until then:
    the client keeps that current. A mention rings only if the message allows it. *commands*: the
    ids of those that exist, by name; the client shows each by the name in its own language, and
    it can be pressed.
    """
    return "".join(
        _with_commands("".join(map(str, run)), commands)
        if kind is str
        else "".join(map(_special, run))
        for kind, run in groupby(pieces, type)
    )


def _with_commands(words: str, commands: Mapping[str, str]) -> str:
    made, start = "", 0
    for found in _COMMAND.finditer(words):
        name = found[1]
        if name in commands:
            made += literal(words[start : found.start()]) + f"</{name}:{commands[name]}>"
            start = found.end()
    return made + literal(words[start:])


def literal(words: str) -> str:
    """Words that are shown exactly as they are, whatever is in them."""
    return _ITEM.sub(r"\1\\\2", _MARK.sub(r"\\\g<0>", words))


def _special(piece: Piece) -> str:
    match piece:
        case Mention(user=user):
            return f"<@{user}>"
        case datetime():
            seconds = int(piece.timestamp())
            return f"<t:{seconds}:T> (<t:{seconds}:R>)"
        case str():
            return literal(piece)
