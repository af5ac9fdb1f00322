"""What a seat can know by counting: which cards are gone, who is out of what, what is the boss."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import cached_property
from typing import Final

from engine.cards import DECK
from engine.seats import Seat
from engine.shengji import bottom, tractors
from engine.shengji.asked import Asked
from engine.shengji.forms import Shape, Unit, shape, units
from engine.shengji.holding import Cards, ordered, points
from engine.shengji.seating import ALL, partner
from engine.shengji.tractors import Pairs
from engine.shengji.trumps import Series, Trumps
from engine.shengji.view import View
from engine.shengji.winning import winner

COPIES: Final = 2
RICH: Final = 14.0
"""Points in a bottom that one has not seen, roughly."""


class Facts:
    """Everything here follows from one view."""

    def __init__(self, view: View) -> None:
        if view.asked is None or view.viewer is None:
            raise LookupError("this seat is not asked anything")
        self.view: Final = view
        self.asked: Final[Asked] = view.asked
        self.hand: Final[Cards] = view.asked.hand
        self.me: Final[Seat] = view.viewer
        self.partner: Final[Seat] = partner(view.viewer)
        self.rules: Final = view.rules

    @property
    def trumps(self) -> Trumps:
        assert self.asked.trumps is not None
        return self.asked.trumps

    @cached_property
    def unseen(self) -> Cards:
        """The cards that the seat cannot place: in other hands, or in a bottom it did not bury."""
        left = Counter(dict.fromkeys(DECK, COPIES))
        for cards in (self.hand, self.view.played, self.view.buried):
            left.subtract(cards)
        return ordered((+left).elements())

    @cached_property
    def hidden(self) -> int:
        return max(1, len(self.unseen))

    def unseen_of(self, series: Series) -> Cards:
        return self._unseen_by_series.get(series, ())

    @cached_property
    def _unseen_by_series(self) -> dict[Series, Cards]:
        return {
            series: self.trumps.of(series, self.unseen)
            for series in {self.trumps.series(card) for card in self.unseen}
        }

    @cached_property
    def _heights(self) -> dict[Series, list[int]]:
        """Of the unseen cards, lowest first."""
        height = self.trumps.height
        return {series: sorted(map(height, c)) for series, c in self._unseen_by_series.items()}

    @cached_property
    def _pairs(self) -> dict[Series, Pairs]:
        found = self._unseen_by_series.items()
        return {series: tractors.pairs(cards, self.trumps) for series, cards in found}

    def above(self, length: int, top: int, series: Series) -> int:
        """How many cards, or rows of *length* pairs, above the height *top* are unseen."""
        if not length:
            heights = self._heights.get(series, [])
            return len(heights) - bisect_right(heights, top)
        rows = tractors.places(self._pairs.get(series, tractors.NO_PAIRS), length)
        return sum(1 for start in rows if start + length - 1 > top)

    def is_void(self, seat: Seat, series: Series) -> bool:
        """Whether it is known that *seat* has nothing of *series* left."""
        return series in self.view.void[seat] or not self.unseen_of(series)

    def at_stake(self, cards: Cards) -> float:
        """What the bottom adds to a trick, in points, if it is the last one and *cards* are led."""
        if len(self.hand) > len(cards):
            return 0.0
        times = bottom.factor(cards, self.trumps, self.rules.bottom_factor)
        seen = self.view.buried
        return times * (float(points(seen)) if seen else RICH)

    def is_boss(self, unit: Unit) -> bool:
        """Whether nothing unseen in its series is above *unit*, whoever holds it."""
        return not self.above(unit.length, unit.top, self.trumps.series(unit.cards[0]))

    @cached_property
    def on_top(self) -> tuple[Cards, Seat]:
        """The best play of the trick so far, and whose."""
        laid = self.asked.trick.laid
        plays = [each.cards for each in laid]
        best = laid[winner(plays, self.trumps, self.rules.throw_beaten_by)]
        return best.cards, best.seat

    @cached_property
    def led_shape(self) -> Shape:
        return shape(units(self.asked.led, self.trumps))

    @cached_property
    def held_pairs(self) -> int:
        """Pairs in the hand."""
        return len(tractors.paired(self.hand))

    @cached_property
    def behind(self) -> tuple[Seat, ...]:
        """Who plays after this seat in the trick."""
        laid = len(self.asked.trick.laid)
        return tuple(ALL[(self.me + step) % len(ALL)] for step in range(1, len(ALL) - laid))

    @cached_property
    def on_table(self) -> int:
        """Points in the trick so far."""
        return sum(points(laid.cards) for laid in self.asked.trick.laid)

    def left(self, seat: Seat) -> int:
        return self.view.left[seat]
