"""Positions of Shengji to tell, and what a reader sees of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bot.narrate import Scene, Screen
from bot.narrate import shengji as narrator
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat
from engine.shengji.view import View
from tests.bot.narrate import reading
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


@dataclass(frozen=True)
class Position:
    """A hand somewhere in its course, and what led there."""

    hand: Hand[Any, Any, Any, Any]
    log: tuple[Any, ...]
    scene: Scene

    def view(self, viewer: Seat | None) -> View:
        seen: View = self.hand.game.view(self.hand.state, viewer)
        return seen

    def events(self, viewer: Seat | None) -> list[Any]:
        return [event for event in self.log if event.audience.includes(viewer)]

    def board(self, last: int = 14) -> Screen:
        public = self.events(None)
        return narrator.board(self.scene, self.view(None), public[-last:], public[:-last])

    def private(self, seat: Seat, panel: str = "", last: int = 14) -> Screen:
        seen = self.events(seat)
        until = self.scene.until
        return narrator.private(
            self.scene, self.view(seat), seen[-last:], panel, until, seen[:-last]
        )

    def result(self) -> Screen:
        return narrator.result(self.scene, self.view(None), self.log[-1])


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
