"""A hand in two rows (screens, section 6.1), in which groups that make a gouji play are marked."""

from __future__ import annotations

from bot.narrate.climbing import rows as by_rank
from bot.narrate.gouji import faces
from bot.text import Text
from engine.cards import Rank
from engine.counts import Counts
from engine.gouji.combos import Combo
from engine.gouji.gouji_play import is_gouji
from engine.gouji.rules import GoujiRules


def rows(
    hand: Counts, rules: GoujiRules, mark: bool, joker: str = "hand-joker"
) -> tuple[Text, ...]:
    """High and low cards; *mark* says which groups make a gouji play."""

    def group(rank: Rank, count: int) -> Text:
        if mark and rank not in by_rank.JOKERS and is_gouji(Combo(rank, count), rules):
            return Text("hand-group-gouji", {"rank": faces.rank(rank), "count": count})
        return by_rank.plain(rank, count, joker)

    return by_rank.rows(hand, group)
