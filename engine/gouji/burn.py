"""Burning (烧牌): covering a gouji play that is not one's own to answer, and going out in one go.

Who is asked, and for how long, follows from public facts (see ``hearings.py``). Here stands what
a burn demands of a hand, and how it ends. A burn is a chain of links, because a burner can be
burned in turn (反烧, G-159).
"""

from __future__ import annotations

from engine.errors import Illegal
from engine.gouji.combos import Combo
from engine.gouji.events import BurnFailed, BurnStopped, BurnSucceeded
from engine.gouji.hands import Counts, groups, without
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS, State
from engine.seats import Seat, after


def plays_needed(hand: Counts, rules: GoujiRules) -> int:
    """Fewest plays that empty *hand*: one a rank; 2s and jokers ride along (GAP-24)."""
    needed = groups(hand)
    if not rules.attach_twos and hand[12]:
        needed += 1
    return needed or int(any(hand))


def jokers(hand: Counts) -> int:
    return hand[13] + hand[14]


def feasible(rest: Counts, rules: GoujiRules) -> bool:
    """Whether *rest* can be played out with a joker in every play but the last (G-155, G-156)."""
    return jokers(rest) >= plays_needed(rest, rules) - 1


def may_declare(cover: Combo, hand: Counts, rules: GoujiRules) -> bool:
    """The covering play needs no joker (G-154); where bluffs have no price, the rest must do."""
    return rules.burn_bluff_allowed or feasible(without(hand, cover.counts), rules)


def check_declared(cover: Combo, hand: Counts, rules: GoujiRules) -> None:
    """Raises Illegal for a burn that this profile does not let a hand declare (GAP-24)."""
    if not may_declare(cover, hand, rules):
        rest = without(hand, cover.counts)
        raise Illegal("burn-infeasible", jokers=jokers(rest), plays=plays_needed(rest, rules))


def may_lead(play: Combo, hand: Counts, rules: GoujiRules) -> bool:
    """A burner's lead has a joker or is the whole rest (G-155, GAP-22).

    Without bluffs he must also stay able to finish, since nothing is laid down for failing.
    """
    if play.size == sum(hand):
        return True
    return play.jokers > 0 and may_declare(play, hand, rules)


def check_lead(play: Combo, hand: Counts, rules: GoujiRules) -> None:
    if may_lead(play, hand, rules):
        return
    if not play.jokers:
        raise Illegal("burn-needs-joker")
    check_declared(play, hand, rules)


def burner(state: State) -> Seat | None:
    """Who is burning now."""
    return state.burns[-1].seat if state.burns else None


def succeed(state: State) -> BurnSucceeded | None:
    """Upkeep: the burner has laid his last card (G-162, GAP-75).

    Each of his links is paid by the seat it burned; the k-th burn of a chain is worth 2^k where
    counter-burns double (G-166, GAP-26, GAP-78). Allies owe like anybody (GAP-27).
    """
    seat = burner(state)
    if seat is None or seat not in state.places:
        return None
    rules = state.rules
    owed = tuple(
        (link.burned, rules.burn_tribute * (2**depth if rules.counter_burn_doubling else 1))
        for depth, link in enumerate(state.burns)
        if link.seat == seat and rules.burn_tribute
    )
    return BurnSucceeded(seat=seat, owed=owed)


def stop(state: State) -> BurnStopped | None:
    """Upkeep: somebody answered the burner's play (G-160, G-161, GAP-19, GAP-21).

    The earlier burns of the chain lapse with it, without tribute or penalty (G-165).
    """
    seat, top = burner(state), state.top
    if seat is None or top is None or top.seat == seat:
        return None
    return BurnStopped(seat=seat, by=top.seat)


def fail(state: State) -> BurnFailed | None:
    """Upkeep: the burner must lead and has no lawful lead (G-163, GAP-22).

    The burned player leads; if he is out, the next one after him (GAP-23).
    """
    seat = burner(state)
    if seat is None or state.leader != seat:
        return None
    hand = state.hands[seat]
    if jokers(hand) or plays_needed(hand, state.rules) <= 1:
        return None
    in_play = state.in_play
    burned = state.burns[-1].burned
    leader = next(s for s in (burned, *after(burned, SEATS)) if s in in_play and s != seat)
    return BurnFailed(seat=seat, leader=leader)
