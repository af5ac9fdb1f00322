"""Facts of a refusal in words: what people typed, and several things one could mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.refusal import short

CHOICES: Final = 4
"""Of several things no more are named."""


def worded(value: object, own: Callable[[object], object | None]) -> object:
    """*own* has the words of a game for what it alone knows, and None for anything else."""
    found = own(value)
    if found is not None:
        return found
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(worded(each, own) for each in value[:CHOICES])
    return short(value)
