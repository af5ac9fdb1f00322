"""What happened since the reader's last answer, in one line or, without a room, in a list."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import log
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.telling import tell
from bot.text import Text
from engine.gouji.events import GoujiEvent, HandStarted


def since(
    reading: Reading, news: Sequence[GoujiEvent], before: Sequence[GoujiEvent]
) -> tuple[Text, ...]:
    listed = not reading.scene.title
    told = tell(reading.people, reading.view, [e for e in news if listed or _concerns(e)], before)
    return log.since(told, listed=listed)


def _concerns(event: GoujiEvent) -> bool:
    """The seal of the shuffle stands in the room, where there is one."""
    return not isinstance(event, HandStarted)
