"""Which game, and which preset of its house rules, somebody means (``/newgame 升级 standard``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.commands.profiles import plain, preset_in, profile_named
from bot.house.wording import game_name, preset_about, preset_name
from bot.text import LANGUAGES, Text, locale
from engine.errors import Rejected
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a table can be opened with."""

    words: str
    """What :func:`meant` understands."""
    name: Text


def choices() -> Sequence[Choice]:
    """For menus: each game with its presets."""
    return tuple(
        Choice(f"{game} {preset}", Text("game-preset", {"game": game_name(game), "preset": about}))
        for game in GAMES
        for preset in GAMES[game].profiles
        for about in (preset_about(game, preset),)
    )


def games() -> tuple[Text, ...]:
    """What can be played, with the number of players."""
    return tuple(
        Text("game-seats", {"game": game_name(key), "seats": game.seat_count})
        for key, game in GAMES.items()
    )


def meant(words: str) -> tuple[str, str]:
    """Game and preset that *words* name: one of the two, both, or none, in any language. A preset
    names its game, where no other one has a preset of that name. Raises Rejected."""
    wanted = plain(words)
    if not wanted:
        return "", ""
    for name, game in _called():
        if wanted.startswith(name):
            return game, profile_named(game, wanted.removeprefix(name))
    found = [(game, preset_in(game, words)) for game in GAMES]
    named = [(game, preset) for game, preset in found if preset]
    if len(named) == 1:
        return named[0]
    if named:
        several = tuple(game_name(game) for game, _ in named)
        raise Rejected("many-games", words=words.strip(), games=several, first=several[0])
    raise Rejected("no-such-profile", words=words.strip(), profiles=_presets())


def _presets() -> tuple[Text, ...]:
    """All of them, by game."""
    return tuple(
        Text(
            "game-presets",
            {
                "game": game_name(key),
                "presets": tuple(preset_name(key, preset) for preset in game.profiles),
            },
        )
        for key, game in GAMES.items()
    )


@cache
def _called() -> Sequence[tuple[str, str]]:
    """The games by everything that they are called, the longest names first."""
    found = {plain(key): key for key in GAMES}
    for tag in LANGUAGES:
        for key in GAMES:
            found[plain(locale(tag).words(game_name(key)))] = key
            others = locale(tag).words(Text(f"game-{key}-words"))
            found |= {plain(word): key for word in others.split()}
    return sorted(found.items(), key=lambda name: -len(name[0]))
