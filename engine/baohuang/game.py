"""Baohuang's table of contents: which file answers which question, and in what order things
happen.

==================  =============================================================
``deal.py``         packs, shuffle, deal;  ``proving.py`` proof of the shuffle
``roles.py``        emperor, guard, commoners, and who is known to be what
``combos.py``       what one play is, what beats what; ``plays.py`` lists them
``asked.py``        what one seat is asked and which answers are legal
``questions.py``    the open question;  ``matters.py`` what it can be about
``respond.py``      who is heard on a play; opening sealed answers
``wind.py``         catching the wind (接风)
``hold_six.py``     holding the lowest cards to the end (憋3, 憋6)
``finish.py``       going out, end of the hand;  ``score.py`` points
``match.py``        from hand to hand;  ``carried.py`` what is left to the next one
``rules.py``        the house rules: ``options.py``, ``validity.py``, ``profiles.py``
``state.py``        the whole truth of a hand;  ``booking.py`` how events change it
==================  =============================================================

Before the first lead, in the order of ``preparing.py``:

==================  =============================================================
``tribute.py``      tribute of who was stuffed (进贡), from the hand before
``throne.py``       who reigns; declining (让位)
``grabbing.py``     grabbing the solo (抢独)
``calling.py``      calling the guard by the fourth card (叫保)
``declaring.py``    open guard, open solo, revolt (明保, 明独, 造反)
``kicking.py``      doubling again (踢)
==================  =============================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.baohuang import asked as ask
from engine.baohuang import finish, hold_six, preparing, questions, respond, throne
from engine.baohuang.actions import Abdicate, Action, Call, Pass, Play
from engine.baohuang.carried import Carried
from engine.baohuang.events import (
    Answered,
    BaohuangEvent,
    CardsPlayed,
    GuardCalled,
    HoldEnded,
    ThroneTaken,
)
from engine.baohuang.matters import Matter
from engine.baohuang.state import State
from engine.errors import Illegal, NotAsked
from engine.game import Outcome
from engine.seats import Seat

UPKEEP: Final[tuple[Callable[[State], BaohuangEvent | None], ...]] = (
    finish.finish_seat,
    hold_six.stuff,
    finish.end_hand,
    respond.resolve,
)
"""What happens by itself, in this order, once something lies on the table."""


def decide(state: State, seat: Seat, action: Action) -> Sequence[BaohuangEvent]:
    """A lead, and what one alone is asked, takes effect at once; every other answer is sealed."""
    part = questions.asked(state, seat)
    if part is None:
        raise NotAsked
    if part.matter is not Matter.RESPOND or not isinstance(action, Pass):
        ask.check(part, action)
    match part.matter:
        case Matter.LEAD:
            assert isinstance(action, Play)
            return (CardsPlayed(seat=seat, combo=action.combo),)
        case Matter.THRONE:
            if isinstance(action, Abdicate):
                return (throne.declined(state, seat),)
            return (ThroneTaken(seat=seat),)
        case Matter.CALL:
            assert isinstance(action, Call)
            return (GuardCalled(seat=seat, card=action.card),)
        case _:
            return (Answered(seat=seat, action=action),)


def aside(state: State, seat: Seat, action: Action) -> Sequence[BaohuangEvent]:
    """Nothing is done unasked in Baohuang (BG-15)."""
    raise Illegal("not-now")


def release(state: State) -> Sequence[BaohuangEvent]:
    return (HoldEnded(),)


def upkeep(state: State) -> Sequence[BaohuangEvent]:
    if state.over or not state.deal.seed:
        return ()
    if state.preparing:
        return preparing.prepare(state)
    for rule in UPKEEP:
        event = rule(state)
        if event is not None:
            return (event,)
    return ()


def menu(state: State, seat: Seat) -> Iterator[Action]:
    part = questions.asked(state, seat)
    return iter(()) if part is None else ask.menu(part)


def outcome(state: State) -> Outcome | None:
    ended = state.ended
    if state.voided is not None:
        return Outcome(places=(), points=(), void=True)
    if ended is None:
        return None
    return Outcome(places=ended.places, points=ended.points)


def carried(state: State) -> Carried | None:
    """What the hand leaves to the next one."""
    if state.voided is not None:
        return state.voided.after
    return None if state.ended is None else state.ended.after
