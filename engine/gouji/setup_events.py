"""What can happen before the first lead: calls, cuts, tribute, purchases, revolution (G-040).

The other half of the journal stands in ``events.py``. What is stored keeps its meaning for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.cards import Card, Rank
from engine.counts import Counts
from engine.events import EVERYONE, Audience, only
from engine.gouji.combos import Combo
from engine.gouji.matters import Matter
from engine.gouji.options import Tribute
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StageReached:
    """The preparations of the hand have come to this stage (G-040)."""

    kind: ClassVar[str] = "stage-reached"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    stage: str


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionOpened:
    """These seats are asked together; their answers stay sealed until all are in."""

    kind: ClassVar[str] = "question-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    matter: Matter
    seats: tuple[Seat, ...]
    about: Seat | None = None
    """Whom the question is about: who cannot pay (G-065), who revolts (G-256)."""
    rank: Rank | None = None
    """What he lacks (G-065)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionClosed:
    """The question came to nothing that would have to be told."""

    kind: ClassVar[str] = "question-closed"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    matter: Matter


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupEnded:
    """The hand is prepared: the first lead comes next."""

    kind: ClassVar[str] = "setup-ended"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE


@dataclass(frozen=True, slots=True, kw_only=True)
class LastChosen:
    """Who of two allies was last place in the hand before (G-097)."""

    kind: ClassVar[str] = "last-chosen"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    agreed: bool
    """Both named him; otherwise it stays as it was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapsAgreed:
    """Pairs, each by its lower seat, that set their point tributes off (对消, G-082)."""

    kind: ClassVar[str] = "swaps-agreed"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    pairs: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CallsOpened:
    """Who bets that his opposite will not open (预点, 明点, G-050, G-051)."""

    kind: ClassVar[str] = "calls-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    bright: bool
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CutAsked:
    """Last place lets his opposite cut (G-023)."""

    kind: ClassVar[str] = "cut-asked"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCut:
    """The first *at* cards went below (切牌, G-023); 0: nobody cut."""

    kind: ClassVar[str] = "deck-cut"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawerChosen:
    """Who draws first (首取牌人, G-021, G-022)."""

    kind: ClassVar[str] = "drawer-chosen"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    origin: Seat | None = None
    """Who turned *card* up, and from whom was counted."""
    card: Card | None = None
    marked: int | None = None
    """Place of that card in the deck where it stays, face up: who draws it leads (G-030)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandProved:
    """A seat shows its opposite that its hand has no pure gouji play (天开, G-175)."""

    kind: ClassVar[str] = "hand-proved"
    version: ClassVar[int] = 1
    seat: Seat
    to: Seat
    cards: Counts

    @property
    def audience(self) -> Audience:
        return only(self.seat, self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class DotDone:
    """A big joker was shown for the opposite's *number*-th draw after it (点手, G-096)."""

    kind: ClassVar[str] = "dot-done"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    to: Seat
    number: int
    card: Card | None
    """What he drew; None: he had no such draw left, and nothing moved."""
    debt: int
    """Number of the point tribute that it settles a card of."""


class Why(StrEnum):
    """Why cards change hands before the first lead."""

    TRIBUTE = "tribute"
    COUNTER = "counter"
    """反贡 (G-089)."""
    RETURN = "return"
    REFUSED = "refused"
    """A returned card goes back (G-086)."""
    SOLD = "sold"
    """A 3 or 4 to the buyer (G-060)."""
    PRICE = "price"
    LEVELLED = "levelled"
    """A 3 or 4 in the peace hand (GAP-10)."""
    HANDED_OVER = "handed-over"
    """What a revolutionary gives away (G-250)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsMoved:
    """Cards change hands. The two see which; others only where the rules say so (G-093)."""

    kind: ClassVar[str] = "cards-moved"
    version: ClassVar[int] = 1
    why: Why
    seat: Seat
    to: Seat
    cards: tuple[tuple[Rank, int], ...]
    open: bool = False

    @property
    def audience(self) -> Audience:
        return EVERYONE if self.open else only(self.seat, self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class TributeResisted:
    """All four jokers of *rank* were drawn by *seat* (抗贡, G-092): these debts are void."""

    kind: ClassVar[str] = "tribute-resisted"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    rank: Rank
    debts: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsOpened:
    """Which debts are waived, refused or countered (G-087 to G-089)."""

    kind: ClassVar[str] = "terms-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    waived: tuple[int, ...]
    countered: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TributePaid:
    """One debt is settled: how many cards were owed and paid (G-073)."""

    kind: ClassVar[str] = "tribute-paid"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    debt: int
    """Its place in the list of this hand."""
    tribute: Tribute
    payer: Seat
    receiver: Seat
    owed: int
    paid: int
    set_off: bool = False
    """Shown, and not moved: the pair set its debts off (G-082)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsReturned:
    """So many small cards went back to a payer (还贡, G-084)."""

    kind: ClassVar[str] = "cards-returned"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    to: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnsTaken:
    """The returned cards are kept, but for those sent back: giver, payer, how many (G-086)."""

    kind: ClassVar[str] = "returns-taken"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    refused: tuple[tuple[Seat, Seat, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBought:
    """A 3 or 4 changed hands (买三, 买四, G-060 to G-065)."""

    kind: ClassVar[str] = "card-bought"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    seller: Seat
    rank: Rank
    payer: Seat | None
    """Who paid for it; None: a gift."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HelpOpened:
    """Which ally pays for a buyer who cannot; None: nobody (G-065)."""

    kind: ClassVar[str] = "help-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    payer: Seat | None
    rank: Rank


@dataclass(frozen=True, slots=True, kw_only=True)
class RevolutionsOpened:
    """Who revolts (革命, G-250 to G-253)."""

    kind: ClassVar[str] = "revolutions-opened"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seats: tuple[Seat, ...]
    automatic: bool = False
    """He could not buy a 3 (G-260)."""
    shots: tuple[Combo, ...] = ()
    """The three plays of his test (G-262)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadChosen:
    """What the revolutionary's opposite keeps (要头, G-256)."""

    kind: ClassVar[str] = "head-chosen"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    kills: int
    """Free kills that he has before he is headless; 0: he is headless at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotAnswered:
    """A shot was let through, or beaten (G-262 to G-265)."""

    kind: ClassVar[str] = "shot-answered"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    shot: int
    """Which one, from 0."""
    combo: Combo | None
    """None: it stood."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RevolutionTested:
    """The three shots are fired (G-263 to G-266)."""

    kind: ClassVar[str] = "revolution-tested"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    success: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FivesPooled:
    """The swept side lays all its 5s as the first play (汇五, G-282)."""

    kind: ClassVar[str] = "fives-pooled"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    """Last place, who leads if they stand."""
    counts: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FivesStood:
    """Nobody beat the pooled 5s (G-282)."""

    kind: ClassVar[str] = "fives-stood"
    version: ClassVar[int] = 1
    audience: ClassVar[Audience] = EVERYONE


SetupEvent = (
    StageReached
    | QuestionOpened
    | QuestionClosed
    | SetupEnded
    | LastChosen
    | SwapsAgreed
    | CallsOpened
    | CutAsked
    | DeckCut
    | DrawerChosen
    | HandProved
    | DotDone
    | CardsMoved
    | TributeResisted
    | TermsOpened
    | TributePaid
    | CardsReturned
    | ReturnsTaken
    | CardBought
    | HelpOpened
    | RevolutionsOpened
    | HeadChosen
    | ShotAnswered
    | RevolutionTested
    | FivesPooled
    | FivesStood
)
