"""What happened since the reader's last answer, in one line or, without a room, in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.narrate.people import chained
from bot.narrate.shengji.reading import Reading
from bot.narrate.shengji.telling import tell
from bot.text import Text
from engine.shengji.events import HandStarted, ShengjiEvent

NEWS: Final = 8
"""Lines; of older ones only the plays are counted."""
LISTED: Final = 12


def since(
    reading: Reading, news: Sequence[ShengjiEvent], before: Sequence[ShengjiEvent]
) -> tuple[Text, ...]:
    listed = not reading.scene.title
    told = tell(reading.people, reading.view, [e for e in news if listed or _concerns(e)], before)
    limit = LISTED if listed else NEWS
    kept, cut = told[-limit:], told[:-limit]
    if not kept:
        return ()
    folded = sum(item.play for item in cut)
    lines = [item.line for item in kept]
    if folded:
        lines.insert(0, Text("board-folded", {"count": folded}))
    if listed:
        return (*lines, Text("blank"))
    return (Text("since", {"news": chained("and-then", lines)}),)


def _concerns(event: ShengjiEvent) -> bool:
    """The seal of the shuffle stands in the room, where there is one."""
    return not isinstance(event, HandStarted)
