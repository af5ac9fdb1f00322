"""What a finished hand makes its players owe in the next one (G-075 to G-091).

Burns and stuffings are booked when they happen; points and places are settled here.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.gouji.carried import Debt
from engine.gouji.options import PointFormula, SweepTribute, Tribute
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import ALL, SEATS
from engine.gouji.state import State
from engine.seats import Seat, opposite


def debts(state: State, places: tuple[Seat, ...], swept: int | None) -> tuple[Debt, ...]:
    """All that is owed after this hand, in the order in which it is paid (G-075)."""
    rules = state.rules
    if not rules.tribute_enabled:
        return ()
    owed = [*state.debts, *_stuffed(state), *points(state), *_fallen(places, rules)]
    if swept is not None and rules.sweep_tribute is SweepTribute.EACH_OPPOSITE:
        if rules.sweep_replaces_other:
            owed = [debt for debt in owed if debt.payer % 2 != swept]
        owed += [
            Debt(Tribute.SWEEP, seat, opposite(seat, SEATS), 1) for seat in ALL if seat % 2 == swept
        ]
    order = rules.tribute_order
    return tuple(sorted((d for d in owed if d.cards), key=lambda d: order.index(d.kind)))


def _stuffed(state: State) -> Iterator[Debt]:
    """To whoever did it (G-076, GAP-40)."""
    for seat, by in state.stuffed:
        yield Debt(Tribute.STUFFED, seat, by, state.rules.stuffed_tribute)


def _fallen(places: tuple[Seat, ...], rules: GoujiRules) -> Iterator[Debt]:
    """Last place to first out, second-to-last to second out, whoever they are (G-083, GAP-71,
    GAP-72); third and fourth are free (G-271)."""
    last, second = rules.fall_tribute
    yield Debt(Tribute.FALL, places[5], places[0], last)
    yield Debt(Tribute.FALL, places[4], places[1], second)


def counts_as_open(state: State, seat: Seat) -> bool:
    """For the point tribute (G-180, GAP-44, GAP-82, GAP-84)."""
    revolt, rules = state.revolt, state.rules
    if seat in state.forfeited:
        return False
    if revolt is not None and rules.revolution_concedes_point and not revolt.shots:
        if seat == revolt.seat:
            return False
        if seat == opposite(revolt.seat, SEATS):
            return True
    return seat in state.opened


def points(state: State) -> Iterator[Debt]:
    """Each pair's point tribute (G-079, G-080)."""
    if not state.rules.open_points:
        return
    for seat in ALL:
        across = opposite(seat, SEATS)
        cards = owed_for_point(
            state.rules,
            (counts_as_open(state, seat), counts_as_open(state, across)),
            (called(state, seat), called(state, across)),
        )
        if cards:
            yield Debt(Tribute.POINT, seat, across, cards)


def called(state: State, seat: Seat) -> int:
    """0: no call, 1: a bright call, 2: a pre-call."""
    if seat in state.pre_calls:
        return 2
    return int(seat in state.bright_calls)


def owed_for_point(rules: GoujiRules, opened: tuple[bool, bool], calls: tuple[int, int]) -> int:
    """What the first of a pair owes the second for points (G-079, G-080, GAP-38, C-03).

    *calls* as :func:`called` gives them.
    """
    mine, theirs = opened
    if mine and theirs and rules.call_fail_when_both_open and calls[0]:
        return rules.point_fail[calls[0]]
    if mine:
        return 0
    match rules.point_formula:
        case PointFormula.ADDITIVE:
            failed = rules.point_fail[calls[0]] if theirs else 0
            return rules.point_base[calls[1]] + failed
        case PointFormula.PAIR_DOUBLE:
            return rules.point_base[max(calls)]
        case PointFormula.SUCCESS_DOUBLE:
            return rules.point_base[calls[1] if theirs else 0]
