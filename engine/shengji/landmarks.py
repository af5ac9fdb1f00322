"""Which events mean something around the table."""

from __future__ import annotations

from typing import Final

from engine.game import Landmarks
from engine.shengji.events import BottomBuried, BottomTaken

LANDMARKS: Final = Landmarks(personal=frozenset({BottomTaken.kind, BottomBuried.kind}))
