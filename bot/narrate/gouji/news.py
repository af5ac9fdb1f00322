"""What happened since the reader's last answer, in one line or, without a room, in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.telling import tell
from bot.narrate.people import chained
from bot.text import Text
from engine.gouji.events import GoujiEvent, HandStarted

NEWS: Final = 8
"""Lines; of older ones only the plays are counted."""
LISTED: Final = 14


def since(
    reading: Reading, news: Sequence[GoujiEvent], before: Sequence[GoujiEvent]
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


def _concerns(event: GoujiEvent) -> bool:
    """The seal of the shuffle stands in the room, where there is one."""
    return not isinstance(event, HandStarted)
