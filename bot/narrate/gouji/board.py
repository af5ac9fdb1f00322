"""The living table message (screens, section 5.1): fixed slots, always in the same order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from bot.messages import Button, Keyboard
from bot.narrate import Scene, Screen
from bot.narrate.gouji import faces, order, situation
from bot.narrate.gouji.places import place, place_from_below
from bot.narrate.gouji.sides import side
from bot.narrate.gouji.telling import tell
from bot.narrate.log import log
from bot.narrate.people import People, extended
from bot.narrate.points import signed
from bot.narrate.table_buttons import table_buttons
from bot.text import Text
from bot.tokens import Op, Token
from engine.gouji.events import GoujiEvent
from engine.gouji.options import ReportMode
from engine.gouji.report import reported
from engine.gouji.state import ALL, facing
from engine.gouji.view import View
from engine.seats import Seat

BLANK: Final = Text("blank")


def board(
    scene: Scene, view: View, events: Sequence[GoujiEvent], before: Sequence[GoujiEvent] = ()
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
    return Screen(lines, _buttons(scene, view))


def head(scene: Scene, view: View) -> Text:
    red, blue = scene.points or (0, 0)
    scored = view.rules.score is not None
    args: dict[str, object] = {"table": scene.number, "hand": scene.hand_number}
    if scored:
        args |= {"red": signed(red), "blue": signed(blue)}
    key = "board-head" if scored else "board-head-bare"
    hands = view.rules.hands_per_game
    if hands is not None:
        key, args = f"{key}-of", {**args, "hands": hands}
    return extended(Text(key, args), "head-with", _account(view))


def _account(view: View) -> Iterator[Text]:
    """What stands in place of points, or beside them: point tributes that count towards the end
    (G-302), and tribute owed."""
    rules = view.rules
    if rules.six_point_limit is not None:
        red, blue = (0, 0) if view.carried is None else view.carried.hits
        yield Text("head-hits", {"red": red, "blue": blue, "limit": rules.six_point_limit})
    if rules.score is not None or not rules.tribute_enabled:
        return
    owed = [0, 0]
    for debt in view.owed if view.preparing else view.debts:
        owed[debt.payer % 2] += debt.cards
    if any(owed):
        yield Text("head-owed", {"red": owed[0], "blue": owed[1]})


def seat_lines(people: People, view: View) -> tuple[Text, ...]:
    """One line a seat: number, name, side, then what is known of it."""
    return tuple(_seat(people, view, seat) for seat in ALL)


def _seat(people: People, view: View, seat: Seat) -> Text:
    who = Text("board-seat", {"number": seat + 1, "name": people.name(seat), "side": side(seat)})
    return extended(who, "with-fact", _facts(people.scene, view, seat))


def _facts(scene: Scene, view: View, seat: Seat) -> Iterator[Text]:
    if seat in view.places:
        yield place(view.places.index(seat))
    if seat in view.dead:
        yield place_from_below(view.dead.index(seat))
    yield from _standing(view, seat)
    if seat in view.in_play:
        if seat in view.headless and not view.melee:
            yield Text("fact-headless")
        if any(seat == stuffed for stuffed, _ in view.stuffed):
            yield Text("fact-stuffed")
        yield from _count(scene, view, seat)
    if view.top is not None and view.top.seat == seat:
        yield Text("fact-top")


def _standing(view: View, seat: Seat) -> Iterator[Text]:
    """The point, the bet on it, the revolution."""
    revolt = view.revolt
    if seat in view.agents:
        revolted = revolt is not None and revolt.seat == seat
        yield Text("fact-revolted" if revolted else "fact-free")
    if seat in view.opened:
        yield Text("fact-natural" if seat in view.natural else "fact-opened")
    elif seat in view.given_up:
        yield Text("fact-given-up")
    if seat in view.pre_calls:
        yield Text("fact-pre-called")
    if seat in view.bright_calls:
        yield Text("fact-called")
    if revolt is not None and revolt.kills and facing(revolt) == seat and not view.melee:
        yield Text("fact-kills", {"count": revolt.kills})


def _count(scene: Scene, view: View, seat: Seat) -> Iterator[Text]:
    if not view.left:
        return  # not dealt yet
    asked = scene.counted and view.rules.report_mode is ReportMode.ON_REQUEST
    counts = reported(view.left, view.rules) if asked else view.reports
    count = counts[seat]
    if count is not None:
        yield Text("fact-count", {"count": count})
    elif asked:
        yield Text("fact-count-more")


def _top(people: People, view: View) -> tuple[Text, ...]:
    top = view.top
    if top is None or view.ended:
        return ()
    key = "board-top-gouji" if situation.strong(top.combo, view) else "board-top"
    return (Text(key, {"name": people.name(top.seat), "play": faces.combo(top.combo)}),)


def _times(people: People, view: View) -> Iterator[Text]:
    scene = people.scene
    if view.ended or scene.solo:
        return
    if scene.waited:
        yield Text("board-waiting", {"names": people.list(scene.waited)})
    if scene.until is not None and view.top is not None and view.survey is None:
        yield until(scene.until)


def until(moment: datetime) -> Text:
    return Text("board-until", {"until": moment})


def _buttons(scene: Scene, view: View) -> Keyboard:
    if view.ended:
        return ()

    counts = view.rules.report_mode is ReportMode.ON_REQUEST
    if not situation.window_open(view):
        return table_buttons(scene, counts=counts)
    burning = Button(
        Text("button-burn-open"), str(Token(Op.OPEN, scene.table, scene.decision, "b"))
    )
    return table_buttons(scene, counts=counts, between=((burning,),))
