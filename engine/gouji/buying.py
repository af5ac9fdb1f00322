"""Buying the 3 that one must hold, and the 4 (买三, 买四, G-060 to G-068).

It happens by itself: who sells and what is paid is fixed by the house. Only where an ally may pay
(G-065) somebody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Rank
from engine.counts import held
from engine.gouji.actions import Yes
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.options import BuyBroke, BuyPay, FirstHand, Seller
from engine.gouji.revolution import automatic, void
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL, SEATS
from engine.gouji.setup_events import (
    CardBought,
    CardsMoved,
    HelpOpened,
    QuestionOpened,
    RevolutionsOpened,
    Why,
)
from engine.gouji.state import State
from engine.seats import Seat, after, opposite


def wanted_ranks(rules: GoujiRules) -> tuple[Rank, ...]:
    """What everybody must hold one of."""
    three = (Rank.THREE,) if rules.hold_three and rules.buy_three else ()
    return (*three, *((Rank.FOUR,) if rules.buy_four else ()))


def applies(state: State) -> bool:
    """Not in a peace hand, where surplus is levelled instead (G-041, GAP-10)."""
    peace = state.deal.carried is None and state.rules.first_hand is FirstHand.PEACE
    return bool(wanted_ranks(state.rules)) and not peace


def levels(state: State) -> bool:
    """Whether this is a peace hand in which everybody must hold a 3 or a 4."""
    peace = state.deal.carried is None and state.rules.first_hand is FirstHand.PEACE
    return bool(wanted_ranks(state.rules)) and peace


def level(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of a peace hand: who lacks one gets it from whoever has most, the nearest
    counter-clockwise (G-305, GAP-10)."""
    for rank in wanted_ranks(state.rules):
        for seat in _in_order(state):
            if held(state.hands[seat], rank) or seat in state.agents:
                continue
            givers = [s for s in after(seat, SEATS) if held(state.hands[s], rank) > 1]
            if givers:
                giver = max(givers, key=lambda s: held(state.hands[s], rank))
                moved = CardsMoved(
                    why=Why.LEVELLED, seat=giver, to=seat, cards=((rank, 1),), open=True
                )
                return (moved, CardBought(seat=seat, seller=giver, rank=rank, payer=None))
    return ()


def buy(state: State) -> Sequence[GoujiEvent]:
    """Upkeep of the stage: the next buyer, counter-clockwise from the leader (GAP-11)."""
    survey = state.survey
    if survey is not None and survey.matter is Matter.HELP:
        return (_helped(state),)
    done = automatic(state)
    if done:
        return done
    for rank in wanted_ranks(state.rules):
        for seat in _in_order(state):
            if seat in state.in_play and not held(state.hands[seat], rank):
                done = _bought(state, seat, rank)
                if done:
                    return done
    return ()


def _in_order(state: State) -> tuple[Seat, ...]:
    first = ALL[0] if state.leader is None else state.leader
    return (first, *after(first, SEATS))


def _bought(state: State, seat: Seat, rank: Rank) -> Sequence[GoujiEvent]:
    setup, rules = state.setup, state.rules
    assert setup is not None
    sellers = tuple(_sellers(state, seat, rank))
    if not sellers:
        return ()
    seller, gift = sellers[0]
    if gift:
        return _sold(state, seat, seller, rank, None)
    payer = seat if price(state, seat) is not None else setup.helper
    if payer is not None:
        return _sold(state, seat, seller, rank, payer)
    match rules.buy_broke:
        case BuyBroke.AUTO_REVOLUTION if rank is Rank.THREE:
            opened = RevolutionsOpened(seats=(seat,), automatic=True)
            return (opened,) if state.revolt is None else (opened, void(state))
        case BuyBroke.ALLY_PAYS if (seat, rank) not in setup.unhelped:
            allies = tuple(s for s in after(seat, SEATS) if s in state.in_play and _allied(s, seat))
            return (QuestionOpened(matter=Matter.HELP, seats=allies, about=seat, rank=rank),)
        case _:
            free = [s for s, _ in sellers]
            kind = [s for s in free if _allied(s, seat)] if (seat, rank) in setup.unhelped else []
            return _sold(state, seat, (kind or free)[0], rank, None)


def _allied(one: Seat, other: Seat) -> bool:
    return (one - other) % 2 == 0


def _sellers(state: State, buyer: Seat, rank: Rank) -> Iterator[tuple[Seat, bool]]:
    """Who has one to spare, in the order of the house, and whether he gives it (G-063, G-064); at
    last anybody who has."""
    seen: set[Seat] = set()
    for kind in (*state.rules.buy_order, None):
        for seat in _of(kind, buyer):
            if seat in seen or seat not in state.in_play or held(state.hands[seat], rank) < 2:
                continue
            seen.add(seat)
            yield seat, kind is Seller.OWN_GIFT


def _of(kind: Seller | None, buyer: Seat) -> tuple[Seat, ...]:
    across = opposite(buyer, SEATS)
    around = tuple(after(buyer, SEATS))
    match kind:
        case Seller.OPPOSITE:
            return (across,)
        case Seller.OPPOSITE_MATES:
            return tuple(s for s in around if _allied(s, across) and s != across)
        case Seller.ADJACENT_ENEMIES:
            return (around[0], around[-1])
        case Seller.OWN_SALE | Seller.OWN_GIFT:
            return tuple(s for s in around if _allied(s, buyer))
        case None:
            return around


def price(state: State, seat: Seat) -> Rank | None:
    """The card that *seat* would pay: a 2, or the smaller joker; None: he cannot (G-062)."""
    if state.rules.buy_pay is BuyPay.NATURAL_TWO:
        return Rank.TWO if _natural_twos(state, seat) else None
    hand = state.hands[seat]
    ranks = (Rank.TWO, Rank.SMALL_JOKER, Rank.BIG_JOKER)
    return next((rank for rank in ranks if held(hand, rank)), None)


def _natural_twos(state: State, seat: Seat) -> int:
    return max(0, held(state.hands[seat], Rank.TWO) - held(state.gained[seat], Rank.TWO))


def _sold(
    state: State, seat: Seat, seller: Seat, rank: Rank, payer: Seat | None
) -> Sequence[GoujiEvent]:
    done: list[GoujiEvent] = [CardsMoved(why=Why.SOLD, seat=seller, to=seat, cards=((rank, 1),))]
    if payer is not None:
        cost = price(state, payer)
        assert cost is not None
        done.append(CardsMoved(why=Why.PRICE, seat=payer, to=seller, cards=((cost, 1),)))
    done.append(CardBought(seat=seat, seller=seller, rank=rank, payer=payer))
    return done


def _helped(state: State) -> HelpOpened:
    """The first ally in play order who is willing and has a natural 2."""
    survey = state.survey
    assert survey is not None
    assert survey.about is not None
    assert survey.rank is not None
    willing = survey.said(Yes)
    payer = willing[0] if willing else None
    return HelpOpened(seat=survey.about, payer=payer, rank=survey.rank)
