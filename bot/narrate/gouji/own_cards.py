"""A hand in two rows, grouped by rank (screens, section 6.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.narrate.gouji import faces
from bot.narrate.people import chained
from bot.text import Text
from engine.cards import Rank
from engine.counts import Counts, held
from engine.gouji.combos import Combo
from engine.gouji.gouji_play import is_gouji
from engine.gouji.rules import GoujiRules

HIGH: Final[tuple[Rank, ...]] = tuple(reversed(tuple(Rank)[7:]))
"""Big joker to 10."""
LOW: Final[tuple[Rank, ...]] = tuple(reversed(tuple(Rank)[:7]))
"""9 to 3."""


def rows(
    hand: Counts, rules: GoujiRules, mark: bool, joker: str = "hand-joker"
) -> tuple[Text, ...]:
    """High and low cards; *mark* says which groups make a gouji play. Empty rows are left out."""
    found = (_row(hand, ranks, rules, mark, joker) for ranks in (HIGH, LOW))
    return tuple(row for row in found if row is not None)


def _row(
    hand: Counts, ranks: Iterable[Rank], rules: GoujiRules, mark: bool, joker: str
) -> Text | None:
    groups = (
        _group(rank, held(hand, rank), rules, mark, joker) for rank in ranks if held(hand, rank)
    )
    row = chained("beside", groups)
    return row if isinstance(row, Text) else None


def _group(rank: Rank, count: int, rules: GoujiRules, mark: bool, joker: str) -> Text:
    if rank in (Rank.SMALL_JOKER, Rank.BIG_JOKER):
        return Text(f"{joker}-{'big' if rank is Rank.BIG_JOKER else 'small'}", {"count": count})
    gouji = mark and is_gouji(Combo(rank, count), rules)
    return Text(
        "hand-group-gouji" if gouji else "hand-group", {"rank": faces.rank(rank), "count": count}
    )
