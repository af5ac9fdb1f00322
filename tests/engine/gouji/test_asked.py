"""What one seat is asked, and what is legal: ``engine/gouji/asked.py``."""

from __future__ import annotations

import pytest

from engine.gouji.actions import NoBurn, Pass, Play, ShowHand, Suggest
from tests.support.hands import P0, P1, P2, P3, action, combo, table


def test_a_leader_must_play() -> None:
    """GAP-73."""
    scene = table(P0="2xK 3").led_by(P0)
    for words in ("pass", "yield", "wind"):
        assert scene.refusal(P0, words) == "cannot-pass-lead"
    for words in ("no-burn", "burn 2xK"):
        assert scene.refusal(P0, words) == "burn-needs-gouji"
    assert scene.refusal(P0, "show H3 H3") == "not-now"
    assert scene.refusal(P0, "2xA") == "do-not-have"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("no-burn", "pass-instead"),
        ("wind", "cannot-apply"),
        ("5x9", "do-not-have"),
        ("5x7", "does-not-beat"),
        ("4xJ", "wrong-count"),
        ("show H3 H3", "not-now"),
    ],
)
def test_the_opposite_beats_the_play_or_passes(words: str, code: str) -> None:
    """G-131, GAP-17: one way to decline for each seat, and here it is a declared pass."""
    scene = table(P0="5x10 3", P3="5x7 4xJ 5xK").leads(P0, "5x10")
    assert scene.refusal(P3, words) == code
    assert scene.menu(P3) == (Pass(), Play(combo("5xK")))


@pytest.mark.parametrize(
    ("words", "code"), [("5xJ", "only-opposite"), ("pass", "only-burn"), ("yield", "cannot-yield")]
)
def test_whoever_can_only_burn_burns_or_does_not(words: str, code: str) -> None:
    """G-125, G-141, GAP-17: declining is no pass."""
    scene = table(P0="5x10 3", P1="5xJ 3").leads(P0, "5x10")
    assert scene.refusal(P1, words) == code
    assert scene.menu(P1) == (NoBurn(), action("burn 5xJ"))
    assert scene.menu(P2) == (NoBurn(),)


def test_what_silence_means_follows_from_the_question() -> None:
    """GAP-17, G-131: the same as the question says."""
    scenes = (
        table().dealt(),
        table(P0="2xK 3").led_by(P0),
        table(P0="5x10 3").leads(P0, "5x10"),
    )
    for scene in scenes:
        for ask in scene.question.asks:
            asked = scene.view(ask.seat).asked
            assert asked is not None
            assert asked.decline == ask.default


def test_things_done_unasked_answer_no_question() -> None:
    """G-245."""
    scene = table("wanjiaxiang", P0="5x10 3").leads(P0, "5x10")
    assert scene.refusal(P3, ShowHand(P1)) == "not-now"
    assert scene.refusal(P3, Suggest(P1, combo("3"))) == "not-now"


def test_a_headless_seat_is_offered_its_plays_before_its_burns() -> None:
    """GAP-16: the same cover may be both."""
    scene = table(out=(P0,), P1="5x10 3", P3="5xJ 3").leads(P1, "5x10")
    assert scene.menu(P3) == (Pass(), Play(combo("5xJ")), action("burn 5xJ"))


def test_who_is_not_asked_has_no_menu() -> None:
    scene = table(P0="5x10 3").leads(P0, "5x10")
    assert scene.menu(P0) == ()
    assert scene.refusal(P0, "pass") == "not-asked"
