"""What a seat can work out from its view: where cards may be, who may answer, who is who."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from engine.cards import Rank
from engine.counts import Counts
from engine.gouji import limits as limit
from engine.gouji.asked import Asked
from engine.gouji.combos import Combo
from engine.gouji.deal import in_deck
from engine.gouji.fours import Fours
from engine.gouji.gouji_play import is_gouji
from engine.gouji.hearings import Matter
from engine.gouji.options import FreeKill, OpenDeadline, PassRule
from engine.gouji.rules import GoujiRules
from engine.gouji.state import SEATS
from engine.gouji.view import View
from engine.seats import Seat, after, opposite

THREES: Final = 0
FOURS: Final = 1
TWOS, SMALL, BIG = 12, 13, 14
"""Places of the wild cards among the counts of a hand; below them are the carried ranks."""


@lru_cache(maxsize=64)
def deck(rules: GoujiRules) -> Counts:
    """All cards of the deck by rank; some houses take 3s and 4s out (G-012)."""
    counts = in_deck(rules)
    return tuple(counts[rank] for rank in Rank)


class Facts:
    """Derived once per decision, from nothing but *view*. The viewer must be asked something."""

    def __init__(self, view: View) -> None:
        if view.asked is None or view.viewer is None:
            raise LookupError("this seat is not asked anything")
        self.view = view
        self.asked: Asked = view.asked
        self.me: Seat = view.viewer
        self.hand: Counts = view.asked.hand
        self.rules = view.rules

    @cached_property
    def unseen(self) -> Counts:
        """Cards that are neither played, nor held, nor shown to this seat, by rank."""
        counts = list(deck(self.rules))
        for known in (self.view.played, self.hand, *(cards for _, cards in self.view.shown_hands)):
            counts = [count - seen for count, seen in zip(counts, known, strict=True)]
        return tuple(max(0, count) for count in counts)

    @cached_property
    def share(self) -> tuple[float, ...]:
        """By seat: the chance that one unseen card lies there."""
        shown = {owner for owner, _ in self.view.shown_hands}
        hidden = [0 if s == self.me or s in shown else n for s, n in enumerate(self.view.left)]
        total = max(sum(hidden), sum(self.unseen), 1)
        return tuple(n / total for n in hidden)

    @cached_property
    def groups(self) -> tuple[int, ...]:
        """Places of the carried ranks held, low to high, but for what the house keeps back: 3s for
        the last play (G-230) and 4s for an open point (G-177)."""
        return tuple(place for place in range(TWOS) if self.hand[place] and place not in self.kept)

    @cached_property
    def kept(self) -> frozenset[int]:
        """Places of the ranks that are no part of a plan."""
        kept = {THREES} if self.rules.hold_three else set[int]()
        if self.asked.limits.fours is Fours.HELD and any(self.hand[2:]):
            kept.add(FOURS)
        return frozenset(kept)

    @property
    def threes(self) -> int:
        """3s that are kept for the last play."""
        return self.hand[THREES] if self.rules.hold_three else 0

    @property
    def across(self) -> Seat:
        return opposite(self.me, SEATS)

    def may_lead(self, combo: Combo) -> bool:
        """Whether the house lets this hand lead *combo* now; a burner owes more than that."""
        return limit.may_lead(combo, self.hand, self.asked.limits)

    @property
    def can_open(self) -> bool:
        """Whether a play of this seat can still open its point (G-170 to G-174)."""
        view, rules, me = self.view, self.rules, self.me
        if not rules.open_points or view.melee or me in view.opened or me in view.closed:
            return False
        if me in view.headless and not rules.headless_can_open:
            return False
        late = rules.open_deadline is OpenDeadline.FIRST_OUT_PAIR and view.places
        return not (late and me == opposite(view.places[0], SEATS))

    def hostile(self, seat: Seat) -> bool:
        """In the other federation, whether still in play or not."""
        return bool((seat - self.me) % 2)

    @cached_property
    def enemies(self) -> frozenset[Seat]:
        """Those still in play."""
        return frozenset(seat for seat in self.view.in_play if self.hostile(seat))

    @cached_property
    def leader_if_stood(self) -> Seat | None:
        """Who leads when nobody answers the play on top (G-138, G-212)."""
        top = self.view.top
        if top is None:
            return None
        order = (top.seat, *after(top.seat, SEATS))
        return next((seat for seat in order if seat in self.view.in_play), None)

    def answerers(self, combo: Combo) -> tuple[Seat, ...]:
        """Which enemies may answer *combo* when this seat lays it now (G-125, G-131, G-132)."""
        view, across = self.view, self.across
        if view.melee:
            return tuple(sorted(self.enemies))
        if self.kills_at_will and is_gouji(combo, self.rules):
            return ()
        excepted = self.rules.pass_rule is not PassRule.STRICT
        only_opposite = is_gouji(combo, self.rules) and self.me not in view.headless
        return tuple(
            seat
            for seat in sorted(self.enemies)
            if (not only_opposite or seat == across or seat in view.headless)
            and (seat not in view.passed or (seat == across and excepted))
        )

    @cached_property
    def stoppers(self) -> tuple[Seat, ...]:
        """Who else may answer the play on top and would: enemies of its owner, but this seat."""
        top = self.view.top
        if top is None:
            return ()
        return tuple(
            hearing.seat
            for hearing in self.view.order
            if hearing.matter is Matter.ANSWER
            and hearing.seat != self.me
            and (hearing.seat - top.seat) % 2
        )

    @property
    def kills_at_will(self) -> bool:
        """Faces a revolutionary and still has free kills (G-257)."""
        revolt = self.view.revolt
        return revolt is not None and revolt.kills > 0 and revolt.seat == self.across

    def kills_free(self, combo: Combo) -> bool:
        """Whether *combo* over the top is a free kill, which only a burn answers (G-211)."""
        view, top = self.view, self.view.top
        if top is None or view.melee or top.seat not in view.places[:2]:
            return False
        if self.me != opposite(top.seat, SEATS) or not is_gouji(combo, self.rules):
            return False
        any_last = self.rules.free_kill_last is not FreeKill.GOUJI_ONLY
        return any_last or is_gouji(top.combo, self.rules)
