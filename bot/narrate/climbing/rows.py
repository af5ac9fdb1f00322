"""A hand in two rows, grouped by rank (screens, section 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot import faces
from bot.narrate.people import chained
from bot.text import Text
from engine.cards import Rank
from engine.counts import Counts, held

HIGH: Final[tuple[Rank, ...]] = tuple(reversed(tuple(Rank)[7:]))
"""Big joker to 10."""
LOW: Final[tuple[Rank, ...]] = tuple(reversed(tuple(Rank)[:7]))
"""9 to 3."""
JOKERS: Final = (Rank.SMALL_JOKER, Rank.BIG_JOKER)

Group = Callable[[Rank, int], Text]
"""So many cards of one rank, as they stand in the list of a hand."""


def rows(hand: Counts, group: Group) -> tuple[Text, ...]:
    """High and low cards. Empty rows are left out."""
    found = (_row(hand, ranks, group) for ranks in (HIGH, LOW))
    return tuple(row for row in found if row is not None)


def _row(hand: Counts, ranks: Iterable[Rank], group: Group) -> Text | None:
    groups = (group(rank, held(hand, rank)) for rank in ranks if held(hand, rank))
    row = chained("beside", groups)
    return row if isinstance(row, Text) else None


def plain(rank: Rank, count: int, joker: str = "hand-joker") -> Text:
    """K×3, 大王2."""
    if rank in JOKERS:
        return Text(f"{joker}-{'big' if rank is Rank.BIG_JOKER else 'small'}", {"count": count})
    return Text("hand-group", {"rank": faces.rank(rank), "count": count})
