"""The table of contents: ``engine/gouji/game.py``."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import NotAsked
from engine.gouji import events as ev
from engine.gouji.actions import Pass, Play
from engine.gouji.booking import evolve
from engine.gouji.game import UPKEEP, aside, decide, outcome, upkeep
from tests.engine.cases import chance
from tests.engine.soak import runs
from tests.engine.walks import Walk
from tests.support.hands import P0, P2, P3, P4, combo, refusal, table


def test_a_lead_is_played_at_once_and_an_answer_is_sealed() -> None:
    scene = table(P0="5x10 3", P3="5xJ 3").led_by(P0)
    assert decide(scene.state, P0, Play(combo("5x10"))) == (
        ev.CardsPlayed(seat=P0, combo=combo("5x10")),
    )
    scene = scene.leads(P0, "5x10")
    answer = Play(combo("5xJ"))
    assert decide(scene.state, P3, answer) == (ev.Answered(seat=P3, action=answer),)


def test_a_seat_that_is_not_asked_decides_nothing() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10")
    with pytest.raises(NotAsked):
        decide(scene.state, P0, Play(combo("3")))
    with pytest.raises(NotAsked):
        decide(scene.state, P0, Pass())


def test_answers_are_nothing_that_is_done_unasked() -> None:
    state = table(P0="5x10 3").led_by(P0).state
    assert refusal(lambda: aside(state, P0, Play(combo("3")))) == "not-now"


def test_nothing_happens_by_itself_before_the_cards_are_dealt() -> None:
    """G-040."""
    state = None
    for event in table().opening()[:2]:
        state = evolve(state, event)
    assert upkeep(state)[0].kind in ("stage-reached", "hand-dealt")


@runs(60)
@chance
def test_no_rule_is_left_waiting_when_people_are_asked(luck: int) -> None:
    """Also of those that are not tried again after a sealed answer."""
    rng = Random(luck)
    walk = Walk("gouji", rng.choice(("finalstone", "wanjiaxiang")), rng)
    while not walk.over:
        assert [rule for rule in UPKEEP if rule(walk.hand.state) is not None] == []
        walk.go(walk.pick())


def test_the_result_is_known_when_the_hand_is_over_and_not_before() -> None:
    """G-270, G-280."""
    scene = table(out=(P0, P2), P4="3x9").led_by(P4)
    assert outcome(scene.state) is None
    over = outcome(scene.leads(P4, "3x9").state)
    assert over is not None
    assert (over.places[:3], over.points, over.sweep) == ((P0, P2, P4), (6, -6), True)
