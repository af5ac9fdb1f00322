"""Several answers to one question at once: the same as one after another, or none at all."""

from __future__ import annotations

from functools import reduce
from random import Random
from typing import Any

import pytest

from engine.errors import Illegal, NotAsked, Stale
from engine.gouji.actions import Burn, NoBurn, Pass, Play
from engine.hand import Hand
from tests.support.hands import P0, P1, P2, P3, P4, P5, combo, table

GOUJI_PLAY = table(P0="4xJ 9x3", P1="4xQ 3x5 S B", P3="4xK 9x4").leads(P0, "4xJ").hand


def one_by_one(hand: Hand[Any, Any, Any, Any], given: list[Any]) -> Hand[Any, Any, Any, Any]:
    decision = hand.pending.id if hand.pending else 0
    return reduce(lambda now, each: now.answer(decision, *each)[0], given, hand)


def test_they_are_what_the_same_answers_are_one_by_one() -> None:
    given = [(P1, Burn(combo("4xQ"))), (P2, NoBurn()), (P3, Pass()), (P3, Play(combo("4xK")))]
    for seed in range(6):
        Random(seed).shuffle(given)
        hand, events = GOUJI_PLAY.answers(GOUJI_PLAY.pending.id, given)
        assert hand == one_by_one(GOUJI_PLAY, given)
        assert len(events) == len(given)
        assert GOUJI_PLAY.follow(events) == hand


def test_the_answer_that_closes_the_question_may_be_the_last() -> None:
    first = GOUJI_PLAY.release(GOUJI_PLAY.pending.id)[0]
    hand, events = first.answers(first.pending.id, [(P3, Play(combo("4xK")))])
    assert [event.kind for event in events] == ["answered", "cards-played"]
    assert hand == one_by_one(first, [(P3, Play(combo("4xK")))])


def test_nothing_counts_when_one_of_them_is_refused() -> None:
    decision = GOUJI_PLAY.pending.id
    with pytest.raises(NotAsked):
        GOUJI_PLAY.answers(decision, [(P1, NoBurn()), (P0, Pass())])
    with pytest.raises(Illegal):
        GOUJI_PLAY.answers(decision, [(P1, NoBurn()), (P3, Play(combo("4x4")))])
    with pytest.raises(Stale):
        GOUJI_PLAY.answers(decision + 1, [(P1, NoBurn())])
    assert len(GOUJI_PLAY.pending.asks) == 5


def test_an_answer_after_the_one_that_closed_the_question_is_stale() -> None:
    """The next question asks the same seat, but it is another question."""
    leading = table(P0="4x6 9x3", P1="4x8").led_by(P0).hand
    with pytest.raises(Stale):
        leading.answers(leading.pending.id, [(P0, Play(combo("4x6"))), (P1, Pass())])
    plain = table(P0="4x6 9x3", P1="4x8 3").leads(P0, "4x6").hand
    plain, _ = plain.release(plain.pending.id)
    given = [(P1, Play(combo("4x8"))), (P2, Pass()), (P4, Pass()), (P5, Pass())]
    with pytest.raises(Stale):
        plain.answers(plain.pending.id, given)
