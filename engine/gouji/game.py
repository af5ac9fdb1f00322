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
``rules.py``         the house rules: ``options.py``, ``validity.py``, ``profiles.py``
``state.py``         the whole truth of a hand;  ``booking.py`` how events change it
==================  =============================================================

Before the first lead: ``preparing.py`` with the stages in order, ``setup.py``, ``setup_events.py``,
``setup_booking.py``:

======================  =========================================================
``agreements.py``       who of two allies was last; setting point tributes off (对消)
``calls.py``            pre-call and bright-call (预点, 明点)
``cutting.py``          cutting (切牌);  ``leading_right.py`` who leads without showing
``natural_open.py``     natural open (天开);  ``dot_hand.py`` dot-hand (点手)
``tribute.py``          paying (进贡), with ``tribute_terms.py`` and ``returns.py`` (还贡)
``buying.py``           buying 3s and 4s (买三, 买四)
``revolution.py``       revolution (革命), with ``three_shots.py``
``pooled_fives.py``     pooled fives (汇五)
======================  =========================================================

And around a hand: ``stuffing.py`` (被闷), ``fours.py`` (点四), ``debts.py`` what is owed next time,
``match.py`` and ``carried.py`` from hand to hand, ``penalties.py`` places of offenders. For the
table: ``landmarks.py``, ``proving.py``, ``tally.py``.
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
    fours,
    headless,
    melee,
    natural_open,
    open_point,
    preparing,
    prompting,
    questions,
    respond,
    stuffing,
)
from engine.gouji.actions import (
    Action,
    GiveUpOpening,
    Play,
    ShowHand,
    Suggest,
    ThrowFours,
    WrongFollow,
)
from engine.gouji.carried import Carried
from engine.gouji.events import Answered, CardsPlayed, GoujiEvent, HoldEnded
from engine.gouji.free_kill import is_revolution_kill
from engine.gouji.matters import Matter
from engine.gouji.options import WrongFollow as Wrong
from engine.gouji.state import State
from engine.seats import Seat

UPKEEP: Final[tuple[Callable[[State], GoujiEvent | None], ...]] = (
    finish.finish_seat,
    open_point.open_directly,
    natural_open.lose_natural,
    stuffing.stuff,
    stuffing.show,
    burn.succeed,
    burn.stop,
    finish.end_hand,
    open_point.open_seat,
    headless.lose_head,
    burn.fail,
    melee.begin,
)
"""What happens by itself, in this order, once something lies on the table."""


def decide(state: State, seat: Seat, action: Action) -> Sequence[GoujiEvent]:
    """A lead is played at once; every other answer is sealed."""
    if questions.declines(state, seat, action):
        return (Answered(seat=seat, action=action),)
    part = questions.asked(state, seat)
    if part is None:
        raise NotAsked
    try:
        ask.check(part, action)
    except Illegal as wrong:
        if not _loses_turn(part, action, wrong):
            raise
        assert isinstance(action, Play)
        return (Answered(seat=seat, action=WrongFollow(action.combo)),)
    if part.matter is Matter.LEAD:
        assert isinstance(action, Play)
        kill = is_revolution_kill(state, seat, action.combo)
        return (CardsPlayed(seat=seat, combo=action.combo, free_kill=kill),)
    return (Answered(seat=seat, action=action),)


_WRONG: Final = frozenset({"dead-play", "wrong-count", "joker-above", "does-not-beat"})


def _loses_turn(part: ask.Asked, action: Action, wrong: Illegal) -> bool:
    """A follow that does not beat counts as a pass in some houses (G-117, GAP-77)."""
    return (
        part.rules.wrong_follow is Wrong.LOSE_TURN
        and part.matter is Matter.RESPOND
        and isinstance(action, Play)
        and wrong.code in _WRONG
    )


def aside(state: State, seat: Seat, action: Action) -> Sequence[GoujiEvent]:
    match action:
        case ShowHand(to=to):
            return (prompting.show_hand(state, seat, to),)
        case Suggest(to=to, combo=combo):
            return (prompting.suggest(state, seat, to, combo),)
        case ThrowFours():
            _require_turn(state, seat)
            return (fours.throw(state, seat),)
        case GiveUpOpening():
            _require_turn(state, seat)
            return (fours.give_up(state, seat),)
        case _:
            raise Illegal("not-now")


def _require_turn(state: State, seat: Seat) -> None:
    """At one's own turn: leading, or asked to answer (GAP-59)."""
    part = None if state.over else questions.asked(state, seat)
    if part is None or part.matter not in (Matter.LEAD, Matter.RESPOND):
        raise Illegal("not-your-turn")
    if part.matter is Matter.RESPOND and not part.may_answer:
        raise Illegal("not-your-turn")


def release(state: State) -> Sequence[GoujiEvent]:
    return (HoldEnded(),)


def upkeep(state: State) -> Sequence[GoujiEvent]:
    if state.over or not state.deal.seed:
        return ()
    if state.setup is not None:
        return preparing.prepare(state)
    if state.survey is not None:
        return fours.as_melee_begins(state) if state.survey.complete else ()
    if state.length == state.question:
        for rule in UPKEEP:
            event = rule(state)
            if event is not None:
                return (event,)
        if state.melee and not state.fours_asked:
            asked = fours.as_melee_begins(state)
            if asked:
                return asked
    # While a question stays open nothing has changed that the other rules look at.
    event = respond.resolve(state)
    return () if event is None else (event,)


def menu(state: State, seat: Seat) -> Iterator[Action]:
    part = questions.asked(state, seat)
    return iter(()) if part is None else ask.menu(part)


def outcome(state: State) -> Outcome | None:
    ended = state.ended
    if state.voided is not None:
        return Outcome(places=(), points=(), void=True)
    if ended is None:
        return None
    return Outcome(
        places=ended.places,
        points=ended.points,
        sweep=ended.sweep,
        over=ended.over,
        winner=ended.winner,
    )


def carried(state: State) -> Carried | None:
    """What the hand leaves to the next one; None: that one opens the game anew (G-306)."""
    if state.voided is not None:
        return state.voided.after
    return None if state.ended is None else state.ended.after
