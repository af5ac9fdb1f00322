"""The games that a table can be opened with."""

from __future__ import annotations

from typing import Final

from bot.narrators import NARRATORS
from bot.policies import PLAYERS
from engine.games import GAMES

OFFERED: Final = tuple(game for game in GAMES if game in NARRATORS and game in PLAYERS)
"""Keys of those that have rules, words and computer players."""
