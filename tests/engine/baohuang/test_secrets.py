"""The hidden guard can be found by play and by nothing else.

Each world has the same public past and the marked small joker, or the fourth of the called card, in
another hand. What anybody else sees, who is asked what in which order, what silence would mean to
them and which holds run are the same in each, until the card lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.baohuang import events as ev
from engine.baohuang.actions import Action
from engine.baohuang.matters import Matter
from engine.baohuang.state import ALL
from engine.seats import Seat
from tests.engine.baohuang.table import P0, QINGDAO, SEED, Scene, table

SAME = "3x7 9 10 J Q"
DOUBLES = replace(SEED, open_guard_factor=2, revolt_exposes=2, kick_factor=2)


def worlds(rules: Any, others: tuple[Seat, ...]) -> Iterator[tuple[Seat, Scene]]:
    """The same hands but for the secret card, which each of *others* holds in turn; who does not
    holds the small joker, or a 9, that he holds elsewhere."""
    called = rules is QINGDAO
    secret, plain = ("H9", "C9") if called else ("XG", "S")
    for guard in others:
        hands = {f"P{seat}": f"{SAME} {secret if seat == guard else plain}" for seat in ALL if seat}
        hands["P0"] = f"XE {'3xH9' if called else '3xD9'} K {SAME}"
        scene = table(rules, **hands)
        if called:
            scene = scene.then(P0="reign").then(P0="call H9")
        yield guard, scene


def public(scene: Scene) -> Any:
    """All that the time and the look of anything public may follow from."""
    question = scene.hand.pending
    asked = None
    if question is not None:
        asked = replace(question, asks=tuple(replace(a, default=None) for a in question.asks))
    told = [event for event in scene.log if event.audience.includes(None)]
    return asked, told, scene.view(None)


def seen(scene: Scene, seat: Seat) -> Any:
    told = [event for event in scene.log if event.audience.includes(seat)]
    return told, scene.view(seat)


STEPS: list[str | dict[str, str]] = [
    *("7", {"P1": "9"}, {"P3": "10"}, {"P4": "J"}, {"P2": "Q"}, {"P0": "K"}, {}),
    *("2x7", {}, "9", {"P2": "10"}, {}, "3x7", {}, "J", {"P3": "Q"}, {}, "J", {}),
]
"""A lead, or who answers what; all others pass."""


@pytest.mark.parametrize("rules", [SEED, DOUBLES, QINGDAO])
@pytest.mark.parametrize("viewer", ALL)
def test_nothing_tells_who_holds_the_card_that_makes_the_guard(rules: Any, viewer: Seat) -> None:
    """B-004, BG-10, BG-14, B-053: the same questions to all at the same time, the same order and
    number of them, the same holds, and no mark on a card before it is played."""
    others = tuple(seat for seat in ALL if seat not in (P0, viewer))
    shown: list[list[Any]] = []
    for _, world in worlds(rules, others):
        scene, steps = world, []
        for step in STEPS:
            steps.append((public(scene), seen(scene, viewer)))
            scene = scene.led(step) if isinstance(step, str) else scene.then(**step)
        steps.append((public(scene), seen(scene, viewer)))
        assert scene.count(ev.CardsPlayed) == 13
        shown.append(steps)
    assert all(steps == shown[0] for steps in shown)


@pytest.mark.parametrize("rules", [SEED, QINGDAO])
def test_it_tells_when_the_card_lies_on_the_table(rules: Any) -> None:
    """BG-14: this test can fail the one above."""
    found = []
    for guard, world in worlds(rules, ALL[1:]):
        scene = world.led("7")
        card = "H9" if rules is QINGDAO else "XG"
        scene = scene.then(**{f"P{guard}": card})
        found.append(scene.view(None).guard)
    assert found == list(ALL[1:])


@pytest.mark.parametrize("rules", [SEED, QINGDAO])
def test_the_guard_is_asked_as_everybody_is(rules: Any) -> None:
    """BG-10: what differs is in his own menu, for him alone."""
    for guard, world in worlds(rules, ALL[1:]):
        scene = world.to(Matter.DECLARE)
        asks = scene.question.asks
        assert [ask.seat for ask in asks] == list(ALL)
        assert len({ask.default for ask in asks}) == 1
        assert {ask.waits for ask in asks} == {True}
        assert scene.question.spares is False
        said: list[Action] = scene.menu(guard)
        for viewer in ALL:
            assert (scene.menu(viewer) == said) == (viewer == guard)
