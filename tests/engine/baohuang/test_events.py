"""Events, and what they do to a hand.

engine/baohuang/actions.py, engine/baohuang/booking.py, engine/baohuang/landmarks.py,
engine/baohuang/upcasts.py
"""

from __future__ import annotations

from typing import get_args

from engine import baohuang
from engine.baohuang import events as ev
from engine.baohuang.actions import Action
from engine.baohuang.state import ALL
from engine.cards import Card
from engine.games import GAMES
from engine.hand import Hand
from tests.engine.baohuang.stories import whole_story
from tests.engine.baohuang.table import P2, P3


def test_the_events_of_a_hand_make_it_again() -> None:
    """B-031: the journal is all there is."""
    for log in whole_story():
        hand = Hand.replay(GAMES["baohuang"], log)
        assert hand.length == len(log)
        again = hand.state
        for event in log[-1:]:
            assert Hand.replay(GAMES["baohuang"], log[:-1]).follow([event]).state == again


def test_who_may_learn_of_what() -> None:
    """BG-14: hands for their owners, tribute for two, sealed answers for who gave them, the seed
    for nobody; everything else is public."""
    for log in whole_story():
        for event in log:
            seen = [seat for seat in (*ALL, None) if event.audience.includes(seat)]
            match event:
                case ev.HandDealt() | ev.Answered():
                    assert seen == [event.seat]
                case ev.CardsMoved():
                    assert seen == sorted((event.seat, event.to))
                case ev.SeedDrawn():
                    assert seen == []
                case _:
                    assert seen == [*ALL, None]


def test_nothing_public_names_the_card_that_makes_the_guard_before_it_is_played() -> None:
    """BG-14, B-004: but what is called, which is public itself."""
    for log in whole_story():
        for event in log:
            if isinstance(event, ev.CardsPlayed | ev.HandEnded | ev.GuardExposed):
                break
            if isinstance(event, ev.HandStarted):
                continue
            if event.audience.includes(None):
                assert Card.XG not in repr(event)
                assert "guard=" not in repr(event)


def test_a_throne_that_goes_to_who_has_it_moves_nothing() -> None:
    """B-050: taking it oneself is no change of cards."""
    log = next(log for log in whole_story() if any(isinstance(e, ev.GuardCalled) for e in log))
    taken = next(e for e in log if isinstance(e, ev.ThroneTaken))
    before = Hand.replay(GAMES["baohuang"], log[: log.index(taken)]).state
    after = baohuang.evolve(before, taken)
    assert after.cards == before.cards
    assert after.reigns
    moved = baohuang.evolve(before, ev.ThroneTaken(seat=P3))
    assert Card.XE in moved.marks[P3]
    assert Card.XE not in moved.marks[P2]


def test_nothing_stored_needs_to_be_changed_yet() -> None:
    """B-050: and every action says its kind."""
    assert baohuang.upcasts == {}
    kinds = [each.kind for each in get_args(Action)]
    assert len(set(kinds)) == len(kinds)
    assert {"throne-taken", "seat-finished"} <= baohuang.landmarks.personal
    assert baohuang.landmarks.regrouped == {"solo-grabbed"}
