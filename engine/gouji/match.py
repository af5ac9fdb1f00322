"""From one hand to the next: what it leaves, and whether the game ends with it (G-281 to G-306)."""

from __future__ import annotations

from typing import Final

from engine.gouji.carried import Carried
from engine.gouji.debts import debts
from engine.gouji.options import Tribute
from engine.gouji.rules import GoujiRules
from engine.gouji.state import State
from engine.seats import Seat

_EVEN: Final = 0
_ODD: Final = 1


def carried(state: State, places: tuple[Seat, ...], swept: int | None) -> Carried:
    """What the next hand needs to know of this one; point tributes are counted as they are owed
    (GAP-62)."""
    before, owed = state.deal.carried, debts(state, places, swept)
    hits = list((0, 0) if before is None else before.hits)
    for debt in owed:
        if debt.kind is Tribute.POINT:
            hits[debt.payer % 2] += debt.cards
    last = places[4:]
    return Carried(
        places=places,
        debts=owed,
        choosable=not any(seat in state.dead or seat in state.places for seat in last)
        and last[0] % 2 == last[1] % 2,
        swept=swept,
        sweeps=_sweeps(before, swept),
        hits=(hits[0], hits[1]),
        hand=1 if before is None else before.hand + 1,
    )


def _sweeps(before: Carried | None, swept: int | None) -> int:
    """In a row by the same side (G-283)."""
    if swept is None:
        return 0
    return before.sweeps + 1 if before is not None and before.swept == swept else 1


def reopens(rules: GoujiRules, after: Carried) -> bool:
    """So many sweeps in a row begin the game anew (G-283, G-306)."""
    return rules.sweeps_to_restart is not None and after.sweeps >= rules.sweeps_to_restart


def starts_over(rules: GoujiRules, replaced: int) -> bool:
    """So many players replaced at once begin the game anew, too (G-306)."""
    most = rules.reopen_after_replacing
    return most is not None and replaced >= most


def ends_game(state: State, after: Carried, swept: int | None) -> tuple[bool, int | None]:
    """Whether this hand ends the game, and which side it gives it to (G-281, G-302, G-303).

    A side with so many point tributes against it has lost; when both have, or when it made a sweep
    in the same hand, the game is drawn.
    """
    rules = state.rules
    limit = rules.six_point_limit
    by_points = {side for side in (_EVEN, _ODD) if limit is not None and after.hits[side] >= limit}
    by_sweep = {swept} if swept is not None and rules.sweep_ends_game else set[int]()
    lost = by_points | by_sweep
    if not lost:
        return False, None
    scored = rules.score is not None and not by_points
    return True, None if len(lost) > 1 or scored else 1 - lost.pop()
