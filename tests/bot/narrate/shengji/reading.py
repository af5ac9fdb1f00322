"""Positions of Shengji to tell, and what a reader sees of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.narrate import Scene
from engine.games import GAMES
from engine.hand import Hand
from tests.bot.narrate import reading
from tests.bot.narrate.reading import Position
from tests.engine.shengji import table as tables

GAME: Final = GAMES["shengji"]
NAMES: Final = ("老王", "小李", "丽姐", "Anna")


def scene(decision: int = 1, **facts: Any) -> Scene:
    """Table 9 in the second hand, with all times running."""
    found = reading.scene(
        decision,
        game="shengji",
        table=9,
        number=9,
        names=NAMES,
        profile="seed",
        hold_until=None,
        points=(1, -1),
    )
    return replace(found, **facts)


def at(now: tables.Scene, **facts: Any) -> Position:
    """A written position, see :mod:`tests.engine.shengji.table`."""
    pending = now.hand.pending
    return Position(now.hand, now.log, scene(0 if pending is None else pending.id, **facts))


def walk(profile: str, seed: int, **facts: Any) -> Iterator[Position]:
    """A hand in which everybody answers at random, half of the time with the default."""
    rng = Random(seed)
    hand, events = Hand.open(GAME, GAME.profiles[profile], seed)
    log = tuple(events)
    while True:
        question = hand.pending
        number = 0 if question is None else question.id
        yield Position(hand, log, scene(number, profile=profile, **facts))
        if question is None:
            return
        for ask in question.asks:
            menu = tuple(GAME.menu(hand.state, ask.seat))
            answer = rng.choice(menu) if rng.random() < 0.5 else ask.default
            hand, events = hand.answer(question.id, ask.seat, answer)
            log = (*log, *events)
