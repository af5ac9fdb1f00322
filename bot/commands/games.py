"""Which game, and which preset of its house rules, somebody means (``/newgame 升级 standard``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.commands.profiles import plain, preset_in, profile_named
from bot.house.wording import game_name, preset_about, preset_name
from bot.text import LANGUAGES, Text, locale
from engine.errors import Rejected
from engine.games import FIRST, GAMES


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a table can be opened with."""

    words: str
    """What :func:`meant` understands."""
    name: Text


def choices() -> Sequence[Choice]:
    """For menus: each game by the rules that the room has for it, then each of its presets."""
    presets = tuple(
        Choice(f"{game} {preset}", Text("game-preset", {"game": game_name(game), "preset": about}))
        for game in GAMES
        for preset in GAMES[game].profiles
        for about in (preset_about(game, preset),)
    )
    return (*(Choice(game, name) for game, name in zip(GAMES, games(), strict=True)), *presets)


def games() -> tuple[Text, ...]:
    """What can be played, with the number of players."""
    return tuple(
        Text("game-seats", {"game": game_name(game), "seats": GAMES[game].seat_count})
        for game in GAMES
    )


def another(game: str = "") -> Text:
    """The name of a game other than *game*, as an example; of this one where it is alone."""
    others = [each for each in GAMES if each != (game or FIRST)]
    return game_name(next(iter(others), FIRST))


def meant(words: str) -> tuple[str, str]:
    """Game and preset that *words* name: one of the two, both, or none, in any language. A preset
    names its game, where no other one has a preset of that name. Raises Rejected."""
    wanted = plain(words)
    if not wanted:
        return "", ""
    for name, game in _called():
        if wanted.startswith(name):
            rest = wanted.removeprefix(name)
            _require_no_other(game, rest)
            return game, profile_named(game, rest)
    found = [(game, preset_in(game, words)) for game in GAMES]
    named = [(game, preset) for game, preset in found if preset]
    if len(named) == 1:
        return named[0]
    if named:
        several = tuple(game_name(game) for game, _ in named)
        raise Rejected("many-games", words=words.strip(), games=several, first=several[0])
    raise Rejected("no-such-game", words=words.strip(), games=_presets(), example=another())


def game_called(words: str) -> str | None:
    """The game that is called so in any language."""
    return next((game for name, game in _called() if name == plain(words)), None)


def _require_no_other(game: str, rest: str) -> None:
    """Raises Rejected where another game than *game* is named behind it."""
    other = next((each for name, each in _called() if rest.startswith(name)), game)
    if other != game:
        raise Rejected(
            "two-games", games=(game_name(game), game_name(other)), first=game_name(game)
        )


def _presets() -> tuple[Text, ...]:
    """All of them, by game."""
    return tuple(
        Text(
            "game-presets",
            {
                "game": game_name(game),
                "presets": tuple(preset_name(game, preset) for preset in GAMES[game].profiles),
            },
        )
        for game in GAMES
    )


@cache
def _called() -> Sequence[tuple[str, str]]:
    """The games by everything that they are called, the longest names first."""
    found = {plain(game): game for game in GAMES}
    for tag in LANGUAGES:
        for game in GAMES:
            others = locale(tag).words(Text(f"game-{game}-words"))
            found |= {plain(word): game for word in others.split()}
    return sorted(found.items(), key=lambda name: -len(name[0]))
