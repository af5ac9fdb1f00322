"""Letting an ally look and suggest: ``engine/gouji/prompting.py``."""

from __future__ import annotations

import pytest

from engine.gouji import events as ev
from engine.gouji.actions import Action, ShowHand, Suggest
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, P4, Scene, combo, refusal, table

TEN = "3x3 3x4 3x5 6"
ELEVEN = "3x3 3x4 3x5 2x6"


def declined(scene: Scene, seat: Seat, action: Action) -> str:
    return refusal(lambda: scene.hand.aside(seat, action))


def test_with_ten_cards_or_fewer_one_may_show_them_to_an_ally() -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0=TEN, P2=ELEVEN).led_by(P1)
    shown = scene.aside(P0, ShowHand(P2)).one(ev.HandShown)
    assert (shown.seat, shown.to, shown.cards) == (P0, P2, scene.state.hands[P0])
    assert declined(scene, P2, ShowHand(P0)) == "cannot-show-hand"


def test_an_ally_who_is_out_may_look_at_any_hand() -> None:
    """G-245, CN-006."""
    scene = table("wanjiaxiang", out=(P2,), P0=ELEVEN).led_by(P1)
    assert scene.aside(P0, ShowHand(P2)).state.shown == ((P0, P2),)
    assert declined(scene, P0, ShowHand(P4)) == "cannot-show-hand"


@pytest.mark.parametrize("to", [P1, P3, P0])
def test_nobody_shows_his_hand_to_an_enemy_or_to_himself(to: Seat) -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0=TEN).led_by(P1)
    assert declined(scene, P0, ShowHand(to)) == "cannot-show-hand"


def test_one_shows_it_once_to_the_same_ally_and_never_to_the_dead() -> None:
    """G-245, GAP-23."""
    scene = table("wanjiaxiang", P0=TEN).led_by(P1).aside(P0, ShowHand(P2))
    assert declined(scene, P0, ShowHand(P2)) == "cannot-show-hand"
    assert scene.aside(P0, ShowHand(P4)).state.shown == ((P0, P2), (P0, P4))
    dead = table("wanjiaxiang", dead=(P2,), P0=TEN).led_by(P1)
    assert declined(dead, P0, ShowHand(P2)) == "cannot-show-hand"


def test_whoever_is_out_or_dead_has_nothing_to_be_prompted_for() -> None:
    """G-245."""
    scene = table("wanjiaxiang", out=(P0,), dead=(P2,)).led_by(P1)
    assert declined(scene, P0, ShowHand(P4)) == "cannot-show-hand"
    assert declined(scene, P2, ShowHand(P0)) == "cannot-show-hand"


def test_finalstone_knows_no_prompting() -> None:
    """G-245."""
    scene = table(P0=TEN).led_by(P1)
    assert declined(scene, P0, ShowHand(P2)) == "no-prompting"


def test_the_prompter_suggests_plays_of_the_hand_he_was_shown() -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0=TEN).led_by(P1).aside(P0, ShowHand(P2))
    suggested = scene.aside(P2, Suggest(P0, combo("3x4"))).one(ev.PlaySuggested)
    assert (suggested.seat, suggested.to, suggested.combo) == (P2, P0, combo("3x4"))
    assert declined(scene, P2, Suggest(P0, combo("4x4"))) == "do-not-have"
    assert declined(scene, P4, Suggest(P0, combo("3x4"))) == "cannot-suggest"
    assert declined(scene, P0, Suggest(P2, combo("3x4"))) == "cannot-suggest"


def test_nothing_is_suggested_to_one_who_is_out() -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0="3x4").led_by(P0).aside(P0, ShowHand(P2)).leads(P0, "3x4")
    assert declined(scene, P2, Suggest(P0, combo("3x4"))) == "cannot-suggest"


def test_nothing_is_shown_or_suggested_after_the_hand() -> None:
    """G-245, G-042."""
    scene = table("wanjiaxiang", out=(P0, P2), P4="3x9", P1=TEN, P3=TEN).led_by(P4)
    scene = scene.aside(P1, ShowHand(P3)).leads(P4, "3x9")
    assert scene.hand.pending is None
    assert declined(scene, P3, ShowHand(P1)) == "cannot-show-hand"
    assert declined(scene, P3, Suggest(P1, combo("3x4"))) == "cannot-suggest"


def test_only_the_two_of_them_know() -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0=TEN).led_by(P1).aside(P0, ShowHand(P2))
    for event in (scene.one(ev.HandShown), *scene.aside(P2, Suggest(P0, combo("6"))).last):
        assert [seat for seat in range(6) if event.audience.includes(seat)] == [P0, P2]
        assert not event.audience.includes(None)
