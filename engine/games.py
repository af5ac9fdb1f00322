"""The games one can play. Adding a game is adding a package and one line here."""

from __future__ import annotations

from typing import Final

from engine import gouji
from engine.game import AnyGame, Game
from engine.gouji.actions import Action
from engine.gouji.events import GoujiEvent
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.gouji.view import View

_gouji: Game[GoujiRules, State, Action, GoujiEvent, View] = gouji

GAMES: Final[dict[str, AnyGame]] = {game.key: game for game in (_gouji,)}
