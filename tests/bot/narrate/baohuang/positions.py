"""Positions of Baohuang to tell, and what a reader sees of them.

``deal(P0="XE 5x10 2xK", P1="XG 4x9").leads(P0, "5个10").then(P1="过")``

Cards are written by rank and number, ``5x10``, ``K``, ``S`` and ``2xB`` (jokers), or as the engine
stores them, ``3xS9``, with the marked jokers ``XE`` and ``XG``; answers as people type them. Seats
that are not named hold :data:`FILLER`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from random import Random
from typing import Any, Final

from bot.messages import Button
from bot.narrate import Scene, Screen
from bot.narrate.baohuang import typed
from bot.policies import POLICIES
from engine import baohuang, shuffle
from engine.baohuang import events as ev
from engine.baohuang.carried import Carried
from engine.baohuang.profiles import PROFILES
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.seating import ALL
from engine.cards import DECK, Card, Rank
from engine.decision import Hold
from engine.game import AnyGame
from engine.hand import Hand
from engine.seats import Seat
from tests.bot.narrate import reading

GAME: Final[AnyGame] = baohuang
P0, P1, P2, P3, P4 = ALL
NOON: Final = datetime(2026, 2, 17, 13, 31, tzinfo=UTC)
NAMES: Final = ("老王", "小李", "丽姐", "Anna", "大刚")
FILLER: Final = "4x6 4x7 4x8"
"""Beats next to nothing, and ends no hand."""


def scene(decision: int = 1, **facts: Any) -> Scene:
    """Table 11 in the second hand, with all times running."""
    found = Scene(
        game="baohuang",
        table=11,
        number=11,
        title="青岛老乡群",
        names=NAMES,
        computers=frozenset(),
        profile="seed",
        hand_number=2,
        points=(4, -2, -2, 2, -2),
        decision=decision,
        until=NOON + timedelta(seconds=45),
    )
    return replace(found, **facts)


@dataclass(frozen=True)
class Position(reading.Position):
    """A hand somewhere in its course, which people take further."""

    def at(self, **facts: Any) -> Position:
        """The same at a table about which these facts hold."""
        return replace(self, scene=replace(self.scene, **facts))

    def says(self, seat: Seat, words: str) -> Position:
        """One answer to the open question, which may stay open."""
        view = self.view(seat)
        return self.gives(seat, typed.read(words, view.asked, view.called))

    leads = says

    def gives(self, seat: Seat, answer: Any) -> Position:
        assert self.hand.pending is not None
        return self._after(self.hand.answer(self.hand.pending.id, seat, answer))

    def released(self) -> Position:
        assert self.hand.pending is not None
        return self._after(self.hand.release(self.hand.pending.id))

    def then(self, **answers: str) -> Position:
        """All who are asked answer, those not named as silence does, and the hold runs out."""
        question, now = self.hand.pending, self
        assert question is not None
        for ask in question.asks:
            words = answers.pop(f"P{ask.seat}", None)
            now = now.gives(ask.seat, ask.default) if words is None else now.says(ask.seat, words)
        assert not answers, f"not asked: {', '.join(answers)}"
        return now if question.hold is Hold.NONE else now.released()

    def _after(self, step: tuple[Hand[Any, Any, Any, Any], Sequence[Any]]) -> Position:
        hand, events = step
        now = replace(self, hand=hand, log=(*self.log, *events))
        return now.at(decision=_number(hand))


_RANKS: Final = dict(zip([*"3456789", "10", *"JQKA2SB"], Rank, strict=True))


def cards(words: str) -> tuple[Card, ...]:
    """The cards of a hand, in the order written; suits are dealt round where none is named."""
    found: list[Card] = []
    for word in words.split():
        count, _, name = word.rpartition("x")
        named = Card.__members__.get(name)
        same = (
            [card for card in DECK if card.rank is _RANKS.get(name)] if named is None else [named]
        )
        found += islice(cycle(same), int(count or 1))
    return tuple(found)


def deal(
    rules: str | BaohuangRules = "seed",
    carried: Carried | None = None,
    others: str = FILLER,
    **hands: str,
) -> Position:
    """Dealt, and what follows by itself."""
    held = [cards(hands.pop(f"P{seat}", others)) for seat in ALL]
    assert not hands, f"no such seat: {', '.join(hands)}"
    played = PROFILES[rules] if isinstance(rules, str) else rules
    hand, log = Hand.start(
        GAME,
        (
            ev.HandStarted(rules=played, seal=shuffle.seal(7), carried=carried),
            ev.SeedDrawn(seed=shuffle.written(7)),
            *(ev.HandDealt(seat=s, cards=each) for s, each in zip(ALL, held, strict=True)),
        ),
    )
    profile = "qingdao" if rules == "qingdao" else "seed"
    return Position(hand, tuple(log), scene(_number(hand), profile=profile))


def opened(rules: BaohuangRules, seed: int, carried: Carried | None = None) -> Position:
    """A whole deal."""
    hand, log = Hand.open(GAME, rules, seed, carried)
    return Position(hand, tuple(log), scene(_number(hand)))


def _number(hand: Hand[Any, Any, Any, Any]) -> int:
    return 0 if hand.pending is None else hand.pending.id


def walk(now: Position, seed: int, chance: float = 0.5) -> Iterator[Position]:
    """The hand to its end: everybody answers by chance, or else soundly."""
    rng = Random(seed)
    while True:
        yield now
        question = now.hand.pending
        if question is None:
            return
        for ask in question.asks:
            view = now.view(ask.seat)
            menu = tuple(GAME.menu(now.hand.state, ask.seat))
            sound = POLICIES["baohuang"]["greedy"]
            now = now.gives(ask.seat, rng.choice(menu) if rng.random() < chance else sound(view))
            following = now.hand.pending
            if following is None or following.id != question.id:
                break
        else:
            if question.hold is not Hold.NONE:
                now = now.released()


def buttons(screen: Screen) -> list[Button]:
    return [button for row in screen.buttons for button in row]
