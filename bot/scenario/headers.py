"""The lines that say which game a case is of and under which rules it is played."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.scenario.case import Case
from bot.scenario.language import Header
from bot.scenario.languages import LANGUAGES, language, value


def header(case: Case, line: str) -> Case:
    """*case* with one such line, or one of its game's own. Raises ValueError, or Rejected, for
    what cannot be read."""
    word, _, rest = line.partition(" ")
    word = word.rstrip(":")
    read = _SHARED.get(word) or language(case).headers[word]
    return read(case, rest.strip())


def _game(case: Case, rest: str) -> Case:
    """Everything else is read in the words of the game, so it comes first."""
    if rest not in LANGUAGES or case != Case(name=case.name, title=case.title, line=case.line):
        raise ValueError(rest)
    return replace(case, game=rest)


def _profile(case: Case, rest: str) -> Case:
    names = tuple(name.strip() for name in rest.split(","))
    if not set(names) <= set(language(case).game.profiles):
        raise ValueError(rest)
    return replace(case, profiles=names)


def _option(case: Case, rest: str) -> Case:
    name, equals, words = (part.strip() for part in rest.partition("="))
    if not equals:
        raise ValueError(rest)
    value(case, name, words)
    return replace(case, options={**case.options, name: words})


def _seed(case: Case, rest: str) -> Case:
    if not re.fullmatch(r"\d+", rest):
        raise ValueError(rest)
    return replace(case, seed=int(rest))


_SHARED: Final[dict[str, Header]] = {
    "game": _game,
    "profile": _profile,
    "option": _option,
    "seed": _seed,
}
