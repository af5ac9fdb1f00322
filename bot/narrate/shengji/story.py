"""How things stood before an event, as far as telling it depends on that: what lies on the table,
and what is trump."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.narrate.people import People
from engine.seats import Seat
from engine.shengji import events as ev
from engine.shengji.actions import Declare
from engine.shengji.holding import Cards
from engine.shengji.rules import ShengjiRules
from engine.shengji.seating import side
from engine.shengji.state import Claim, Laid
from engine.shengji.trumps import Trumps
from engine.shengji.winning import winner


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stood before an event."""

    trumps: Trumps | None = None
    declarer: Seat | None = None
    first: bool = True
    """The first hand of a match."""
    rounds: int = 0
    """Rounds of declarations that have been opened."""
    standing: Claim | None = None
    """The declaration that counts so far."""
    sealed: Cards = ()
    """What the reader has laid in a round that is not opened yet."""
    trick: tuple[Laid, ...] = ()

    def declares(self, seat: Seat) -> bool:
        return self.declarer is not None and side(seat) == side(self.declarer)


@dataclass(frozen=True, slots=True)
class Facts:
    """What stays the same while a hand is told."""

    people: People
    rules: ShengjiRules


def follow(moment: Moment, event: ev.ShengjiEvent) -> Moment:
    """How things stand after *event*."""
    match event:
        case ev.HandStarted(carried=carried):
            return Moment(first=carried is None)
        case ev.CardsPlayed(seat=seat, cards=cards):
            return replace(moment, trick=(*moment.trick, Laid(seat, cards)))
        case ev.TrickTaken():
            return replace(moment, trick=())
        case _:
            return _before(moment, event)


def _before(moment: Moment, event: ev.ShengjiEvent) -> Moment:
    """Before the first lead."""
    match event:
        case ev.Answered(action=action):
            return replace(moment, sealed=action.cards if isinstance(action, Declare) else ())
        case ev.ClaimOpened(seat=seat, cards=cards):
            standing = moment.standing if seat is None else Claim(seat, cards)
            return replace(moment, rounds=moment.rounds + 1, standing=standing, sealed=())
        case ev.TrumpMade(level=level, suit=suit, declarer=declarer):
            return replace(moment, trumps=Trumps(level, suit), declarer=declarer)
        case _:
            return moment


def best(trick: tuple[Laid, ...], trumps: Trumps, rules: ShengjiRules) -> Laid:
    """Whose play is the highest so far."""
    return trick[winner([laid.cards for laid in trick], trumps, rules.throw_beaten_by)]
