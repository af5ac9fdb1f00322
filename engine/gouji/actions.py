"""Everything a Gouji player can answer.

Each action carries a literal ``kind``, because stored answers are unions and must come back as
what they were.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.cards import Card, Rank
from engine.gouji.combos import Combo
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Show:
    """Show cards of the show rank for the right to lead (亮3, G-030)."""

    cards: tuple[Card, ...]
    kind: Literal["show"] = "show"


@dataclass(frozen=True, slots=True)
class NoShow:
    """Show nothing (不亮)."""

    kind: Literal["no-show"] = "no-show"


@dataclass(frozen=True, slots=True)
class Play:
    """Lead, or beat the play on top (出牌, 管)."""

    combo: Combo
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Pass:
    """Not follow (过, G-131)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Yield:
    """Let the two after oneself speak first (让牌, G-133)."""

    kind: Literal["yield"] = "yield"


@dataclass(frozen=True, slots=True)
class ApplyForWind:
    """Ask to lead after a last play that nobody beats (申请接风, G-216)."""

    kind: Literal["apply-for-wind"] = "apply-for-wind"


@dataclass(frozen=True, slots=True)
class Burn:
    """Cover somebody else's gouji play and go for the end of one's hand (烧牌, G-154)."""

    combo: Combo
    kind: Literal["burn"] = "burn"


@dataclass(frozen=True, slots=True)
class NoBurn:
    """Decline to burn (不烧). This is not a pass and binds nothing (GAP-17)."""

    kind: Literal["no-burn"] = "no-burn"


@dataclass(frozen=True, slots=True)
class Yes:
    """Say yes to what is asked: call the point, revolt, keep the head, pay for an ally …"""

    kind: Literal["yes"] = "yes"


@dataclass(frozen=True, slots=True)
class No:
    """Say no to it, which is also what most silence means."""

    kind: Literal["no"] = "no"


@dataclass(frozen=True, slots=True)
class ChooseLast:
    """Which of two allies is last place (谁当大落, G-097)."""

    seat: Seat
    kind: Literal["choose-last"] = "choose-last"


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the deck: the first *at* cards go below (切牌, G-023)."""

    at: int
    kind: Literal["cut"] = "cut"


@dataclass(frozen=True, slots=True)
class AskCut:
    """Let one's opposite cut, up to three times (G-023)."""

    times: int
    kind: Literal["ask-cut"] = "ask-cut"


@dataclass(frozen=True, slots=True)
class Dot:
    """Show a big joker for the opposite's *number*-th draw after it (点手, G-096)."""

    number: int
    kind: Literal["dot"] = "dot"


@dataclass(frozen=True, slots=True)
class Terms:
    """What becomes of the tribute that one is concerned with (G-087 to G-089).

    Debts are named by their place in the list of this hand.
    """

    waived: tuple[int, ...] = ()
    """Not paid, or not taken."""
    countered: tuple[int, ...] = ()
    """Taken, and answered by a counter-tribute (反贡)."""
    kind: Literal["terms"] = "terms"


@dataclass(frozen=True, slots=True)
class Return:
    """The small cards that go back for a tribute (还贡, G-084), lowest first."""

    cards: tuple[Rank, ...]
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Send returned cards back that are one's only ones of their rank (G-086)."""

    cards: tuple[Rank, ...]
    kind: Literal["refuse"] = "refuse"


@dataclass(frozen=True, slots=True)
class Shots:
    """Revolt with these three pure gouji plays, in this order (三枪, G-262)."""

    combos: tuple[Combo, ...]
    kind: Literal["shots"] = "shots"


@dataclass(frozen=True, slots=True)
class WrongFollow:
    """A follow that does not beat, where that loses the turn: a pass (G-117)."""

    combo: Combo
    kind: Literal["wrong-follow"] = "wrong-follow"


@dataclass(frozen=True, slots=True)
class GiveUpOpening:
    """Unasked, at one's own turn: not open one's point any more (G-178)."""

    kind: Literal["give-up-opening"] = "give-up-opening"


@dataclass(frozen=True, slots=True)
class ThrowFours:
    """Unasked, at one's own turn: give up opening and throw all 4s away (G-178)."""

    kind: Literal["throw-fours"] = "throw-fours"


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Unasked: let an ally look at one's cards and suggest plays (挑牌, G-245)."""

    to: Seat
    kind: Literal["show-hand"] = "show-hand"


@dataclass(frozen=True, slots=True)
class Suggest:
    """Unasked: suggest a play to the ally whose cards one was shown (G-245)."""

    to: Seat
    combo: Combo
    kind: Literal["suggest"] = "suggest"


Action = (
    Show
    | NoShow
    | Play
    | Pass
    | Yield
    | ApplyForWind
    | Burn
    | NoBurn
    | ShowHand
    | Suggest
    | Yes
    | No
    | ChooseLast
    | Cut
    | AskCut
    | Dot
    | Terms
    | Return
    | Refuse
    | Shots
    | WrongFollow
    | GiveUpOpening
    | ThrowFours
)

ASIDES: Final = frozenset({"show-hand", "suggest", "give-up-opening", "throw-fours"})
"""Kinds that answer no question."""
