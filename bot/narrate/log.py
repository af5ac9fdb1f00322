"""Lines of a hand that is going on, trick by trick: for the room, and for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.narrate.people import chained
from bot.text import Text

LOG: Final = 10
"""Lines of plays on the table message; older ones are only counted."""
NEWS: Final = 8
"""Lines for a reader who has a room; of older ones only the plays are counted."""
LISTED: Final = 14
"""... and who has none."""


@dataclass(frozen=True, slots=True)
class Told:
    """One line, and where it belongs."""

    line: Text
    trick: int
    """Numbers the tricks from the start of the telling."""
    play: bool
    """It tells a play (手)."""


def log(told: Sequence[Told]) -> tuple[Text, ...]:
    """The last lines under their headings; of what is left out only the plays are counted."""
    kept, cut = told[-LOG:], told[:-LOG]
    lines = list(_folded(cut))
    heading: Text | None = None
    for item in kept:
        over = _heading(item, told)
        if over is not None and over != heading:
            lines.append(over)
        heading = over
        lines.append(item.line)
    return tuple(lines)


def _heading(item: Told, told: Sequence[Told]) -> Text | None:
    """What comes before the first play stands under no heading."""
    if not any(other.play for other in told if other.trick <= item.trick):
        return None
    return Text("board-trick" if item.trick == told[-1].trick else "board-earlier")


def since(told: Sequence[Told], *, listed: bool) -> tuple[Text, ...]:
    """What happened since the reader's last answer: in one line or, *listed*, one under the
    other."""
    limit = LISTED if listed else NEWS
    kept, cut = told[-limit:], told[:-limit]
    if not kept:
        return ()
    lines = (*_folded(cut), *(item.line for item in kept))
    if listed:
        return (*lines, Text("blank"))
    return (Text("since", {"news": chained("and-then", lines)}),)


def _folded(cut: Sequence[Told]) -> tuple[Text, ...]:
    count = sum(item.play for item in cut)
    return (Text("board-folded", {"count": count}),) if count else ()
