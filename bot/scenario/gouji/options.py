"""The house rules of Gouji that are written as cards."""

from __future__ import annotations

from typing import Final

from bot.scenario.options import Reader
from engine.gouji.notation import combo


def _plays(words: str) -> object:
    """``B, S, 2xA``; the cards that are kept out of the packs likewise: ``6x3, 6x4``."""
    plays = [combo(play) for play in words.split(",")]
    return tuple(next(iter(play.counts)) for play in plays)


OPTIONS: Final[dict[str, Reader]] = {"gouji_min": _plays, "deck_keep": _plays}
