"""Shengji's table of contents: which file answers which question, and in what order things happen.

==================  =============================================================
``deal.py``         packs, shuffle, deal;  ``holding.py`` hands, points of cards
``trumps.py``       what is trump, how high each card stands
``declaring.py``    making trump and overturning (亮主, 反主);  ``claims.py`` with which cards
``declarer.py``     who declares (庄家), now and in the next hand
``burying.py``      laying the bottom away (埋底)
``forms.py``        singles, pairs, tractors of a play;  ``tractors.py`` rows of pairs
``leading.py``      what may be led;  ``throws.py`` throws and those that fail (甩牌)
``follow.py``       what must be given (跟牌);  ``follow_menu.py`` lists it
``winning.py``      what beats what, ruffs (将吃), who takes the trick
``playing.py``      tricks, one after another
``bottom.py``       turning the bottom, by what it is multiplied (掀底)
``score.py``        units, base, the match;  ``levels.py`` moving up and down (升级, 降级)
``ending.py``       what a hand comes to
``cheapness.py``    what is given away where nobody chooses
``rules.py``        the house rules: ``options.py``, ``validity.py``, ``profiles.py``
``state.py``        the whole truth of a hand;  ``booking.py`` how events change it
``asked.py``        what one seat is asked and which answers are legal, by ``matters.py``
``questions.py``    whom a question is put to;  ``view.py`` what each may know
``notation.py``     what people type;  ``notation_words.py`` its words
==================  =============================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.errors import Illegal, NotAsked
from engine.game import Outcome
from engine.seats import Seat
from engine.shengji import asked as ask
from engine.shengji import declaring, playing, questions
from engine.shengji.actions import Action, Bury, Play
from engine.shengji.carried import Carried
from engine.shengji.events import (
    Answered,
    BottomBuried,
    CardsPlayed,
    PlayBegan,
    ShengjiEvent,
)
from engine.shengji.matters import Matter
from engine.shengji.state import State


def decide(state: State, seat: Seat, action: Action) -> Sequence[ShengjiEvent]:
    """Declarations are sealed; everything else is done at once."""
    part = questions.asked(state, seat)
    if part is None:
        raise NotAsked
    ask.check(part, action)
    match action:
        case Bury(cards=cards):
            return (BottomBuried(seat=seat, cards=cards), PlayBegan(seat=seat))
        case Play(cards=cards):
            if part.matter is Matter.LEAD:
                return (playing.lead(state, seat, cards),)
            return (CardsPlayed(seat=seat, cards=cards),)
        case _:
            return (Answered(seat=seat, action=action),)


def aside(state: State, seat: Seat, action: Action) -> Sequence[ShengjiEvent]:
    """Nothing is done unasked."""
    raise Illegal("not-now")


def release(state: State) -> Sequence[ShengjiEvent]:
    """No question has a hold."""
    raise Illegal("not-now")


def upkeep(state: State) -> Sequence[ShengjiEvent]:
    if state.over or not state.deal.bottom:
        return ()
    if state.leader is not None:
        return playing.take(state)
    return () if state.taken else declaring.settle(state)


def menu(state: State, seat: Seat) -> Iterator[Action]:
    part = questions.asked(state, seat)
    return iter(()) if part is None else ask.menu(part)


def outcome(state: State) -> Outcome | None:
    if state.voided is not None:
        return Outcome(places=(), points=(), void=True)
    ended = state.ended
    if ended is None:
        return None
    return Outcome(places=(), points=ended.points, over=ended.over, winner=ended.winner)


def carried(state: State) -> Carried | None:
    """What the hand leaves to the next one; None: that one is a first hand."""
    if state.voided is not None:
        return state.voided.after
    return None if state.ended is None else state.ended.after
