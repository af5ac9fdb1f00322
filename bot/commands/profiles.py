"""Which preset of the house rules somebody means."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.house.wording import preset_name
from bot.text import LANGUAGES, locale
from engine.errors import Rejected
from engine.games import GAMES

_JOINTS: Final = re.compile(r"[\s_-]+")
_LEAST: Final = 2
"""Letters with which a name must begin to be known by its beginning."""


def profile_named(game: str, words: str) -> str:
    """The preset of *game* that *words* name, by its id or by what it is called in any language,
    or how one of these begins; nothing for no words. Raises Rejected."""
    found = preset_in(game, words)
    if not found and plain(words):
        names = tuple(preset_name(game, name) for name in GAMES[game].profiles)
        raise Rejected("no-such-profile", words=words.strip(), profiles=names)
    return found


def preset_in(game: str, words: str) -> str:
    """The same; nothing also for words that name none, or more than one."""
    wanted = plain(words)
    known = _names(game)
    if wanted in known or len(wanted) < _LEAST:
        return known.get(wanted, "")
    begun = {preset for name, preset in known.items() if name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else ""


@cache
def _names(game: str) -> Mapping[str, str]:
    """The presets by everything that they are called."""
    found: dict[str, str] = {}
    for name in GAMES[game].profiles:
        found[plain(name)] = name
        for tag in LANGUAGES:
            found[plain(locale(tag).words(preset_name(game, name)))] = name
    return found


def plain(words: str) -> str:
    """Without what is written in one way by one, and in another way by another."""
    return _JOINTS.sub("", words.casefold())
