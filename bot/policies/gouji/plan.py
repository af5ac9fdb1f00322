"""Going out in one run: in which order, with which jokers, and how likely it works.

Fewest plays is never the question, because only equal ranks combine; which plays stand is. The
play laid last needs nothing but to be laid, so the weakest group is kept for it, or the 3s where
they must go last. Of the others the weakest get the big jokers, which nothing beats, and the next
ones the small jokers.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.policies.gouji.facts import BIG, FOURS, SMALL, TWOS, Facts
from bot.policies.gouji.standing import Standing
from engine.cards import Rank
from engine.gouji.combos import CARRIED, Combo
from engine.gouji.fours import Fours
from engine.gouji.plays import combo


class Run(NamedTuple):
    plays: tuple[Combo, ...]
    """In the order to lay them."""
    chance: float
    """That all but the last one stand."""


def whole(facts: Facts, place: int) -> Combo:
    """All cards of one carried rank."""
    return combo(CARRIED[place], facts.hand[place], 0, 0, 0)


def last_play(facts: Facts) -> Combo | None:
    """The whole hand as one play, where it is one that may be led."""
    found = _all_in_one(facts)
    return found if found is not None and facts.may_lead(found) else None


def _all_in_one(facts: Facts) -> Combo | None:
    hand = facts.hand
    twos, small, big = hand[TWOS:]
    held = [place for place in range(TWOS) if hand[place]]
    if len(held) > 1:
        return None
    if held:
        if twos and not facts.rules.attach_twos:
            return None
        return combo(CARRIED[held[0]], hand[held[0]], twos, small, big)
    if twos:
        return combo(Rank.TWO, twos, 0, small, big)
    return combo(None, 0, 0, small, big)


def run(facts: Facts, standing: Standing) -> Run:
    """The best run that this hand has. Leads with plain winners while there are any, so that the
    jokers still serve when something goes wrong. The 3s that are kept for the end, and 4s that
    may only be led when nothing else is left, come after all the rest."""
    heaps = _heaps(facts)
    after = _kept_for_the_end(facts)
    if not heaps:
        return _wild_first(facts, after)
    heaps.sort(key=standing.led)
    if after:
        return _all_must_stand(facts, standing, heaps, after)
    last, *others = heaps
    plays, small, big = _hang(facts, others)
    odds = _odds(standing, plays)
    return Run((*plays, _with_the_rest(facts, last, small, big)), odds)


def _heaps(facts: Facts) -> list[Combo]:
    hand = facts.hand
    heaps = [whole(facts, place) for place in facts.groups]
    if hand[TWOS] and (not facts.rules.attach_twos or not heaps):
        heaps.append(combo(Rank.TWO, hand[TWOS], 0, 0, 0))
    return heaps


def _kept_for_the_end(facts: Facts) -> tuple[Combo, ...]:
    hand, kept = facts.hand, facts.kept
    return tuple(whole(facts, place) for place in sorted(kept, reverse=True) if hand[place])


def _wild_first(facts: Facts, after: tuple[Combo, ...]) -> Run:
    small, big = facts.hand[SMALL], facts.hand[BIG]
    wild = (combo(None, 0, 0, small, big),) if small + big else ()
    return Run((*wild, *after), float(len(after) <= 1))


def _all_must_stand(
    facts: Facts, standing: Standing, heaps: list[Combo], after: tuple[Combo, ...]
) -> Run:
    """All heaps, and then what is kept: its last play alone needs not stand."""
    plays, small, big = _hang(facts, heaps)
    if not facts.hand[SMALL] + facts.hand[BIG]:
        plays.reverse()  # the surest one last: whoever breaks it leaves nothing but 3s
    # What is left of the wild cards rides on the critical play, the last before the 3s.
    plays[-1] = _with_the_rest(facts, plays[-1], small, big)
    between = [play for play in after[:-1] if play.rank is CARRIED[FOURS]]
    return Run((*plays, *after), _odds(standing, [*plays, *between]))


def _hang(facts: Facts, heaps: list[Combo]) -> tuple[list[Combo], int, int]:
    """*heaps*, weakest first, as they are laid, and the jokers that are left over."""
    big, small = facts.hand[BIG], facts.hand[SMALL]
    with_big = [_hung(heap, 0, 1) for heap in heaps[:big]]
    with_small = [_hung(heap, 1, 0) for heap in heaps[big : big + small]]
    plain = heaps[big + small :][::-1]
    plays = [*plain, *with_small[::-1], *with_big]
    return plays, small - len(with_small), big - len(with_big)


def _odds(standing: Standing, plays: list[Combo]) -> float:
    odds = 1.0
    for play in plays:
        odds *= standing.led(play)
    return odds


def _with_the_rest(facts: Facts, play: Combo, small: int, big: int) -> Combo:
    attached = facts.rules.attach_twos and play.rank not in (None, Rank.TWO)
    if play.rank is CARRIED[FOURS] and facts.asked.limits.fours is not Fours.FREE:
        attached = False
    twos = facts.hand[TWOS] if attached else play.twos
    return combo(play.rank, play.count, twos, play.small + small, play.big + big)


def _hung(play: Combo, small: int, big: int) -> Combo:
    return combo(play.rank, play.count, play.twos, play.small + small, play.big + big)
