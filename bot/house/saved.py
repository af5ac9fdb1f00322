"""The house rules that a room keeps for its next tables, one set for each game.

A room has two texts for them: presets, and what differs from these, as JSON. A name in them is
``game/name``, or of the first game that there was where it has no game: ``finalstone
shengji/standard`` with ``{"cut": "none", "shengji/bands": "yes"}``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from bot.house.house import House
from engine.games import FIRST, GAMES, first_preset

Saved = tuple[str, str]
"""Presets and changes as the room has them."""

_FIRST: Final = "gouji"
"""The game of what is stored without one."""


def saved_for(game: str, saved: Saved | None) -> House | None:
    """What was saved for tables of *game*; None for nothing, or a preset that there is not."""
    found = next((each for each in _houses(saved) if each.game == game), None)
    return found if found is not None and found.preset in GAMES[game].profiles else None


def begun_with(game: str, saved: Saved | None) -> House:
    """What a new table of *game* begins with: what was saved, or else the first preset."""
    return saved_for(game, saved) or House(game, first_preset(game))


def game_of(saved: Saved | None) -> str:
    """The game for which rules were saved last; the first one where none were."""
    games = [each.game for each in _houses(saved) if each.game in GAMES]
    return games[-1] if games else FIRST


def saved_with(house: House, saved: Saved | None) -> Saved:
    """*saved* with *house* in place of what it had for that game."""
    kept = (*(each for each in _houses(saved) if each.game != house.game), house)
    changes = {
        _whole(each.game, name): value for each in kept for name, value in each.changes.items()
    }
    presets = " ".join(_whole(each.game, each.preset) for each in kept)
    return presets, json.dumps(changes, separators=(",", ":")) if changes else ""


def _houses(saved: Saved | None) -> Iterable[House]:
    presets, text = saved or ("", "")
    changes = [(_parts(name), value) for name, value in (json.loads(text) if text else {}).items()]
    for game, preset in map(_parts, presets.split()):
        yield House(game, preset, {name: value for (of, name), value in changes if of == game})


def _whole(game: str, name: str) -> str:
    return name if game == _FIRST else f"{game}/{name}"


def _parts(whole: str) -> tuple[str, str]:
    game, _, name = whole.rpartition("/")
    return game or _FIRST, name
