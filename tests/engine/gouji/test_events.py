"""What can happen in a hand: ``engine/gouji/events.py``."""

from __future__ import annotations

from engine.counts import EMPTY
from engine.events import EVERYONE, NOBODY, only
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.actions import NoBurn
from tests.engine.gouji.stories import whole_story
from tests.support.hands import P0, P1, P3, P4, P5, combo

PRIVATE = {"seed-drawn", "hand-dealt", "answered", "hand-shown", "play-suggested", "hand-proved"}
BY_FACTS = {"cards-moved", "seat-stuffed"}
"""Cards that change hands, and stuffing that a house hides: who learns of it, the event says."""


def test_kinds_are_told_apart() -> None:
    assert len(ev.EVENT_TYPES) == len(ev.GoujiEvent.__args__) == 52


def test_cards_that_change_hands_are_seen_by_the_two_or_by_all() -> None:
    """G-093, G-237."""
    for open_, known in ((False, only(P1, P3)), (True, EVERYONE)):
        moved = sv.CardsMoved(why=sv.Why.TRIBUTE, seat=P1, to=P3, cards=(), open=open_)
        assert moved.audience == known
    assert ev.SeatStuffed(seat=P0, by=P1, hidden=True).audience == NOBODY
    assert ev.SeatStuffed(seat=P0, by=P1).audience == EVERYONE


def test_what_is_private_is_known_to_those_it_concerns_and_all_else_to_everybody() -> None:
    """G-245: the prompter and the prompted."""
    for log in whole_story():
        for event in log:
            if event.kind not in BY_FACTS:
                assert (event.audience != EVERYONE) == (event.kind in PRIVATE)
    assert ev.SeedDrawn(seed="0").audience == NOBODY
    assert ev.HandDealt(seat=P1, cards=()).audience == only(P1)
    assert ev.Answered(seat=P5, action=NoBurn()).audience == only(P5)
    assert ev.HandShown(seat=P0, to=P4, cards=EMPTY).audience == only(P0, P4)
    assert ev.PlaySuggested(seat=P3, to=P1, combo=combo("3")).audience == only(P3, P1)
