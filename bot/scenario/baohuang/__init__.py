"""Scenarios of Baohuang: what their lines say beyond those of any game.

``headers.py`` reads where the hand stands, ``beginning.py`` puts it together, ``words.py`` reads
answers; ``claims.py`` and ``verdicts.py`` look up what is expected.
"""

from bot.scenario.baohuang.beginning import begin
from bot.scenario.baohuang.claims import broken
from bot.scenario.baohuang.headers import HEADERS as headers
from bot.scenario.baohuang.options import OPTIONS as options
from bot.scenario.baohuang.words import UNPASSED as unpassed
from bot.scenario.baohuang.words import answer, idle, passed_over
from engine import baohuang as game

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
