"""Records of Baohuang. The module is a :class:`~bot.record.games.Recorded`."""

from __future__ import annotations

from typing import Final

from bot.record.baohuang.carried import impossible
from bot.record.baohuang.steps import deriver
from bot.record.baohuang.telling import answer, private
from engine.baohuang.matters import Matter

matters: Final = frozenset(Matter)

__all__ = ["answer", "deriver", "impossible", "matters", "private"]
