"""What happened since the reader's last answer, in one line or, without a room, in a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.narrate import log
from bot.narrate.log import Told
from bot.text import Text

Tell = Callable[[Any, Any, Sequence[Any], Sequence[Any]], Sequence[Told]]
"""How a game tells events: people, view, the events, and those before."""


def since(reading: Any, tell: Tell, news: Sequence[Any], before: Sequence[Any]) -> tuple[Text, ...]:
    """For the reader of *reading*, the view of a game. The seal of the shuffle stands in the room,
    where there is one; that the hand is over is said below, with what he is."""
    listed = not reading.scene.title
    if not listed and news and news[0].kind == "hand-started":
        news, before = news[1:], (*before, news[0])
    told = tell(reading.people, reading.view, news, before)
    return log.since([each for each in told if each.line.key != "hand-ended"], listed=listed)
