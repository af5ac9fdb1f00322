"""What a hand of Gouji may follow, and what one is worth where the profile keeps no points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.game import Outcome
from engine.gouji import debts
from engine.gouji.carried import Carried, Debt
from engine.gouji.options import Tribute
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL, State
from engine.seats import Seat, opposite

PLACES: Final = (2, 1, 0, 0, -1, -2)
CARD: Final = 0.5
"""A card of tribute, in points."""
UNOPENED: Final = 0.25
"""How often a seat owes for its point after a hand that is made up."""


def made_up(rules: GoujiRules, chance: Random) -> Carried:
    """What a hand might have left: places, falls, and in half of the pairs an unopened point."""
    order = list(ALL)
    places = tuple(order.pop(int(chance.random() * len(order))) for _ in range(len(order)))
    last, fifth = rules.fall_tribute
    made = [
        Debt(Tribute.FALL, places[5], places[0], last),
        Debt(Tribute.FALL, places[4], places[1], fifth),
    ]
    for seat in places:
        if rules.open_points and chance.random() < UNOPENED:
            across = opposite(seat, len(places))
            made.append(Debt(Tribute.POINT, seat, across, rules.point_base[0]))
    rank = rules.tribute_order.index
    owed = [debt for debt in made if debt.cards and rules.tribute_enabled]
    return Carried(places=places, debts=tuple(sorted(owed, key=lambda debt: rank(debt.kind))))


def worth(outcome: Outcome, state: State) -> tuple[float, ...]:
    """Of the even and the odd seats: the points, or what counts for them."""
    return outcome.points or equivalent(outcome.places, earned(state))


def earned(state: State) -> tuple[Debt, ...]:
    """The tribute that a finished hand makes due. A hand that ends the match leaves it unsaid, so
    it is settled here as the rules do."""
    assert state.ended is not None
    places = state.ended.places
    return debts.debts(state, places, (places[0] + 1) % 2 if state.ended.sweep else None)


def equivalent(places: tuple[Seat, ...], owed: Sequence[Debt]) -> tuple[float, float]:
    """Points of both sides where the profile keeps none: by place, and half a point for a card
    of tribute."""
    points = [0.0, 0.0]
    for seat, worth in zip(places, PLACES, strict=True):
        points[seat % 2] += worth
    for debt in owed:
        points[debt.receiver % 2] += CARD * debt.cards
        points[debt.payer % 2] -= CARD * debt.cards
    return points[0], points[1]
