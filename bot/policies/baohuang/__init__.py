"""The computer players of Baohuang. Of the sound one, start reading in ``greedy.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.policies.baohuang import plain
from bot.policies.baohuang.greedy import GreedyPlayer
from bot.policies.baohuang.random import RandomPlayer
from bot.policies.baohuang.stand_in import stand_in
from bot.policies.policy import Maker
from engine.baohuang.asked import check

makers: Final[Mapping[str, Maker]] = {
    "random": RandomPlayer,
    "greedy": lambda chance: GreedyPlayer(),
}
yardsticks: Final[Mapping[str, Maker]] = {
    "lowest": lambda chance: plain.lowest(),
    "natural": lambda chance: plain.natural(),
}

__all__ = ["GreedyPlayer", "check", "makers", "stand_in", "yardsticks"]
