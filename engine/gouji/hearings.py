"""Who is heard on a play, in which order, and on what (G-130 to G-141, GAP-16).

Only public facts go in. Everybody whom they allow is asked, able or not: that somebody is asked
must tell nothing about his cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from engine.gouji import burn
from engine.gouji.gouji_play import is_gouji
from engine.gouji.rules import PassRule
from engine.gouji.state import SEATS, State, Top
from engine.seats import Seat, after, opposite


class Matter(StrEnum):
    BURN = "burn"
    ANSWER = "answer"


class Hearing(NamedTuple):
    seat: Seat
    matter: Matter


class _Facts(NamedTuple):
    """All that the order of a round depends on."""

    owner: Seat
    gouji: bool
    free_kill: bool
    burning: bool
    """The owner is burning."""
    melee: bool
    in_play: tuple[Seat, ...]
    barred: frozenset[Seat]
    headless: frozenset[Seat]
    heard: tuple[Seat, ...]
    yielder: Seat | None
    burners: frozenset[Seat] | None
    """Who may burn at all; None: anybody."""
    strict: bool
    unburn_after_pass: bool


def hearings(state: State, top: Top) -> tuple[Hearing, ...]:
    """The hearings still to come on *top*, in rule order. A seat may have one of each matter."""
    rules = state.rules
    return _hearings(
        _Facts(
            top.seat,
            is_gouji(top.combo, rules),
            top.free_kill,
            burn.burner(state) == top.seat,
            state.melee,
            state.in_play,
            top.barred,
            state.headless,
            top.heard,
            top.yielder,
            state.opened if rules.burn_needs_open else None,
            rules.pass_rule is PassRule.STRICT,
            rules.unburn_after_pass,
        )
    )


@lru_cache(maxsize=1 << 14)
def _hearings(facts: _Facts) -> tuple[Hearing, ...]:
    others = tuple(seat for seat in after(facts.owner, SEATS) if seat in facts.in_play)
    if facts.melee:
        return tuple(Hearing(seat, Matter.ANSWER) for seat in others)
    order: list[Hearing] = []
    if facts.gouji and not facts.heard:
        order += (Hearing(seat, Matter.BURN) for seat in _burners(facts, others))
    order += (Hearing(seat, Matter.ANSWER) for seat in _answerers(facts, others))
    return tuple(order)


def _burners(facts: _Facts, others: tuple[Seat, ...]) -> list[Seat]:
    """Everybody but the opposite and those who passed (G-150 to G-153); allies first (G-158)."""
    able = [
        seat
        for seat in others
        if seat != opposite(facts.owner, SEATS)
        and seat not in facts.barred
        and (facts.burners is None or seat in facts.burners)
    ]
    return sorted(able, key=lambda seat: (seat - facts.owner) % 2)


def _answerers(facts: _Facts, others: tuple[Seat, ...]) -> Iterator[Seat]:
    """In turn order. A gouji play: the opposite and the headless (G-125, G-191, GAP-33)."""
    if facts.free_kill:
        return
    across = opposite(facts.owner, SEATS)
    for seat in others:
        if seat in facts.heard or not _entitled(facts, seat, across):
            continue
        if seat not in facts.barred or (seat == across and _excepted(facts)):
            yield seat
    if facts.yielder is not None and facts.yielder in facts.in_play:
        yield facts.yielder


def _entitled(facts: _Facts, seat: Seat, across: Seat) -> bool:
    if not facts.gouji or facts.owner in facts.headless:
        return True
    return seat == across or seat in facts.headless


def _excepted(facts: _Facts) -> bool:
    """One who passed may answer his opposite all the same (G-132), or stop his burn (GAP-28)."""
    return not facts.strict or (facts.burning and facts.unburn_after_pass)


def may_yield(state: State, top: Top, seat: Seat) -> bool:
    """On the opposite's plain play, with a lower house still to be heard (G-133, G-137, GAP-30).

    An answer is heard only when both upper houses have passed, so that need not be asked.
    """
    if state.melee or top.yielder is not None or seat != opposite(top.seat, SEATS):
        return False
    if seat in state.headless or is_gouji(top.combo, state.rules):
        return False
    order = [hearing.seat for hearing in hearings(state, top)]
    return seat in order and order[-1] != seat
