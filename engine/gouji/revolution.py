"""Revolution (革命): a hand without jokers and 2s is laid away (G-250 to G-261).

The other form, by three shots, tests the hand against the opposite: ``three_shots.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Rank
from engine.counts import Counts, counted, held
from engine.errors import Illegal
from engine.gouji.actions import Shots, Yes
from engine.gouji.combos import Combo
from engine.gouji.events import GoujiEvent, HandVoided, HeadLost
from engine.gouji.leading_right import next_in_play
from engine.gouji.matters import Matter
from engine.gouji.options import DoubleRevolution, RevolutionCheck
from engine.gouji.options import Revolution as Form
from engine.gouji.setup_events import HeadChosen, QuestionOpened, RevolutionsOpened
from engine.gouji.state import State, facing
from engine.gouji.three_shots import hand_over, test
from engine.seats import Seat

_HIGH = (Rank.TWO, Rank.SMALL_JOKER, Rank.BIG_JOKER)


def askable(state: State) -> tuple[Seat, ...]:
    """Everybody who still plays is asked, able or not."""
    return () if state.rules.revolution is Form.NONE else state.in_play


def judged(state: State, seat: Seat) -> Counts:
    """The cards that decide: those drawn, or those held (G-250, GAP-45)."""
    if state.rules.revolution_check is RevolutionCheck.DRAWN:
        return counted(state.deal.cards[seat])
    return state.hands[seat]


def must_qualify(cards: Counts) -> None:
    """Raises Illegal for a hand with a 2 or a joker (G-250)."""
    for rank in _HIGH:
        if held(cards, rank):
            raise Illegal("revolution-high-card", rank=rank)


def qualifies(cards: Counts) -> bool:
    return not any(held(cards, rank) for rank in _HIGH)


def revolt(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage: one sealed question to all, opened together (GAP-55)."""
    setup, survey, found = state.setup, state.survey, state.revolt
    assert setup is not None
    if not setup.asked and (found is None or found.settled):
        return (QuestionOpened(matter=Matter.REVOLUTION, seats=askable(state)),)
    if survey is None or survey.matter is not Matter.REVOLUTION:
        return _go_on(state) if found is not None else ()
    seats = survey.said(Shots if state.rules.revolution is Form.THREE_SHOTS else Yes)
    opened = RevolutionsOpened(seats=seats, shots=_shots(state, seats))
    if len(seats) + (found is not None) > 1 and seats:
        return (opened, void(state))
    return (opened, *hand_over(state, seats))


def _shots(state: State, seats: tuple[Seat, ...]) -> tuple[Combo, ...]:
    survey = state.survey
    assert survey is not None
    answer = survey.answers[seats[0]] if len(seats) == 1 else None
    return answer.combos if isinstance(answer, Shots) else ()


def void(state: State) -> HandVoided:
    """Two revolutions: dealt anew, with the debts that stand, or from the very beginning (G-253,
    GAP-43)."""
    restart = state.rules.double_revolution is DoubleRevolution.RESTART
    return HandVoided(seed=state.deal.seed, after=None if restart else state.deal.carried)


def _go_on(state: State) -> Sequence[GoujiEvent]:
    """What follows from the one revolution of this hand."""
    revolt_, survey = state.revolt, state.survey
    assert revolt_ is not None
    if revolt_.shots:
        return test(state)
    across = facing(revolt_)
    if not revolt_.settled:
        rules = state.rules
        if survey is not None and survey.matter is Matter.HEAD:
            keeps = isinstance(survey.answers[across], Yes)
            return (HeadChosen(seat=across, kills=rules.revolution_free_kills if keeps else 0),)
        if rules.revolution_choice:
            return (QuestionOpened(matter=Matter.HEAD, seats=(across,), about=revolt_.seat),)
        return (HeadChosen(seat=across, kills=rules.revolution_free_kills),)
    if not revolt_.kills and across not in state.headless:
        return (HeadLost(seat=across),)
    return (next_in_play(state, revolt_.seat),) if state.leader == revolt_.seat else ()


def automatic(state: State) -> Sequence[GoujiEvent]:
    """What follows at once when somebody could not buy a 3 (G-260, GAP-46)."""
    return () if state.revolt is None else _go_on(state)
