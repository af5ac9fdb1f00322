"""The living private message: cards by suit, what happened, what lies on the table, and what to
press (screens, section 13).

=====================  ==================================================
``""``                 the first keyboard
``c``                  the same, to change an answer that has been given
``dS``                 units of spades, each of which is played at once
``xS`` and a mask      choosing several cards; spades are on the keyboard
``xA`` and a mask      choosing what to bury
=====================  ==================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.messages import Keyboard
from bot.narrate import Scene, Screen
from bot.narrate.news import since
from bot.narrate.people import chained
from bot.narrate.shengji import burying, choosing, declaring, playing, spoken
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.board import BLANK, seat_lines
from bot.narrate.shengji.order import phrases
from bot.narrate.shengji.reading import Reading
from bot.narrate.shengji.telling import tell
from bot.text import Text
from engine.shengji.events import CardsPlayed, ShengjiEvent
from engine.shengji.matters import Matter
from engine.shengji.view import View

_PANEL: Final = re.compile(rf"|c|d[TSHCD]|{choosing.PANEL}")

Question = Callable[[Reading], tuple[tuple[Text, ...], Keyboard]]
QUESTIONS: Final[Mapping[Matter, Question]] = {
    Matter.DECLARE: declaring.question,
    Matter.OVERTURN: declaring.question,
    Matter.BURY: burying.question,
    Matter.LEAD: playing.lead,
    Matter.FOLLOW: playing.follow,
}


def private(
    scene: Scene,
    view: View,
    news: Sequence[ShengjiEvent],
    panel: str,
    deadline: datetime | None,
    earlier: Sequence[ShengjiEvent] = (),
) -> Screen:
    """Raises ValueError for a panel that we never name. One that leads nowhere now gives the
    first one."""
    if _PANEL.fullmatch(panel) is None:
        raise ValueError(f"no such panel: {panel!r}")
    reading = Reading(scene, view, deadline)
    opened = _opened(reading, panel)
    return opened if opened is not None else _first(reading, news, panel, earlier)


def _opened(reading: Reading, panel: str) -> Screen | None:
    """The keyboard behind a button of the first one, where it leads somewhere now."""
    asked = reading.view.asked
    if asked is None or reading.view.ended or panel in ("", "c"):
        return None
    if asked.matter is Matter.BURY:
        return burying.panel(reading, panel) if panel[0] == "x" else None
    if asked.matter in (Matter.DECLARE, Matter.OVERTURN):
        return None
    return (playing.direct if panel[0] == "d" else choosing.panel)(reading, panel)


def _first(
    reading: Reading, news: Sequence[ShengjiEvent], panel: str, before: Sequence[ShengjiEvent]
) -> Screen:
    scene, view = reading.scene, reading.view
    lines = reading.head()
    if not scene.title:
        lines = (*lines, *_sides(seat_lines(reading.people, view)))
    fell = _fallen(reading, before)
    news, before = (*fell, *news), before[: len(before) - len(fell)]
    lines = (*lines, *reading.cards(), BLANK, *since(reading, tell, news, before))
    if view.ended:
        return Screen((*lines, _over(reading)))
    part, buttons = _part(reading, panel)
    return Screen((*lines, *part), buttons)


def _fallen(reading: Reading, before: Sequence[ShengjiEvent]) -> Sequence[ShengjiEvent]:
    """The reader's throw, where it failed and was the last he did: he knows what he said, but not
    what became of it (SG-14)."""
    last = before[-1:]
    return [
        e for e in last if isinstance(e, CardsPlayed) and e.attempted and e.seat == reading.seat
    ]


def _part(reading: Reading, panel: str) -> tuple[tuple[Text, ...], Keyboard]:
    """What the reader is asked, or what else there is to say to him."""
    view = reading.view
    if view.asked is None:
        lines = phrases(reading.people, view)
        return (*lines, Text("waiting")), ()
    if view.answer is not None and panel != "c":
        noted = Text("own-noted", {"action": spoken.said(view.answer, view.asked)})
        change = (reading.keys.panel(Text("button-change"), "c"),)
        return (*phrases(reading.people, view), noted), (change,)
    return QUESTIONS[view.asked.matter](reading)


def _over(reading: Reading) -> Text:
    """What came of it for the reader; the room has the whole result."""
    ended = reading.view.result
    if ended is None:
        return Text("own-hand-over")
    level = faces.rank(ended.after.levels[reading.seat])
    return Text("own-hand-over-level", {"points": ended.total, "level": level})


def _sides(seats: Sequence[Text]) -> tuple[Text, ...]:
    """The seats of each side on one line: a terminal has few lines."""
    both = (chained("seats-beside", seats[side::2]) for side in (0, 1))
    return tuple(line for line in both if isinstance(line, Text))
