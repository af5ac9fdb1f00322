"""Everything that can happen in a hand of Baohuang. The journal of a hand is a list of these.

Each event states who may learn of it. What is stored keeps its meaning for ever. None that others
see tells who holds a marked card before it lies on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.baohuang.actions import Action, Declaration
from engine.baohuang.carried import Carried
from engine.baohuang.combos import Combo
from engine.baohuang.matters import Matter
from engine.baohuang.rules import BaohuangRules
from engine.cards import Card
from engine.events import EVERYONE, NOBODY, Audience, only
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandStarted:
    """A hand begins under *rules*; *seal* is the proof of the shuffle to come."""

    kind: ClassVar[str] = "hand-started"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    rules: BaohuangRules
    seal: str
    carried: Carried | None = None
    """What the hand before left; None: the first hand of a game."""


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
    """Who draws first (BG-01)."""

    kind: ClassVar[str] = "drawer-chosen"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """The cards of one seat, in the order in which it drew them."""

    kind: ClassVar[str] = "hand-dealt"
    version: ClassVar[int] = 1
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return only(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsMoved:
    """The tribute of who was stuffed in the hand before (B-057). The two see which cards."""

    kind: ClassVar[str] = "cards-moved"
    version: ClassVar[int] = 1
    seat: Seat
    to: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return only(self.seat, self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class TributePaid:
    """A debt is settled: how many cards were paid (B-057)."""

    kind: ClassVar[str] = "tribute-paid"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    payer: Seat
    receiver: Seat
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EmperorFound:
    """Who was dealt the marked big joker (B-003, BG-11)."""

    kind: ClassVar[str] = "emperor-found"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    reigns: bool
    """He may not decline, so he is the emperor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionOpened:
    """These seats are asked together; their answers stay sealed until all are in."""

    kind: ClassVar[str] = "question-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    matter: Matter
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
class HoldEnded:
    """The hold of the open question has run."""

    kind: ClassVar[str] = "hold-ended"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloGrabbed:
    """Somebody claims the emperor's card and plays alone (抢独, B-054); None: nobody
    does."""

    kind: ClassVar[str] = "solo-grabbed"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ThronePassed:
    """The emperor declines; the marked big joker goes to *to* (让位, B-050)."""

    kind: ClassVar[str] = "throne-passed"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    to: Seat
    gift: tuple[Card, ...] = ()
    """2s that go along: all that came with it, and one of his own (添2让,
    B-051)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThroneTaken:
    """The emperor reigns (B-050)."""

    kind: ClassVar[str] = "throne-taken"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    forced: bool = False
    """Everybody had declined (逼位, B-052), and the card came back to him."""
    gift: tuple[Card, ...] = ()
    """2s that come back with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardCalled:
    """The emperor shows three of *card*; the fourth makes its holder the guard (B-053)."""

    kind: ClassVar[str] = "guard-called"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclarationsOpened:
    """Who declared what, in seat order from the emperor (B-010 to B-013, BG-10)."""

    kind: ClassVar[str] = "declarations-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    declared: tuple[tuple[Seat, Declaration], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardExposed:
    """So many revolt that the guard must show himself (B-013)."""

    kind: ClassVar[str] = "guard-exposed"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    """The emperor, in a solo."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KicksOpened:
    """Who of the other side doubles again (踢, B-055)."""

    kind: ClassVar[str] = "kicks-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderChosen:
    """The emperor leads the first trick (B-030)."""

    kind: ClassVar[str] = "leader-chosen"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsPlayed:
    """A play lies on the table. What was answered behind it is void and never shown."""

    kind: ClassVar[str] = "cards-played"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    combo: Combo
    passed: tuple[Seat, ...] = ()
    """Who passed before it, in the order heard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindAsked:
    """A seat asks to lead if nobody beats the last play (B-034)."""

    kind: ClassVar[str] = "wind-asked"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTaken:
    """All others have declined (B-031)."""

    kind: ClassVar[str] = "trick-taken"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    """Owner of the play that stood."""
    leader: Seat
    """Who leads the next trick: the owner, or by the wind (B-034)."""
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFinished:
    """A seat has laid its last card; places go in this order (B-040)."""

    kind: ClassVar[str] = "seat-finished"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStuffed:
    """Only cards of the lowest rank are left to this seat, and its play was beaten (闷, B-056): it
    is out from the bottom."""

    kind: ClassVar[str] = "seat-stuffed"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    by: Seat
    """Whose play did it; he is owed the tribute."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEnded:
    """The hand is over (B-041). The seed is public from here on."""

    kind: ClassVar[str] = "hand-ended"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    places: tuple[Seat, ...]
    """First out to last place."""
    points: tuple[int, ...]
    """By seat (BG-12)."""
    emperor: Seat
    guard: Seat
    """The emperor himself, in a solo."""
    factor: int
    """What the points were multiplied by."""
    seed: str
    after: Carried | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandVoided:
    """Nobody reigns: the hand is void and dealt anew (黄庄, B-052)."""

    kind: ClassVar[str] = "hand-voided"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seed: str
    after: Carried | None
    """What the next deal begins with."""


BaohuangEvent = (
    HandStarted
    | SeedDrawn
    | DrawerChosen
    | HandDealt
    | CardsMoved
    | TributePaid
    | EmperorFound
    | QuestionOpened
    | Answered
    | HoldEnded
    | SoloGrabbed
    | ThronePassed
    | ThroneTaken
    | GuardCalled
    | DeclarationsOpened
    | GuardExposed
    | KicksOpened
    | LeaderChosen
    | CardsPlayed
    | WindAsked
    | TrickTaken
    | SeatFinished
    | SeatStuffed
    | HandEnded
    | HandVoided
)

EVENT_TYPES: Final[dict[str, type[BaohuangEvent]]] = {
    type_.kind: type_ for type_ in BaohuangEvent.__args__
}
