"""House rules (规矩) as one frozen value.

Every field is an option, with the category under which people find it and the values that can be
chosen for it where its type does not say them. A combination that cannot be played is refused when
the rules are made (``validity.py``), so nothing later has to ask. The named presets stand in
``profiles.py``, the values in ``options.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.baohuang import options as o
from engine.baohuang.options import LOW, Category
from engine.baohuang.validity import CHECKS
from engine.cards import Rank
from engine.options import option, require_playable

Places = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class BaohuangRules:
    """One set of house rules. Raises Unplayable, naming the option, for what cannot be played."""

    hands_per_game: int | None = option(Category.SCORE, 5, 1, 2, 3, 4, 5, 6, 8, 10, 12, None)
    """Hands of a match; None: until the table stops (B-059)."""

    removed_ranks: tuple[Rank, ...] = option(Category.DEALING, LOW, LOW, ())
    """Ranks that are taken out of the four packs: 168 cards, or all 216 (B-001)."""
    removed_sixes: int = option(Category.DEALING, 0, 0, 3)
    """6s that are taken out too, which leaves 165 cards, 33 each (B-001)."""
    first_drawer: o.FirstDrawer = option(Category.DEALING, o.FirstDrawer.SEAT)
    """Who draws first in a first hand (BG-01, B-058)."""
    later_drawer: o.LaterDrawer = option(Category.DEALING, o.LaterDrawer.AS_FIRST)
    """Who draws first in later hands (B-058)."""

    mixed_jokers: o.MixedJokers = option(Category.CARDS, o.MixedJokers.AS_IS)
    """What both kinds of joker in one play are worth (BG-03)."""
    pass_is_final: bool = option(Category.TURNS, False)
    """Who passed is not asked again in the same trick (BG-06)."""

    guard: o.Guard = option(Category.THRONE, o.Guard.MARKED_JOKER)
    """What makes the guard (B-004, B-053)."""
    throne: o.Throne = option(Category.THRONE, o.Throne.KEPT)
    """Whether the emperor may decline, and to whom the throne passes then (让位, B-050)."""
    throne_gift: bool = option(Category.THRONE, False)
    """From the second to decline on, each adds a 2 to the emperor's card (添2让, B-051)."""
    solo_must_reign: bool = option(Category.THRONE, True)
    """Who is dealt both marked jokers may not decline (B-050)."""
    no_emperor: o.NoEmperor = option(Category.THRONE, o.NoEmperor.FORCED)
    """What happens when everybody declines (B-052)."""
    grab_solo: bool = option(Category.THRONE, False)
    """Anybody may claim the emperor's card to play alone against four (抢独, B-054)."""

    revolt_exposes: int | None = option(Category.DECLARING, None, None, 2, 3)
    """So many in revolt expose the guard, as if he had shown himself (造反, B-013); None: they
    never do (BG-09)."""
    open_guard_factor: int = option(Category.DECLARING, 1, 1, 2)
    """What the score is multiplied by when the guard is open before the first lead (明保,
    B-010)."""
    open_solo_factor: int = option(Category.DECLARING, 2, 1, 2)
    """What the score is multiplied by in an open solo (明独, B-012)."""
    solo_always_doubled: bool = option(Category.DECLARING, False)
    """A solo that nobody announced is doubled as well (BG-08)."""
    kick_factor: int = option(Category.DECLARING, 1, 1, 2)
    """What the other side may multiply by once more when the guard is open (踢, B-055); 1: it may
    not."""

    wind: o.Wind = option(Category.LAST_PLAYS, o.Wind.APPLY)
    """How the wind is caught (接风, B-034)."""
    hold_six: bool = option(Category.LAST_PLAYS, False)
    """Cards of the lowest rank can only be the last play of all (憋3, 憋6, B-056)."""
    stuffed_tribute: int = option(Category.LAST_PLAYS, 0, 0, 1)
    """Cards that who is stuffed (闷) pays in the next hand (B-057)."""

    place_values: Places = option(
        Category.SCORE, (2, 1, 0, -1, -2), (2, 1, 0, -1, -2), (6, 3, 0, -3, -6)
    )
    """First out to last place (BG-12)."""
    shares: o.Shares = option(Category.SCORE, o.Shares.WHOLE)
    """What a unit of the score is (BG-12)."""
    solo_values: Places | None = option(
        Category.SCORE,
        None,
        None,
        (8, 4, 0, -4, -8),
        (16, 4, 0, -4, -16),
        (12, 0, -12, -12, -12),
    )
    """What the emperor of a solo gets in each place; each of the four loses a quarter of it. None:
    four shares of his own place (BG-12)."""
    open_solo_first: bool = option(Category.SCORE, False)
    """An open solo is won by first place only, and else worth what last place is
    (B-012, BG-08)."""

    def __post_init__(self) -> None:
        require_playable(self, CHECKS)
