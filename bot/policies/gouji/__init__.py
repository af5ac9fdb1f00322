"""The computer players of Gouji. Of the sound one, start reading in ``advice.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.policies.gouji import plain
from bot.policies.gouji.advice import GreedyPlayer, advice
from bot.policies.gouji.choice import Advice
from bot.policies.gouji.random import RandomPlayer
from bot.policies.gouji.stand_in import stand_in
from bot.policies.policy import Maker
from engine.gouji.asked import check

makers: Final[Mapping[str, Maker]] = {
    "random": RandomPlayer,
    "greedy": lambda chance: GreedyPlayer(),
}
yardsticks: Final[Mapping[str, Maker]] = {
    "lowest": lambda chance: plain.lowest(),
    "natural": lambda chance: plain.natural(),
}

__all__ = ["Advice", "GreedyPlayer", "advice", "check", "makers", "stand_in", "yardsticks"]
