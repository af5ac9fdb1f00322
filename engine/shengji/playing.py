"""Tricks: leading, following, and who takes them (S-040 to S-045, SG-10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seats import Seat
from engine.shengji import ending, throws
from engine.shengji.events import CardsPlayed, ShengjiEvent, TrickTaken
from engine.shengji.holding import Cards, points
from engine.shengji.seating import SEATS
from engine.shengji.state import State
from engine.shengji.winning import winner


def lead(state: State, seat: Seat, cards: Cards) -> CardsPlayed:
    """The lead, or what stays of a throw that somebody can beat (SG-14)."""
    assert state.trumps is not None
    weak = throws.beaten(cards, seat, state.hands, state.trumps, state.rules)
    if weak is None:
        return CardsPlayed(seat=seat, cards=cards)
    return CardsPlayed(
        seat=seat,
        cards=weak.cards,
        attempted=cards,
        penalty=throws.penalty(cards, state.rules),
    )


def take(state: State) -> Sequence[ShengjiEvent]:
    """Upkeep: the trick is taken when all four have played, and the hand ends with the last."""
    laid = state.trick.laid
    if len(laid) == SEATS:
        assert state.trumps is not None
        plays = [each.cards for each in laid]
        won = winner(plays, state.trumps, state.rules.throw_beaten_by)
        return (TrickTaken(seat=laid[won].seat, points=sum(map(points, plays))),)
    if state.last is not None and not laid and not any(state.hands):
        return (ending.end(state),)
    return ()
