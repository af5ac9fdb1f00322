"""The games one can play. Adding a game is adding a package and one line here."""

from __future__ import annotations

from typing import Final

from engine import baohuang, gouji, shengji
from engine.baohuang.actions import Action as BaohuangAction
from engine.baohuang.events import BaohuangEvent
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import State as BaohuangState
from engine.baohuang.view import View as BaohuangView
from engine.game import AnyGame, Game
from engine.gouji.actions import Action
from engine.gouji.events import GoujiEvent
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.gouji.view import View
from engine.shengji.actions import Action as ShengjiAction
from engine.shengji.events import ShengjiEvent
from engine.shengji.rules import ShengjiRules
from engine.shengji.state import State as ShengjiState
from engine.shengji.view import View as ShengjiView

_gouji: Game[GoujiRules, State, Action, GoujiEvent, View] = gouji
_shengji: Game[ShengjiRules, ShengjiState, ShengjiAction, ShengjiEvent, ShengjiView] = shengji
_baohuang: Game[BaohuangRules, BaohuangState, BaohuangAction, BaohuangEvent, BaohuangView] = (
    baohuang
)

GAMES: Final[dict[str, AnyGame]] = {game.key: game for game in (_gouji, _shengji, _baohuang)}
"""By their keys. A new game is only ever added at the end: buttons of old messages name a game by
its place here, and mean the same one for ever."""

FIRST: Final = next(iter(GAMES))
"""The key of the game that is meant where none is named."""


def first_preset(game: str) -> str:
    """The house rules of *game* that are meant where none are named. Raises LookupError for a game
    that there is not."""
    return next(iter(GAMES[game].profiles))
