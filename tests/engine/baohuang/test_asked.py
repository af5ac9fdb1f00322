"""What a seat is asked, and what its silence means.

engine/baohuang/matters.py, engine/baohuang/preparing.py, engine/baohuang/questions.py,
engine/baohuang/view.py
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import baohuang
from engine.baohuang import events as ev
from engine.baohuang.actions import Call, Pass, Play, Silent
from engine.baohuang.deal import in_deck
from engine.baohuang.matters import Matter
from engine.baohuang.roles import guard
from engine.baohuang.state import ALL
from engine.cards import Rank
from engine.decision import Pace
from engine.errors import NotAsked
from tests.engine.baohuang.table import P0, P1, P2, P3, QINGDAO, SEED, Scene, combo, table


def test_what_silence_means() -> None:
    """B-010, B-053: nothing is declared, the lowest card is called; a play is for the stand-in."""
    scene = table(QINGDAO, P0="XE 3xH9 3xSQ K", P1="A")
    throne = scene.view(P0).asked
    assert throne is not None
    assert throne.silence == throne.usual == throne.decline
    scene = scene.answer(P0, "reign")
    call = scene.view(P0).asked
    assert call is not None
    assert call.silence == Call(scene.view(P0).cards[1])
    scene = scene.answer(P0, "call H9")
    declaring = scene.view(P1).asked
    assert declaring is not None
    assert declaring.decline == declaring.silence == Silent()
    leading = scene.to(Matter.LEAD).view(P0).asked
    assert leading is not None
    assert (leading.silence, leading.decline) == (None, Play(combo("9")))
    answering = scene.led("K").view(P1).asked
    assert answering is not None
    assert (answering.silence, answering.decline) == (None, Pass())


def test_each_question_has_its_pace() -> None:
    """B-030, B-031: what comes before the lead, a lead, an answer."""
    scene = table(P0="XE 9 K")
    assert scene.question.pace is Pace.SETUP
    assert scene.to(Matter.LEAD).question.pace is Pace.LEAD
    assert scene.led("9").question.pace is Pace.RESPOND


def test_who_is_not_asked_cannot_answer() -> None:
    """B-026: by the rules themselves, too."""
    scene = table(P0="XE 9 K").led("9")
    with pytest.raises(NotAsked):
        baohuang.decide(scene.state, P0, Pass())


def over() -> Scene:
    return table(P0="XE XG 9").led("XG+XE+9")


def test_nobody_is_asked_when_the_hand_is_over() -> None:
    """B-041: then everything is told."""
    scene = over()
    assert scene.over
    for seat in (None, *ALL):
        view = scene.view(seat)
        assert view.ended
        assert view.asked is None
        assert view.order == ()
        assert view.guard == P0
    assert scene.hand.game.upkeep(scene.state) == ()


def test_nobody_is_the_guard_before_somebody_reigns() -> None:
    """B-050: his side is open until then."""
    scene = table(QINGDAO, P0="XE 3xH9", P3="H9")
    assert guard(scene.state) is None
    assert [scene.view(seat).role for seat in ALL] == [None] * 5
    assert scene.view(P2).suspects == ()


def test_a_watcher_and_who_has_no_cards_yet_see_what_everybody_sees() -> None:
    """BG-14: and no more."""
    scene = table(P0="XE 9 K")
    assert scene.view(None).hand is None
    assert scene.view(None).cards == ()
    begun = baohuang.evolve(None, baohuang.opening(SEED, 1)[0])
    assert baohuang.view(begun, P3).hand is None


def test_suits_are_seen_until_the_first_lead() -> None:
    """B-020, B-053: they matter for calling, and for nothing after it."""
    scene = table(P0="XE 9 K")
    assert len(scene.view(P0).cards) == 3
    assert scene.to(Matter.LEAD).view(P0).cards == ()


def test_the_cards_in_play_are_known_to_all() -> None:
    """B-001: what one does not see the others hold."""
    assert in_deck(SEED)[Rank.SIX] == 16
    assert in_deck(replace(SEED, removed_sixes=3))[Rank.SIX] == 13


def test_the_called_card_alone_beats_a_big_joker_in_the_menu() -> None:
    """B-053: it is the last play of the menu, and nothing beats it."""
    scene = table(QINGDAO, P0="XE 3xH9 K", P3="H9 9 7 B", P1="B 7")
    scene = scene.answer(P0, "reign").answer(P0, "call H9").led("XE")
    assert scene.menu(P1) == [Pass()]
    assert scene.menu(P3) == [Pass(), Play(combo("H9"))]
    topped = scene.then(P3="H9")
    assert topped.menu(P1) == [Pass()]
    assert topped.last(ev.CardsPlayed).combo.topmost


def test_the_called_card_is_offered_once_as_a_single() -> None:
    """B-053: on a lower single, too, where a plain card of its rank would do."""
    scene = table(QINGDAO, P0="XE 3xH9 8", P3="H9 9 7")
    scene = scene.answer(P0, "reign").answer(P0, "call H9").led("8")
    assert scene.menu(P3) == [Pass(), Play(combo("9")), Play(combo("H9"))]
