"""The dot-hand (点手): a big joker for a card that one's opposite draws later (G-096, GAP-61).

It settles one card of a point tribute. The number is named when the draw is over, and the draws
behind the joker count from its place in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.gouji.actions import Dot
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.options import Tribute
from engine.gouji.seating import SEATS
from engine.gouji.setup_events import DotDone, QuestionClosed, QuestionOpened
from engine.gouji.state import State
from engine.seats import Seat, opposite


def concerned(state: State) -> tuple[Seat, ...]:
    """All who owe for a point that is not set off, whatever they drew."""
    setup, rules = state.setup, state.rules
    if setup is None or not rules.dot_hand or not rules.tribute_enabled:
        return ()
    return tuple(
        debt.payer
        for number, debt in enumerate(setup.debts)
        if debt.kind is Tribute.POINT and debt.cards and number not in setup.set_off
    )


def jokers(state: State, seat: Seat) -> tuple[int, ...]:
    """At which of its own draws *seat* drew the big jokers for which it has named no number."""
    drawn = tuple(n for n, card in enumerate(state.deal.cards[seat]) if card is Card.XR)
    return drawn[0 if state.setup is None else state.setup.dotted.count(seat) :]


def followers(state: State, seat: Seat, drawn: int) -> Sequence[Card]:
    """What the opposite drew after the *drawn*-th draw of *seat*."""
    across = opposite(seat, SEATS)
    later = (across - state.deal.drawer) % SEATS > (seat - state.deal.drawer) % SEATS
    return state.deal.cards[across][drawn if later else drawn + 1 :]


def dot(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage: all are asked for their first big joker; who named a number and still
    owes, for his next one, whether he has it or not."""
    setup, survey = state.setup, state.survey
    assert setup is not None
    if survey is None:
        seats = concerned(state)
        if setup.asked:
            seats = tuple(seat for seat in seats if setup.dotted.count(seat) == setup.asked)
        return (QuestionOpened(matter=Matter.DOT, seats=seats),) if seats else ()
    done = [_done(state, seat, answer) for seat, answer in _shown(state)]
    # Nobody named a number: the question is closed all the same.
    return done or (QuestionClosed(matter=Matter.DOT),)


def _shown(state: State) -> Sequence[tuple[Seat, Dot]]:
    survey = state.survey
    assert survey is not None
    given = ((seat, survey.answers[seat]) for seat in survey.seats)
    return [(seat, answer) for seat, answer in given if isinstance(answer, Dot)]


def _done(state: State, seat: Seat, answer: Dot) -> DotDone:
    setup = state.setup
    assert setup is not None
    debt = next(n for n, d in enumerate(setup.debts) if d.kind is Tribute.POINT and d.payer == seat)
    draws = followers(state, seat, jokers(state, seat)[0])
    card = draws[answer.number - 1] if answer.number <= len(draws) else None
    across = opposite(seat, SEATS)
    return DotDone(seat=seat, to=across, number=answer.number, card=card, debt=debt)
