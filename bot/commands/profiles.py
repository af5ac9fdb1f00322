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

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "gouji": {
        "打点": "finalstone",
        "打點": "finalstone",
        "记分": "wanjiaxiang",
        "記分": "wanjiaxiang",
        "憋三": "aixin",
        "山东": "shandong",
        "山東": "shandong",
        "平台": "platform",
        "平臺": "platform",
    },
}
"""By game: how they begin, whatever follows."""
_JOINTS: Final = re.compile(r"[\s_-]+")


def profile_named(game: str, words: str) -> str:
    """The preset of *game* that *words* name, by its id or by what it is called in any language;
    nothing for none. Raises Rejected."""
    found = preset_in(game, words)
    if not found and plain(words):
        names = tuple(preset_name(game, name) for name in GAMES[game].profiles)
        raise Rejected("no-such-profile", words=words.strip(), profiles=names)
    return found


def preset_in(game: str, words: str) -> str:
    """The same; nothing also for words that name none."""
    wanted = plain(words)
    known = _names(game).get(wanted)
    if known is not None or not wanted:
        return known or ""
    words_of = _WORDS.get(game, {})
    return next((preset for word, preset in words_of.items() if wanted.startswith(word)), "")


@cache
def _names(game: str) -> dict[str, str]:
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
