"""The words around a match for a game that has none of its own: sides without a name, hands that
begin with nothing. A narrator takes over what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.narrate import Scene
from bot.text import Text


def side(side: int) -> Text | None:
    """Whoever plays on it is named."""
    return None


def standing(scene: Scene, view: Any) -> Sequence[Text]:
    """Nothing is at stake but what the score says already."""
    return ()
