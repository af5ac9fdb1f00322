"""The words around a match for a game that has none of its own: sides without a name. A narrator
takes over what fits."""

from __future__ import annotations

from bot.text import Text


def side(side: int) -> Text | None:
    """Whoever plays on it is named."""
    return None
