"""The narrator of each game, by the key of the game. A new game adds one line here."""

from __future__ import annotations

from typing import Final

from bot.narrate import Narrators, baohuang, gouji, shengji

NARRATORS: Final[Narrators] = {"gouji": gouji, "shengji": shengji, "baohuang": baohuang}
