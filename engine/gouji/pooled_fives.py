"""Pooled fives (汇五): after a sweep the swept side lays all its 5s as the first play (G-282,
GAP-58). It is nobody's gouji play and cannot be burned."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Rank
from engine.counts import held
from engine.gouji.actions import Play
from engine.gouji.combos import Combo
from engine.gouji.events import CardsPlayed, GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.plays import combo
from engine.gouji.seating import SEATS
from engine.gouji.setup_events import FivesPooled, FivesStood, QuestionOpened
from engine.gouji.state import State
from engine.seats import Seat, after


def applies(state: State) -> bool:
    """After a sweep; a revolution that was tested has given the lead already."""
    carried = state.deal.carried
    return (
        state.rules.pooled_fives
        and carried is not None
        and carried.swept is not None
        and not (state.revolt is not None and state.revolt.shots)
        and any(held(state.hands[seat], Rank.FIVE) for seat in swept(state))
    )


def swept(state: State) -> tuple[Seat, ...]:
    """The side that was swept, as far as it plays."""
    carried = state.deal.carried
    assert carried is not None
    return tuple(seat for seat in state.in_play if seat % 2 == carried.swept)


def beaters(state: State) -> tuple[Seat, ...]:
    """The other side, in turn order from last place."""
    carried = state.deal.carried
    assert carried is not None
    return tuple(
        seat
        for seat in after(carried.places[-1], SEATS)
        if seat in state.in_play and seat % 2 != carried.swept
    )


def pool(state: State) -> Combo:
    """The 5s on the table, as one play."""
    assert state.setup is not None
    return combo(Rank.FIVE, sum(count for _, count in state.setup.fives), 0, 0, 0)


def lay(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage."""
    setup, survey, carried = state.setup, state.survey, state.deal.carried
    assert setup is not None
    assert carried is not None
    if not setup.fives:
        counts = tuple((seat, held(state.hands[seat], Rank.FIVE)) for seat in swept(state))
        return (FivesPooled(seat=carried.places[-1], counts=counts),)
    if not setup.asked:
        return (QuestionOpened(matter=Matter.FIVES, seats=beaters(state)),)
    if survey is None:
        return ()
    for seat in survey.seats:
        answer = survey.answers[seat]
        if isinstance(answer, Play):
            return (CardsPlayed(seat=seat, combo=answer.combo),)
    return (FivesStood(),)
