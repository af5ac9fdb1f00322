"""The words around a match for a game that has none of its own: sides without a name, places by
number, nothing carried on. A narrator takes over what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.narrate import Scene
from bot.text import Text


def side(side: int) -> Text | None:
    """Whoever plays on it is named."""
    return None


def place(place: int) -> Text:
    return Text("place-number", {"place": place})


def carried(scene: Scene, carried: Any) -> Sequence[Text]:
    return ()
