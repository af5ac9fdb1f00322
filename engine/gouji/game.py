"""Gouji's table of contents: which file answers which question, and in what order things happen.

==================  =============================================================
``deal.py``         packs, shuffle, deal
``showing.py``      who leads (上班), with ``showing_cards.py``
``combos.py``       what one play is, what beats what; ``plays.py`` lists them
``gouji_play.py``   what counts as a gouji play (够级)
``hearings.py``     who is heard on a play, in which order; yield (让牌); with ``rounds.py``
``asked.py``        what one seat is asked and which answers are legal
``respond.py``      opening sealed answers
``burn.py``         burn, counter-burn, un-burn, false burn (烧, 反烧, 解烧, 诈烧)
``open_point.py``   opening a point (开点)
``headless.py``     headless (无头);  ``melee.py`` melee (四户乱缠)
``wind.py``         catching the wind (接风);  ``free_kill.py`` free kill (够死级)
``finish.py``       going out, end of the hand;  ``score.py`` points, sweep, match
``report.py``       reporting counts (报牌);  ``prompting.py`` prompting (挑牌)
``rules.py``        the house rules and their presets
==================  =============================================================

Tribute, calls, buying, hold-three and revolution belong between the deal and the first lead; a
hand of these two profiles that is dealt as the first of a game has none of them (G-041).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.errors import Illegal, NotAsked
from engine.game import Outcome
from engine.gouji import asked as ask
from engine.gouji import (
    burn,
    finish,
    headless,
    melee,
    open_point,
    prompting,
    questions,
    respond,
    showing,
)
from engine.gouji.actions import Action, Play, ShowHand, Suggest
from engine.gouji.asked import Matter
from engine.gouji.events import Answered, CardsPlayed, GoujiEvent, HoldEnded
from engine.gouji.state import SEATS, State
from engine.seats import Seat

UPKEEP: Final[tuple[Callable[[State], GoujiEvent | None], ...]] = (
    showing.choose_leader,
    finish.finish_seat,
    burn.succeed,
    burn.stop,
    finish.end_hand,
    open_point.open_seat,
    headless.lose_head,
    burn.fail,
    melee.begin,
    respond.resolve,
)
"""What happens by itself, asked in this order after every event until all say no."""

OPENING: Final[tuple[Callable[[State], GoujiEvent | None], ...]] = (
    showing.choose_leader,
    respond.resolve,
)
"""Those of them that sealed answers, asides and the end of a hold can wake: the others have said
no when the question was asked, and nothing that they look at has changed since."""


def decide(state: State, seat: Seat, action: Action) -> Sequence[GoujiEvent]:
    """A lead is played at once; every other answer is sealed."""
    if questions.declines(state, seat, action):
        return (Answered(seat=seat, action=action),)
    part = questions.asked(state, seat)
    if part is None:
        raise NotAsked
    ask.check(part, action)
    if part.matter is Matter.LEAD:
        assert isinstance(action, Play)
        return (CardsPlayed(seat=seat, combo=action.combo),)
    return (Answered(seat=seat, action=action),)


def aside(state: State, seat: Seat, action: Action) -> Sequence[GoujiEvent]:
    match action:
        case ShowHand(to=to):
            return (prompting.show_hand(state, seat, to),)
        case Suggest(to=to, combo=combo):
            return (prompting.suggest(state, seat, to, combo),)
        case _:
            raise Illegal("not-now")


def release(state: State) -> Sequence[GoujiEvent]:
    return (HoldEnded(),)


def upkeep(state: State) -> GoujiEvent | None:
    if state.ended is not None or len(state.hands) < SEATS:
        return None
    for rule in OPENING if state.length > state.question else UPKEEP:
        event = rule(state)
        if event is not None:
            return event
    return None


def menu(state: State, seat: Seat) -> Iterator[Action]:
    part = questions.asked(state, seat)
    return iter(()) if part is None else ask.menu(part)


def outcome(state: State) -> Outcome | None:
    ended = state.ended
    if ended is None:
        return None
    return Outcome(places=ended.places, points=ended.points, sweep=ended.sweep)
