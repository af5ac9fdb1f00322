"""Scenarios of Shengji: what their lines say beyond those of any game.

``headers.py`` reads where the hand stands, ``beginning.py`` puts it together, ``words.py`` reads
answers; ``claims.py`` and ``verdicts.py`` look up what is expected.
"""

from bot.scenario.shengji.beginning import begin
from bot.scenario.shengji.claims import broken
from bot.scenario.shengji.headers import HEADERS as headers
from bot.scenario.shengji.options import OPTIONS as options
from bot.scenario.shengji.words import UNPASSED as unpassed
from bot.scenario.shengji.words import answer, idle, passed_over
from engine import shengji as game

__all__ = [
    "answer",
    "begin",
    "broken",
    "game",
    "headers",
    "idle",
    "options",
    "passed_over",
    "unpassed",
]
