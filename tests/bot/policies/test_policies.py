"""The computers as they are seated: known by name, and never able to hold up a table."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.policies import MAKERS, POLICIES, STAND_INS, Steady, policy
from engine.games import GAMES
from engine.gouji.actions import NoBurn, NoShow, Pass, Play
from engine.gouji.asked import check
from engine.gouji.view import View
from tests.support.hands import P0, P1, P3, combo, table


class Broken:
    """A policy that fails in the way it is told to."""

    name = "broken"
    version = "7"

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def choose(self, view: View) -> Any:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def test_every_game_has_its_computers() -> None:
    assert set(MAKERS) == set(POLICIES) == set(STAND_INS) == set(GAMES)
    for game, seated in POLICIES.items():
        assert set(seated) == {"random", "greedy"}
        for name in MAKERS[game]:
            assert policy(game, name).name == name


def test_an_unknown_name_is_refused_with_the_choices() -> None:
    with pytest.raises(LookupError, match=r"'clever'; there is: random, greedy, lowest, natural"):
        policy("gouji", "clever")
    with pytest.raises(LookupError, match="there is: none"):
        policy("chess", "greedy")


def test_a_seated_computer_is_called_with_a_view() -> None:
    view = table(P0="3x3 2xK 5x8").led_by(P0).view(P0)
    greedy = POLICIES["gouji"]["greedy"]
    assert greedy(view) == greedy.choose(view)
    assert (greedy.name, greedy.version) == ("greedy", policy("gouji", "greedy").version)


@pytest.mark.parametrize(
    "fault", [RuntimeError("lost the thread"), Play(combo("4xA")), NoShow(), None]
)
def test_what_fails_is_counted_and_the_safe_action_is_played(
    fault: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Raising, cards it does not hold, an answer to something else, and no answer at all."""
    steady = Steady(Broken(fault), check)
    scene = table(P0="4xJ 9x3", P1="4xQ 3x5").leads(P0, "4xJ")
    with caplog.at_level(logging.ERROR):
        assert steady(scene.view(P3)) == Pass()
        assert steady(scene.view(P1)) == NoBurn()
        assert steady(table(P0="3x4 K").led_by(P0).view(P0)) == Play(combo("4"))
    assert steady.policy_errors == 3
    assert "policy broken 7 failed" in caplog.text


def test_what_works_is_played_as_it_is() -> None:
    steady = Steady(Broken(Play(combo("2x4"))), check)
    assert steady(table(P0="3x4 K").led_by(P0).view(P0)) == Play(combo("2x4"))
    assert steady.policy_errors == 0


def test_one_who_is_not_asked_is_the_fault_of_the_caller() -> None:
    steady = Steady(Broken(Pass()), check)
    with pytest.raises(LookupError, match="not asked"):
        steady(table().led_by(P0).view(P1))
    assert steady.policy_errors == 0
