"""Which events mean something around the table."""

from __future__ import annotations

from typing import Final

from engine.game import Landmarks
from engine.gouji.events import HandShown, PlaySuggested, SeatFinished
from engine.gouji.setup_events import CardsMoved, HandProved

LANDMARKS: Final = Landmarks(
    personal=frozenset(
        event.kind for event in (HandShown, PlaySuggested, SeatFinished, CardsMoved, HandProved)
    )
)
