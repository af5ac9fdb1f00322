"""What players may agree on before the cards are drawn: who of two allies was last place (G-097),
and setting two point tributes off (对消, G-082). All must agree, or it stays as it was."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gouji.actions import ChooseLast, Yes
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.options import PointSwap, Tribute
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup_events import LastChosen, QuestionOpened, SwapsAgreed
from engine.gouji.state import State
from engine.seats import Seat, opposite


def last_concerned(state: State) -> tuple[Seat, ...]:
    """The two allies who may choose: they were not placed by play (GAP-15)."""
    carried = state.deal.carried
    if carried is None or not carried.choosable or not state.rules.allies_choose_last:
        return ()
    return tuple(sorted(carried.places[4:]))


def choose_last(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage."""
    seats, survey, setup = last_concerned(state), state.survey, state.setup
    assert setup is not None
    if not setup.asked:
        return (QuestionOpened(matter=Matter.LAST, seats=seats),)
    if survey is None:
        return ()
    carried = state.deal.carried
    assert carried is not None
    named = {answer.seat for answer in survey.answers if isinstance(answer, ChooseLast)}
    if len(named) == 1 and all(survey.answers[seat] is not None for seat in seats):
        return (LastChosen(seat=named.pop(), agreed=True),)
    return (LastChosen(seat=carried.places[-1], agreed=False),)


def swap_concerned(state: State) -> tuple[Seat, ...]:
    """Both of each pair that owe each other for points."""
    if state.setup is None or state.rules.point_swap is PointSwap.EXCHANGE:
        return ()
    owes = {(debt.payer, debt.receiver) for debt in state.setup.debts if debt.kind is Tribute.POINT}
    return tuple(seat for seat in ALL if _mutual(owes, seat))


def _mutual(owes: set[tuple[Seat, Seat]], seat: Seat) -> bool:
    across = opposite(seat, SEATS)
    return (seat, across) in owes and (across, seat) in owes


def swap(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage. A house that always sets off asks nobody."""
    seats, survey, setup = swap_concerned(state), state.survey, state.setup
    assert setup is not None
    lower = tuple(seat for seat in seats if seat < SEATS // 2)
    if state.rules.point_swap is PointSwap.SET_OFF:
        return () if setup.set_off else (SwapsAgreed(pairs=lower),)
    if not setup.asked:
        return (QuestionOpened(matter=Matter.SWAP, seats=seats),)
    if survey is None:
        return ()
    agreed = survey.said(Yes)
    return (SwapsAgreed(pairs=tuple(s for s in lower if {s, opposite(s, SEATS)} <= {*agreed})),)
