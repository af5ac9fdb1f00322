"""The living table message (screens, sections 5.1 and 14): fixed slots, always in the same
order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.narrate import Scene, Screen
from bot.narrate.baohuang import faces, order, situation
from bot.narrate.baohuang.places import place, place_from_below
from bot.narrate.baohuang.telling import tell
from bot.narrate.log import log
from bot.narrate.people import People, extended
from bot.narrate.points import signed
from bot.narrate.table_buttons import table_buttons
from bot.text import Text
from engine.baohuang.actions import Declaration
from engine.baohuang.events import BaohuangEvent
from engine.baohuang.score import multiplier
from engine.baohuang.seating import ALL
from engine.baohuang.view import View
from engine.seats import Seat

BLANK: Final = Text("blank")


def board(
    scene: Scene, view: View, events: Sequence[BaohuangEvent], before: Sequence[BaohuangEvent] = ()
) -> Screen:
    """Head, seats, plays, then what lies on top, who is heard and until when."""
    people = People(scene)
    plays = log(tell(people, view, events, before))
    lines = (head(scene, view), *seat_lines(people, view))
    if plays:
        lines = (*lines, BLANK, *plays)
    now = (*_top(people, view), *order.phrases(people, view), *_times(people, view))
    if now:
        lines = (*lines, BLANK, *now)
    return Screen(lines, () if view.ended else table_buttons(scene))


def head(scene: Scene, view: View) -> Text:
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    hands = view.rules.hands_per_game
    key = "baohuang-head"
    if hands is not None:
        key, args = "baohuang-head-of", {**args, "hands": hands}
    return extended(Text(key, args), "head-with", stakes(view))


def stakes(view: View) -> Iterator[Text]:
    """The card that was called, and what the score is multiplied by as far as everybody knows."""
    if view.called is not None:
        yield Text("head-called", {"card": faces.card(view.called)})
    factor = known_factor(view)
    if factor > 1:
        yield Text("head-factor", {"factor": factor})


def known_factor(view: View) -> int:
    """What the score is sure to be multiplied by, by public facts alone."""
    guard = situation.guard(view)
    if guard is None:
        return 1
    solo = guard == view.emperor
    return multiplier(view.rules, solo=solo, shown=view.open, kicked=view.kicked)


def seat_lines(people: People, view: View) -> tuple[Text, ...]:
    """One line a seat: number, name, points, then what is known of it."""
    return tuple(_seat(people, view, seat) for seat in ALL)


def _seat(people: People, view: View, seat: Seat) -> Text:
    points = people.scene.points
    args: dict[str, object] = {"number": seat + 1, "name": people.name(seat)}
    who = Text("baohuang-seat", args)
    if any(points):
        who = Text("baohuang-seat-points", {**args, "points": signed(points[seat], "+")})
    return extended(who, "with-fact", _facts(view, seat))


def _facts(view: View, seat: Seat) -> Iterator[Text]:
    yield from _role(view, seat)
    if seat in view.places:
        yield place(view.places.index(seat))
    dead = [stuffed for stuffed, _ in view.stuffed]
    if seat in dead:
        yield Text("baohuang-fact-stuffed", {"place": place_from_below(dead.index(seat))})
    if view.left and seat in view.in_play and view.left[seat] <= situation.FEW:
        yield Text("fact-left", {"count": view.left[seat]})
    if view.top is not None and view.top.seat == seat and not view.ended:
        yield Text("fact-top")


def _role(view: View, seat: Seat) -> Iterator[Text]:
    """What everybody knows that *seat* is, and what it declared."""
    if seat == view.emperor:
        yield Text("fact-emperor" if view.reigns else "fact-card")
    if view.preparing and seat in view.declined and not (view.reigns and seat == view.emperor):
        yield Text("fact-declined")
    said = {what for who, what in view.declared if who == seat}
    guard = situation.guard(view)
    if seat == guard and seat == view.emperor:
        yield Text("fact-open-solo" if situation.announced(view) else "fact-solo")
    elif seat == guard:
        yield Text("fact-open-guard" if view.open else "fact-guard")
    if Declaration.REVOLT in said:
        yield Text("fact-revolt")


def _top(people: People, view: View) -> tuple[Text, ...]:
    top = view.top
    if top is None or view.ended:
        return ()
    play = faces.combo(top.combo)
    if situation.dead(top.combo, view.rules):
        play = Text("play-unbeatable", {"play": play})
    return (Text("board-top", {"name": people.name(top.seat), "play": play}),)


def _times(people: People, view: View) -> Iterator[Text]:
    scene = people.scene
    if view.ended or scene.solo:
        return
    if scene.waited:
        yield Text("board-waiting", {"names": people.list(scene.waited)})
    if scene.until is not None and view.top is not None and view.survey is None:
        yield Text("board-until", {"until": scene.until})
