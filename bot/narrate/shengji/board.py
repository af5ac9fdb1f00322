"""The living table message (screens, sections 5.1 and 13.3): fixed slots, always in the same
order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.narrate import Scene, Screen, log
from bot.narrate.people import People, extended
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import order
from bot.narrate.shengji.head import stand
from bot.narrate.shengji.sides import facing
from bot.narrate.shengji.telling import tell
from bot.narrate.table_buttons import table_buttons
from bot.text import Text
from engine.seats import Seat
from engine.shengji.events import ShengjiEvent
from engine.shengji.matters import Matter
from engine.shengji.seating import ALL
from engine.shengji.view import View

BLANK: Final = Text("blank")


def board(
    scene: Scene, view: View, events: Sequence[ShengjiEvent], before: Sequence[ShengjiEvent] = ()
) -> Screen:
    """Head, seats, plays, then what lies on the table, who is heard and until when."""
    people = People(scene)
    lines_of_plays = log.log(tell(people, view, events, before))
    lines = (head(scene, view), *seat_lines(people, view))
    if lines_of_plays:
        lines = (*lines, BLANK, *lines_of_plays)
    now = (*order.phrases(people, view), *_times(people, view))
    if now:
        lines = (*lines, BLANK, *now)
    return Screen(lines, () if view.ended else table_buttons(scene))


def head(scene: Scene, view: View) -> Text:
    """Table and hand, level, trump suit, points of the defenders."""
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    hands = view.rules.hands_per_game
    key = "shengji-head" if hands is None else "shengji-head-of"
    first = Text(key, args if hands is None else {**args, "hands": hands})
    return extended(first, "head-with", stand(view))


def seat_lines(people: People, view: View) -> tuple[Text, ...]:
    """One line a seat: number, name, level, then its part in this hand."""
    return tuple(_seat(people, view, seat) for seat in ALL)


def _seat(people: People, view: View, seat: Seat) -> Text:
    args = {"number": seat + 1, "name": people.name(seat), "level": faces.rank(view.levels[seat])}
    return extended(Text("shengji-seat", args), "with-fact", _facts(view, seat))


def _facts(view: View, seat: Seat) -> Iterator[Text]:
    if seat == view.declarer:
        yield Text("fact-declarer")
    elif seat == facing(view):
        yield Text("fact-partner")
    elif view.declarer is not None:
        yield Text("fact-defender")


def _times(people: People, view: View) -> Iterator[Text]:
    scene = people.scene
    if view.ended or scene.solo:
        return
    if scene.waited:
        yield Text("board-waiting", {"names": people.list(scene.waited)})
    if scene.until is not None and view.matter is Matter.FOLLOW:
        yield Text("board-until", {"until": scene.until})
