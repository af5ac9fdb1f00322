"""Everything that can happen in a hand of Gouji. The journal of a hand is a list of these.

Each event states who may learn of it. What is stored keeps its meaning for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from engine.cards import Card
from engine.counts import Counts
from engine.events import EVERYONE, NOBODY, Audience, only
from engine.gouji.actions import Action
from engine.gouji.carried import Carried
from engine.gouji.combos import Combo
from engine.gouji.rules import GoujiRules
from engine.gouji.setup_events import SetupEvent
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandStarted:
    """A hand begins under *rules*; *seal* is the proof of the shuffle to come."""

    kind: ClassVar[str] = "hand-started"
    version: ClassVar[int] = 2
    audience: ClassVar[Audience] = EVERYONE
    rules: GoujiRules
    seal: str
    carried: Carried | None = None
    """What the hand before left; None: the first hand of a game, or a reopened one (G-306)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedDrawn:
    """The seed of the shuffle, for nobody until the hand is over."""

    kind: ClassVar[str] = "seed-drawn"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = NOBODY
    seed: str
    """32 hexadecimal digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """The cards of one seat, in the order in which it drew them (G-020)."""

    kind: ClassVar[str] = "hand-dealt"
    version: ClassVar[int] = 1
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return only(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A sealed answer, known to its owner alone until the rules open it."""

    kind: ClassVar[str] = "answered"
    version: ClassVar[int] = 2
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


