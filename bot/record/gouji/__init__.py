"""Records of Gouji. The module is a :class:`~bot.record.games.Recorded`."""

from __future__ import annotations

from typing import Final

from bot.record.gouji.carried import impossible
from bot.record.gouji.steps import Deriver as deriver
from bot.record.gouji.telling import answer, private
from engine.gouji.matters import Matter

matters: Final = frozenset(Matter)

__all__ = ["answer", "deriver", "impossible", "matters", "private"]
