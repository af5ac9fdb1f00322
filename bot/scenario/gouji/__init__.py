"""Scenarios of Gouji: what their lines say beyond those of any game.

``headers.py`` reads where the hand stands, ``position.py`` puts it together, ``words.py`` reads
answers, ``turns.py`` knows who is heard before whom; ``claims.py``, ``preparations.py`` and
``verdicts.py`` look up what is expected.
"""

from bot.scenario.gouji.beginning import begin
from bot.scenario.gouji.claims import broken
from bot.scenario.gouji.headers import HEADERS as headers
from bot.scenario.gouji.options import OPTIONS as options
from bot.scenario.gouji.turns import UNPASSED as unpassed
from bot.scenario.gouji.turns import idle, passed_over
from bot.scenario.gouji.words import answer
from engine import gouji as game

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
