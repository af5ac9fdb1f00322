"""What happened since the reader's last answer, in one line or, without a room, in a list."""

from __future__ import annotations

from collections.abc import Sequence

from bot.narrate import log
from bot.narrate.shengji.reading import Reading
from bot.narrate.shengji.telling import tell
from bot.text import Text
from engine.shengji.events import ShengjiEvent


def since(
    reading: Reading, news: Sequence[ShengjiEvent], before: Sequence[ShengjiEvent]
) -> tuple[Text, ...]:
    listed = not reading.scene.title
    # The seal of the shuffle stands in the room, where there is one.
    told = tell(reading.people, reading.view, news, before, seal=listed)
    return log.since(told, listed=listed)
