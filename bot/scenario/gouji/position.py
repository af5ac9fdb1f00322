"""Putting a hand of Gouji together from its standing facts: a position is a list of events.

It stands before or amid the preparations, at a lead, or in a trick. Nothing is written into a state
past the rules. What the words of a position cannot say, such as a trick in which somebody burned,
is told by plays that change nothing else: single big jokers, which never open a point (G-172).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.scenario.card_words import NotInFormat, cards, written
from engine import gouji, shuffle
from engine.cards import Card
from engine.gouji import deal, stuffing
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.actions import Action
from engine.gouji.carried import Carried
from engine.gouji.combos import Combo
from engine.gouji.events import GoujiEvent
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL, SEATS, State
from engine.hand import Hand
from engine.seats import Seat, opposite

GoujiHand = Hand[GoujiRules, State, Action, GoujiEvent]

OTHERS: Final = "9x3"
"""What a seat holds of which nothing is said: one rank that beats nothing."""
_STAND_IN: Final = Combo(None, big=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Where a hand stands. Seats are 0 to 5, as everywhere."""

    hands: Mapping[Seat, Sequence[Card]]
    """What a seat holds now, in the order drawn."""
    others: Sequence[Card]
    """What each seat holds of which nothing is said."""
    seed: int = 1
    """Draws the lots (G-033)."""
    after: Carried | None = None
    """What the hand before left; None: a first or reopened hand."""
    drawer: Seat | None = None
    """Who drew first; None: seat 0."""
    first: Seat | None = None
    """He will lead, once all that is asked before the first lead is answered."""
    set_off: tuple[Seat, ...] = ()
    """Pairs, each by its lower seat, that set their point tributes off (G-082)."""
    pre_called: tuple[Seat, ...] = ()
    bright_called: tuple[Seat, ...] = ()
    natural: tuple[Seat, ...] = ()
    """Open by nature (G-175)."""
    revolt: Seat | None = None
    """Has laid his cards away (G-252)."""
    kills: int = 0
    """Free kills that his opposite still has; with none he is headless (G-257)."""
    leads: Seat | None = None
    top: tuple[Seat, Combo] | None = None
    """The play on the table, besides what its owner holds now."""
    passed: tuple[Seat, ...] = ()
    """Who had passed in this trick before it."""
    out: tuple[Seat, ...] = ()
    """First out first."""
    dead: tuple[Seat, ...] = ()
    """By false burns, last place first."""
    opened: tuple[Seat, ...] = ()
    headless: tuple[Seat, ...] = ()
    given_up: tuple[Seat, ...] = ()
    """Will not open any more (G-178)."""
    stuffed: tuple[tuple[Seat, Seat], ...] = ()
    """(stuffed, by whom) in the order in which it happened."""
    melee: bool = False
    burning: tuple[tuple[Seat, Seat], ...] = ()
    """(burner, burned) of each burn of the chain; the last burner leads, or owns the top play."""

    def events(self, rules: GoujiRules) -> tuple[GoujiEvent, ...]:
        """All events that lead here. Raises NotInFormat for facts that exclude each other."""
        self._check()
        return (
            ev.HandStarted(rules=rules, seal=shuffle.seal(self.seed), carried=self.after),
            ev.SeedDrawn(seed=shuffle.written(self.seed)),
            *self._prepared(),
            *(ev.BurnFailed(seat=seat, leader=seat) for seat in self.dead),
            *(self._lead() if self._begun else ()),
            *(
                ev.SeatStuffed(seat=seat, by=by, hidden=stuffing.hides(rules))
                for seat, by in self.stuffed
            ),
            *(ev.SeatFinished(seat=seat) for seat in self.out),
            *(ev.PointOpened(seat=seat) for seat in self.opened),
            *(ev.OpeningGivenUp(seat=seat) for seat in self.given_up),
            *(ev.HeadLost(seat=seat) for seat in self.headless),
            *((ev.MeleeBegan(),) if self.melee else ()),
        )

    def _prepared(self) -> Iterator[GoujiEvent]:
        """What has happened before the first lead."""
        if self.set_off:
            yield sv.SwapsAgreed(pairs=self.set_off)
        if self.pre_called:
            yield sv.CallsOpened(bright=False, seats=self.pre_called)
        if self.drawer is not None:
            yield sv.DrawerChosen(seat=self.drawer)
        for seat in ALL:
            yield ev.HandDealt(seat=seat, cards=self._dealt(seat))
        for seat in self.natural:
            yield ev.PointOpened(seat=seat, natural=True)
        if self.first is not None:
            yield ev.LeaderChosen(seat=self.first, shows=(), how=ev.Lead.LOT)
        if self.bright_called:
            yield sv.CallsOpened(bright=True, seats=self.bright_called)
        if self.revolt is not None:
            across = opposite(self.revolt, SEATS)
            yield sv.RevolutionsOpened(seats=(self.revolt,))
            yield sv.HeadChosen(seat=across, kills=self.kills)
            if not self.kills:
                yield ev.HeadLost(seat=across)

    @property
    def _begun(self) -> bool:
        return self.leads is not None or self.top is not None

    def _check(self) -> None:
        stands = [self.out, self.dead, self.opened, self.headless, self.stuffed, self.given_up]
        where = [each for each in (self.leads, self.top, self.first) if each is not None]
        if ((any(stands) or self.melee) and not self._begun) or len(where) > 1:
            raise NotInFormat("leads, top, first")
        if {seat for seat, _ in self.stuffed} & {*self.dead, *self.out}:
            raise NotInFormat("stuffed, dead, out")
        if self.revolt is not None and self.revolt in (self.leads, *self.out, *self.dead):
            raise NotInFormat("revolt, out, dead")
        if self.passed and self.top is None:
            raise NotInFormat("passed")
        if self.burning and self.burning[-1][0] != (self.top[0] if self.top else self.leads):
            raise NotInFormat("burning")
        if self.leads in (*self.out, *self.dead) or {*self.out} & {*self.dead}:
            raise NotInFormat("out, dead")

    def _laid(self) -> list[tuple[Seat, Combo, bool]]:
        """The plays of the trick: owner, cards, whether it was a burn."""
        if not self.burning:
            return [] if self.top is None else [(*self.top, False)]
        burners = [burner for burner, _ in self.burning]
        laid = [(self.burning[0][1], _STAND_IN, False)]
        laid += [(burner, _STAND_IN, True) for burner in burners]
        if self.top is not None:
            laid[-1] = (*self.top, True)
        return laid

    def _dealt(self, seat: Seat) -> tuple[Card, ...]:
        held = () if seat in self.out else self.hands.get(seat, self.others)
        played = [
            card
            for owner, play, _ in self._laid()
            if owner == seat
            for rank, count in play.counts
            for card in cards(written(rank, count))
        ]
        return (*held, *played)

    def _lead(self) -> Iterator[GoujiEvent]:
        laid = self._laid()
        first = laid[0][0] if laid else self.leads
        assert first is not None
        yield ev.LeaderChosen(seat=first, shows=(), how=ev.Lead.LOT)
        yield sv.SetupEnded()
        for seat, play, burn in laid:
            last = (seat, play, burn) == laid[-1]
            passed = self.passed if last else ()
            yield ev.CardsPlayed(seat=seat, combo=play, passed=passed, burn=burn)
        if laid and self.leads is not None:
            yield ev.TrickTaken(seat=self.leads, leader=self.leads)


def begin(rules: GoujiRules, stands: Position) -> tuple[GoujiHand, Sequence[GoujiEvent]]:
    """The hand at *stands*, with what follows by itself, and all events that led there."""
    return Hand.start(gouji, stands.events(rules))


def dealt(
    rules: GoujiRules, seed: int, *, drawer: Seat | None = None, **facts: Any
) -> tuple[GoujiHand, Sequence[GoujiEvent]]:
    """A whole deal by *seed*, at *facts* of a :class:`Position`."""
    drawn = deal.hands(rules, seed, (), ALL[0] if drawer is None else drawer)
    hands = dict(zip(ALL, drawn, strict=True))
    return begin(rules, Position(hands=hands, others=(), seed=seed, drawer=drawer, **facts))


def opening(
    rules: GoujiRules, seed: int, after: Carried | None = None
) -> tuple[GoujiHand, Sequence[GoujiEvent]]:
    """A hand from its very beginning: nothing has been asked, and no card is drawn unless nothing
    is asked before."""
    return Hand.open(gouji, rules, seed, after)
