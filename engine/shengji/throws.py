"""Throws (甩牌): leading several units of one series at once, and what becomes of those that
somebody can beat (S-045, SG-13, SG-14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.seats import Seat
from engine.shengji import tractors
from engine.shengji.forms import Unit, units
from engine.shengji.holding import Cards
from engine.shengji.options import ThrowChecks, ThrowPenalty
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import ALL, side
from engine.shengji.trumps import Trumps

PENALTY: Final = 10


def beaten(
    cards: Cards, seat: Seat, hands: Sequence[Cards], trumps: Trumps, rules: ShengjiRules
) -> Unit | None:
    """The smallest unit of a throw that one of the others can beat within its series; None: the
    throw stands. Smallest is the lowest, and the shortest of equal ones (SG-14).

    Ruffs do not count. A single, a pair or a tractor alone is no throw and always stands.
    """
    found = units(cards, trumps)
    if len(found) == 1:
        return None
    series = trumps.series(cards[0])
    others = [trumps.of(series, hands[other]) for other in checked(seat, rules)]
    weak = [unit for unit in found if is_beaten(unit, others, trumps)]
    return min(weak, key=lambda unit: (unit.top, unit.length), default=None)


def checked(seat: Seat, rules: ShengjiRules) -> tuple[Seat, ...]:
    """Whose cards may spoil a throw of *seat* (SG-13)."""
    everybody = rules.throw_checks is ThrowChecks.ALL_OTHERS
    return tuple(s for s in ALL if s != seat and (everybody or side(s) != side(seat)))


def is_beaten(unit: Unit, others: Iterable[Cards], trumps: Trumps) -> bool:
    """Whether one of *others*, each the cards of one hand in the series, is above *unit*."""
    return any(_can_beat(unit, cards, trumps) for cards in others)


def _can_beat(unit: Unit, cards: Cards, trumps: Trumps) -> bool:
    if not unit.length:
        return any(trumps.height(card) > unit.top for card in cards)
    found = tractors.pairs(cards, trumps)
    return any(start + unit.length - 1 > unit.top for start in tractors.places(found, unit.length))


def penalty(cards: Cards, rules: ShengjiRules) -> int:
    """Points that go to the other side for a throw of *cards* that failed (SG-14)."""
    match rules.throw_penalty:
        case ThrowPenalty.NONE:
            return 0
        case ThrowPenalty.FLAT:
            return PENALTY
        case ThrowPenalty.PER_CARD:
            return PENALTY * len(cards)
