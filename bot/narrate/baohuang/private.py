"""The living private message: cards, what happened, what lies on top, and what to press
(screens, sections 6 and 14)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import islice

from bot.messages import Keyboard
from bot.narrate import Scene, Screen
from bot.narrate.baohuang import answering, before, faces, leading, spoken, standing
from bot.narrate.baohuang.board import BLANK, seat_lines, stakes
from bot.narrate.baohuang.keys import PANEL
from bot.narrate.baohuang.order import phrases
from bot.narrate.baohuang.places import place, place_from_below
from bot.narrate.baohuang.reading import Reading
from bot.narrate.baohuang.telling import tell
from bot.narrate.heading import heading
from bot.narrate.news import since
from bot.narrate.people import extended
from bot.text import Text
from engine.baohuang.asked import menu
from engine.baohuang.deal import lowest
from engine.baohuang.events import BaohuangEvent, HandEnded
from engine.baohuang.matters import Matter
from engine.baohuang.view import View


def private(
    scene: Scene,
    view: View,
    news: Sequence[BaohuangEvent],
    panel: str,
    deadline: datetime | None,
    earlier: Sequence[BaohuangEvent] = (),
) -> Screen:
    """Raises ValueError for a panel that we never name. One that leads nowhere now gives the
    first one."""
    if PANEL.fullmatch(panel) is None:
        raise ValueError(f"no such panel: {panel!r}")
    reading = Reading(scene, view, deadline)
    opened = _opened(reading, panel)
    return opened if opened is not None else _first(reading, news, panel, earlier)


def _opened(reading: Reading, panel: str) -> Screen | None:
    """The keyboard behind a button of the first one, where it leads somewhere now."""
    asked = reading.view.asked
    if asked is None or reading.view.ended or panel in ("", "c"):
        return None
    if asked.matter in before.QUESTIONS or panel == "d":
        return before.panel(reading, panel)
    if asked.matter is Matter.LEAD:
        return leading.panel(reading, panel)
    return answering.panel(reading, panel) if panel[0] in "rJ" else None


def _first(
    reading: Reading, news: Sequence[BaohuangEvent], panel: str, earlier: Sequence[BaohuangEvent]
) -> Screen:
    scene, view = reading.scene, reading.view
    lines: tuple[Text, ...] = (extended(heading(scene), "head-with", stakes(view)),)
    if not scene.title:
        lines = (*lines, *seat_lines(reading.people, view), BLANK)
    own = (*standing.lines(reading), *reading.cards())
    gap = (BLANK,) if own or scene.title else ()
    lines = (*lines, *own, *gap, *since(reading, tell, news, earlier))
    if view.ended:
        return Screen((*lines, *_stuffed(reading), _over(reading, (*earlier, *news))))
    part, buttons = _part(reading, panel)
    return Screen((*lines, *part), buttons)


def _part(reading: Reading, panel: str) -> tuple[tuple[Text, ...], Keyboard]:
    """What the reader is asked, or what else there is to say to him."""
    view = reading.view
    asked = view.asked
    if asked is None:
        return _unasked(reading), ()
    if view.answer is not None and panel != "c":
        return _noted(reading)
    if asked.matter in before.QUESTIONS:
        return before.question(reading)
    if asked.matter is Matter.LEAD:
        return leading.question(reading)
    return answering.question(reading)


def _unasked(reading: Reading) -> tuple[Text, ...]:
    view = reading.view
    if reading.seat in view.places:
        first = view.places[0] == reading.seat
        at = place(view.places.index(reading.seat))
        return (Text("own-out-first") if first else Text("own-out", {"place": at}),)
    stuffed = _stuffed(reading)
    if stuffed:
        return (*stuffed, Text("baohuang-wait-for-end"))
    waiting = "waiting"
    if view.top is not None and reading.seat == view.top.seat:
        waiting = "waiting-own"
    elif view.top is not None and reading.seat in view.passed and view.rules.pass_is_final:
        waiting = "waiting-passed-alone"
    return (*answering.on_top(reading), *phrases(reading.people, view), Text(waiting))


def _noted(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    """The sealed answer, which may be changed where there is another."""
    view = reading.view
    assert view.answer is not None
    lines = (*answering.on_top(reading), *phrases(reading.people, view))
    noted = Text("own-noted", {"action": spoken.said(view.answer, view.asked)})
    if _changeable(reading):
        return (*lines, noted), ((reading.keys.panel(Text("button-change"), "c"),),)
    return (*lines, Text("own-cannot")), ()


def _changeable(reading: Reading) -> bool:
    """There is another answer. A declaration is never told apart by that."""
    asked = reading.asked
    return asked.matter in before.QUESTIONS or len(tuple(islice(menu(asked), 2))) > 1


def _over(reading: Reading, events: Sequence[BaohuangEvent]) -> Text:
    ended = next((event for event in reversed(events) if isinstance(event, HandEnded)), None)
    if ended is None:
        return Text("own-hand-over")
    return Text("own-hand-over-placed", {"place": place(ended.places.index(reading.seat))})


def _stuffed(reading: Reading) -> tuple[Text, ...]:
    """He has only 6s left and was beaten (憋6)."""
    for index, (seat, by) in enumerate(reading.view.stuffed):
        if seat == reading.seat:
            args = {
                "by": reading.people.name(by),
                "place": place_from_below(index),
                "rank": faces.rank(lowest(reading.view.rules)),
            }
            return (Text("baohuang-own-stuffed", args),)
    return ()
