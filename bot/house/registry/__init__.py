"""The numbers of options and values in a code that people share, for ever. One file a game.

A code is written down and pasted years later, so a number never gets another meaning: lines are
only ever added at the end of a game's ``NUMBERED``, also for a new value of an option that stands
there, and none is taken out or moved. The same goes for its ``PRESETS``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.house.registry import baohuang, gouji, shengji
from bot.house.registry.form import Registry

REGISTRIES: Final[Mapping[str, Registry]] = {
    "gouji": Registry("GJ", gouji.PRESETS, gouji.NUMBERED),
    "shengji": Registry("SJ", shengji.PRESETS, shengji.NUMBERED, checks_prefix=True),
    "baohuang": Registry("BH", baohuang.PRESETS, baohuang.NUMBERED, checks_prefix=True),
}
"""By the key of the game."""

__all__ = ["REGISTRIES", "Registry"]
