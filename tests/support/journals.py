"""Whole hands of any game, played out at random with their journals: to be written down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final

from engine.decision import Hold
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat

AnyHand = Hand[Any, Any, Any, Any]
MOST: Final = 20
"""Answers that one chooses from: nobody reads a whole menu."""


@dataclass(frozen=True)
class Played:
    """One hand that is over."""

    hand: AnyHand
    log: tuple[Any, ...]


def played(game: str, rules: Any, seed: int, carried: Any = None) -> Played:
    """All answers are drawn; now and then somebody changes a sealed one."""
    rng = Random(f"{game}/{seed}")
    hand, events = Hand.open(GAMES[game], rules, seed, carried)
    log = list(events)
    while hand.pending is not None:
        hand, events = _answered(hand, rng)
        log += events
    return Played(hand, tuple(log))


def _answered(hand: AnyHand, rng: Random) -> tuple[AnyHand, list[Any]]:
    question, done = hand.pending, list[Any]()
    assert question is not None
    if question.sealed and question.asks and rng.random() < 0.3:
        first = question.asks[0].seat
        hand, events = hand.answer(question.id, first, _choice(hand, first, rng))
        done += events
        if hand.pending is None or hand.pending.id != question.id:
            return hand, done
    seats = [*hand.pending.changeable, *(ask.seat for ask in hand.pending.asks)]
    given = [(seat, _choice(hand, seat, rng)) for seat in seats]
    hand, events = hand.answers(question.id, given)
    done += events
    same = hand.pending is not None and hand.pending.id == question.id
    if same and question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        done += events
    return hand, done


def _choice(hand: AnyHand, seat: Seat, rng: Random) -> Any:
    return rng.choice(list(islice(hand.game.menu(hand.state, seat), MOST)))


@cache
def match(game: str, profile: str, seed: int, hands: int = 3) -> tuple[Played, ...]:
    """Hands in a row, each after what the one before left."""
    done: list[Played] = []
    carried: Any = None
    for number in range(hands):
        rules = GAMES[game].profiles[profile]
        done.append(played(game, rules, seed * hands + number, carried))
        carried = GAMES[game].carried(done[-1].hand.state)
    return tuple(done)
