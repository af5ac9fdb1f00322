"""Before the first lead: open guard, open solo, revolt, kick.

engine/baohuang/kicking.py
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.baohuang import events as ev
from engine.baohuang.actions import Declaration, Declare, Silent
from engine.baohuang.matters import Matter
from engine.baohuang.roles import Role
from engine.baohuang.state import ALL
from engine.decision import Hold
from tests.engine.baohuang.table import P0, P1, P2, P3, P4, QINGDAO, SEED, Scene, table

DOUBLES = replace(SEED, open_guard_factor=2, revolt_exposes=2, kick_factor=2)
OPEN, REVOLT = Declaration.OPEN_GUARD, Declaration.REVOLT


def asked(scene: Scene, matter: Matter) -> Scene:
    return scene.to(matter)


def test_all_five_are_asked_the_same_at_the_same_time() -> None:
    """BG-10: sealed, with a short hold, nobody spared, opened in seat order from the emperor."""
    scene = table(P2="XE 3x10", P4="XG 9")
    question = scene.question
    assert question.kind == Matter.DECLARE
    assert {ask.seat for ask in question.asks} == set(ALL)
    assert all(ask.default == Silent() for ask in question.asks)
    assert question.sealed
    assert not question.spares
    assert question.hold is Hold.MASK
    opened = scene.then(P0="revolt", P3="revolt", P4="open-guard", P1="silent")
    assert opened.first(ev.DeclarationsOpened).declared == (
        (P3, REVOLT),
        (P4, OPEN),
        (P0, REVOLT),
    )


def test_an_open_guard_is_public_before_the_first_lead() -> None:
    """B-010: he may reveal himself; otherwise he is a hidden one."""
    scene = table(P3="XG 9")
    assert scene.menu(P3) == [Silent(), Declare(OPEN)]
    hidden, shown = scene.then(), scene.then(P3="open-guard")
    assert hidden.view(P0).guard is None
    assert not hidden.view(P0).open
    assert shown.view(P0).guard == P3
    assert shown.view(P0).open
    assert shown.view(P0).preparing is False


def test_an_open_solo_is_announced() -> None:
    """B-012: by who holds both marked jokers, and nobody else."""
    scene = table(P0="XE XG 9")
    assert scene.menu(P0) == [Silent(), Declare(Declaration.OPEN_SOLO)]
    assert scene.then(P0="open-solo").view(P4).guard == P0
    assert scene.code(P1, "open-solo") == "cannot-open-solo"


def test_a_commoner_may_revolt_and_shows_his_side() -> None:
    """B-013: three against a pair; if all of them do, the guard is known by elimination."""
    scene = table(P3="XG 9")
    assert scene.menu(P1) == [Silent(), Declare(REVOLT)]
    assert scene.menu(P0) == [Silent()]
    assert scene.code(P3, "revolt") == "cannot-revolt"
    one = scene.then(P1="revolt")
    assert one.view(P0).suspects == (P2, P3, P4)
    every = scene.then(P1="revolt", P2="revolt", P4="revolt")
    assert every.view(P0).suspects == (P3,)
    assert every.view(P0).guard is None


def test_four_may_revolt_against_a_solo() -> None:
    """B-013, B-011: then the emperor plays alone."""
    scene = table(P0="XE XG 9")
    assert all(scene.menu(seat) == [Silent(), Declare(REVOLT)] for seat in ALL[1:])
    every = scene.then(P1="revolt", P2="revolt", P3="revolt", P4="revolt")
    assert every.view(P2).suspects == ()


def test_open_guard_and_revolt_change_no_score_of_the_seed() -> None:
    """BG-09: information only."""
    for said in ({}, {"P1": "open-guard"}, {"P2": "revolt", "P3": "revolt", "P4": "revolt"}):
        scene = table(P0="6", P1="7 XG").then(**said).led("XE+6").then().led("XG+7")
        assert scene.over
        assert scene.state.ended is not None
        assert scene.state.ended.points == (6, 3, -3, -3, -3)
        assert scene.state.ended.factor == 1


def test_an_open_guard_doubles_where_the_house_says_so() -> None:
    """BG-09, B-010: 明保 is twice the score."""
    scene = table(DOUBLES, P0="6", P1="7 XG").then(P1="open-guard")
    ended = scene.then().led("XE+6").then().led("XG+7").first(ev.HandEnded)
    assert (ended.factor, ended.points) == (2, (12, 6, -6, -6, -6))


def test_so_many_in_revolt_expose_the_guard() -> None:
    """B-013: two of them, by an option; he is open then, and the score is doubled."""
    scene = table(DOUBLES)
    assert scene.then(P2="revolt").kind == Matter.LEAD
    exposed = scene.then(P2="revolt", P4="revolt")
    assert exposed.first(ev.GuardExposed).seat == P1
    assert exposed.view(P3).guard == P1
    assert exposed.view(P3).open
    three = replace(DOUBLES, revolt_exposes=3)
    assert not table(three).then(P2="revolt", P4="revolt").view(P3).open


def test_a_solo_comes_out_by_a_revolt() -> None:
    """B-013: the guard that must show himself is the emperor."""
    scene = table(DOUBLES, P0="XE XG 6").then(P2="revolt", P4="revolt")
    assert scene.first(ev.GuardExposed).seat == P0
    assert scene.kind == Matter.LEAD


@pytest.mark.parametrize(
    ("said", "kickers"),
    [
        ({"P1": "open-guard"}, (P2, P3, P4)),
        ({"P1": "open-guard", "P2": "revolt", "P3": "revolt"}, (P2, P3, P4)),
        ({"P2": "revolt", "P3": "revolt"}, (P0, P1)),
    ],
)
def test_the_other_side_may_kick(said: dict[str, str], kickers: tuple[int, ...]) -> None:
    """B-055: the commoners an open guard, emperor and guard a revolt; one of them is enough."""
    scene = table(DOUBLES).then(**said)
    assert scene.question.kind == Matter.KICK
    assert scene.question.order == kickers
    assert scene.question.sealed
    assert not scene.then().view(P4).kicked
    kicked = scene.then(**{f"P{kickers[-1]}": "kick"})
    assert kicked.view(P4).kicked
    assert kicked.first(ev.KicksOpened).seats == (kickers[-1],)
    assert scene.code(kickers[0], "revolt") == "cannot-revolt"


def test_a_kick_doubles_once_more() -> None:
    """B-055: four times in all."""
    scene = table(DOUBLES, P0="6", P1="7 XG").then(P1="open-guard").then(P3="kick", P4="kick")
    ended = scene.led("XE+6").then().led("XG+7").first(ev.HandEnded)
    assert (ended.factor, ended.points) == (4, (24, 12, -12, -12, -12))


def test_nobody_kicks_a_hidden_guard_or_a_solo() -> None:
    """B-055: only when the guard is open."""
    assert table(DOUBLES).then(P2="revolt").kind == Matter.LEAD
    assert table(DOUBLES, P0="XE XG 6").then(P0="open-solo").kind == Matter.LEAD


def test_only_what_is_asked_may_be_said() -> None:
    """B-010: a declaration is not a play."""
    scene = table()
    for words in ("pass", "9", "reign", "call H9"):
        assert scene.code(P1, words) == "declare-first"
    assert scene.code(P1, "kick") == "cannot-kick"


def test_a_declaration_can_be_taken_back_until_it_is_opened() -> None:
    """BG-10: only the last word counts."""
    scene = table(P3="XG 9").answer(P3, "open-guard")
    assert scene.view(P3).answer == Declare(OPEN)
    assert scene.question.changeable == (P3,)
    scene = scene.answer(P3, "silent").then()
    assert scene.first(ev.DeclarationsOpened).declared == ()


def test_in_qingdao_the_called_guard_may_show_himself() -> None:
    """B-010, B-053: who holds the fourth card."""
    scene = table(QINGDAO, P0="XE 3xH9 K", P3="H9 K").then(P0="reign").then(P0="call H9")
    assert scene.menu(P3)[1] == Declare(OPEN)
    assert scene.view(P3).role is Role.GUARD
    assert scene.then(P3="open-guard").view(P2).guard == P3
