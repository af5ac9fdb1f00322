"""The living table message (screens, sections 5.1 and 13.3): fixed slots, always in the same
order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.messages import Button, Keyboard
from bot.narrate import Scene, Screen
from bot.narrate.people import People, chained
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji import order
from bot.narrate.shengji.sides import facing
from bot.narrate.shengji.telling import Told, tell
from bot.text import Text
from bot.tokens import Op, Token
from engine.seats import Seat
from engine.shengji.events import ShengjiEvent
from engine.shengji.matters import Matter
from engine.shengji.seating import ALL
from engine.shengji.view import View

LOG: Final = 10
"""Lines of plays; older ones are only counted."""
BLANK: Final = Text("blank")


def board(
    scene: Scene, view: View, events: Sequence[ShengjiEvent], before: Sequence[ShengjiEvent]
) -> Screen:
    """Head, seats, plays, then what lies on the table, who is heard and until when."""
    people = People(scene)
    log = _log(tell(people, view, events, before))
    lines = (head(scene, view), *seat_lines(people, view))
    if log:
        lines = (*lines, BLANK, *log)
    now = (*order.phrases(people, view), *_times(people, view))
    if now:
        lines = (*lines, BLANK, *now)
    return Screen(lines, _buttons(scene, view))


def head(scene: Scene, view: View) -> Text:
    """Table and hand, level, trump suit, points of the defenders."""
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    hands = view.rules.hands_per_game
    key = "shengji-head" if hands is None else "shengji-head-of"
    first = Text(key, args if hands is None else {**args, "hands": hands})
    line = chained("head-with", (first, *stand(view)))
    assert isinstance(line, Text)
    return line


def stand(view: View) -> Iterator[Text]:
    """The level that is played, what is trump, and what the defenders have."""
    yield Text("head-level", {"level": faces.rank(view.level)})
    if view.trumps is None:
        return
    yield faces.trump_suit(view.trumps)
    if view.leader is not None or view.ended:
        yield Text("head-points", {"points": view.points})


def seat_lines(people: People, view: View) -> tuple[Text, ...]:
    """One line a seat: number, name, level, then its part in this hand."""
    return tuple(_seat(people, view, seat) for seat in ALL)


def _seat(people: People, view: View, seat: Seat) -> Text:
    args = {"number": seat + 1, "name": people.name(seat), "level": faces.rank(view.levels[seat])}
    line = chained("with-fact", (Text("shengji-seat", args), *_facts(view, seat)))
    assert isinstance(line, Text)
    return line


def _facts(view: View, seat: Seat) -> Iterator[Text]:
    if seat == view.declarer:
        yield Text("fact-declarer")
    elif seat == facing(view):
        yield Text("fact-partner")
    elif view.declarer is not None:
        yield Text("fact-defender")


def _log(told: tuple[Told, ...]) -> tuple[Text, ...]:
    """The last lines under their headings; of what is left out only the plays are counted."""
    kept, cut = told[-LOG:], told[:-LOG]
    folded = sum(item.play for item in cut)
    lines: list[Text] = [Text("board-folded", {"count": folded})] if folded else []
    heading: Text | None = None
    for item in kept:
        over = _heading(item, told)
        if over is not None and over != heading:
            lines.append(over)
        heading = over
        lines.append(item.line)
    return tuple(lines)


def _heading(item: Told, told: tuple[Told, ...]) -> Text | None:
    """What comes before the first play stands under no heading."""
    if not item.trick:
        return None
    return Text("board-trick" if item.trick == told[-1].trick else "board-earlier")


def _times(people: People, view: View) -> Iterator[Text]:
    scene = people.scene
    if view.ended or scene.solo:
        return
    if scene.waited:
        yield Text("board-waiting", {"names": people.list(scene.waited)})
    if scene.until is not None and view.matter is Matter.FOLLOW:
        yield Text("board-until", {"until": scene.until})


def _buttons(scene: Scene, view: View) -> Keyboard:
    if view.ended:
        return ()

    def press(key: str, op: Op) -> Button:
        return Button(Text(key), str(Token(op, scene.table)))

    first: tuple[Button, ...] = (press("button-hand", Op.HAND),)
    if scene.title and not scene.discreet:
        first = (*first, press("button-play-private", Op.OPEN))
    return (first, (press("button-table", Op.TABLE), press("button-rules", Op.RULES)))
