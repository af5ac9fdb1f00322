"""A hand in two rows, in which its owner's marked cards are named (screens, section 14)."""

from __future__ import annotations

from bot.narrate.baohuang import faces
from bot.narrate.climbing import rows as by_rank
from bot.text import Text
from engine.baohuang.view import View
from engine.cards import MARKED, Card, Rank


def rows(view: View, joker: str = "hand-joker") -> tuple[Text, ...]:
    """High and low cards of the viewer."""
    assert view.hand is not None

    def group(rank: Rank, count: int) -> Text:
        cards = by_rank.plain(rank, count, joker)
        for mark in view.marks:
            if mark.rank is rank:
                key = "hand-is-marked" if count == 1 else "hand-marked"
                return Text(key, {"cards": cards, "mark": _named(mark)})
        return cards

    return by_rank.rows(view.hand, group)


def _named(mark: Card) -> Text:
    """The called card is one of several of its rank, so it is named with its suit."""
    if mark in MARKED:
        return faces.mark(mark)
    return Text("hand-called", {"card": faces.card(mark), "mark": faces.mark(mark)})
