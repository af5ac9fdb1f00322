"""What a house rule can be set to: one enumeration an option of :class:`BaohuangRules`."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from engine.cards import Rank

LOW: Final = (Rank.THREE, Rank.FOUR, Rank.FIVE)
"""Ranks that can be taken out of the packs (B-001)."""


class Category(StrEnum):
    """Where people look for an option."""

    DEALING = "dealing"
    CARDS = "cards"
    TURNS = "turns"
    THRONE = "throne"
    DECLARING = "declaring"
    LAST_PLAYS = "last_plays"
    SCORE = "score"


class FirstDrawer(StrEnum):
    """Who draws first in a first hand (BG-01, B-058)."""

    SEAT = "seat"
    """The first seat."""
    LOT = "lot"


class LaterDrawer(StrEnum):
    """Who draws first in later hands (B-058)."""

    AS_FIRST = "as_first"
    FIRST_OUT = "first_out"
    """头客 of the hand before."""
    EMPEROR = "emperor"
    """The emperor of the hand before."""


class Guard(StrEnum):
    """What makes the guard (保子, 侍卫, B-004)."""

    MARKED_JOKER = "marked_joker"
    """Who is dealt the marked small joker (B-004)."""
    CALLED = "called"
    """Who holds the fourth of a card of which the emperor shows three (B-053)."""


class Throne(StrEnum):
    """Whether the emperor may decline, and to whom the throne passes then (让位, B-050)."""

    KEPT = "kept"
    """He may not (B-003)."""
    NEXT = "next"
    """The lower house, and so on round the table."""
    PREVIOUS = "previous"
    """The upper house, and so on round the table."""
    NEXT_BUT_ONE = "next_but_one"
    """The second seat after him, who may not decline."""


class NoEmperor(StrEnum):
    """What happens when everybody declines (B-052)."""

    FORCED = "forced"
    """The first who can must (逼位)."""
    REDEAL = "redeal"
    """The hand is void and dealt anew (黄庄)."""


class MixedJokers(StrEnum):
    """What both kinds of joker in one play are worth (BG-03)."""

    AS_IS = "as_is"
    DOWNGRADE = "downgrade"


class Wind(StrEnum):
    """How the wind is caught (接风, B-034)."""

    APPLY = "apply"
    AUTOMATIC = "automatic"


class Shares(StrEnum):
    """What a unit of the score is (BG-12)."""

    WHOLE = "whole"
    """The sum of the place values of the emperor's side."""
    THIRD = "third"
    """A third of it: emperor 2/3, guard 1/3, each commoner -1/3."""
