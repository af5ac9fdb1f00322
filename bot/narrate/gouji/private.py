"""The living private message: cards, what happened, what lies on top, and what to press
(screens, sections 6.1 to 6.6)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from itertools import islice
from typing import Final

from bot.messages import Keyboard
from bot.narrate import Scene, Screen
from bot.narrate.gouji import (
    answering,
    before,
    burning,
    leading,
    prompting,
    showing,
    situation,
    spoken,
)
from bot.narrate.gouji.board import BLANK, seat_lines
from bot.narrate.gouji.order import phrases
from bot.narrate.gouji.places import place, place_from_below
from bot.narrate.gouji.reading import Reading
from bot.narrate.gouji.telling import tell
from bot.narrate.news import since
from bot.narrate.people import chained
from bot.text import Text
from engine.gouji.actions import WrongFollow
from engine.gouji.asked import Asked, Matter, menu
from engine.gouji.events import GoujiEvent, HandEnded
from engine.gouji.matters import UNSPARED
from engine.gouji.options import PassRule, StuffedPlaces
from engine.gouji.state import SEATS
from engine.gouji.view import View
from engine.seats import opposite

_PANEL: Final = re.compile(
    r"|c|b|B|s|r[3-9TJQKA](t.)?|a[3-9TJQKA2][0-9a-z](t.)?|[J2](t.)?|B[3-9TJQKA20](t.)?|u[0-5]|"
    + before.PANELS
)


def private(
    scene: Scene,
    view: View,
    news: Sequence[GoujiEvent],
    panel: str,
    deadline: datetime | None,
    earlier: Sequence[GoujiEvent] = (),
) -> Screen:
    """Raises ValueError for a panel that we never name. One that leads nowhere now gives the
    first one."""
    if _PANEL.fullmatch(panel) is None:
        raise ValueError(f"no such panel: {panel!r}")
    reading = Reading(scene, view, deadline)
    if panel.startswith("u") and not view.ended:
        suggestions = prompting.panel(reading, int(panel[1:]))
        if suggestions is not None:
            return suggestions
    opened = _opened(reading, panel)
    return opened if opened is not None else _first(reading, news, panel, earlier)


def _opened(reading: Reading, panel: str) -> Screen | None:
    """The keyboard behind a button of the first one, where it leads somewhere now."""
    asked = reading.view.asked
    if asked is None or reading.view.ended or panel in ("", "c"):
        return None
    return before.panel(reading, panel) or _at_play(reading, asked, panel)


def _at_play(reading: Reading, asked: Asked, panel: str) -> Screen | None:
    """The keyboards of showing, leading, answering and burning."""
    if panel == "s":
        return showing.panel(reading) if asked.matter is Matter.SHOW else None
    if panel[0] in "bB":
        return burning.panel(reading, panel) if asked.may_burn else None
    if asked.matter is Matter.LEAD and panel[0] in "raJ2":
        return leading.panel(reading, panel)
    if asked.may_answer and panel[0] in "rJ2":
        return answering.panel(reading, panel)
    return None


def _first(
    reading: Reading, news: Sequence[GoujiEvent], panel: str, earlier: Sequence[GoujiEvent]
) -> Screen:
    scene, view = reading.scene, reading.view
    lines: tuple[Text, ...] = (reading.head(),)
    if not scene.title:
        lines = (*lines, *_sides(seat_lines(reading.people, view)), BLANK)
    own = (*reading.cards(), *prompting.told(reading))
    gap = (BLANK,) if own or scene.title else ()
    lines = (*lines, *own, *gap, *since(reading, tell, news, earlier))
    if view.ended:
        stuck = (_dead(reading),) if reading.seat in view.dead else ()
        return Screen((*lines, *stuck, _over(reading, (*earlier, *news))))
    part, buttons = _part(reading, panel)
    return Screen((*lines, *part), (*buttons, *prompting.rows(reading)))


def _part(reading: Reading, panel: str) -> tuple[tuple[Text, ...], Keyboard]:
    """What the reader is asked, or what else there is to say to him."""
    view = reading.view
    asked = view.asked
    if asked is None:
        return _unasked(reading), ()
    if view.answer is not None and panel != "c":
        return _noted(reading)
    why = _why_no_burn(reading, panel)
    if asked.matter is Matter.SHOW:
        lines, buttons = showing.question(reading)
    elif asked.matter in before.QUESTIONS:
        lines, buttons = before.question(reading)
    elif asked.matter is Matter.LEAD:
        lines, buttons = leading.question(reading)
    elif asked.may_answer:
        lines, buttons = answering.question(reading)
    else:
        lines, buttons = burning.question(reading)
    return (*why, *lines), buttons


def _why_no_burn(reading: Reading, panel: str) -> tuple[Text, ...]:
    """Somebody pressed burn under the table message, and may not."""
    asked = reading.asked
    if panel != "b" or asked.may_burn or not asked.no_burn:
        return ()
    return (Text(f"error-{asked.no_burn}"),)


def _unasked(reading: Reading) -> tuple[Text, ...]:
    view = reading.view
    if reading.seat in view.places:
        first = view.places[0] == reading.seat
        at = place(view.places.index(reading.seat))
        return (Text("own-out-first") if first else Text("own-out", {"place": at}),)
    if reading.seat in view.dead:
        return (_waiting_dead(reading),)
    waiting = "waiting"
    if view.top is not None and reading.seat == view.top.seat:
        waiting = "waiting-own"
    elif view.top is not None and reading.seat in view.passed and not view.melee:
        answers = view.rules.pass_rule is PassRule.EXCEPT_OPPOSITE
        facing = answers and opposite(reading.seat, SEATS) in view.in_play
        waiting = "waiting-passed" if facing else "waiting-passed-alone"
    return (*answering.on_top(reading), *phrases(reading.people, view), Text(waiting))


def _noted(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    """The sealed answer, which may be changed where there is another."""
    view = reading.view
    assert view.answer is not None
    lines = (*answering.on_top(reading), *phrases(reading.people, view))
    if isinstance(view.answer, WrongFollow):
        return (*lines, spoken.said(view.answer)), ()
    noted = Text("own-noted", {"action": spoken.said(view.answer, view.asked)})
    if _changeable(reading):
        change = (reading.keys.panel(Text("button-change"), "c"),)
        return (*lines, noted), (change,)
    return (*lines, Text("own-cannot") if reading.asked.may_answer else noted), ()


def _changeable(reading: Reading) -> bool:
    """There is another answer. A declaration is never told apart by that."""
    asked = reading.asked
    return asked.matter in UNSPARED or len(tuple(islice(menu(asked), 2))) > 1


def _over(reading: Reading, events: Sequence[GoujiEvent]) -> Text:
    ended = next((event for event in reversed(events) if isinstance(event, HandEnded)), None)
    if ended is None:
        return Text("own-hand-over")
    return Text("own-hand-over-placed", {"place": place(ended.places.index(reading.seat))})


def _sides(seats: Sequence[Text]) -> tuple[Text, ...]:
    """The seats of each side on one line: a terminal has few lines."""
    both = (chained("seats-beside", seats[side::2]) for side in (0, 1))
    return tuple(line for line in both if isinstance(line, Text))


def _dead(reading: Reading) -> Text:
    """Why he cannot go out any more: stuffed (G-235), beaten in all his shots (G-265), or by a
    false burn (G-163)."""
    view, seat = reading.view, reading.seat
    if seat in situation.held_down(view):
        by = next(by for stuffed, by in view.stuffed if stuffed == seat)
        return Text("own-stuffed", {"by": reading.people.name(by)})
    return Text("own-shots-beaten" if situation.beaten_back(view, seat) else "own-dead")


def _waiting_dead(reading: Reading) -> Text:
    """With his place, where no later one can push him out of it."""
    view, why = reading.view, {"why": _dead(reading)}
    if view.rules.stuffed_places is StuffedPlaces.LAST_IS_LAST:
        return Text("own-dead-waiting", why)
    at = place_from_below(view.dead.index(reading.seat))
    return Text("own-dead-placed", {**why, "place": at})
