"""What a house rule can be set to: one enumeration an option of :class:`ShengjiRules`."""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """Where people look for an option."""

    DECLARING = "declaring"
    FOLLOWING = "following"
    THROWING = "throwing"
    SCORE = "score"
    LEVELS = "levels"


class FirstDeclarer(StrEnum):
    """Who declares in the first hand (SG-01)."""

    TRUMP_MAKER = "trump_maker"
    SEAT = "seat"
    """Who drew first, by lot (SG-02)."""


class Declaring(StrEnum):
    """How it is settled whose declaration counts, where all say at once what they would lay."""

    ROUNDS = "rounds"
    """The strongest; among equal ones that whose card was drawn first."""
    DRAW_ORDER = "draw_order"
    """That whose card was drawn first (SG-03)."""


class DeclareWith(StrEnum):
    """What the first declaration may be (S-011)."""

    SINGLE = "single"
    """One card of the level."""
    ANY = "any"
    """Or at once what an overturn would take."""


class NoTrump(StrEnum):
    """Whether a hand can be played without a trump suit (无主)."""

    NONE = "none"
    JOKER_PAIRS = "joker_pairs"
    """Two equal jokers declare it."""


class Undeclared(StrEnum):
    """What happens when nobody declares (SG-05)."""

    REDEAL = "redeal"
    BOTTOM = "bottom"
    """A card of the bottom gives the trump suit."""
    NO_TRUMP = "no_trump"


class FollowForm(StrEnum):
    """How far the form of the led play must be followed (S-041)."""

    NONE = "none"
    PAIRS = "pairs"
    """As many pairs as were led."""
    FULL = "full"
    """Tractors too, down the ladder."""


class ThrowChecks(StrEnum):
    """Whose cards may spoil a throw (SG-13)."""

    ALL_OTHERS = "all_others"
    OPPONENTS = "opponents"


class ThrowPenalty(StrEnum):
    """What a failed throw costs (SG-14)."""

    NONE = "none"
    FLAT = "flat"
    """10 points."""
    PER_CARD = "per_card"
    """10 points for each card of it."""


class ThrowBeatenBy(StrEnum):
    """What decides between two ruffs of a throw, or beats one of trumps (SG-15)."""

    LONGEST = "longest"
    """The highest component of the largest kind."""
    ALL = "all"
    """Every component must be higher."""
    HIGHEST = "highest"
    """The highest card."""


class BottomFactor(StrEnum):
    """By what the points of the bottom are multiplied (S-015)."""

    PAIR_OR_TRACTOR = "pair_or_tractor"
    """2 for a single, 4 for a pair or a tractor."""
    UNIT = "unit"
    """Twice the cards of the longest unit: 2, 4, 8, 12 …"""
    POWER = "power"
    """2 to the power of the cards of the longest unit: 2, 4, 16 …"""


class Bands(StrEnum):
    """What so many points of the defenders are worth (S-050)."""

    FROM_ONE = "from_one"
    """Just enough to depose is worth 1."""
    FROM_ZERO = "from_zero"
    """Just enough to depose gives the declarership alone (上台不升级)."""


class Steps(StrEnum):
    """By how many levels a side moves (SG-19)."""

    UNITS = "units"
    ONE = "one"
    NONE = "none"


class MatchEnd(StrEnum):
    """What ends the match (S-060, SG-21)."""

    PAST_ACE = "past_ace"
    """A side that moves up from A."""
    NONE = "none"
    """Nothing but the number of hands, or the table."""
