"""A hand by suit, trumps apart and first (screens, section 13.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.series import called
from bot.text import Text
from engine.cards import Rank
from engine.shengji.holding import Cards
from engine.shengji.trumps import Trumps


def rows(hand: Cards, trumps: Trumps | None, level: Rank) -> tuple[Text, ...]:
    """One line a series, with how many; series of which there is nothing are left out. Before
    trump is made the jokers and the cards of the level stand apart: they are trumps in any case."""
    return tuple(_rows(hand, trumps, level))


def _rows(hand: Cards, trumps: Trumps | None, level: Rank) -> Iterator[Text]:
    known = trumps or Trumps(level, None)
    for series in faces.ORDER:
        own = known.of(series, hand)
        if not own:
            continue
        args: dict[str, object] = {"count": len(own), "cards": faces.row(own, known)}
        if series is None and trumps is None:
            yield Text("shengji-row-level", {**args, "rank": faces.rank(level)})
        else:
            yield Text(f"shengji-row-{called(series)}", args)


def short(hand: Cards, trumps: Trumps | None, level: Rank) -> tuple[Text, ...]:
    """The same without counts, and pairs close together: for an alert."""
    known = trumps or Trumps(level, None)
    found = []
    for series in faces.ORDER:
        own = known.of(series, hand)
        if own:
            key = f"shengji-short-{called(series)}"
            found.append(Text(key, {"cards": faces.unit(own, known)}))
    return tuple(found)
