"""How stored events of an earlier version become those of the next one. There are none yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Upcast

UPCASTS: Final[Mapping[tuple[str, int], Upcast]] = {}
