"""Computer players (电脑): a seat's view goes in, one legal answer comes out.

A policy is given a view, never a state, so it cannot peek even by mistake. Equal views get equal
answers: chance comes from a stream that the maker hands in, and without one from the view itself.

Each game has a package here that satisfies :class:`~bot.policies.policy.Players`, and one line.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from bot.policies import baohuang, gouji, shengji
from bot.policies.policy import Maker, Players, Policy, aside
from bot.policies.steady import Steady

__all__ = [
    "MAKERS",
    "PLAYERS",
    "POLICIES",
    "STAND_INS",
    "YARDSTICKS",
    "Maker",
    "Players",
    "Policy",
    "Steady",
    "aside",
    "policy",
]

_baohuang: Players = baohuang
_gouji: Players = gouji
_shengji: Players = shengji

PLAYERS: Final[Mapping[str, Players]] = {
    "gouji": _gouji,
    "shengji": _shengji,
    "baohuang": _baohuang,
}
"""By key of the game."""
MAKERS: Final = {game: players.makers for game, players in PLAYERS.items()}
"""By game, then by name: how a policy that can be seated is made from a stream of chance."""
YARDSTICKS: Final = {game: players.yardsticks for game, players in PLAYERS.items()}
"""In the same way, those that are only there to be measured against."""


def policy(game: str, name: str, chance: Random | None = None) -> Policy:
    """A policy by its name. Raises LookupError, naming the choices, when there is none."""
    makers = {**MAKERS.get(game, {}), **YARDSTICKS.get(game, {})}
    if name not in makers:
        known = ", ".join(makers) or "none"
        raise LookupError(f"{game}: no computer player {name!r}; there is: {known}")
    return makers[name](chance)


POLICIES: Final[Mapping[str, Mapping[str, Steady]]] = {
    game: {name: Steady(policy(game, name), players.check) for name in players.makers}
    for game, players in PLAYERS.items()
}
"""The computers that can be seated, by game and name. Each is called with a view."""

STAND_INS: Final[Mapping[str, Steady]] = {
    game: Steady(players.stand_in(), players.check) for game, players in PLAYERS.items()
}
"""By game: who decides for a person whose clock has run out."""
