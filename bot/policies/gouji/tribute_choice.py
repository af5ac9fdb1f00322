"""What is owed between two hands: who is last, what is set off, what goes back, who helps."""

from __future__ import annotations

from typing import Final

from bot.policies.gouji.choice import Advice, because
from bot.policies.gouji.facts import FOURS, THREES, TWOS, Facts
from engine.cards import Rank
from engine.counts import Counts
from engine.gouji import returns
from engine.gouji.actions import ChooseLast, Dot, No, Return, Yes
from engine.gouji.carried import Debt
from engine.gouji.combos import CARRIED
from engine.gouji.gouji_play import is_gouji
from engine.gouji.options import Tribute
from engine.gouji.plays import combo
from engine.seats import Seat

SMALL: Final = Rank.NINE
"""Above this rank a card that is given back may complete a gouji group of the other."""
SPARE: Final = 2
"""2s that one keeps who pays for an ally."""


def last(facts: Facts) -> Advice:
    """The heavier debt goes to the ally who owes less besides; both see the same figures."""
    carried = facts.view.carried
    if carried is None:
        return because(facts.asked.decline, "only")
    seats = sorted(facts.asked.seats, key=lambda seat: seat != carried.places[-1])
    least = min(seats, key=lambda seat: _owes(carried.debts, seat))
    owed = {_owes(carried.debts, seat) for seat in seats}
    return because(ChooseLast(least), "last" if len(owed) > 1 else "last-same")


def _owes(debts: tuple[Debt, ...], seat: Seat) -> int:
    return sum(d.cards for d in debts if d.payer == seat and d.kind is not Tribute.FALL)


def swap(facts: Facts) -> Advice:
    """Set off what weighs at least as much as what comes back for it."""
    points = [debt for debt in facts.view.owed if debt.kind is Tribute.POINT]
    paid = sum(debt.cards for debt in points if debt.payer == facts.me)
    got = sum(debt.cards for debt in points if debt.receiver == facts.me)
    return because(Yes() if paid >= got else No(), "swap")


def terms(facts: Facts) -> Advice:
    """Allies leave it be where they have a say; an enemy's tribute is always taken."""
    return because(facts.asked.decline, "terms")


def give_back(facts: Facts) -> Advice:
    """The lowest cards that empty a weak group, else the lowest; never of a gouji group while
    others are left."""
    due, rules = facts.asked.due, facts.rules
    assert due is not None
    spare = list(returns.spare(facts.hand, rules))
    count = min(due.count, sum(spare))
    given: list[int] = []
    while len(given) < count:
        place = min(
            (p for p in range(TWOS) if spare[p]),
            key=lambda p: _price(facts, p, _left(facts.hand, given), count - len(given)),
        )
        spare[place] -= 1
        given.append(place)
    return because(Return(tuple(CARRIED[place] for place in sorted(given))), "return")


def _left(hand: Counts, given: list[int]) -> list[int]:
    return [count - given.count(place) for place, count in enumerate(hand)]


def _price(facts: Facts, place: int, hand: list[int], more: int) -> tuple[bool, bool, int]:
    """What is given first: of no gouji group, emptying its group, low."""
    rank = CARRIED[place]
    gouji = is_gouji(combo(rank, hand[place], 0, 0, 0), facts.rules)
    stays = {THREES} if facts.rules.hold_three else set[int]()
    if facts.rules.buy_four:
        stays.add(FOURS)
    empties = hand[place] <= more and rank <= SMALL and place not in stays
    return (gouji, not empties, place)


def take(facts: Facts) -> Advice:
    """Small cards that came back are kept."""
    return because(facts.asked.decline, "take")


def help_ally(facts: Facts) -> Advice:
    """A 2 for an ally who cannot pay, if others are left."""
    if facts.asked.able and facts.hand[TWOS] > SPARE:
        return because(Yes(), "help")
    return because(No(), "no-help")


def dot(facts: Facts) -> Advice:
    """The big joker would go as tribute anyway; so a card comes back for it. Not with a natural
    open, which that card could end (G-175)."""
    asked = facts.asked
    if asked.able and asked.limit and facts.me not in facts.view.natural:
        return because(Dot(1), "dot")
    return because(No(), "no-dot")
