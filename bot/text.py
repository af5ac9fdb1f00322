"""Sentences as data. They are put into words only when they are sent, per reader."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES: Final = ("zh-Hans", "zh-Hant", "en")
DEFAULT: Final = "zh-Hans"

NAME: Final = 12
"""Visible letters of a name."""

_MARKS: Final = 2
_MARK = re.compile("\ue000(\\d+)\ue001|\ue002([^\ue003]*)\ue003([^\ue004]*)\ue004")
_UNSPEAKABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ue000-\ue004\ufeff]"
)
"""Control and direction marks and line breaks, which a name could use to garble a line."""
_LEFTWARD: Final = ("R", "AL")
"""Classes of letters that turn the direction of what stands beside them."""


@dataclass(frozen=True, slots=True)
class Mention:
    """Somebody who is called by name, so that his device rings."""

    user: str
    """The platform's id for this person."""
    name: str


Piece = str | datetime | Mention


@dataclass(frozen=True, slots=True)
class Text:
    """A message id and its variables. Variables may be texts, moments (UTC), mentions, and lists
    of these."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)


class Locale:
    """One language. A missing word is an error, never a key shown to a player.

    *here*: for readers who are answered alone in the room. What is said to them otherwise has a
    second text whose id ends in ``-here``.
    """

    def __init__(self, name: str, here: bool = False) -> None:
        self.name = name
        self._here = here
        self._bundle = FluentBundle([name], use_isolating=False)
        for path in sorted((Path(__file__).parent / "locale" / name).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def words(self, text: Text) -> str:
        """The sentence; moments and mentions are still marks, see :func:`pieces`.

        Raises LookupError for an unknown id or a missing variable.
        """
        key = text.key
        if self._here and self._bundle.has_message(f"{key}-here"):
            key = f"{key}-here"
        if not self._bundle.has_message(key):
            raise LookupError(f"{self.name}: no text {key}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        args = {key: self._word(arg) for key, arg in text.args.items()}
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.name}: {text.key}: {errors}")
        return str(words)

    def _word(self, arg: object) -> object:
        match arg:
            case int():
                return fluent_number(arg, useGrouping=False)
            case Text():
                return self.words(arg)
            case datetime():
                return f"\ue000{int(arg.timestamp())}\ue001"
            case Mention():
                return f"\ue002{_plain(arg.user)}\ue003{_plain(arg.name)}\ue004"
            case tuple():
                return self.words(Text("list-separator")).join(str(self._word(a)) for a in arg)
            case _:
                return _isolated(_plain(str(arg)))


def _plain(words: str) -> str:
    return _UNSPEAKABLE.sub("", words)


def _isolated(words: str) -> str:
    """Words of a script that runs leftward keep to themselves."""
    if any(unicodedata.bidirectional(letter) in _LEFTWARD for letter in words):
        return f"\u2068{words}\u2069"
    return words


def shortened(name: str) -> str:
    """A name as it fits into a line: one line, at most 12 visible letters, few accents on each."""
    letters: list[str] = []
    visible = marks = 0
    for letter in " ".join(_UNSPEAKABLE.sub(" ", name).split()):
        if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
            marks += 1
            if marks > _MARKS:
                continue
        else:
            visible, marks = visible + 1, 0
        if visible > NAME:
            return "".join(letters[:-1]) + "…"
        letters.append(letter)
    return "".join(letters)


@cache
def locale(name: str, here: bool = False) -> Locale:
    return Locale(name, here)


def pieces(words: str) -> tuple[Piece, ...]:
    """The words, with each moment (UTC) and each mention between them."""
    found: list[Piece] = []
    start = 0
    for mark in _MARK.finditer(words):
        moment, user, name = mark.groups()
        found.append(words[start : mark.start()])
        found.append(
            Mention(user, name) if moment is None else datetime.fromtimestamp(int(moment), UTC)
        )
        start = mark.end()
    return tuple(piece for piece in (*found, words[start:]) if piece)


def language_for(tag: str) -> str:
    """The nearest language we speak to a client's BCP 47 *tag*; nothing gives the default."""
    lowered = tag.lower()
    if not lowered:
        return DEFAULT
    if not lowered.startswith("zh"):
        return "en"
    traditional = any(part in lowered for part in ("hant", "tw", "hk", "mo"))
    return "zh-Hant" if traditional else "zh-Hans"
