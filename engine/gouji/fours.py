"""4s as the certificate of an opened point (点四, G-177, G-178, GAP-59)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from engine.cards import Rank
from engine.counts import held
from engine.errors import Illegal
from engine.gouji.actions import Yes
from engine.gouji.events import FoursThrown, GoujiEvent, OpeningGivenUp
from engine.gouji.matters import Matter
from engine.gouji.options import FourPolicy
from engine.gouji.setup_events import QuestionOpened
from engine.gouji.state import State
from engine.seats import Seat


class Fours(Enum):
    """What a seat may do with its 4s now."""

    FREE = "free"
    LEAD = "lead"
    """Lead all of them, plain or hung."""
    HELD = "held"
    """Nothing, before the point is open or given up."""


def standing(state: State, seat: Seat) -> Fours:
    """Before melee only an opened player may lead them, or one who has given opening up (G-177)."""
    if state.rules.four_policy is FourPolicy.FREE or state.melee:
        return Fours.FREE
    certified = seat in state.opened or seat in state.given_up
    return Fours.LEAD if certified else Fours.HELD


def may_throw(state: State, seat: Seat) -> bool:
    """An unopened player may throw them away (G-178), but not his last cards: nobody goes out by
    it. A natural open must play them."""
    return (
        state.rules.four_policy is FourPolicy.CERTIFICATE_VOID
        and seat not in state.opened
        and 0 < held(state.hands[seat], Rank.FOUR) < state.left[seat]
    )


def throw(state: State, seat: Seat) -> FoursThrown:
    """Raises Illegal where 4s must be played, or there are none."""
    if state.rules.four_policy is not FourPolicy.CERTIFICATE_VOID:
        raise Illegal("fours-stay")
    if seat in state.opened:
        raise Illegal("fours-opened")
    if state.melee or not held(state.hands[seat], Rank.FOUR):
        raise Illegal("no-fours")
    if not may_throw(state, seat):
        raise Illegal("fours-all")
    return FoursThrown(seats=((seat, held(state.hands[seat], Rank.FOUR)),))


def give_up(state: State, seat: Seat) -> OpeningGivenUp:
    """Raises Illegal where there is nothing to give up."""
    if state.rules.four_policy is FourPolicy.FREE or state.melee:
        raise Illegal("fours-free")
    if seat in state.opened or seat in state.given_up:
        raise Illegal("opening-settled")
    return OpeningGivenUp(seat=seat)


def as_melee_begins(state: State) -> Sequence[GoujiEvent]:
    """Upkeep: every unopened player still in may throw his 4s, once (GAP-59, C-40)."""
    survey = state.survey
    if survey is None:
        if state.rules.four_policy is not FourPolicy.CERTIFICATE_VOID or state.fours_asked:
            return ()
        seats = tuple(s for s in state.in_play if s not in state.opened)
        return (QuestionOpened(matter=Matter.FOURS, seats=seats),) if seats else ()
    if survey.matter is not Matter.FOURS:
        return ()
    throwing = [seat for seat in survey.said(Yes) if may_throw(state, seat)]
    thrown = tuple((seat, held(state.hands[seat], Rank.FOUR)) for seat in throwing)
    return (FoursThrown(seats=thrown),)


def blocked(hand: Sequence[int]) -> bool:
    """Whether nothing but 3s and 4s is left, so that a leader must lead his 4s (GAP-81)."""
    return hand[1] > 0 and not any(hand[2:])
