"""Who is heard on a play, in which order, and on what (G-130 to G-141, GAP-16).

Only public facts go in. Everybody whom they allow is asked, able or not: that somebody is asked
must tell nothing about his cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from engine.gouji.options import PassRule
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS
from engine.seats import Seat, after, opposite


class Matter(StrEnum):
    BURN = "burn"
    ANSWER = "answer"


class Hearing(NamedTuple):
    seat: Seat
    matter: Matter


class Facts(NamedTuple):
    """All that a round depends on."""

    rules: GoujiRules
    owner: Seat
    gouji: bool
    """The play to answer is a gouji play."""
    free_kill: bool
    burning: bool
    """The owner is burning."""
    melee: bool
    places: tuple[Seat, ...]
    dead: tuple[Seat, ...]
    agents: tuple[Seat, ...]
    no_wind: frozenset[Seat]
    """Stuffed players who may not catch the wind."""
    barred: frozenset[Seat]
    headless: frozenset[Seat]
    opened: frozenset[Seat]
    heard: tuple[Seat, ...]
    yielder: Seat | None

    @property
    def others(self) -> tuple[Seat, ...]:
        """Who is in play besides the owner, in turn order from him; nobody stands in for one who
        is dead (GAP-35)."""
        out = self.places + self.dead + self.agents
        return tuple(seat for seat in after(self.owner, SEATS) if seat not in out)


def hearings(facts: Facts) -> tuple[Hearing, ...]:
    """The hearings still to come, in rule order. A seat may have one of each matter."""
    others = facts.others
    if facts.melee:
        return tuple(Hearing(seat, Matter.ANSWER) for seat in others)
    order: list[Hearing] = []
    if facts.gouji and not facts.heard:
        order += (Hearing(seat, Matter.BURN) for seat in _burners(facts, others))
    order += (Hearing(seat, Matter.ANSWER) for seat in _answerers(facts, others))
    return tuple(order)


def _burners(facts: Facts, others: tuple[Seat, ...]) -> list[Seat]:
    """Everybody but the opposite (GAP-18) and those who passed (G-150 to G-153), on plays of any
    kind and owner (GAP-20); allies first (G-158)."""
    able = [
        seat
        for seat in others
        if seat != opposite(facts.owner, SEATS)
        and seat not in facts.barred
        and (not facts.rules.burn_needs_open or seat in facts.opened)
    ]
    return sorted(able, key=lambda seat: (seat - facts.owner) % 2)


def _answerers(facts: Facts, others: tuple[Seat, ...]) -> Iterator[Seat]:
    """In turn order. A gouji play: the opposite and the headless (G-125, G-191, GAP-33).

    A pass is final for its play (GAP-31), also for a last play (G-215); who was not asked has not
    passed (GAP-32).
    """
    if facts.free_kill:
        return
    across = opposite(facts.owner, SEATS)
    for seat in others:
        if seat in facts.heard or not _entitled(facts, seat, across):
            continue
        if seat not in facts.barred or (seat == across and _excepted(facts)):
            yield seat
    if facts.yielder is not None and facts.yielder in others:
        yield facts.yielder


def _entitled(facts: Facts, seat: Seat, across: Seat) -> bool:
    if not facts.gouji or facts.owner in facts.headless:
        return True
    return seat == across or seat in facts.headless


def _excepted(facts: Facts) -> bool:
    """One who passed may answer his opposite all the same (G-132), or stop his burn (GAP-28)."""
    if facts.rules.pass_rule is not PassRule.STRICT:
        return True
    return facts.burning and facts.rules.unburn_after_pass


def may_yield(facts: Facts, answerers: tuple[Seat, ...], seat: Seat) -> bool:
    """On the opposite's plain play, with a lower house still to be heard (G-133, G-137, GAP-30).

    An answer is heard only when both upper houses have passed, so that need not be asked; but one
    who asked for the wind has not passed, and is heard again on the next play (G-217).
    """
    if facts.melee or facts.heard or seat != opposite(facts.owner, SEATS):
        return False
    if seat in facts.headless or facts.gouji:
        return False
    return seat in answerers and answerers[-1] != seat


def no_burn(facts: Facts, seat: Seat) -> str:
    """Why *seat* cannot burn the play, once the burn hearings are over: a code of the refusals."""
    if facts.melee:
        return "no-burn-now"
    if not facts.gouji:
        return "burn-needs-gouji"
    if seat == opposite(facts.owner, SEATS):
        return "opposite-answers"
    if seat in facts.barred:
        return "passed-cannot-burn"
    if facts.rules.burn_needs_open and seat not in facts.opened:
        return "burn-needs-open"
    return "burn-closed"
