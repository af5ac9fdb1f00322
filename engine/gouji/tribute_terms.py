"""What becomes of a debt before it is paid: resisted, waived, refused, countered (G-087 to G-092).

Four naturally drawn big jokers cancel what their side owes; four small ones, what their owner owes
(GAP-67). Among allies the house decides whether tribute is paid, and whom it asks (GAP-42).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import Card, Rank
from engine.gouji.actions import Terms
from engine.gouji.carried import Debt
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.options import AllyTribute
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL
from engine.gouji.setup import Setup
from engine.gouji.setup_events import QuestionOpened, TermsOpened, TributeResisted
from engine.gouji.state import State
from engine.seats import Seat

_FOUR: Final = 4


def allied(debt: Debt) -> bool:
    return (debt.payer - debt.receiver) % 2 == 0


def resist(state: State) -> Sequence[GoujiEvent]:
    """Upkeep: who drew all four of a joker. Nobody is asked, for nobody would pay."""
    setup = state.setup
    assert setup is not None
    if not state.rules.resist_tribute or setup.resisted or setup.settled:
        return ()
    return tuple(
        TributeResisted(seat=seat, rank=rank, debts=debts)
        for seat in ALL
        for rank in (Rank.BIG_JOKER, Rank.SMALL_JOKER)
        if (debts := _resisted(state, setup, seat, rank))
    )


def _resisted(state: State, setup: Setup, seat: Seat, rank: Rank) -> tuple[int, ...]:
    card = Card.XR if rank is Rank.BIG_JOKER else Card.XB
    if state.deal.cards[seat].count(card) < _FOUR:
        return ()
    return tuple(
        number
        for number, debt in enumerate(setup.debts)
        if debt.payer == seat or (rank is Rank.BIG_JOKER and (debt.payer - seat) % 2 == 0)
    )


def concerned(state: State, seat: Seat) -> tuple[int, ...]:
    """The debts over which *seat* has a say, by their place in the list."""
    setup, rules = state.setup, state.rules
    assert setup is not None
    return tuple(
        number
        for number, debt in enumerate(setup.debts)
        if number not in setup.off and debt.cards and _has_say(debt, seat, rules)
    )


def _has_say(debt: Debt, seat: Seat, rules: GoujiRules) -> bool:
    if allied(debt):
        match rules.ally_tribute:
            case AllyTribute.BY_AGREEMENT | AllyTribute.AGREEMENT_OR_COUNTER:
                return seat in (debt.payer, debt.receiver)
            case AllyTribute.NONE_OR_ALL:
                return (debt.payer - seat) % 2 == 0
            case AllyTribute.NORMAL:
                pass
    return rules.receiver_may_refuse and seat == debt.receiver


def usual(state: State, seat: Seat) -> Terms:
    """What silence means: allies pay each other nothing, enemies pay (GAP-42)."""
    setup = state.setup
    assert setup is not None
    mine = concerned(state, seat)
    return Terms(waived=tuple(number for number in mine if allied(setup.debts[number])))


def terms(state: State) -> Sequence[GoujiEvent]:
    """Upkeep: all who have a say are asked together, and it counts what they agree on."""
    setup = state.setup
    assert setup is not None
    if setup.settled:
        return ()
    seats = tuple(seat for seat in ALL if concerned(state, seat) and seat not in state.agents)
    if not setup.asked:
        return (QuestionOpened(matter=Matter.TERMS, seats=seats),) if seats else ()
    survey = state.survey
    if survey is None:
        return ()
    given = {s: a for s in seats if isinstance(a := survey.answers[s], Terms)}
    waived = tuple(
        number
        for number, debt in enumerate(setup.debts)
        if any(number in answer.waived for answer in given.values())
        or _unasked(state, debt, number)
    )
    countered = {number for answer in given.values() for number in answer.countered}
    return (TermsOpened(waived=waived, countered=tuple(sorted(countered - set(waived)))),)


def _unasked(state: State, debt: Debt, number: int) -> bool:
    """Allies of whom one cannot agree any more pay nothing."""
    rules = state.rules
    if not allied(debt) or rules.ally_tribute is AllyTribute.NORMAL:
        return False
    return bool({debt.payer, debt.receiver} & {*state.agents})
