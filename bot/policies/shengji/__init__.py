"""The computer players of Shengji. Of the sound one, start reading in ``advice.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.policies.policy import Maker
from bot.policies.shengji.advice import GreedyPlayer, advice
from bot.policies.shengji.choice import Advice, Reason
from bot.policies.shengji.plain import Lowest
from bot.policies.shengji.random import RandomPlayer
from bot.policies.shengji.stand_in import stand_in
from engine.shengji.asked import check

makers: Final[Mapping[str, Maker]] = {
    "random": RandomPlayer,
    "greedy": lambda chance: GreedyPlayer(),
}
yardsticks: Final[Mapping[str, Maker]] = {"lowest": lambda chance: Lowest()}

__all__ = [
    "Advice",
    "GreedyPlayer",
    "Reason",
    "advice",
    "check",
    "makers",
    "stand_in",
    "yardsticks",
]
