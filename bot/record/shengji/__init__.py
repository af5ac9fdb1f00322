"""Records of Shengji. The module is a :class:`~bot.record.games.Recorded`."""

from __future__ import annotations

from typing import Final

from bot.record.shengji.carried import impossible
from bot.record.shengji.steps import deriver
from bot.record.shengji.telling import answer, private
from engine.shengji.matters import Matter

matters: Final = frozenset(Matter)

__all__ = ["answer", "deriver", "impossible", "matters", "private"]
