"""The small cards that come back for a tribute (还贡, G-084 to G-086, G-094)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from engine.cards import Rank
from engine.counts import Counts, held
from engine.errors import Illegal
from engine.gouji.actions import Refuse, Return
from engine.gouji.combos import CARRIED
from engine.gouji.events import GoujiEvent
from engine.gouji.matters import Matter
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL
from engine.gouji.setup import Due, Offer
from engine.gouji.setup_events import (
    CardsMoved,
    CardsReturned,
    QuestionOpened,
    ReturnsTaken,
    Why,
)
from engine.gouji.state import State
from engine.seats import Seat

_SMALL: Final = CARRIED
"""Not tribute-class cards (G-071)."""


def settle(state: State) -> Sequence[GoujiEvent]:
    """Upkeep: each giver is asked for the first return he owes; what may be refused is put to the
    payers; until nothing is due."""
    setup, survey = state.setup, state.survey
    assert setup is not None
    if survey is not None:
        if survey.matter is Matter.RETURN:
            return tuple(_given(state))
        return tuple(_taken(state)) if survey.matter is Matter.TAKE else ()
    if setup.offers:
        takers = {offer.to for offer in setup.offers}
        return (QuestionOpened(matter=Matter.TAKE, seats=_seats(takers)),)
    again = next((due for due in setup.dues if due.final), None)
    if again is not None:
        return _replaced(state, again)
    if setup.dues:
        return (QuestionOpened(matter=Matter.RETURN, seats=_seats(d.seat for d in setup.dues)),)
    return ()


def _seats(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    wanted = {*seats}
    return tuple(seat for seat in ALL if seat in wanted)


def due_of(state: State, seat: Seat) -> Due:
    """The return that *seat* is asked for."""
    assert state.setup is not None
    return next(due for due in state.setup.dues if due.seat == seat)


def offer_to(state: State, seat: Seat) -> Offer:
    """The returned cards that *seat* may refuse."""
    assert state.setup is not None
    return next(offer for offer in state.setup.offers if offer.to == seat)


def spare(hand: Counts, rules: GoujiRules) -> Counts:
    """What may be returned: small cards, but in hold-three not one's last 3, nor one's last 4
    where 4s are a certificate (G-060, G-061)."""
    kept = list(hand[: len(_SMALL)]) + [0] * (len(hand) - len(_SMALL))
    if rules.hold_three and kept[0]:
        kept[0] -= 1
    if rules.buy_four and kept[1]:
        kept[1] -= 1
    return tuple(kept)


def _replaced(state: State, due: Due) -> Sequence[GoujiEvent]:
    """For cards that were refused: the lowest of a rank that the payer holds, if there is one, and
    it stays (GAP-66). Which ranks he holds is not for the giver to find out by trying."""
    have = list(spare(state.hands[due.seat], state.rules))
    theirs = state.hands[due.to]
    cards: list[Rank] = []
    for known in (True, False):
        for rank in _SMALL:
            while (
                have[rank - Rank.THREE]
                and len(cards) < due.count
                and (held(theirs, rank) > 0) is known
            ):
                have[rank - Rank.THREE] -= 1
                cards.append(rank)
    moved = CardsMoved(
        why=Why.RETURN, seat=due.seat, to=due.to, cards=_counted(tuple(sorted(cards)))
    )
    return (moved, CardsReturned(seat=due.seat, to=due.to, count=len(cards)))


def choices(due: Due, hand: Counts, rules: GoujiRules) -> Iterator[Return]:
    """Every set of cards that may go back, lowest first."""
    have = spare(hand, rules)
    ranks = [rank for rank in _SMALL if held(have, rank)]
    count = min(due.count, sum(have))
    for cards in combinations_with_replacement(ranks, count):
        if all(cards.count(rank) <= held(have, rank) for rank in {*cards}):
            yield Return(cards)


def lowest(due: Due, hand: Counts, rules: GoujiRules) -> Return:
    """What silence means."""
    return next(choices(due, hand, rules))


def check(answer: Return, due: Due, hand: Counts, rules: GoujiRules) -> None:
    """Raises Illegal unless *answer* may be returned for *due*."""
    have = spare(hand, rules)
    if len(answer.cards) != min(due.count, sum(have)):
        raise Illegal("return-count", count=due.count)
    for rank, count in Counter(answer.cards).items():
        if rank not in _SMALL:
            raise Illegal("return-small", rank=rank)
        if held(hand, rank) < count:
            raise Illegal("do-not-have", rank=rank, wanted=count, have=held(hand, rank))
        if held(have, rank) < count:
            raise Illegal("return-last", rank=rank)


def _given(state: State) -> Iterator[GoujiEvent]:
    survey = state.survey
    assert survey is not None
    for seat in survey.seats:
        answer, due = survey.answers[seat], due_of(state, seat)
        assert isinstance(answer, Return)
        if answer.cards:
            yield CardsMoved(why=Why.RETURN, seat=seat, to=due.to, cards=_counted(answer.cards))
        yield CardsReturned(seat=seat, to=due.to, count=len(answer.cards))


def refusable(offer: Offer, hand: Counts) -> tuple[Rank, ...]:
    """Which of the returned cards are one's only ones of their rank (G-086)."""
    came = Counter(Rank(rank) for rank in offer.cards)
    return tuple(Rank(rank) for rank in offer.cards if held(hand, Rank(rank)) == came[Rank(rank)])


def refusals(offer: Offer, hand: Counts) -> Iterator[Refuse]:
    """Every set of them that may be sent back."""
    ranks = sorted({*refusable(offer, hand)})
    came = Counter(Rank(rank) for rank in offer.cards)
    for size in range(1, len(ranks) + 1):
        for chosen in combinations_with_replacement(ranks, size):
            if len({*chosen}) == size:
                yield Refuse(tuple(rank for rank in chosen for _ in range(came[rank])))


def _taken(state: State) -> Iterator[GoujiEvent]:
    survey = state.survey
    assert survey is not None
    refused: list[tuple[Seat, Seat, int]] = []
    for seat in survey.seats:
        answer, offer = survey.answers[seat], offer_to(state, seat)
        if isinstance(answer, Refuse):
            yield CardsMoved(
                why=Why.REFUSED, seat=seat, to=offer.seat, cards=_counted(answer.cards)
            )
            refused.append((offer.seat, seat, len(answer.cards)))
    yield ReturnsTaken(refused=tuple(refused))


def _counted(cards: tuple[Rank, ...]) -> tuple[tuple[Rank, int], ...]:
    return tuple(sorted(Counter(cards).items()))
