"""What can happen in a hand: ``engine/gouji/events.py``."""

from __future__ import annotations

import pytest

from engine.events import EVERYONE, NOBODY, only
from engine.gouji import events as ev
from engine.gouji.actions import NoBurn, ShowHand, Suggest
from engine.gouji.hands import EMPTY
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, combo, table

PRIVATE = {"seed-drawn", "hand-dealt", "answered", "hand-shown", "play-suggested"}


def whole_story() -> list[Scene]:
    """Hands in which everything happens that can happen."""
    shown = table("wanjiaxiang", P0="3x4 6").led_by(P0).aside(P0, ShowHand(P2))
    burned = table(P0="5x10 3", P1="5xJ").leads(P0, "5x10").then(P1="burn 5xJ")
    false = table(P0="5x10 3", P1="5xJ 3x7 4x9").leads(P0, "5x10").then(P1="burn 5xJ").then()
    stopped = table(P0="5x10 3", P1="5xJ 3 4", P4="5xQ 3").leads(P0, "5x10")
    stopped = stopped.then(P1="burn 5xJ").then(P4="5xQ")
    yielded = table(P0="3x5 3").leads(P0, "3x5").then(P3="yield").then()
    wind = table(P0="3x9", P1="4x8").leads(P0, "3x9").then(P1="wind").then().leads(P1, "4x8")
    swept = table(out=(P0, P2), P4="3x9").leads(P4, "3x9")
    return [
        table().dealt().then(),
        shown.aside(P2, Suggest(P0, combo("6"))),
        burned,
        false,
        stopped,
        yielded,
        wind.then(),
        swept,
    ]


@pytest.mark.parametrize("kind", ev.EVENT_TYPES)
def test_every_kind_of_event_happens_in_a_hand(kind: str) -> None:
    assert any(event.kind == kind for scene in whole_story() for event in scene.log)


def test_kinds_are_told_apart() -> None:
    assert len(ev.EVENT_TYPES) == len(ev.GoujiEvent.__args__) == 20


def test_what_is_private_is_known_to_those_it_concerns_and_all_else_to_everybody() -> None:
    """G-245: the prompter and the prompted."""
    for scene in whole_story():
        for event in scene.log:
            assert (event.audience != EVERYONE) == (event.kind in PRIVATE)
    assert ev.SeedDrawn(seed="0").audience == NOBODY
    assert ev.HandDealt(seat=P1, cards=()).audience == only(P1)
    assert ev.Answered(seat=P5, action=NoBurn()).audience == only(P5)
    assert ev.HandShown(seat=P0, to=P4, cards=EMPTY).audience == only(P0, P4)
    assert ev.PlaySuggested(seat=P3, to=P1, combo=combo("3")).audience == only(P3, P1)
