"""The open question of a hand, and each seat's part in it."""

from __future__ import annotations

from engine.decision import Ask, Decision, Pace
from engine.seats import Seat
from engine.shengji import levels
from engine.shengji.actions import Action, NoDeclaration
from engine.shengji.asked import Asked, Matter
from engine.shengji.seating import SEATS
from engine.shengji.state import Round, State


def pending(state: State) -> Decision[Action] | None:
    """Who is asked, and what counts where no answer is given. Public facts decide, but for the
    defaults. None: the hand is over, or goes on by itself."""
    if state.over:
        return None
    if state.asking is not None:
        return _declaring(state, state.asking)
    seat = _alone(state)
    part = None if seat is None else asked(state, seat)
    if seat is None or part is None:
        return None
    return Decision(
        id=state.question,
        kind=part.matter,
        asks=(Ask(seat, part.decline, sampled=part.sampled),),
        order=(seat,),
        pace=_PACES[part.matter],
    )


_PACES = {Matter.BURY: Pace.SETUP, Matter.LEAD: Pace.LEAD, Matter.FOLLOW: Pace.RESPOND}


def put(state: State) -> tuple[Matter | None, tuple[Seat, ...]]:
    """What the open question is about, and whom it is put to, whether they have answered or not;
    nothing and nobody where :func:`pending` is None."""
    if state.over:
        return None, ()
    if state.asking is not None:
        return _matter(state), state.asking.seats
    seat = _alone(state)
    return (None, ()) if seat is None or state.trumps is None else (_alone_on(state), (seat,))


def _declaring(state: State, asking: Round) -> Decision[Action]:
    """All at once, and nobody is spared: who has nothing to lay takes as long as the others."""
    answers = asking.answers
    return Decision(
        id=state.question,
        kind=_matter(state),
        asks=tuple(Ask(seat, NoDeclaration()) for seat in asking.seats if not answers[seat]),
        changeable=tuple(seat for seat in asking.seats if answers[seat]),
        order=asking.seats,
        pace=Pace.SETUP,
        sealed=True,
        spares=False,
    )


def _matter(state: State) -> Matter:
    return Matter.OVERTURN if state.rounds else Matter.DECLARE


def _alone(state: State) -> Seat | None:
    """Who is asked alone: the declarer for the bottom, then each in turn for a play. Nobody: the
    trick is complete, or the last one is taken."""
    if state.leader is None:
        return state.declarer if state.taken else None
    return None if len(state.trick.laid) == SEATS or not any(state.hands) else state.turn


def _alone_on(state: State) -> Matter:
    """What one alone is asked."""
    if state.leader is None:
        return Matter.BURY
    return Matter.FOLLOW if state.trick.laid else Matter.LEAD


def asked(state: State, seat: Seat) -> Asked | None:
    """What *seat* is asked now, or None."""
    if state.over or not state.hands:
        return None
    if state.asking is not None:
        return _asked_to_declare(state, seat) if seat in state.asking.seats else None
    if seat != _alone(state) or state.trumps is None:
        return None
    return Asked(
        matter=_alone_on(state),
        rules=state.rules,
        seat=seat,
        hand=state.hands[seat],
        level=state.trumps.level,
        trumps=state.trumps,
        size=len(state.deal.bottom) if state.leader is None else 0,
        trick=state.trick,
    )


def _asked_to_declare(state: State, seat: Seat) -> Asked:
    return Asked(
        matter=_matter(state),
        rules=state.rules,
        seat=seat,
        hand=state.hands[seat],
        level=levels.played(state.deal.carried),
        standing=state.standing,
    )
