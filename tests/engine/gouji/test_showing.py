"""Who leads the first trick: ``engine/gouji/showing.py``."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from engine.gouji import events as ev
from engine.gouji.actions import NoShow, Play, Show
from engine.gouji.options import Revolution, ShowFallback
from engine.gouji.profiles import FINALSTONE
from engine.shuffle import drawn
from tests.support.hands import P0, P1, P2, P3, P4, P5, cards, combo, table

BOTH = pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang"])
KING = "K 4"


@BOTH
def test_all_six_are_asked_at_once_whatever_they_hold(profile: str) -> None:
    """G-030, G-035: and everybody's silence is told by nothing."""
    scene = table(profile, P1="H3 H3 4").dealt()
    assert scene.asked == (P0, P1, P2, P3, P4, P5)
    assert (scene.question.kind, scene.question.pace) == ("show", "setup")
    assert scene.question.hold == "mask"
    assert all(ask.default in scene.menu(ask.seat) for ask in scene.question.asks)


@BOTH
def test_the_largest_show_leads_and_all_are_opened_together(profile: str) -> None:
    """G-031, G-032, CL-009: a later larger show takes the shift over."""
    scene = table(profile, P1="H3 H3 4", P4="S3 S3 S3 4").dealt()
    chosen = scene.then(P1="show H3 H3", P4="show S3 S3 S3").one(ev.LeaderChosen)
    assert chosen.seat == P4
    assert chosen.shows == ((P1, cards("H3 H3")), (P4, cards("S3 S3 S3")))


def test_of_equal_shows_the_one_completed_first_in_drawing_leads() -> None:
    """G-032, GAP-13, CL-008."""
    scene = table(P1="H3 4 H3 4", P4="S3 S3 4 4").dealt()
    assert scene.then(P1="show H3 H3", P4="show S3 S3").leader == P4
    same = table(P1="H3 4 H3", P4="S3 4 S3").dealt()
    assert same.then(P1="show H3 H3", P4="show S3 S3").leader == P1


def test_one_need_not_show_all_one_has() -> None:
    """GAP-13."""
    scene = table(P1="H3 4 H3 H3", P4="S3 S3").dealt()
    assert scene.then(P1="no-show", P4="show S3 S3").leader == P4
    assert scene.then(P1="show H3 H3", P4="show S3 S3").leader == P4
    assert scene.then(P1="show H3 H3 H3", P4="show S3 S3").leader == P1


def test_whoever_says_nothing_shows_the_most_he_has() -> None:
    """GAP-13: the default is the best show; one who cannot show has none."""
    scene = table(P1="H3 H3 H3 S3 S3", P4="S3 H3 4").dealt()
    defaults = {ask.seat: ask.default for ask in scene.question.asks}
    assert defaults[P1] == Show(cards("H3 H3 H3"))
    assert defaults[P4] == NoShow()


@BOTH
def test_when_nobody_shows_the_seed_draws_the_leader(profile: str) -> None:
    """G-033, GAP-13, CL-011."""
    leaders = set()
    for seed in range(40):
        hands = {f"P{seat}": KING for seat in range(6)}
        scene = table(profile, seed=seed, **hands).dealt().then()
        assert scene.one(ev.LeaderChosen).shows == ()
        assert scene.leader == drawn(6, seed, "leader")
        leaders.add(scene.leader)
    assert leaders == {P0, P1, P2, P3, P4, P5}


def test_it_may_be_seat_0_instead_of_a_lot() -> None:
    """G-033."""
    rules = replace(FINALSTONE, show_fallback=ShowFallback.SEAT)
    hands = {f"P{seat}": KING for seat in range(6)}
    assert table(rules, seed=1, **hands).dealt().then().leader == P0


def test_nothing_is_opened_before_all_have_answered_and_the_hold_has_run() -> None:
    """G-032: who shows is not told by the time it takes."""
    hands = {f"P{seat}": KING for seat in range(6)}
    scene = table(P1="H3 H3 4", **{k: v for k, v in hands.items() if k != "P1"}).dealt()
    scene = scene.says(P1, "show H3 H3").released()
    assert scene.leader is None
    assert scene.lapsed(P0, P2, P3, P4).leader is None
    assert scene.lapsed().leader == P1


def test_an_answer_may_be_changed_until_then() -> None:
    """G-032."""
    scene = table(P1="H3 H3 H3", P4="S3 S3").dealt().says(P1, "show H3 H3 H3")
    assert scene.view(P1).answer == Show(cards("H3 H3 H3"))
    assert scene.view(P4).answer is None
    assert scene.says(P1, "show H3 H3").view(P1).answer == Show(cards("H3 H3"))


PLAIN: Final = replace(FINALSTONE, bright_call=False, revolution=Revolution.NONE)
"""Nothing is asked between the show and the lead."""


def test_the_leader_may_lead_anything() -> None:
    """G-034."""
    scene = table(PLAIN, P1="H3 H3 2x4").dealt().then(P1="show H3 H3")
    assert scene.leader == P1
    assert Play(combo("2x4")) in scene.menu(P1)


def test_only_shows_answer_the_question_of_who_leads() -> None:
    """G-030."""
    scene = table(P1="H3 H3 4").dealt()
    assert scene.refusal(P1, "4") == "show-first"
    assert scene.refusal(P1, "pass") == "show-first"
    assert scene.refusal(P1, "show D3 D3") == "show-not-held"
