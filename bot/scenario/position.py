"""Putting a hand of Gouji together from its standing facts: a position is a list of events.

Nothing is written into a state past the rules. What the words of a position cannot say, such as a
trick in which somebody burned, is told by plays that change nothing else: single big jokers,
which never open a point (G-172).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from engine import gouji, shuffle
from engine.cards import Card, Rank
from engine.gouji import deal
from engine.gouji import events as ev
from engine.gouji.actions import Action
from engine.gouji.combos import Combo
from engine.gouji.events import GoujiEvent
from engine.gouji.notation import combo
from engine.gouji.rules import GoujiRules
from engine.gouji.setup_events import SetupEnded
from engine.gouji.state import ALL, State
from engine.hand import Hand
from engine.seats import Seat

GoujiHand = Hand[GoujiRules, State, Action, GoujiEvent]

OTHERS: Final = "9x3"
"""What a seat holds of which nothing is said: one rank that beats nothing."""
_STAND_IN: Final = Combo(None, big=1)
_FACES: Final = dict(zip([*"3456789", "10", *"JQKA2SB"], Rank, strict=True))
_WRITTEN: Final = {rank: face for face, rank in _FACES.items()}
_ITEM: Final = re.compile(r"(?:(?P<count>[0-9]+)x)?(?P<suit>[SHCD])?(?P<face>10|[2-9JQKASB])")


class NotInFormat(ValueError):
    """Words of a scenario that say nothing, or facts that exclude each other."""


def cards(words: str, others: str = OTHERS) -> tuple[Card, ...]:
    """The cards of a hand in the order drawn: ``5x10, S, 2x4``, or with suits ``3xH3``.

    ``others`` stands for the cards of the seats of which nothing is said. Where no suit is named
    the suits go round. Raises NotInFormat for a word that is not cards.
    """
    found: list[Card] = []
    for word in re.split(r"[\s,+]+", words.strip()):
        if word == "others":
            found += cards(others)
        elif word:
            found += _cards(word)
    return tuple(found)


def _cards(word: str) -> list[Card]:
    item = _ITEM.fullmatch(word)
    if item is None:
        raise NotInFormat(word)
    rank, count = _FACES[item["face"]], int(item["count"] or 1)
    kinds = [card for card in Card if card.rank is rank]
    if item["suit"]:
        kinds = [card for card in kinds if card.suit == item["suit"]]
    if not kinds or not 0 < count <= 36:
        raise NotInFormat(word)
    suits = cycle(kinds)
    return [next(suits) for _ in range(count)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Where a hand stands. Seats are 0 to 5, as everywhere."""

    hands: Mapping[Seat, Sequence[Card]]
    """What a seat holds now, in the order drawn."""
    others: Sequence[Card]
    """What each seat holds of which nothing is said."""
    seed: int = 1
    """Draws the lots (G-033)."""
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
    melee: bool = False
    burning: tuple[tuple[Seat, Seat], ...] = ()
    """(burner, burned) of each burn of the chain; the last burner leads, or owns the top play."""

    def events(self, rules: GoujiRules) -> tuple[GoujiEvent, ...]:
        """All events that lead here. Raises NotInFormat for facts that exclude each other."""
        self._check()
        return (
            ev.HandStarted(rules=rules, seal=shuffle.seal(self.seed)),
            ev.SeedDrawn(seed=shuffle.written(self.seed)),
            *(ev.HandDealt(seat=seat, cards=self._dealt(seat)) for seat in ALL),
            *(ev.BurnFailed(seat=seat, leader=seat) for seat in self.dead),
            *(self._lead() if self._begun else ()),
            *(ev.SeatFinished(seat=seat) for seat in self.out),
            *(ev.PointOpened(seat=seat) for seat in self.opened),
            *(ev.HeadLost(seat=seat) for seat in self.headless),
            *((ev.MeleeBegan(),) if self.melee else ()),
        )

    @property
    def _begun(self) -> bool:
        return self.leads is not None or self.top is not None

    def _check(self) -> None:
        stands = self.out or self.dead or self.opened or self.headless or self.melee
        if (stands and not self._begun) or (self.leads is not None and self.top is not None):
            raise NotInFormat("leads, top")
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
            for card in _cards(f"{count}x{_WRITTEN[rank]}")
        ]
        return (*held, *played)

    def _lead(self) -> Iterator[GoujiEvent]:
        laid = self._laid()
        first = laid[0][0] if laid else self.leads
        assert first is not None
        yield ev.LeaderChosen(seat=first, shows=(), how=ev.Lead.LOT)
        yield SetupEnded()
        for seat, play, burn in laid:
            last = (seat, play, burn) == laid[-1]
            passed = self.passed if last else ()
            yield ev.CardsPlayed(seat=seat, combo=play, passed=passed, burn=burn)
        if laid and self.leads is not None:
            yield ev.TrickTaken(seat=self.leads, leader=self.leads)


def position(
    rules: GoujiRules,
    hands: Mapping[int, str] | None = None,
    *,
    others: str = OTHERS,
    seed: int = 1,
    leads: int | None = None,
    top: tuple[int, str] | None = None,
    passed: Sequence[int] = (),
    out: Sequence[int] = (),
    dead: Sequence[int] = (),
    opened: Sequence[int] = (),
    headless: Sequence[int] = (),
    melee: bool = False,
    burning: Sequence[tuple[int, int]] = (),
) -> GoujiHand:
    """The hand at a :class:`Position` that is written in words, with what follows by itself.

    Without *leads* and *top* it stands at the question of who leads. Raises NotInFormat for words
    that are not cards and facts that exclude each other, Rejected for a *top* that is no play.
    """
    stands = Position(
        hands={ALL[seat]: cards(words, others) for seat, words in (hands or {}).items()},
        others=cards(others),
        seed=seed,
        leads=None if leads is None else ALL[leads],
        top=None if top is None else (ALL[top[0]], combo(top[1])),
        passed=_seats(passed),
        out=_seats(out),
        dead=_seats(dead),
        opened=_seats(opened),
        headless=_seats(headless),
        melee=melee,
        burning=tuple((ALL[burner], ALL[burned]) for burner, burned in burning),
    )
    return begun(rules, stands)


def begun(rules: GoujiRules, stands: Position) -> GoujiHand:
    """The hand at *stands*, with what follows by itself."""
    hand, _ = Hand.start(gouji, stands.events(rules))
    return hand


def dealt(rules: GoujiRules, seed: int, leads: Seat | None = None) -> GoujiHand:
    """A whole deal by *seed*."""
    hands = dict(zip(ALL, deal.hands(rules, seed), strict=True))
    return begun(rules, Position(hands=hands, others=(), seed=seed, leads=leads))


def _seats(numbers: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(ALL[number] for number in numbers)
