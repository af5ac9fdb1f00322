"""Which events mean something around the table."""

from __future__ import annotations

from typing import Final

from engine.baohuang.events import (
    CardsMoved,
    SeatFinished,
    SoloGrabbed,
    ThronePassed,
    ThroneTaken,
)
from engine.game import Landmarks

LANDMARKS: Final = Landmarks(
    personal=frozenset(
        event.kind for event in (CardsMoved, SeatFinished, ThronePassed, ThroneTaken)
    ),
    regrouped=frozenset({SoloGrabbed.kind}),
)
