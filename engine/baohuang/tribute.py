"""Tribute (进贡, B-057) of who was stuffed in the hand before: his best cards go to who did it, but
for the marked ones. Nothing comes back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.baohuang.events import BaohuangEvent, CardsMoved, TributePaid
from engine.baohuang.state import State
from engine.cards import MARKED, Card, ordered


def pay(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: the next debt that is not settled."""
    if state.settled == len(state.owed):
        return ()
    debt = state.owed[state.settled]
    cards = best(state.cards[debt.payer], debt.cards)
    paid = TributePaid(payer=debt.payer, receiver=debt.receiver, cards=len(cards))
    if not cards:
        return (paid,)
    return (CardsMoved(seat=debt.payer, to=debt.receiver, cards=cards), paid)


def best(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """The *count* highest that are not marked; suits do not matter."""
    loose = ordered(card for card in cards if card not in MARKED)
    return tuple(sorted(loose, key=lambda card: -card.rank)[:count])
