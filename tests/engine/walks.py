"""Random walks through the hands of any game: the steps as data, so that they can be taken again
in another world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from engine.decision import Hold
from engine.errors import Rejected
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat
from tests.engine.known import KNOWN

BOUND = 4_000
"""No hand needs more steps than this."""


@dataclass(frozen=True)
class Answer:
    seat: Seat
    action: Any


@dataclass(frozen=True)
class Lapse:
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Release:
    pass


@dataclass(frozen=True)
class Aside:
    seat: Seat
    action: Any


Step = Answer | Lapse | Release | Aside
AnyHand = Hand[Any, Any, Any, Any]


def take(hand: AnyHand, step: Step) -> tuple[AnyHand, Sequence[Any]]:
    question = hand.pending
    assert question is not None
    match step:
        case Answer(seat, action):
            return hand.answer(question.id, seat, action)
        case Lapse(seats):
            return hand.lapse(question.id, seats)
        case Aside(seat, action):
            return hand.aside(seat, action)
        case Release():
            return hand.release(question.id)


@dataclass(frozen=True)
class Temper:
    """How the players of a walk choose."""

    decline: float
    """How often they do nothing."""
    cheap: float
    """How often they take one of the first answers of their menu."""

    @staticmethod
    def drawn(rng: Random) -> Temper:
        return Temper(decline=rng.choice((0.2, 0.6, 0.9)), cheap=rng.choice((0.0, 0.4, 0.9)))


class Walk:
    """One hand on its way. *log* holds every event since it began."""

    def __init__(self, key: str, profile: str, rng: Random, *, short: bool | None = None) -> None:
        self.game = GAMES[key]
        self.known = KNOWN[key]
        self.rng = rng
        self.temper = Temper.drawn(rng)
        self.rules = self.game.profiles[profile]
        if short is None:
            short = rng.random() < 0.85
        opening = (
            self.known.short(self.rules, rng)
            if short
            else self.game.opening(
                self.rules, rng.getrandbits(128), self.known.carried(self.rules, rng)
            )
        )
        self.hand, events = Hand.start(self.game, opening)
        self.log = list(events)

    @property
    def question(self) -> Any:
        return self.hand.pending

    @property
    def over(self) -> bool:
        return self.hand.pending is None

    def pick(self) -> Step:
        """Something that is allowed now."""
        question, rng = self.question, self.rng
        if rng.random() < 0.05:
            for seat, action in self.known.asides(self.hand.state, rng):
                if self.allows(Aside(seat, action)):
                    return Aside(seat, action)
        if question.hold is not Hold.NONE and (not question.asks or rng.random() < 0.08):
            return Release()
        open_seats = [ask.seat for ask in question.asks]
        if question.changeable and (not open_seats or rng.random() < 0.1):
            open_seats = list(question.changeable)
        elif rng.random() < 0.05:
            return Lapse(tuple(rng.sample(open_seats, rng.randint(1, len(open_seats)))))
        seat = rng.choice(open_seats)
        return Answer(seat, self.choose(seat))

    def choose(self, seat: Seat) -> Any:
        """A legal answer of *seat*, now of this kind and now of that."""
        rng = self.rng
        menu = list(islice(self.game.menu(self.hand.state, seat), 2_000))
        if rng.random() < self.temper.decline and len(menu) > 1 and self.question.sealed:
            return menu[0]
        kind = rng.choice(sorted({type(action).__name__ for action in menu}))
        same = [action for action in menu if type(action).__name__ == kind]
        if rng.random() < self.temper.cheap:
            return rng.choice(same[:4])
        return max(rng.choices(same, k=rng.choice((1, 4, 12))), key=self.known.weight)

    def stray(self) -> Any:
        """Some answer, legal or not."""
        return next(iter(self.known.strays(self.hand.state, self.rng)))

    def allows(self, step: Step) -> bool:
        try:
            take(self.hand, step)
        except Rejected:
            return False
        return True

    def go(self, step: Step) -> Sequence[Any]:
        self.hand, events = take(self.hand, step)
        self.log += events
        return events

    def roam(self, steps: int, *, until: Callable[[Any], bool] | None = None) -> None:
        """Go on for *steps*, or until the question is one that is looked for."""
        for _ in range(steps):
            if self.over or (until is not None and until(self.question)):
                return
            self.go(self.pick())


def somewhere(
    key: str, profile: str, rng: Random, wanted: Callable[[Any], bool] | None = None
) -> Walk:
    """A hand that is not over, at a question that *wanted* accepts."""
    while True:
        walk = Walk(key, profile, rng)
        # What is asked before the play is over soon: every other walk looks out from the start.
        walk.roam(0 if wanted is not None and rng.random() < 0.5 else rng.randint(0, 100))
        if wanted is not None:
            walk.roam(BOUND, until=wanted)
        if not walk.over:
            return walk
