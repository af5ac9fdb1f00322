"""What can be answered: ``engine/gouji/actions.py``."""

from __future__ import annotations

from engine.gouji.actions import Action, ApplyForWind, Burn, NoBurn, NoShow, Pass, Play, Yield
from tests.support.hands import combo


def test_every_action_says_its_own_kind() -> None:
    """Stored answers are unions, and must come back as what they were."""
    kinds = [action.__dataclass_fields__["kind"].default for action in Action.__args__]
    assert len(set(kinds)) == len(kinds) == 23


def test_answers_that_look_alike_are_not_equal() -> None:
    """GAP-17, GAP-18: a burn is no play, and declining to burn is no pass."""
    assert Play(combo("5xJ")) != Burn(combo("5xJ"))
    assert Pass() != NoBurn()
    assert len({Pass(), NoBurn(), NoShow(), Yield(), ApplyForWind()}) == 5
