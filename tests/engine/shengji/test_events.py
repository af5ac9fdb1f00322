"""What can happen in a hand: ``engine/shengji/events.py``, and what the table looks out for:
``engine/shengji/landmarks.py``."""

from __future__ import annotations

from engine.events import EVERYONE
from engine.shengji import events as ev
from engine.shengji.landmarks import LANDMARKS
from tests.engine.shengji.stories import whole_story

PRIVATE = {"seed-drawn", "hand-dealt", "bottom-dealt", "answered", "bottom-taken", "bottom-buried"}


def test_kinds_are_told_apart() -> None:
    assert len(ev.EVENT_TYPES) == len(ev.ShengjiEvent.__args__) == 17


def test_all_but_cards_that_are_held_and_sealed_answers_is_public() -> None:
    """S-010, S-014, SG-03."""
    for log in whole_story():
        for event in log:
            assert (event.audience == EVERYONE) == (event.kind not in PRIVATE)


def test_who_takes_the_bottom_is_shown_his_cards() -> None:
    """S-014."""
    assert LANDMARKS.personal == {"bottom-taken", "bottom-buried"}
