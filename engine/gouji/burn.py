"""Burning (烧牌): covering a gouji play that is not one's own to answer, and going out in one go.

Who is asked, and for how long, follows from public facts (see ``hearings.py``). Here stands what
a burn demands of a hand, and how it ends. A burn is a chain of links, because a burner can be
burned in turn (反烧, G-159).
"""

from __future__ import annotations

from engine.counts import Counts, without
from engine.errors import Illegal
from engine.gouji.combos import Combo
from engine.gouji.events import BurnFailed, BurnStopped, BurnSucceeded
from engine.gouji.options import BurnExempt, BurnFailure, BurnRest
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS, State, Top
from engine.gouji.stuffing import barred_from_wind
from engine.seats import Seat, after, opposite


def plays_needed(hand: Counts, rules: GoujiRules) -> int:
    """Fewest plays that empty *hand*: one a rank; 2s and jokers ride along (GAP-24). In hold-three
    nothing rides on the 3s (GAP-25)."""
    rest = _before_threes(hand, rules)
    needed = groups(rest)
    if not rules.attach_twos and rest[12]:
        needed += 1
    needed = needed or int(any(rest))
    return needed + int(rest is not hand)


def groups(hand: Counts) -> int:
    """The number of carried ranks held: plays that a hand needs when 2s and jokers ride along."""
    return 12 - hand[:12].count(0)


def _before_threes(hand: Counts, rules: GoujiRules) -> Counts:
    """Without the 3s that are the last play in hold-three."""
    return (0, *hand[1:]) if rules.hold_three and hand[0] else hand


def jokers(hand: Counts) -> int:
    return hand[13] + hand[14]


def feasible(rest: Counts, rules: GoujiRules, *, covered: bool = True) -> bool:
    """Whether *rest* can be played out with a joker in every play that needs one (G-155, G-156,
    GAP-25). *covered*: the covering play has been the only one so far."""
    needed = plays_needed(rest, rules)
    if not any(rest):
        return True
    free = int(_last_is_free(rest, rules, one=covered and needed == 1))
    return jokers(rest) >= needed - free


def _last_is_free(rest: Counts, rules: GoujiRules, *, one: bool) -> bool:
    """Whether the last play of *rest* may go without a joker."""
    if rules.hold_three and rest[0]:
        return True
    if rules.burn_exempt is BurnExempt.LAST:
        return True
    only_threes = rest[0] == sum(rest)
    return one and (only_threes or rules.burn_rest_one_play is BurnRest.ONE_RANK)


def may_declare(cover: Combo, hand: Counts, rules: GoujiRules) -> bool:
    """The covering play needs no joker (G-154); where bluffs have no price, the rest must do."""
    return rules.burn_bluff_allowed or feasible(without(hand, cover.counts), rules)


def check_declared(cover: Combo, hand: Counts, rules: GoujiRules) -> None:
    """Raises Illegal for a burn that this profile does not let a hand declare (GAP-24)."""
    if not may_declare(cover, hand, rules):
        rest = without(hand, cover.counts)
        raise Illegal("burn-infeasible", jokers=jokers(rest), plays=plays_needed(rest, rules))


def may_lead(play: Combo, hand: Counts, rules: GoujiRules, *, covered: bool = True) -> bool:
    """A burner's lead has a joker, or is the whole rest where that needs none (G-155, G-156,
    GAP-22). *covered*: the covering play has been the only one so far.

    Without bluffs he must also stay able to finish, since nothing is laid down for failing.
    """
    if play.size == sum(hand) and not play.jokers:
        return _last_is_free(hand, rules, one=covered)
    if not play.jokers:
        return False
    rest = without(hand, play.counts)
    return rules.burn_bluff_allowed or feasible(rest, rules, covered=False)


def check_lead(play: Combo, hand: Counts, rules: GoujiRules, *, covered: bool = True) -> None:
    if may_lead(play, hand, rules, covered=covered):
        return
    if not play.jokers:
        raise Illegal("burn-needs-joker")
    check_declared(play, hand, rules)
    raise Illegal("burn-needs-joker")


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
    """Upkeep: a burn is off, without tribute or penalty (G-160, G-161, G-165, G-167, GAP-19,
    GAP-21).

    One press may be enough; else the burner goes on when he beats it with a joker. The earlier
    burns of the chain lapse with it.
    """
    seat, top = burner(state), state.top
    if seat is None or seat in state.places:
        return None
    if seat in state.dead:
        return BurnStopped(seat=seat, by=_beater(state, seat))
    if len(state.burns) > 1 and state.burns[-1].burned != state.burns[-2].seat:
        return BurnStopped(seat=state.burns[-2].seat, by=state.burns[-1].burned)
    if state.rules.unburn_is_final:
        return None if top is None or top.seat == seat else BurnStopped(seat=seat, by=top.seat)
    return _unburned(state, seat, top)


def _beater(state: State, seat: Seat) -> Seat:
    """Whoever beat the last play of *seat*."""
    by = state.beaten[seat]
    return seat if by is None else by


def _unburned(state: State, seat: Seat, top: Top | None) -> BurnStopped | None:
    """The burner could not beat the press, or beat it without a joker (G-161)."""
    across = opposite(seat, SEATS)
    if top is not None and top.seat == seat:
        beat_back = top.over is not None and not top.burn and not top.combo.jokers
        return BurnStopped(seat=seat, by=across) if beat_back else None
    stood = state.stood
    if stood is not None and stood.seat != seat:
        return BurnStopped(seat=seat, by=stood.seat)
    return None


def fail(state: State) -> BurnFailed | None:
    """Upkeep: the burner must lead and has no lawful lead (G-163, GAP-22).

    The burned player leads; if he is out, the next one after him (GAP-23).
    """
    seat = burner(state)
    if seat is None or state.leader != seat:
        return None
    rules, hand, link = state.rules, state.hands[seat], state.burns[-1]
    if jokers(hand):
        return None
    if plays_needed(hand, rules) == 1 and _last_is_free(hand, rules, one=not link.more):
        return None
    in_play, barred = state.in_play, barred_from_wind(state)
    around = [s for s in (link.burned, *after(link.burned, SEATS)) if s in in_play and s != seat]
    costs = rules.burn_failure
    return BurnFailed(
        seat=seat,
        leader=next((s for s in around if s not in barred), around[0]),
        burned=link.burned,
        owed=int(BurnFailure.FRAUD_TRIBUTE in costs),
        closes=BurnFailure.POINT in costs,
    )
