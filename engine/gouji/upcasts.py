"""Lifting stored events of earlier versions.

``("cards-played", 1)`` maps to the function that turns the stored fields of version 1 into those
of version 2. An entry is never removed: what was stored once must load for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Upcast

UPCASTS: Final[Mapping[tuple[str, int], Upcast]] = {}
