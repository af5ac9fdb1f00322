"""House rules (规矩) as one frozen value.

Every field is an option of the rule digest, with the category under which people find it and the
values that can be chosen for it where its type does not say them. A combination that cannot be
played is refused when the rules are made (``validity.py``), so nothing later has to ask. The named
presets stand in ``profiles.py``, the values in ``options.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import Rank
from engine.options import option, require_playable
from engine.shengji import options as o
from engine.shengji.options import Category
from engine.shengji.validity import CHECKS

Ranks = frozenset[Rank]
Bases = tuple[tuple[Rank, int], ...]

NO_RANKS: Final[Ranks] = frozenset()
TEN_AND_KING: Final[Ranks] = frozenset((Rank.TEN, Rank.KING))
ACE_ALONE: Final[Ranks] = frozenset((Rank.ACE,))
POINT_LEVELS: Final[Ranks] = frozenset((Rank.FIVE, Rank.TEN, Rank.KING, Rank.ACE))
HIGH_LEVELS: Final[Ranks] = frozenset((Rank.JACK, Rank.ACE))
HIGHER_PAYS: Final[Bases] = ((Rank.TEN, 2), (Rank.JACK, 2), (Rank.QUEEN, 2), (Rank.KING, 3))
ALL_HIGHER_PAY: Final[Bases] = (*HIGHER_PAYS, (Rank.ACE, 4))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShengjiRules:
    """One set of house rules. Raises Unplayable, naming the option, for what cannot be played."""

    first_declarer: o.FirstDeclarer = option(Category.DECLARING, o.FirstDeclarer.TRUMP_MAKER)
    """Who declares in the first hand (SG-01)."""
    declaring: o.Declaring = option(Category.DECLARING, o.Declaring.ROUNDS)
    """Whose declaration counts (S-011, SG-03)."""
    declare_with: o.DeclareWith = option(Category.DECLARING, o.DeclareWith.SINGLE)
    """What the first declaration may be (S-011)."""
    no_trump: o.NoTrump = option(Category.DECLARING, o.NoTrump.NONE)
    """Jokers cannot make trump in the seed (SG-04)."""
    overturn_again: bool = option(Category.DECLARING, False)
    """Whether an overturn can be overturned by something higher (SG-04)."""
    protect: bool = option(Category.DECLARING, False)
    """Whether the maker may add the second card of his pair (自保, SG-04)."""
    overturn_self: bool = option(Category.DECLARING, False)
    """Whether the maker may overturn himself (自反, SG-04)."""
    undeclared: o.Undeclared = option(Category.DECLARING, o.Undeclared.REDEAL)
    """What happens when nobody declares (SG-05)."""

    follow_form: o.FollowForm = option(Category.FOLLOWING, o.FollowForm.NONE)
    """How far the led form must be followed (S-041)."""
    break_tractors: bool = option(Category.FOLLOWING, True)
    """Whether longer tractors must be broken to give what was led (S-041)."""

    throw_checks: o.ThrowChecks = option(Category.THROWING, o.ThrowChecks.ALL_OTHERS)
    """Whose cards may spoil a throw (SG-13)."""
    throw_penalty: o.ThrowPenalty = option(Category.THROWING, o.ThrowPenalty.NONE)
    """What a failed throw costs (SG-14)."""
    throw_beaten_by: o.ThrowBeatenBy = option(Category.THROWING, o.ThrowBeatenBy.LONGEST)
    """What decides between plays of a throw's form (SG-15)."""

    bottom_factor: o.BottomFactor = option(Category.SCORE, o.BottomFactor.PAIR_OR_TRACTOR)
    """By what the points of the bottom are multiplied (S-015)."""
    depose_at: int = option(Category.SCORE, 80, 80, 100, 120)
    """Points that depose the declaring side; half as many make one band (S-006, S-050, SG-26)."""
    bands: o.Bands = option(Category.SCORE, o.Bands.FROM_ONE)
    """What so many points are worth (S-050)."""
    most_units: int | None = option(Category.SCORE, 4, 3, 4, None)
    """The most that the defenders can gain (SG-16); None: no limit."""
    base_by_level: Bases = option(Category.SCORE, (), (), HIGHER_PAYS, ALL_HIGHER_PAY)
    """What one unit is worth at some levels, and 1 at all others (S-051, SG-23)."""

    level_up: o.Steps = option(Category.LEVELS, o.Steps.UNITS)
    level_down: o.Steps = option(Category.LEVELS, o.Steps.UNITS)
    """By how many levels sides move (S-062, SG-19)."""
    stop_levels: Ranks = option(Category.LEVELS, TEN_AND_KING, NO_RANKS, TEN_AND_KING)
    """Levels that cannot be skipped (S-061, SG-20)."""
    held_levels: Ranks = option(
        Category.LEVELS, ACE_ALONE, NO_RANKS, ACE_ALONE, HIGH_LEVELS, POINT_LEVELS
    )
    """Levels that a side leaves only by holding the declarership on them (必打, SG-21); they cannot
    be skipped either."""
    match_end: o.MatchEnd = option(Category.LEVELS, o.MatchEnd.PAST_ACE)
    """What ends the match (SG-21)."""
    hands_per_game: int | None = option(Category.LEVELS, None, 4, 8, 12, 20, None)
    """Most hands of a match; None: no limit (S-060)."""

    def __post_init__(self) -> None:
        require_playable(self, CHECKS)