class Lead(StrEnum):
    """What gave the first lead (G-030, G-036)."""

    SHOW = "show"
    LOT = "lot"
    LAST_PLACE = "last-place"
    MARKED_CARD = "marked-card"
    NEXT = "next"
    """The leader left before leading (GAP-14)."""
    REVOLUTION = "revolution"
    """The test of a revolution gave it (G-266)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderChosen:
    """Who leads the first trick (上班), and what was shown for it (G-030 to G-036)."""

    kind: ClassVar[str] = "leader-chosen"
    version: ClassVar[int] = 2
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    shows: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """All shows, opened together."""
    how: Lead = Lead.SHOW


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
    burn: bool = False
    """Laid as a burn (G-154)."""
    free_kill: bool = False
    """Over the last play of first or second out; only a burn can answer it (G-211)."""
    overplayed: Seat | None = None
    """A yielder who is deemed to have passed by this play (G-135)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Yielded:
    """A seat lets the two after it speak first (G-133)."""

    kind: ClassVar[str] = "yielded"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WindAsked:
    """A seat asks to lead if nobody beats the last play (G-216)."""

    kind: ClassVar[str] = "wind-asked"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTaken:
    """Everybody who could answer has declined (G-138)."""

    kind: ClassVar[str] = "trick-taken"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    """Owner of the play that stood."""
    leader: Seat
    """Who leads the next trick: the owner, or by the wind (G-216)."""
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PointOpened:
    """A gouji play of this seat stood (开点, G-171), or its hand is open by nature (G-175)."""

    kind: ClassVar[str] = "point-opened"
    version: ClassVar[int] = 2
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    natural: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFinished:
    """A seat has laid its last card; places go in this order (G-270)."""

    kind: ClassVar[str] = "seat-finished"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BurnSucceeded:
    """The burner is out (烧成, G-162): each burned seat of his owes him *cards*."""

    kind: ClassVar[str] = "burn-succeeded"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    owed: tuple[tuple[Seat, int], ...]
    """Who owes how many cards of burn tribute (G-078, GAP-26)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BurnStopped:
    """Somebody pressed the burner (解烧, G-160): the whole chain of burns is off."""

    kind: ClassVar[str] = "burn-stopped"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    """The burner."""
    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BurnFailed:
    """The burner cannot go on (诈烧, G-163): he is dead and placed from the bottom (GAP-23)."""

    kind: ClassVar[str] = "burn-failed"
    version: ClassVar[int] = 2
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    leader: Seat
    burned: Seat | None = None
    owed: int = 0
    """Cards of fraud-burn tribute that he owes whom he had burned (G-163)."""
    closes: bool = False
    """He counts as unopened, whatever he did (G-310, GAP-84)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadLost:
    """The seat has nobody facing it any more (无头, G-190)."""

    kind: ClassVar[str] = "head-lost"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MeleeBegan:
    """Two are out: anybody may beat anything in turn (四户乱缠, G-200)."""

    kind: ClassVar[str] = "melee-began"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEnded:
    """The hand is over (G-042). The seed is public from here on."""

    kind: ClassVar[str] = "hand-ended"
    version: ClassVar[int] = 2
    audience: ClassVar[Audience] = EVERYONE
    places: tuple[Seat, ...]
    """All six seats, first out to last place (大落)."""
    points: tuple[int, ...]
    """Of the even and the odd federation; empty where none are kept (G-294)."""
    sweep: bool
    """One federation took places one to three (圈三户, G-280)."""
    seed: str
    after: Carried | None = None
    """What the next hand begins with; None: it opens the game anew (G-306)."""
    over: bool = False
    """The game ends with this hand, whatever its agreed length (G-281, G-302)."""
    winner: int | None = None
    """The side that this gives the game to; None: nobody, or the points decide (G-303)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown:
    """A seat lets an ally look at its cards from now on (G-245)."""

    kind: ClassVar[str] = "hand-shown"
    version: ClassVar[int] = 1
    seat: Seat
    to: Seat
    cards: Counts

    @property
    def audience(self) -> Audience:
        return only(self.seat, self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaySuggested:
    """The prompter suggests a play (G-245)."""

    kind: ClassVar[str] = "play-suggested"
    version: ClassVar[int] = 1
    seat: Seat
    to: Seat
    combo: Combo

    @property
    def audience(self) -> Audience:
        return only(self.seat, self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class PointLost:
    """A natural open is lost by a gouji play that a card of a dot-hand completed (G-175)."""

    kind: ClassVar[str] = "point-lost"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandVoided:
    """Two revolt: the hand is void and dealt anew (G-253, GAP-43)."""

    kind: ClassVar[str] = "hand-voided"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seed: str
    after: Carried | None
    """What the next deal begins with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningGivenUp:
    """This seat will not open any more (G-178)."""

    kind: ClassVar[str] = "opening-given-up"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FoursThrown:
    """4s without an opened point are thrown away (G-178): who threw how many."""

    kind: ClassVar[str] = "fours-thrown"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seats: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStuffed:
    """Only 3s are left to this seat, and not the lead (被闷, G-233)."""

    kind: ClassVar[str] = "seat-stuffed"
    version: ClassVar[int] = 1
    seat: Seat
    by: Seat
    """Whose play did it; he is owed the tribute."""
    hidden: bool = False
    """Nobody is told before the seat has gone out (G-237)."""

    @property
    def audience(self) -> Audience:
        return NOBODY if self.hidden else EVERYONE


@dataclass(frozen=True, slots=True, kw_only=True)
class StuffingShown:
    """A stuffing that was hidden (G-237)."""

    kind: ClassVar[str] = "stuffing-shown"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    by: Seat


PlayEvent = (
    HandStarted
    | SeedDrawn
    | HandDealt
    | Answered
    | HoldEnded
    | LeaderChosen
    | CardsPlayed
    | Yielded
    | WindAsked
    | TrickTaken
    | PointOpened
    | SeatFinished
    | BurnSucceeded
    | BurnStopped
    | BurnFailed
    | HeadLost
    | MeleeBegan
    | HandEnded
    | HandShown
    | PlaySuggested
    | PointLost
    | HandVoided
    | OpeningGivenUp
    | FoursThrown
    | SeatStuffed
    | StuffingShown
)

GoujiEvent = PlayEvent | SetupEvent

EVENT_TYPES: Final[dict[str, type[GoujiEvent]]] = {
    type_.kind: type_ for type_ in GoujiEvent.__args__
}
