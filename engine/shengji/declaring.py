"""Making trump and overturning it, in sealed rounds (定主: S-011, S-012, SG-01 to SG-05).

The cards are dealt at once, so nobody's connection decides: all are asked together what they would
lay, and the declaration that counts is opened. Then the others are asked whether they overturn it,
until nobody does, or nothing higher is allowed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.seats import Seat, after
from engine.shengji import bottom, claims, levels
from engine.shengji.actions import Declare
from engine.shengji.declarer import declarer
from engine.shengji.events import (
    BottomTaken,
    BottomTurned,
    ClaimOpened,
    HandVoided,
    QuestionOpened,
    ShengjiEvent,
    TrumpMade,
)
from engine.shengji.options import Declaring, Undeclared
from engine.shengji.seating import SEATS
from engine.shengji.state import Claim, Round, State


def settle(state: State) -> Sequence[ShengjiEvent]:
    """Upkeep until the declarer has the bottom in his hand; nothing while people must answer."""
    if state.asking is not None:
        return _open(state, state.asking)
    if state.trumps is not None:
        assert state.declarer is not None
        return (BottomTaken(seat=state.declarer, cards=state.deal.bottom),)
    seats = asked(state)
    if seats:
        return (QuestionOpened(seats=seats),)
    if state.standing is None and not state.turned:
        return _undeclared(state)
    return (_made(state, state.standing),)


def asked(state: State) -> tuple[Seat, ...]:
    """Who is asked next what he would lay; nobody: it is settled. Public facts decide."""
    standing, rules = state.standing, state.rules
    if not state.rounds:
        drawer = state.deal.drawer
        return (drawer, *after(drawer, SEATS))
    if standing is None or state.rounds[-1] is None:
        return ()
    level = levels.played(state.deal.carried)
    overturned = len(state.rounds) > 1
    if claims.height(standing.cards, level) == claims.top(rules):
        return ()
    if overturned and not rules.overturn_again:
        return ()
    others = tuple(after(standing.seat, SEATS))
    return (standing.seat, *others) if claims.concerns_maker(standing, level, rules) else others


def _open(state: State, asking: Round) -> Sequence[ShengjiEvent]:
    """The answers of a round, once all are there."""
    given = [asking.answers[seat] for seat in asking.seats]
    if not all(given):
        return ()
    made = [
        Claim(seat, answer.cards)
        for seat, answer in zip(asking.seats, given, strict=True)
        if isinstance(answer, Declare)
    ]
    counts = best(state, made)
    if counts is None:
        return (ClaimOpened(seat=None),)
    return (ClaimOpened(seat=counts.seat, cards=counts.cards),)


def best(state: State, made: Iterable[Claim]) -> Claim | None:
    """Which of several declarations counts (S-011, SG-03): the highest, or simply the first drawn;
    of equal ones the first drawn."""
    level = levels.played(state.deal.carried)
    by_height = state.rules.declaring is Declaring.ROUNDS

    def order(claim: Claim) -> tuple[int, int]:
        found = claims.height(claim.cards, level)
        assert found is not None
        return (found if by_height else 0, -drawn_at(state, claim))

    return max(made, key=order, default=None)


def drawn_at(state: State, claim: Claim) -> int:
    """When, in the order of the whole deal, the last card that *claim* needs was drawn."""
    places = [n for n, card in enumerate(state.deal.cards[claim.seat]) if card is claim.cards[0]]
    turn = (claim.seat - state.deal.drawer) % SEATS
    return places[len(claim.cards) - 1] * SEATS + turn


def _undeclared(state: State) -> Sequence[ShengjiEvent]:
    """Nobody declared (SG-05)."""
    match state.rules.undeclared:
        case Undeclared.REDEAL:
            return (HandVoided(seed=state.deal.seed, after=state.deal.carried),)
        case Undeclared.BOTTOM:
            level = levels.played(state.deal.carried)
            return (BottomTurned(cards=bottom.turned(state.deal.bottom, level)),)
        case Undeclared.NO_TRUMP:
            return (_made(state, None),)


def _made(state: State, standing: Claim | None) -> TrumpMade:
    level = levels.played(state.deal.carried)
    maker = None if standing is None else standing.seat
    suit = (
        bottom.turned_suit(state.turned, level) if standing is None else claims.suit(standing.cards)
    )
    return TrumpMade(level=level, suit=suit, declarer=declarer(state.deal, maker), maker=maker)
