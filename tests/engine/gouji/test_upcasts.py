"""Events of earlier versions: ``engine/gouji/upcasts.py``."""

from __future__ import annotations

from engine.gouji.events import EVENT_TYPES
from engine.gouji.upcasts import UPCASTS


def test_every_earlier_version_of_an_event_can_be_lifted() -> None:
    expected = {
        (kind, version)
        for kind, event in EVENT_TYPES.items()
        for version in range(1, event.version)
    }
    assert set(UPCASTS) == expected
