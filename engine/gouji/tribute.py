"""Tribute (进贡): the high cards that the last hand's result costs (G-070 to G-093).

Terms first (``tribute_terms.py``), then kind after kind in the order of the house, then the small
cards that come back (``returns.py``). Paying is never a choice: the largest cards go (G-072).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import Rank
from engine.counts import Counts, held, without
from engine.gouji import returns
from engine.gouji.carried import Debt
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.options import StuffedPay, Tribute
from engine.gouji.rules import GoujiRules
from engine.gouji.setup import Setup
from engine.gouji.setup_events import CardsMoved, TributePaid, Why
from engine.gouji.state import State
from engine.gouji.tribute_terms import resist, terms
from engine.seats import Seat

CLASS: Final = (Rank.BIG_JOKER, Rank.SMALL_JOKER, Rank.TWO)
"""Tribute-class cards, largest first (G-071)."""
Cards = tuple[tuple[Rank, int], ...]


def applies(state: State) -> bool:
    """Whether anything is owed that is paid in this hand (G-041, G-070)."""
    setup = state.setup
    return state.rules.tribute_enabled and setup is not None and bool(setup.debts)


def settle(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage."""
    survey = state.survey
    if survey is not None:
        return terms(state) if survey.matter is Matter.TERMS else returns.settle(state)
    for step in (resist, terms, _pay, returns.settle):
        done = step(state)
        if done:
            return done
    return ()


def _pay(state: State) -> Sequence[GoujiEvent]:
    """The next kind, all of it on the cards held before it starts (GAP-39)."""
    setup, rules = state.setup, state.rules
    assert setup is not None
    for kind in rules.tribute_order:
        open_ = [
            n for n, debt in enumerate(setup.debts) if debt.kind is kind and n not in setup.settled
        ]
        if open_:
            return tuple(_paid(state, setup, open_))
    return ()


def _paid(state: State, setup: Setup, numbers: Sequence[int]) -> Iterator[GoujiEvent]:
    rules = state.rules
    spent: dict[Seat, dict[Rank, int]] = {}
    moves: list[CardsMoved] = []
    for number in numbers:
        debt = setup.debts[number]
        cards = _largest(state, debt, spent) if _is_due(state, setup, number) else ()
        set_off = number in setup.set_off
        if cards:
            moves.append(_moved(debt, cards, rules, set_off=set_off))
        yield TributePaid(
            debt=number,
            tribute=debt.kind,
            payer=debt.payer,
            receiver=debt.receiver,
            owed=0 if number in setup.off else debt.cards,
            paid=sum(count for _, count in cards),
            set_off=set_off,
        )
    yield from moves
    yield from _countered(state, setup, numbers, moves)


def _is_due(state: State, setup: Setup, number: int) -> bool:
    """Not waived, and both still take part: who revolted before it neither pays nor receives
    (GAP-45, GAP-46)."""
    debt = setup.debts[number]
    return number not in setup.off and not {debt.payer, debt.receiver} & {*state.agents}


def _largest(state: State, debt: Debt, spent: dict[Seat, dict[Rank, int]]) -> Cards:
    """The largest tribute-class cards of the payer, as many as there are (G-072, G-073)."""
    gone = spent.setdefault(debt.payer, {})
    cards: list[tuple[Rank, int]] = []
    missing = debt.cards
    for rank in _order(debt.kind, state.rules):
        have = payable(state, debt.payer, rank) - gone.get(rank, 0)
        count = min(missing, max(0, have))
        if count:
            cards.append((rank, count))
            gone[rank] = gone.get(rank, 0) + count
            missing -= count
    return tuple(cards)


def _order(kind: Tribute, rules: GoujiRules) -> tuple[Rank, ...]:
    """Stuffed tribute may go in 2s first (G-077)."""
    if kind is Tribute.STUFFED and rules.stuffed_pay is StuffedPay.TWO_FIRST:
        return (Rank.TWO, Rank.BIG_JOKER, Rank.SMALL_JOKER)
    return CLASS


def payable(state: State, seat: Seat, rank: Rank) -> int:
    """How many of *rank* may go as tribute: those drawn and still held (G-074)."""
    gained = held(state.gained[seat], rank) if state.rules.tribute_natural_only else 0
    return max(0, held(state.hands[seat], rank) - gained)


def _moved(debt: Debt, cards: Cards, rules: GoujiRules, *, set_off: bool) -> CardsMoved:
    """The cards of one debt. Where it is set off they are shown and stay (G-082)."""
    to = debt.payer if set_off else debt.receiver
    return CardsMoved(
        why=Why.TRIBUTE, seat=debt.payer, to=to, cards=cards, open=rules.tribute_public or set_off
    )


def _countered(
    state: State, setup: Setup, numbers: Sequence[int], moves: Sequence[CardsMoved]
) -> Iterator[GoujiEvent]:
    """The receiver's largest card, but not one that he was just paid (G-089): of those held before
    the kind, less what he paid himself."""
    left: dict[Seat, Counts] = {}
    for number in numbers:
        debt = setup.debts[number]
        pair = (debt.payer, debt.receiver)
        if number not in setup.countered or pair not in ((m.seat, m.to) for m in moves):
            continue
        seat = debt.receiver
        hand = left.get(seat) or _after_paying(state.hands[seat], seat, moves)
        rank = next((rank for rank in reversed(Rank) if held(hand, rank)), None)
        if rank is not None:
            left[seat] = without(hand, ((rank, 1),))
            yield CardsMoved(why=Why.COUNTER, seat=seat, to=debt.payer, cards=((rank, 1),))


def _after_paying(hand: Counts, seat: Seat, moves: Sequence[CardsMoved]) -> Counts:
    for move in moves:
        if move.seat == seat and move.to != seat:
            hand = without(hand, move.cards)
    return hand
