"""Answers, what is refused, and what happens by itself (engine/shengji/game.py and
engine/shengji/actions.py, engine/shengji/asked.py, engine/shengji/matters.py,
engine/shengji/questions.py)."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from engine import shengji
from engine.decision import Pace
from engine.errors import Illegal, NotAsked
from engine.shengji.actions import ASIDES, Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.asked import Asked, check, menu
from engine.shengji.matters import Matter
from engine.shengji.questions import asked, pending
from tests.engine.shengji.table import P0, P1, P2, P3, STANDARD, Scene, cards, held, table


def dealt() -> Scene:
    return table(P0="H2 C3 C4", P1="C2 C2 D4").dealt()


def buries() -> Scene:
    return table(P0="HA HK C3").buries(P0)


def leads() -> Scene:
    return table(P0="HA HK C3", P1="H3 H4 C4").led_by(P0)


def follows() -> Scene:
    return leads().leads(P0, "HA")


def test_the_cards_of_an_answer_are_a_multiset() -> None:
    """They may be named in any order."""
    for kind in (Declare, Bury, Play):
        assert kind(cards("HA S3")) == kind(cards("S3 HA"))
        assert kind(cards("HA S3")).cards == held("S3 HA")


def test_every_answer_has_a_kind_of_its_own_and_none_is_given_unasked() -> None:
    kinds = [get_args(get_type_hints(kind)["kind"])[0] for kind in get_args(Action)]
    assert kinds == ["declare", "no-declaration", "bury", "play"]
    assert not ASIDES


@pytest.mark.parametrize(
    ("scene", "matter", "seats", "pace", "sealed"),
    [
        (dealt, Matter.DECLARE, 4, Pace.SETUP, True),
        (buries, Matter.BURY, 1, Pace.SETUP, False),
        (leads, Matter.LEAD, 1, Pace.LEAD, False),
        (follows, Matter.FOLLOW, 1, Pace.RESPOND, False),
    ],
)
def test_each_question_is_put_to_those_whom_it_concerns(
    scene: object, matter: Matter, seats: int, pace: Pace, sealed: bool
) -> None:
    """S-004, S-011, S-014, S-040."""
    now: Scene = scene()  # type: ignore[operator]
    question = now.question
    assert (question.kind, len(question.asks)) == (matter, seats)
    assert (question.pace, question.sealed) == (pace, sealed)
    for who in (P0, P1, P2, P3):
        found = asked(now.state, who)
        assert (found is not None) == (who in now.asked)
        assert found == now.view(who).asked
        assert found is None or found.matter is matter


def test_an_overturn_is_asked_of_all_but_the_maker() -> None:
    """S-012."""
    scene = dealt().opened(P0="declare H2")
    assert scene.question.kind == Matter.OVERTURN
    assert scene.part(P1).standing == scene.state.standing
    assert asked(scene.state, P0) is None


def test_who_has_answered_can_change_it_and_is_not_asked_again() -> None:
    """SG-03."""
    scene = dealt().says(P1, "nothing")
    assert P1 not in scene.asked
    assert scene.question.changeable == (P1,)
    assert not scene.question.spares


def test_what_does_not_answer_the_question_is_refused_with_what_does() -> None:
    assert dealt().refusal(P0, "HA") == "declare-first"
    assert dealt().refusal(P0, "bury HA") == "declare-first"
    assert buries().refusal(P0, "HA") == "bury-first"
    assert buries().refusal(P0, "nothing") == "bury-first"
    assert leads().refusal(P0, "nothing") == "play-cards"
    assert follows().refusal(P1, "declare H3") == "play-cards"


def test_silence_declares_nothing_and_leaves_the_rest_to_sound_play() -> None:
    """SG-05, S-014."""
    part = dealt().part(P0)
    assert part.usual == part.silence == part.decline == NoDeclaration()
    for scene in (buries(), leads()):
        assert scene.part(P0).usual is None
        assert scene.part(P0).silence is None
        assert scene.menu(P0)[0] == scene.part(P0).decline


@pytest.mark.parametrize("scene", [dealt, buries, leads, follows])
def test_the_menu_follows_from_what_is_asked(scene: object) -> None:
    now: Scene = scene()  # type: ignore[operator]
    for who in now.asked:
        part = now.part(who)
        found = list(menu(part))
        assert found == list(now.menu(who))
        assert not part.sampled
        for answer in found:
            check(part, answer)
    assert now.menu(P3) == () or P3 in now.asked


def test_only_lawful_declarations_are_offered() -> None:
    """S-011, SG-04."""
    jokers = table(P0="H2 XB XB").dealt()
    assert jokers.menu(P0) == (NoDeclaration(), Declare(held("H2")))
    jokers = table(STANDARD, P0="H2 XB XB").dealt()
    assert Declare(held("XB XB")) in jokers.menu(P0)


def test_whole_hands_are_sampled() -> None:
    """The numbers of cards decide, which everybody knows."""
    many = "C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK"
    hand = f"{many} HA S3"
    scene = table(P0=hand, P1=hand, bottom="D3 D4 D5 D6 D7 D8 D9 DT").buries(P0)
    assert scene.part(P0).sampled
    scene = scene.says(P0, "bury D3 D4 D5 D6 D7 D8 D9 DT")
    assert scene.part(P0).sampled
    scene = scene.leads(P0, "HA")
    assert not scene.part(P1).sampled


def test_nothing_is_done_unasked_and_no_question_has_a_hold() -> None:
    state = leads().state
    with pytest.raises(Illegal, match="not-now"):
        shengji.aside(state, P1, NoDeclaration())
    with pytest.raises(Illegal, match="not-now"):
        shengji.release(state)


def test_nothing_happens_by_itself_before_the_deal() -> None:
    """S-010."""
    state = shengji.evolve(None, table().opening()[0])
    assert shengji.upkeep(state) == ()
    assert asked(state, P0) is None
    assert shengji.view(state, P0).hand is None


def test_who_is_not_asked_decides_nothing() -> None:
    with pytest.raises(NotAsked):
        shengji.decide(leads().state, P1, Play(held("H3")))


def test_after_the_end_nobody_is_asked() -> None:
    """S-015."""
    scene = table(P0="HA", P1="H3", P2="H4", P3="H5").leads(P0, "HA")
    scene = scene.then("P1 H3", "P2 H4", "P3 H5")
    assert pending(scene.state) is None
    assert asked(scene.state, P0) is None
    assert shengji.upkeep(scene.state) == ()
    assert list(shengji.menu(scene.state, P0)) == []


def test_before_the_end_a_hand_has_no_outcome() -> None:
    assert shengji.outcome(leads().state) is None
    assert shengji.carried(leads().state) is None


def test_without_trumps_nothing_can_be_laid_away_or_played() -> None:
    """S-011: that is a fault of the caller."""
    part = dealt().part(P0)._replace(matter=Matter.LEAD)
    assert isinstance(part, Asked)
    with pytest.raises(AssertionError):
        check(part, Play(cards("H2")))
