"""Positions of Baohuang in one line, and the steps from there.

``table(P0="5x10 2xK XE", P1="5xJ XG").led("5x10").then(P1="5xJ")``

Cards are written by rank and number: ``5x10``, ``K``, ``S`` (small joker), ``2xB`` (big jokers);
where a suit matters, or a mark, as the engine stores them: ``3xH9``, ``XG``, ``XE``. A play joins
them: ``S+3x7``, ``XG+3x7``. Seats that are not named hold :data:`FILLER`, which beats next to
nothing. Unless they are written the emperor's card goes to P0 and the guard's to P1.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any, Final, TypeVar

from engine import shuffle
from engine.baohuang import events as ev
from engine.baohuang.actions import (
    Abdicate,
    Action,
    ApplyForWind,
    Call,
    Declaration,
    Declare,
    Pass,
    Play,
    Reign,
    Silent,
)
from engine.baohuang.carried import Carried
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.options import Guard
from engine.baohuang.profiles import PROFILES
from engine.baohuang.rules import BaohuangRules
from engine.baohuang.state import ALL, State
from engine.baohuang.view import View
from engine.cards import DECK, Card, Rank
from engine.decision import Decision, Hold
from engine.errors import Rejected
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat

P0, P1, P2, P3, P4 = ALL
SEED: Final = PROFILES["seed"]
QINGDAO: Final = PROFILES["qingdao"]
FILLER: Final = "3x7 2x8 6"

_RANKS: Final = dict(zip([*"3456789", "10", *"JQKA2", "S", "B"], Rank, strict=True))
_TOKEN: Final = re.compile(r"(?:(\d+)x)?(\w+)")
_WORDS: Final[dict[str, Action]] = {
    "pass": Pass(),
    "wind": ApplyForWind(),
    "silent": Silent(),
    "reign": Reign(),
    "abdicate": Abdicate(),
    **{what.value: Declare(what) for what in Declaration},
}

E = TypeVar("E")


def cards(words: str) -> tuple[Card, ...]:
    """In the order written; suits are dealt round where none is named."""
    found: list[Card] = []
    for token in words.split():
        match = _TOKEN.fullmatch(token)
        assert match is not None, token
        count, name = int(match[1] or 1), match[2]
        if name in Card.__members__:
            found += [Card(name)] * count
        else:
            same = cycle([card for card in DECK if card.rank is _RANKS[name]])
            found += [next(same) for _ in range(count)]
    return tuple(found)


def combo(words: str) -> Combo:
    """A play: ``S+3x9``, ``2xB``, ``XG+2x10``."""
    found = cards(words.replace("+", " "))
    rank = next((card.rank for card in found if card.rank <= Rank.TWO), None)
    marked = [card for card in found if card in (Card.XG, Card.XE) or card.name in words]
    return Combo(
        rank,
        sum(card.rank is rank for card in found),
        sum(card.rank is Rank.SMALL_JOKER for card in found),
        sum(card.rank is Rank.BIG_JOKER for card in found),
        tuple(sorted(set(marked), key=list(Card).index)),
    )


def action(words: str) -> Action:
    if words.startswith("call "):
        return Call(Card(words.removeprefix("call ")))
    return _WORDS[words] if words in _WORDS else Play(combo(words))


def seat(name: str) -> Seat:
    return ALL[int(name[1])]


def table(rules: BaohuangRules = SEED, carried: Carried | None = None, **hands: str) -> Scene:
    """A hand with these cards, at its first question."""
    held = {name: list(cards(hands.get(name, FILLER))) for name in ("P0", "P1", "P2", "P3", "P4")}
    marks = {Card.XE: "P0"}
    if rules.guard is Guard.MARKED_JOKER:
        marks[Card.XG] = "P1"
    for mark, name in marks.items():
        if not any(mark in hand for hand in held.values()):
            held[name].append(mark)
    hand, events = Hand.start(
        GAMES["baohuang"],
        (
            ev.HandStarted(rules=rules, seal=shuffle.seal(1), carried=carried),
            ev.SeedDrawn(seed=shuffle.written(1)),
            *(ev.HandDealt(seat=seat(name), cards=tuple(held[name])) for name in held),
        ),
    )
    return Scene(hand, tuple(events))


@dataclass(frozen=True)
class Scene:
    hand: Hand[Any, Any, Any, Any]
    log: tuple[Any, ...]

    @property
    def state(self) -> State:
        state: State = self.hand.state
        return state

    @property
    def question(self) -> Decision[Action]:
        assert self.hand.pending is not None, "the hand is over"
        return self.hand.pending

    @property
    def over(self) -> bool:
        return self.hand.pending is None

    @property
    def kind(self) -> str:
        return "" if self.hand.pending is None else self.hand.pending.kind

    def view(self, seat: Seat | None) -> View:
        view: View = self.hand.game.view(self.state, seat)
        return view

    def menu(self, seat: Seat) -> list[Action]:
        return list(self.hand.game.menu(self.state, seat))

    def first(self, type_: type[E]) -> E:
        """The first event of this type."""
        return next(event for event in self.log if isinstance(event, type_))

    def last(self, type_: type[E]) -> E:
        return next(event for event in reversed(self.log) if isinstance(event, type_))

    def count(self, type_: type[Any]) -> int:
        return sum(isinstance(event, type_) for event in self.log)

    def _after(self, done: tuple[Hand[Any, Any, Any, Any], Sequence[Any]]) -> Scene:
        return replace(self, hand=done[0], log=(*self.log, *done[1]))

    def answer(self, seat: Seat, words: str) -> Scene:
        """One answer, and no more."""
        return self._after(self.hand.answer(self.question.id, seat, action(words)))

    def release(self) -> Scene:
        return self._after(self.hand.release(self.question.id))

    def code(self, seat: Seat, words: str) -> str:
        """Why this answer is refused; empty when it is not."""
        try:
            self.answer(seat, words)
        except Rejected as rejected:
            return rejected.code
        return ""

    def then(self, **said: str) -> Scene:
        """One question: these answers, from everybody else the one that silence gives."""
        scene, question = self, self.question
        if question.hold is not Hold.NONE:
            scene = scene.release()
        for name, words in said.items():
            scene = scene.answer(seat(name), words)
        for ask in question.asks:
            if scene.over or scene.question.id != question.id:
                break
            if ask.seat not in map(seat, said):
                scene = scene._after(scene.hand.answer(question.id, ask.seat, ask.default))
        return scene

    def to(self, matter: Matter) -> Scene:
        """Silence until this is asked."""
        scene = self
        while scene.kind != matter:
            scene = scene.then()
        return scene

    def led(self, words: str) -> Scene:
        """The next lead, whoever has it, after silence."""
        scene = self.to(Matter.LEAD)
        return scene.answer(scene.question.asks[0].seat, words)

    def all_pass(self) -> Scene:
        return self.then()
