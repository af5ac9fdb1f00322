"""Everything that can happen in a hand of Shengji. The journal of a hand is a list of these.

Each event states who may learn of it. What is stored keeps its meaning for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.cards import Card, Rank, Suit
from engine.events import EVERYONE, NOBODY, Audience, only
from engine.seats import Seat
from engine.shengji.actions import Action
from engine.shengji.carried import Carried
from engine.shengji.rules import ShengjiRules


@dataclass(frozen=True, slots=True, kw_only=True)
class HandStarted:
    """A hand begins under *rules*; *seal* is the proof of the shuffle to come."""

    kind: ClassVar[str] = "hand-started"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    rules: ShengjiRules
    seal: str
    carried: Carried | None = None
    """What the hand before left; None: the first hand of a match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedDrawn:
    """The seed of the shuffle, for nobody until the hand is over."""

    kind: ClassVar[str] = "seed-drawn"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = NOBODY
    seed: str
    """32 hexadecimal digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawerChosen:
    """Who draws first: the declarer, or one by lot (SG-02)."""

    kind: ClassVar[str] = "drawer-chosen"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """The cards of one seat, in the order in which it drew them (S-010)."""

    kind: ClassVar[str] = "hand-dealt"
    version: ClassVar[int] = 1
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return only(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class BottomDealt:
    """The cards that nobody drew (底牌, S-010)."""

    kind: ClassVar[str] = "bottom-dealt"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = NOBODY
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionOpened:
    """These seats are asked what they would declare, in this order."""

    kind: ClassVar[str] = "question-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A sealed answer, known to its owner alone until the rules open it."""

    kind: ClassVar[str] = "answered"
    version: ClassVar[int] = 1
    seat: Seat
    action: Action

    @property
    def audience(self) -> Audience:
        return only(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimOpened:
    """The declaration that counts, of one round (S-011, S-012). The others stay unseen: at a table
    nobody would have laid them any more."""

    kind: ClassVar[str] = "claim-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat | None
    """None: nobody declared."""
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BottomTurned:
    """Nobody declared, and cards of the bottom were turned up for a trump suit (SG-05)."""

    kind: ClassVar[str] = "bottom-turned"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    cards: tuple[Card, ...]
    """In the order turned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrumpMade:
    """What is trump in this hand, and who declares it (S-011 to S-013, SG-01)."""

    kind: ClassVar[str] = "trump-made"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    level: Rank
    suit: Suit | None
    """None: no trump suit (无主)."""
    declarer: Seat
    maker: Seat | None
    """Whose cards made it; None: nobody's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BottomTaken:
    """The declarer takes the bottom into his hand (S-014)."""

    kind: ClassVar[str] = "bottom-taken"
    version: ClassVar[int] = 1
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return only(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class BottomBuried:
    """What he lays away (S-014)."""

    kind: ClassVar[str] = "bottom-buried"
    version: ClassVar[int] = 1
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return only(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegan:
    """The bottom is final, and the declarer leads (S-004, S-014)."""

    kind: ClassVar[str] = "play-began"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsPlayed:
    """A seat leads, or follows."""

    kind: ClassVar[str] = "cards-played"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    cards: tuple[Card, ...]
    attempted: tuple[Card, ...] = ()
    """A throw that failed, all of which was shown; *cards* are what stays of it (SG-14)."""
    penalty: int = 0
    """Points that go to the other side for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTaken:
    """All four have played: *seat* takes the trick and leads the next one (SG-10)."""

    kind: ClassVar[str] = "trick-taken"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    points: int
    """What lies in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEnded:
    """The hand is over, and the bottom open. The seed is public from here on."""

    kind: ClassVar[str] = "hand-ended"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    bottom: tuple[Card, ...]
    factor: int
    """By what its points were multiplied for the defenders; 0: the declaring side took the last
    trick (S-015, SG-18)."""
    total: int
    """What the defenders have in all."""
    units: int
    """What that is worth to the defenders; the declaring side gets the opposite (S-050)."""
    base: int
    """What one unit counts in this hand (S-051, S-052)."""
    points: tuple[int, ...]
    """Of seats 0 and 2, and of seats 1 and 3."""
    seed: str
    after: Carried
    """What the next hand begins with."""
    over: bool = False
    """The match ends with this hand (SG-21)."""
    winner: int | None = None
    """The side that this gives the match to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandVoided:
    """Nobody declared: the cards are dealt anew (SG-05)."""

    kind: ClassVar[str] = "hand-voided"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seed: str
    after: Carried | None
    """What the next deal begins with."""


ShengjiEvent = (
    HandStarted
    | SeedDrawn
    | DrawerChosen
    | HandDealt
    | BottomDealt
    | QuestionOpened
    | Answered
    | ClaimOpened
    | BottomTurned
    | TrumpMade
    | BottomTaken
    | BottomBuried
    | PlayBegan
    | CardsPlayed
    | TrickTaken
    | HandEnded
    | HandVoided
)

EVENT_TYPES: Final[dict[str, type[ShengjiEvent]]] = {
    type_.kind: type_ for type_ in ShengjiEvent.__args__
}
