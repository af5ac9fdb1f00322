"""Who may learn of an event: ``engine/events.py``."""

from __future__ import annotations

from engine.events import EVERYONE, NOBODY, only
from engine.seats import seats


def test_an_event_is_for_everybody_for_some_or_for_nobody() -> None:
    everybody = [*seats(6), None]
    assert all(EVERYONE.includes(viewer) for viewer in everybody)
    assert not any(NOBODY.includes(viewer) for viewer in everybody)
    pair = only(*seats(6)[1:3])
    assert [viewer for viewer in everybody if pair.includes(viewer)] == [1, 2]


def test_the_group_is_no_seat() -> None:
    assert not only(*seats(6)).includes(None)
