"""Answering a play: everybody concerned is asked at once, and heard in the order of the rules.

Answers are sealed. An answer counts only if everyone before it declined, so nobody needs to see
the others first; what is behind the first play is void and never shown (G-157, GAP-16).
"""

from __future__ import annotations

from engine.gouji.actions import Action, ApplyForWind, Burn, Pass, Play, WrongFollow, Yield
from engine.gouji.events import CardsPlayed, TrickTaken, WindAsked, Yielded
from engine.gouji.free_kill import is_free_kill, is_revolution_kill
from engine.gouji.hearings import Hearing, Matter
from engine.gouji.options import YieldOverplayed
from engine.gouji.rounds import hearing_round
from engine.gouji.state import State, Top
from engine.gouji.wind import next_leader
from engine.seats import Seat

Opened = CardsPlayed | Yielded | WindAsked | TrickTaken


def resolve(state: State) -> Opened | None:
    """Upkeep: open the sealed answers as far as the order allows, once the hold has run.

    When all decline, the owner of the play leads again, a gouji play or not (G-126, G-138).
    """
    top = state.top
    if top is None or not top.released:
        return None
    order = hearing_round(state, top).order
    burned = _burned(state, top, order)
    if burned is not None:
        return burned
    passed: list[Seat] = []
    for seat, matter in order:
        answer = top.answers[seat]
        if matter is Matter.BURN:
            continue
        if answer is None:
            return None
        if not isinstance(answer, Pass | WrongFollow):
            return _opened(state, top, seat, answer, tuple(passed))
        passed.append(seat)
    return TrickTaken(seat=top.seat, leader=next_leader(state, top), passed=tuple(passed))


def _burned(state: State, top: Top, order: tuple[Hearing, ...]) -> CardsPlayed | None:
    """The first to burn, in the order of priority (G-158). No answer is no burn."""
    for seat, matter in order:
        answer = top.answers[seat]
        if matter is Matter.BURN and isinstance(answer, Burn):
            kill = is_revolution_kill(state, seat, answer.combo)
            return CardsPlayed(seat=seat, combo=answer.combo, burn=True, free_kill=kill)
    return None


def _opened(state: State, top: Top, seat: Seat, answer: Action, passed: tuple[Seat, ...]) -> Opened:
    match answer:
        case Play():
            return _beaten(state, top, seat, answer, passed)
        case Yield():
            return Yielded(seat=seat, passed=passed)
        case ApplyForWind():
            return WindAsked(seat=seat, passed=passed)
        case _:
            raise AssertionError(f"{answer} is not an answer to a play")


def _beaten(
    state: State, top: Top, seat: Seat, answer: Play, passed: tuple[Seat, ...]
) -> CardsPlayed:
    overplayed = None
    if top.yielder not in (None, seat) and state.rules.yield_overplayed is YieldOverplayed.PASSED:
        overplayed = top.yielder
    return CardsPlayed(
        seat=seat,
        combo=answer.combo,
        passed=passed,
        free_kill=is_free_kill(state, top, seat, answer.combo)
        or is_revolution_kill(state, seat, answer.combo),
        overplayed=overplayed,
    )
