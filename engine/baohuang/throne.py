"""The throne: who is emperor (B-003), and declining (让位, B-050 to B-052).

The marked big joker goes along. Where the guard is called, only who holds three of one card can
reign. When all who may be asked have declined, the first of them who can reign must (逼位), in a
called game one with exactly three of a card before anybody else; where nobody can, or the house
says so, the hand is void (黄庄).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.baohuang import calling
from engine.baohuang.events import (
    BaohuangEvent,
    EmperorFound,
    HandVoided,
    QuestionOpened,
    ThronePassed,
    ThroneTaken,
)
from engine.baohuang.matters import Matter
from engine.baohuang.options import Guard, NoEmperor, Throne
from engine.baohuang.state import SEATS, State
from engine.cards import Card, Rank
from engine.seats import Seat


def find(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: who holds the marked big joker (B-003, BG-11)."""
    if state.emperor is not None:
        return ()
    seat = next(Seat(n) for n, marks in enumerate(state.marks) if Card.XE in marks)
    return (EmperorFound(seat=seat, reigns=state.rules.throne is Throne.KEPT),)


def ask(state: State) -> Sequence[BaohuangEvent]:
    """Upkeep: whether he reigns."""
    if state.reigns or state.emperor is None:
        return ()
    if must(state, state.emperor) and state.rules.guard is Guard.MARKED_JOKER and state.declined:
        return (ThroneTaken(seat=state.emperor),)
    return (QuestionOpened(matter=Matter.THRONE, seats=(state.emperor,)),)


def candidates(state: State) -> tuple[Seat, ...]:
    """Who may be asked, in order."""
    assert state.emperor is not None
    return in_turn(state.rules.throne, (*state.declined, state.emperor)[0])


def in_turn(throne: Throne, first: Seat) -> tuple[Seat, ...]:
    """Whom the throne comes to when all decline; *first* was dealt the emperor's card."""
    steps = {
        Throne.KEPT: (0,),
        Throne.NEXT: range(SEATS),
        Throne.PREVIOUS: range(0, -SEATS, -1),
        Throne.NEXT_BUT_ONE: (0, 2),
    }[throne]
    return tuple(Seat((first + step) % SEATS) for step in steps)


def able(state: State, seat: Seat) -> bool:
    """Whether *seat* can reign with its cards."""
    return state.rules.guard is Guard.MARKED_JOKER or bool(calling.cards(state, seat))


def must(state: State, seat: Seat) -> bool:
    """Whether *seat*, if it can reign, may not decline: holding both marked jokers from the deal
    on, or as the last who may be asked where the throne passes only once."""
    if len(state.marks[seat]) > 1 and not state.declined:
        return state.rules.solo_must_reign
    return state.rules.throne is Throne.NEXT_BUT_ONE and bool(state.declined)


def declined(state: State, seat: Seat) -> BaohuangEvent:
    """*seat* declines: to whom the throne passes, or what happens when there is nobody left
    (B-052)."""
    order = candidates(state)
    place = order.index(seat) + 1
    if place < len(order):
        return ThronePassed(seat=seat, to=order[place], gift=gift(state, seat))
    forced = _forced(state, order)
    if state.rules.no_emperor is NoEmperor.FORCED and forced is not None:
        back = () if forced == seat else gift(state, seat)
        return ThroneTaken(seat=forced, forced=True, gift=back)
    return HandVoided(seed=state.deal.seed, after=state.deal.carried)


def _forced(state: State, order: tuple[Seat, ...]) -> Seat | None:
    """The first with exactly three of a card, else the first who can reign at all (B-052)."""
    can = [seat for seat in order if able(state, seat)]
    return next((seat for seat in can if _has_three(state, seat)), next(iter(can), None))


def _has_three(state: State, seat: Seat) -> bool:
    if state.rules.guard is Guard.MARKED_JOKER:
        return True
    held = state.cards[seat]
    return any(held.count(card) == calling.SHOWN for card in calling.cards(state, seat))


def gift(state: State, seat: Seat) -> tuple[Card, ...]:
    """2s that go along when *seat* declines (添2让, B-051): all that came with the emperor's card,
    and from the second to decline on one of his own, if he has one."""
    if not state.rules.throne_gift or not state.declined:
        return ()
    own = [card for card in state.cards[seat] if card.rank is Rank.TWO]
    for card in state.pot:
        own.remove(card)
    return (*state.pot, *sorted(own)[:1])
